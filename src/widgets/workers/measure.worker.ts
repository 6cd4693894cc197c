import type { AnyOptions } from '../../engine/algorithm.ts';
import { catalogRow, refusalOf } from '../../engine/catalog.ts';
import { loadDirect } from '../../engine/direct/load-direct.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { type Measured, measureRun, type RunBudget } from '../../experiment/measured-run.ts';
import { serve } from './rpc.ts';

/** One algorithm on one puzzle. */
export interface MeasureTask {
  readonly algorithm: string;
  readonly options: AnyOptions;
  /** The puzzle, as text: a list may have 200,000 of them. */
  readonly text: string;
  readonly budget: RunBudget;
}

/** What a run took, in the words of rows. */
export type MeasuredRun = Pick<Measured, 'outcome' | 'digits' | 'steps' | 'counters'>;

const refused: MeasuredRun = { outcome: 'refused', digits: 0, steps: 0, counters: {} };

serve({
  async work({ algorithm: id, options, text, budget }: MeasureTask): Promise<MeasuredRun> {
    const row = catalogRow(id);
    const algorithm = await loadDirect(row);
    const input = readPuzzles(text)[0]!.puzzle;
    if (refusalOf(row, algorithm, input)) return refused;
    const { outcome, digits, steps, counters } = measureRun(algorithm, input, options, { budget });
    return { outcome, digits, steps, counters };
  },
});
