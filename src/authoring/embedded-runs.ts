import { readFileSync } from 'node:fs';
import type { WrittenRun } from '../widgets/runs/embedded-run.ts';
import { type LoadedAlgorithm, loadAlgorithm, prepareOn } from '../widgets/runs/prepared-run.ts';
import { encodePuzzle } from '../widgets/runs/puzzle-library.ts';
import { fittingViews } from '../widgets/views/views.ts';
import type { Runs } from './chapter-check.ts';
import { type FigureLook, looksIn, panesIn } from './chapter-figures.ts';
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
    const looks = looksIn(readFileSync(file, 'utf8'));
    for (const [run, spec] of Object.entries(runs)) {
      if (spec.algorithm !== algorithm) continue;
      const fullName = `${id}.${run}`;
      const name = taken.has(run) ? fullName : run;
      taken.add(run);
      (looks.has(run) ? shown : others).push({ name, fullName, spec, ...(await shapeOf(loaded, spec, looks.get(run))) });
    }
  }
  return [...shown, ...others];
}

/** How the figure of a run looks, without running it. */
async function shapeOf(
  loaded: LoadedAlgorithm,
  spec: RunSpec,
  look: FigureLook | undefined,
): Promise<Omit<WrittenRun, 'name' | 'fullName'>> {
  const puzzle = findPuzzle(spec.puzzle);
  const { algorithm, input, values, options } = prepareOn(loaded, puzzle, spec.options ?? {});
  const picture = algorithm.picture(algorithm.start(input, values), undefined);
  const view = look?.view ?? (await fittingViews(MAIN_VIEWS, algorithm, picture))[0];
  if (!view) throw new Error(`no view can draw '${spec.algorithm}' on '${spec.puzzle}'`);
  const size = picture.grid?.puzzle.grid.size ?? 0;
  return { puzzle: encodePuzzle(puzzle), options, view, panes: panesIn(spec, look), size, waits: spec.waits };
}
