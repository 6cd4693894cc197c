import * as words from '#words/lab.ts';
import type { Ending } from '../../../engine/ending.ts';
import { csvField } from '../../../engine/formats/csv-field.ts';
import { medianOf } from '../../ui/numbers.ts';
import type { MeasuredRun } from '../../workers/measure.worker.ts';
import type { LabPuzzle } from '../../workers/puzzle-list.ts';

export const endings: Readonly<Record<Ending, string>> = words.endings;

/** One algorithm on one puzzle. */
export interface Result extends MeasuredRun {
  /** Zero-based places in the lists of puzzles and of runs. */
  readonly puzzle: number;
  readonly run: number;
}

/** What runs can be compared by, and stopped by: the budget is counted in what the axis shows. */
export const labMeasures = ['digits', 'steps'] as const;

export type LabMeasure = (typeof labMeasures)[number];

/** Whether a run came to its own end, so that what it took can be compared. */
export const ended = ({ outcome }: Result): boolean => outcome === 'solved' || outcome === 'no-solution';

export interface Summary {
  readonly of: number;
  /** How many runs ended in each way. */
  readonly ended: Readonly<Partial<Record<Ending, number>>>;
  /** The median of all runs that began; an unfinished one counts as longer than any. Infinity when the middle one is unfinished, undefined without runs. */
  readonly median: number | undefined;
  /** The maximum of all runs that began: Infinity where one is unfinished, undefined without runs. */
  readonly most: number | undefined;
}

/** The summary of one run's results over all puzzles. */
export function summaryOf(results: readonly Result[], measure: LabMeasure): Summary {
  const counted: Partial<Record<Ending, number>> = {};
  for (const { outcome } of results) counted[outcome] = (counted[outcome] ?? 0) + 1;
  const begun = results.filter(({ outcome }) => outcome !== 'refused');
  const amounts = begun.map((result) => (ended(result) ? result[measure] : Number.POSITIVE_INFINITY));
  const most = amounts.reduce<number | undefined>((so, amount) => Math.max(so ?? amount, amount), undefined);
  return { of: results.length, ended: counted, median: medianOf(amounts), most };
}

/** How many puzzles at least one run has refused. */
export const refusedPuzzles = (results: readonly Result[]): number =>
  new Set(results.flatMap(({ outcome, puzzle }) => (outcome === 'refused' ? [puzzle] : []))).size;

/** The results of one run, on the puzzles of one group where there are groups. */
export interface Lane {
  readonly run: number;
  /** Undefined where the puzzles have no groups. */
  readonly group: string | undefined;
  readonly results: readonly Result[];
}

/** The most groups that are shown: in longer lists the colons belong to names. */
const MAX_GROUPS = 6;

/** The number of the puzzles' groups where it is too large to show them apart; otherwise 0. */
export function groupsMerged(puzzles: readonly Pick<LabPuzzle, 'group'>[]): number {
  const { size } = new Set(puzzles.map(({ group }) => group));
  return size > MAX_GROUPS ? size : 0;
}

/** Results by run, and within a run by group, in the order in which the groups come. */
export function lanesOf(runs: number, puzzles: readonly Pick<LabPuzzle, 'group'>[], results: readonly Result[]): Lane[] {
  const names = [...new Set(puzzles.map(({ group }) => group))];
  const groups: readonly (string | undefined)[] = names.length > 1 && names.length <= MAX_GROUPS ? names : [undefined];
  const lanes = Array.from({ length: runs }, (_, run) => groups.map((group) => ({ run, group, results: [] as Result[] })));
  for (const result of results) {
    const group = groups.length === 1 ? undefined : puzzles[result.puzzle]!.group;
    lanes[result.run]![groups.indexOf(group)]!.results.push(result);
  }
  return lanes.flat();
}

/** The number of a CSV's lines in one piece. */
const SLICE = 2000;

/** Every result as comma-separated values, in pieces: a line a run, with the counters of all algorithms as columns. `runs` are names. */
export function* csvOf(
  puzzles: readonly Pick<LabPuzzle, 'name' | 'group' | 'text'>[],
  runs: readonly string[],
  results: readonly Result[],
): Generator<string> {
  const labels = [...new Set(results.flatMap(({ counters }) => Object.keys(counters)))];
  const rowOf = (fields: readonly (string | number)[]) => `${fields.map(csvField).join(',')}\n`;
  yield rowOf([...words.csvHead, ...labels]);
  const ordered = results.toSorted((a, b) => a.puzzle - b.puzzle || a.run - b.run);
  for (let at = 0; at < ordered.length; at += SLICE) {
    const rows = ordered.slice(at, at + SLICE).map((result) => {
      const { name, group, text } = puzzles[result.puzzle]!;
      const { outcome, digits, steps, counters } = result;
      const counted = labels.map((label) => counters[label] ?? '');
      return rowOf([result.puzzle + 1, name, group, text, runs[result.run]!, outcome, digits, steps, ...counted]);
    });
    yield rows.join('');
  }
}
