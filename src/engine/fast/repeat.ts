import { type AnyOptions, countOf, countSteps, type Outcome } from '../algorithm.ts';
import { catalogRow } from '../catalog.ts';
import { loadDirect } from '../direct/load-direct.ts';
import type { Puzzle } from '../puzzle.ts';
import { kindsWhere } from '../step.ts';
import { fastAnnealing, fastMonteCarlo } from './anneal.ts';

/** The summary of one run of many. */
export interface RunSummary {
  readonly seed: number;
  readonly outcome: Outcome;
  readonly proposals: number;
  /** How often it started, for a method with restarts. */
  readonly starts?: number;
}

type FastRun = (puzzle: Puzzle, options: AnyOptions) => Omit<RunSummary, 'seed'>;

/** Algorithms that have a fast twin. */
const twins: Readonly<Record<string, FastRun>> = {
  'monte-carlo'(puzzle, options) {
    const { outcome, proposals } = fastMonteCarlo(puzzle, options as never);
    return { outcome, proposals };
  },
  annealing(puzzle, options) {
    const { outcome, proposals, reheats } = fastAnnealing(puzzle, options as never);
    return { outcome, proposals, starts: reheats + 1 };
  },
};

/** Runs a seed, with the fast twin where there is one, else with the algorithm itself, without keeping steps. */
export async function runSeed(id: string, puzzle: Puzzle, options: AnyOptions, seed: number): Promise<RunSummary> {
  const twin = twins[id];
  if (twin) return { seed, ...twin(puzzle, { ...options, seed }) };
  const algorithm = await loadDirect(catalogRow(id));
  const { start, steps, counters } = algorithm;
  const { outcome, counts } = countSteps(algorithm, start(puzzle, { ...options, seed }));
  const proposals = countOf({ kinds: kindsWhere(steps, ({ proposes }) => proposes) }, counts);
  return { seed, outcome, proposals, ...(counters.starts && { starts: countOf(counters.starts, counts) }) };
}
