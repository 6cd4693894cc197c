import type { SiteFigure } from '../narration/lesson/site-figures.ts';
import { panesOf, tagsOf } from './chapter-check.ts';
import type { RunSpec } from './run-at-build.ts';

/** A chapter as its file has it. */
export interface ChapterWithFigures {
  /** Its folder's name. */
  readonly id: string;
  readonly title: string;
  readonly runs: Readonly<Record<string, RunSpec>>;
  readonly body: string;
}

/** The figures of some chapters, in their order. */
export const figuresOf = (chapters: readonly ChapterWithFigures[]): SiteFigure[] => chapters.flatMap(figuresOfChapter);

function figuresOfChapter({ id, title, runs, body }: ChapterWithFigures): SiteFigure[] {
  const looks = looksIn(body);
  return Object.entries(runs)
    .filter(([run]) => looks.has(run))
    .map(([run, spec]) => ({
      path: `chapters/${id}/`,
      run,
      title,
      algorithm: spec.algorithm,
      puzzle: spec.puzzle,
      options: spec.options ?? {},
      view: looks.get(run)!.view,
      panes: panesIn(spec, looks.get(run)),
    }));
}

/** What a chapter's figure shows: the drawing in its main pane, and the pane beside it where the text says which. */
export interface FigureLook {
  readonly view: string;
  readonly shows: string | undefined;
}

/** By run: how its first figure in a chapter's text looks. */
export function looksIn(body: string): Map<string, FigureLook> {
  const looks = new Map<string, FigureLook>();
  for (const { component, attributes } of tagsOf(body)) {
    const { run = 'main', view = 'grid', shows } = attributes;
    if (/^(Scene|Stepper)$/.test(component) && !looks.has(run)) looks.set(run, { view, shows });
  }
  return looks;
}

/** The panes of a run's figure where it is alone: the one that its chapter shows first. */
export function panesIn(spec: Pick<RunSpec, 'panes'>, look: FigureLook | undefined): string[] {
  const panes = panesOf(spec, false);
  const shows = look?.shows;
  return shows !== undefined && panes.includes(shows) ? [shows, ...panes.filter((name) => name !== shows)] : panes;
}
