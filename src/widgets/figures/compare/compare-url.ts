import { type NamedRun, readRun, runText } from '../../runs/named-run.ts';
import { LONGEST_IN_QUERY } from '../../runs/url-state.ts';
import { type Measure, measures } from './common-clock.ts';

/** What a link to a comparison holds. */
export interface CompareState {
  /** A named puzzle's id, or a puzzle as text. */
  readonly puzzle: string;
  readonly runs: readonly NamedRun[];
  readonly measure: Measure;
  readonly time: number;
}

/** What a link says, and what of it makes no sense. It may name no runs. */
export interface CompareLink extends CompareState {
  readonly faults: readonly string[];
}

/** Parts of a link that are about a comparison. */
const PARTS = ['puzzle', 'with', 'by', 'at'];

/** The page's URL with a comparison in its query, a long puzzle in its fragment. */
export function compareUrl(page: string, { puzzle, runs, measure, time }: CompareState): string {
  const url = new URL(page);
  const long = puzzle.length > LONGEST_IN_QUERY;
  const query = new URLSearchParams(long ? {} : { puzzle });
  for (const run of runs) query.append('with', runText(run));
  query.set('by', measure);
  query.set('at', String(time));
  url.search = query.toString();
  url.hash = long ? new URLSearchParams({ puzzle }).toString() : '';
  return url.href;
}

/** Reads the query and the fragment of a URL; undefined when it is not about a comparison. What is missing or makes no sense comes from `otherwise`; puzzle, algorithms and options are unchecked. */
export function readCompareUrl({ search, hash }: Pick<URL, 'search' | 'hash'>, otherwise: CompareState): CompareLink | undefined {
  const query = new URLSearchParams(search);
  if (!PARTS.some((part) => query.has(part))) return undefined;
  const measure = query.get('by') ?? otherwise.measure;
  const time = Number(query.get('at') ?? 0);
  const faults: string[] = [];
  const measured = Object.hasOwn(measures, measure);
  if (!measured) faults.push(`runs are not aligned by '${measure}'; expected one of ${Object.keys(measures).join(', ')}`);
  if (!Number.isInteger(time) || time < 0) faults.push(`no time is '${query.get('at')}'; expected a whole number from 0`);
  return {
    puzzle: query.get('puzzle') ?? new URLSearchParams(hash.slice(1)).get('puzzle') ?? otherwise.puzzle,
    runs: query.getAll('with').map(readRun),
    measure: measured ? (measure as Measure) : otherwise.measure,
    time: Number.isInteger(time) && time > 0 ? time : 0,
    faults,
  };
}
