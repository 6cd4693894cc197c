import { readFileSync } from 'node:fs';
import type { WrittenRun } from '../widgets/runs/embedded-run.ts';
import { type LoadedAlgorithm, loadAlgorithm, prepareOn } from '../widgets/runs/prepared-run.ts';
import { encodePuzzle } from '../widgets/runs/puzzle-library.ts';
import { fittingViews } from '../widgets/views/views.ts';
import { panesOf, type Runs, tagsOf } from './chapter-check.ts';
import { findPuzzle } from './puzzles.ts';
import type { RunSpec } from './run-at-build.ts';

/** What there is to know of a chapter: its folder, its file, and the runs of its front matter. */
export interface ChapterOfRuns {
  readonly id: string;
  readonly file: string;
  readonly runs: Runs;
}

/** A run that a page of its own shows in a frame, with its words in the front matter of its chapter. */
export interface EmbeddedRun extends WrittenRun {
  readonly spec: RunSpec;
}

/** Drawings for the main pane where a chapter shows no figure of a run. */
const MAIN_VIEWS = ['grid', 'matrix', 'links'];

/**
 * All runs of the chapters with one algorithm, those that a chapter shows as a figure first. A run is called as in its chapter, and
 * 'chapter.name' where an earlier chapter has one of that name.
 */
export async function embeddedRuns(chapters: readonly ChapterOfRuns[], algorithm: string): Promise<EmbeddedRun[]> {
  const [shown, others]: [EmbeddedRun[], EmbeddedRun[]] = [[], []];
  const taken = new Set<string>();
  const loaded = await loadAlgorithm(algorithm);
  for (const { id, file, runs } of chapters) {
    const views = mainViews(file);
    for (const [run, spec] of Object.entries(runs)) {
      if (spec.algorithm !== algorithm) continue;
      const fullName = `${id}.${run}`;
      const name = taken.has(run) ? fullName : run;
      taken.add(run);
      (views.has(run) ? shown : others).push({ name, fullName, spec, ...(await shapeOf(loaded, spec, views.get(run))) });
    }
  }
  return [...shown, ...others];
}

/** The drawings in the main panes of a chapter's figures, by their runs. */
function mainViews(file: string): Map<string, string> {
  const views = new Map<string, string>();
  for (const { component, attributes } of tagsOf(readFileSync(file, 'utf8'))) {
    const { run = 'main', view = 'grid' } = attributes;
    if (/^(Scene|Stepper)$/.test(component) && !views.has(run)) views.set(run, view);
  }
  return views;
}

/** How the figure of a run looks, without running it. */
async function shapeOf(loaded: LoadedAlgorithm, spec: RunSpec, shown: string | undefined): Promise<Omit<WrittenRun, 'name' | 'fullName'>> {
  const puzzle = findPuzzle(spec.puzzle);
  const { algorithm, input, values, options } = prepareOn(loaded, puzzle, spec.options ?? {});
  const picture = algorithm.picture(algorithm.start(input, values), undefined);
  const view = shown ?? (await fittingViews(MAIN_VIEWS, algorithm, picture))[0];
  if (!view) throw new Error(`no view can draw '${spec.algorithm}' on '${spec.puzzle}'`);
  const size = picture.grid?.puzzle.grid.size ?? 0;
  return { puzzle: encodePuzzle(puzzle), options, view, panes: panesOf(spec, false), size, waits: spec.waits };
}
