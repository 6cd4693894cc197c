import { catalogRow } from '../../engine/catalog.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { narratorOf } from '../../narration/narrator.ts';
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
  async ahead({ algorithm: id, puzzle, steps, ms }) {
    const row = catalogRow(id);
    const [algorithm, words] = await Promise.all([row.load(), narratorOf(id)]);
    return runAhead({ row, algorithm, words }, readPuzzles(puzzle)[0]!.puzzle, { steps, ms, now: () => performance.now() });
  },
};

serve({ ...functions });
