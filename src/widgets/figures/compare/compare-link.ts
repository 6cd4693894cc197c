import { describeError } from '../../../engine/errors.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { readOnePuzzle } from '../../runs/one-puzzle.ts';
import type { NamedPuzzle } from '../../runs/stepper-config.ts';
import { prepareRun } from './compare-panel.ts';
import { MOST_PANELS } from './panel-row.ts';

/** Those of a link's runs that make sense on a puzzle, as many as there is room for, and what is wrong with the others. */
export async function fittingRuns(runs: readonly NamedRun[], puzzle: NamedPuzzle): Promise<{ fitting: NamedRun[]; faults: string[] }> {
  const faults: string[] = [];
  const fitting: NamedRun[] = [];
  for (const run of runs) {
    try {
      await prepareRun(run, puzzle);
      fitting.push(run);
    } catch (error) {
      faults.push(describeError(error));
    }
  }
  if (fitting.length > MOST_PANELS) faults.push(`there are ${fitting.length} runs; expected at most ${MOST_PANELS}`);
  return { fitting: fitting.slice(0, MOST_PANELS), faults };
}

/** What is wrong with a text that is to be a puzzle; nothing when it is one. */
export function faultOfPuzzle(text: string): string | undefined {
  try {
    readOnePuzzle(text);
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}
