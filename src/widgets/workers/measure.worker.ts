import type { AnyOptions } from '../../engine/algorithm.ts';
import { catalogRow, refusalOf } from '../../engine/catalog.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { type Measured, measureRun, refused } from './measure-run.ts';
import { serve } from './rpc.ts';

/** One algorithm on one puzzle. */
export interface MeasureTask {
  readonly algorithm: string;
  readonly options: AnyOptions;
  /** The puzzle, as text: a list may have 200,000 of them. */
  readonly text: string;
  /** Steps after which the run is given up. */
  readonly limit: number;
}

serve({
  async work({ algorithm: id, options, text, limit }: MeasureTask): Promise<Measured> {
    const row = catalogRow(id);
    const algorithm = await row.load();
    const input = readPuzzles(text)[0]!.puzzle;
    return refusalOf(row, algorithm, input) ? refused : measureRun(algorithm, input, options, { limit, now: () => performance.now() });
  },
});
