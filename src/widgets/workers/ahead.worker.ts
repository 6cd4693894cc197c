import { readPuzzles } from '../../engine/formats/read.ts';
import { loadAlgorithm } from '../runs/prepared-run.ts';
import { serve } from './rpc.ts';
import { type Ahead, runAhead } from './run-ahead.ts';

/** One algorithm from one position. */
export interface AheadTask {
  readonly algorithm: string;
  /** The position, as compact text. */
  readonly puzzle: string;
  readonly steps: number;
  readonly ms: number;
}

export interface AheadFunctions {
  ahead(task: AheadTask): Promise<Ahead>;
}

const functions: AheadFunctions = {
  ahead: async ({ algorithm, puzzle, steps, ms }) =>
    runAhead(await loadAlgorithm(algorithm), readPuzzles(puzzle)[0]!.puzzle, { steps, ms, now: () => performance.now() }),
};

serve({ ...functions });
