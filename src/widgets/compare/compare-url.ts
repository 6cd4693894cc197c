import { type NamedRun, readRun, runText } from '../named-run.ts';
import { type Measure, measures } from './common-clock.ts';

/** What a link to a comparison holds. */
export interface CompareState {
  /** A named puzzle's id, or a puzzle as text. */
  readonly puzzle: string;
  readonly runs: readonly NamedRun[];
  readonly measure: Measure;
  readonly time: number;
}

/** The page's URL with a comparison in its query. */
export function compareUrl(page: string, { puzzle, runs, measure, time }: CompareState): string {
  const url = new URL(page);
  const query = new URLSearchParams({ puzzle });
  for (const run of runs) query.append('with', runText(run));
  query.set('by', measure);
  query.set('at', String(time));
  url.search = query.toString();
  url.hash = '';
  return url.href;
}

/** Reads the query of a URL; undefined when it is not about a comparison. What is missing comes from `otherwise`; algorithms and options are unchecked. */
export function readCompareUrl(search: string, otherwise: CompareState): CompareState | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('with') && !query.has('puzzle')) return undefined;
  const measure = query.get('by') ?? '';
  const time = Number(query.get('at') ?? 0);
  return {
    puzzle: query.get('puzzle') ?? otherwise.puzzle,
    runs: query.has('with') ? query.getAll('with').map(readRun) : otherwise.runs,
    measure: measure in measures ? (measure as Measure) : otherwise.measure,
    time: Number.isInteger(time) && time > 0 ? time : 0,
  };
}
