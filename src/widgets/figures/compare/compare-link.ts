import { describeError } from '../../../engine/errors.ts';
import { type NamedPuzzle, puzzleIn } from '../../runs/named-puzzle.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { prepareCompared } from './compare-panel.ts';
import { MOST_PANELS } from './panel-row.ts';

/** Those of a link's runs that make sense on a puzzle, as many as there is room for, and what is wrong with the others. */
export async function fittingRuns(runs: readonly NamedRun[], puzzle: NamedPuzzle): Promise<{ fitting: NamedRun[]; faults: string[] }> {
  const faults: string[] = [];
  const fitting: NamedRun[] = [];
  for (const run of runs) {
    try {
      await prepareCompared(run, puzzle);
      fitting.push(run);
    } catch (error) {
      faults.push(describeError(error));
    }
  }
  if (fitting.length > MOST_PANELS) faults.push(`there are ${fitting.length} runs; expected at most ${MOST_PANELS}`);
  return { fitting: fitting.slice(0, MOST_PANELS), faults };
}

/** What is wrong with the text of a puzzle; nothing when it is one. */
export function faultOfPuzzle(puzzle: NamedPuzzle): string | undefined {
  try {
    puzzleIn(puzzle);
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}
