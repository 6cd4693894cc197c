import type { SiteFigure } from '../narration/lesson/site-figures.ts';
import { tagsOf } from './chapter-check.ts';
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
  const views = viewsIn(body);
  return Object.entries(runs)
    .filter(([run]) => views.has(run))
    .map(([run, { algorithm, puzzle, options = {} }]) => ({
      path: `chapters/${id}/`,
      run,
      title,
      algorithm,
      puzzle,
      options,
      view: views.get(run)!,
    }));
}

/** By run: the drawing in the main pane of its first figure. */
function viewsIn(body: string): Map<string, string> {
  const views = new Map<string, string>();
  for (const { component, attributes } of tagsOf(body)) {
    const { run = 'main', view = 'grid' } = attributes;
    if (/^(Scene|Stepper)$/.test(component) && !views.has(run)) views.set(run, view);
  }
  return views;
}
