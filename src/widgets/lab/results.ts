import type { Outcome } from '../../engine/algorithm.ts';
import { csvField } from '../../engine/formats/csv-field.ts';
import { endWords } from '../run-end.ts';

/** How a run of the lab ended: as the algorithm says, given up after the steps that were granted, or not begun. */
export type Ending = Outcome | 'given-up' | 'refused';

export const endings: Readonly<Record<Ending, string>> = { ...endWords, 'given-up': 'given up', refused: 'refused' };

/** One algorithm on one puzzle. */
export interface Result {
  /** Zero-based places in the lists of puzzles and of runs. */
  readonly puzzle: number;
  readonly run: number;
  readonly ending: Ending;
  readonly steps: number;
  /** Digits written into the grid. */
  readonly written: number;
  readonly milliseconds: number;
  /** The algorithm's own counters, by label. */
  readonly counters: Readonly<Record<string, number>>;
}

/** What runs can be compared by. */
export const labMeasures = { steps: 'steps taken', written: 'digits written', milliseconds: 'milliseconds, here' } as const;

export type LabMeasure = keyof typeof labMeasures;

/** Whether a run came to its own end, so that what it took can be compared. */
export const ended = ({ ending }: Result): boolean => ending === 'solved' || ending === 'no-solution';

/** The middle value; the upper of the two where there are two. Undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

export interface Summary {
  readonly of: number;
  /** How many runs ended in each way. */
  readonly ended: Readonly<Partial<Record<Ending, number>>>;
  /** Of all runs that began; one that came to no end counts as longer than any. Infinity when the middle one is such, undefined of none. */
  readonly median: number | undefined;
  /** Of the runs that came to their own end. */
  readonly most: number | undefined;
}

/** What the results of one run over all puzzles come to. */
export function summaryOf(results: readonly Result[], measure: LabMeasure): Summary {
  const counted: Partial<Record<Ending, number>> = {};
  for (const { ending } of results) counted[ending] = (counted[ending] ?? 0) + 1;
  const values = results.filter(ended).map((result) => result[measure]);
  const begun = results.filter(({ ending }) => ending !== 'refused');
  const median = medianOf(begun.map((result) => (ended(result) ? result[measure] : Number.POSITIVE_INFINITY)));
  return { of: results.length, ended: counted, median, most: values.length > 0 ? Math.max(...values) : undefined };
}

/** Every result as comma-separated values: a line a run, with the counters of all algorithms as columns. `runs` are names. */
export function csvOf(
  puzzles: readonly { readonly name: string; readonly text: string }[],
  runs: readonly string[],
  results: readonly Result[],
): string {
  const labels = [...new Set(results.flatMap(({ counters }) => Object.keys(counters)))];
  const head = ['puzzle', 'name', 'text', 'run', 'ending', 'steps', 'digits written', 'milliseconds', ...labels];
  const ordered = results.toSorted((a, b) => a.puzzle - b.puzzle || a.run - b.run);
  const lines = ordered.map((result) => {
    const { name, text } = puzzles[result.puzzle]!;
    const { ending, steps, written, milliseconds, counters } = result;
    return [
      result.puzzle + 1,
      name,
      text,
      runs[result.run]!,
      endings[ending],
      steps,
      written,
      milliseconds,
      ...labels.map((label) => counters[label] ?? ''),
    ];
  });
  return [head, ...lines].map((line) => `${line.map(csvField).join(',')}\n`).join('');
}
