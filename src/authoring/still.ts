import { levelKinds } from '../widgets/views/tree/bars.ts';
import { drawTreeStill } from '../widgets/views/tree/still.ts';
import type { Part } from '../widgets/views/view.ts';
import { viewContext } from '../widgets/views/view-set.ts';
import { makeCompact } from './compact-drawing.ts';
import { documentOf } from './document.ts';
import { drawAtBuild } from './draw-at-build.ts';
import type { BuiltRun } from './run-at-build.ts';

/** The width of stills, and the heights of a tree that is the subject and of one below another picture. */
const [WIDTH, TALL, LOW] = [250, 164, 46];
/** Grids up to this size are drawn small. */
const MAX_SMALL_SIZE = 6;
/** Panes that are half of the picture: a still has them under it. */
const PICTURES_BESIDE = ['matching', 'side-by-side'];
/** Views whose marks are too fine for the width of other stills. */
const WIDE_VIEWS = ['links', 'matrix'];

/** What the scene of a paragraph shows, and the part of the run that its strip shows, if not all of it. */
interface Subject {
  readonly view?: string | undefined;
  readonly shows?: string | undefined;
  readonly part?: Part | undefined;
}

interface Still {
  readonly markup: string;
  /** The room that it needs beside its text, where that is another than usual. */
  readonly size: 'small' | 'wide' | undefined;
}

/**
 * Draws what a paragraph is about, for paper and for pages without scripts: the tree or the links where that is what the scene shows, else
 * the picture, with the stretch of the run below it that the paragraph tells about.
 */
export async function stillOf(run: BuiltRun, position: number, { view = 'grid', shows, part }: Subject): Promise<Still> {
  if (shows === 'tree') return { markup: treeOf(run, position, TALL, part), size: undefined };
  const drawn = shows === 'links' ? shows : view;
  const picture = await drawAtBuild(run, drawn, position, { still: true });
  const strip = part && levelKinds(run.algorithm).length > 0 ? treeOf(run, position, LOW, part) : '';
  const beside = shows && PICTURES_BESIDE.includes(shows) ? await drawAtBuild(run, shows, position, { still: true }) : '';
  return { markup: picture + beside + strip, size: sizeOf(run, drawn) };
}

function sizeOf({ timeline }: BuiltRun, view: string): Still['size'] {
  if (WIDE_VIEWS.includes(view)) return 'wide';
  const { grid } = timeline.frame(0).picture;
  return grid && grid.puzzle.grid.size <= MAX_SMALL_SIZE ? 'small' : undefined;
}

function treeOf(run: BuiltRun, position: number, height: number, part: Part | undefined): string {
  const document = documentOf('<div id="still"></div>');
  const element = document.querySelector('#still')!;
  drawTreeStill(element, viewContext(run, run.timeline, document), position, { part, width: WIDTH, height });
  makeCompact(element);
  return element.innerHTML;
}
