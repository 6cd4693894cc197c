import type { Grid } from '../engine/grid.ts';
import type { Highlight } from '../engine/grid-picture.ts';
import type { Question } from '../narration/question.ts';
import { gridDrawing } from '../widgets/views/grid/drawn-grid.ts';
import { SIDE } from '../widgets/views/grid/places.ts';
import { questionScene } from '../widgets/views/grid/scene.ts';
import { makeCompact } from './compact-drawing.ts';
import { documentOf } from './document.ts';
import { drawAtBuild } from './draw-at-build.ts';
import type { BuiltRun } from './run-at-build.ts';

/** A drawing that is not to be shown so small that its marks cannot be read. */
export interface Picture {
  readonly markup: string;
  /** The width in CSS pixels from which its smallest text is READABLE high. */
  readonly least: number;
  /** The width in CSS pixels beyond which it would be larger than the text about it. */
  readonly most: number;
}

/** How many CSS pixels a unit of a drawing takes at most. */
const MAX_SCALE = 0.85;

/** The least height of letters that are to be read, in CSS pixels. */
export const READABLE = 11;

/** What a reader sees when asked: the state before the step, with no mark of the step before it, and sets of cells that the text about it has named. */
export async function drawQuestion(
  run: BuiltRun,
  view: string,
  { position, shows }: Pick<Question, 'position' | 'shows'>,
  sets: readonly Highlight[] = [],
): Promise<Picture> {
  const element = documentOf('<div id="view"></div>').querySelector('#view')!;
  const { grid } = run.timeline.frame(position - 1).picture;
  if (view === 'grid' && grid) {
    gridDrawing(element)({ ...questionScene(run.algorithm, grid, shows), highlights: sets });
    if (shows.region) cropTo(element.querySelector('svg')!, grid.puzzle.grid, shows.region);
  } else element.innerHTML = await drawAtBuild(run, view, position - 1, { unmarked: true });
  makeCompact(element);
  const svg = element.querySelector('svg')!;
  const width = Number(svg.getAttribute('viewBox')!.split(' ')[2]);
  // Sizes from the style sheet, not from the drawing, are readable at its own scale.
  const sizes = [...svg.querySelectorAll('text')].map((text) => Number(text.getAttribute('font-size') ?? READABLE));
  const least = Math.ceil((width * READABLE) / Math.min(...sizes));
  return { markup: element.innerHTML, least, most: Math.max(least, Math.round(width * MAX_SCALE)) };
}

/** Leaves a drawing of a grid nothing but the part with these cells and a cell around them; what is outside is taken out. */
function cropTo(svg: SVGSVGElement, grid: Grid, cells: readonly number[]): void {
  const side = SIDE / grid.size;
  const range = (lineOf: ArrayLike<number>) => {
    const lines = cells.map((cell) => lineOf[cell]!);
    const first = Math.max(0, Math.min(...lines) - 1);
    const last = Math.min(grid.size - 1, Math.max(...lines) + 1);
    return { from: first * side, length: (last - first + 1) * side + 1 };
  };
  const [x, y] = [range(grid.columnOfCell), range(grid.rowOfCell)];
  svg.setAttribute('viewBox', [x.from, y.from, x.length, y.length].map((value) => Math.round(value * 100) / 100).join(' '));
  for (const text of svg.querySelectorAll('text')) {
    const [left, top] = [Number(text.getAttribute('x')) - x.from, Number(text.getAttribute('y')) - y.from];
    if (left < 0 || left > x.length || top < 0 || top > y.length) text.remove();
  }
}
