import { type AnyOptions, countOf, drain, type Outcome } from '../algorithm.ts';
import { catalogRow } from '../catalog.ts';
import type { Puzzle } from '../puzzle.ts';
import { kindsWhere } from '../step.ts';
import { fastAnnealing, fastMonteCarlo } from './anneal.ts';

/** What one run of many says of itself. */
export interface RunSummary {
  readonly seed: number;
  readonly outcome: Outcome;
  readonly proposals: number;
}

type FastRun = (puzzle: Puzzle, options: AnyOptions) => { outcome: Outcome; proposals: number };

/** Algorithms that have a fast twin. */
const twins: Readonly<Record<string, FastRun>> = {
  'monte-carlo': (puzzle, options) => fastMonteCarlo(puzzle, options as never),
  annealing: (puzzle, options) => fastAnnealing(puzzle, options as never),
};

/** The run of a seed, by the fast twin where there is one, else by the algorithm itself, of which no step is kept. */
export async function runSeed(id: string, puzzle: Puzzle, options: AnyOptions, seed: number): Promise<RunSummary> {
  const twin = twins[id];
  if (twin) {
    const { outcome, proposals } = twin(puzzle, { ...options, seed });
    return { seed, outcome, proposals };
  }
  const { start, run, steps } = await catalogRow(id).load();
  const { outcome, counts } = drain(run(start(puzzle, { ...options, seed })));
  return { seed, outcome, proposals: countOf({ kinds: kindsWhere(steps, ({ proposes }) => proposes) }, counts) };
}
