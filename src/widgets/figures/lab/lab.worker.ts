import type { AnyOptions } from '../../../engine/algorithm.ts';
import { catalogRow, refusalOf } from '../../../engine/catalog.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { answerEach } from '../../../trace/worker-answer.ts';
import { measureRun } from './measure-run.ts';
import type { Result } from './results.ts';

/** One algorithm on one puzzle. */
export interface LabTask {
  /** Zero-based places in the lists of puzzles and of runs. */
  readonly puzzle: number;
  readonly run: number;
  readonly algorithm: string;
  readonly options: AnyOptions;
  /** The puzzle, as text. */
  readonly text: string;
  /** Steps after which the run is given up. */
  readonly limit: number;
}

answerEach<LabTask, Result>(async ({ puzzle, run, algorithm: id, options, text, limit }) => {
  const row = catalogRow(id);
  const algorithm = await row.load();
  const input = readPuzzles(text)[0]!.puzzle;
  if (refusalOf(row, algorithm, input)) return { puzzle, run, ending: 'refused', steps: 0, written: 0, milliseconds: 0, counters: {} };
  return { puzzle, run, ...measureRun(algorithm, input, options, { limit, now: () => performance.now() }) };
});
