import { type Measure, measures } from './common-clock.ts';

/** One run of a comparison: an algorithm, and those of its options that are not at their default, as text. */
export interface NamedRun {
  readonly algorithm: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What a link to a comparison holds. */
export interface CompareState {
  /** A named puzzle's id, or a puzzle as text. */
  readonly puzzle: string;
  readonly runs: readonly NamedRun[];
  readonly measure: Measure;
  readonly time: number;
}

/** A run as it stands in a link: `constraint-search,mrv:off`. */
function runText({ algorithm, options }: NamedRun): string {
  return [algorithm, ...Object.entries(options).map(([name, value]) => `${name}:${value}`)].join(',');
}

function readRun(text: string): NamedRun {
  const [algorithm = '', ...pairs] = text.split(',');
  return {
    algorithm,
    options: Object.fromEntries(
      pairs.map((pair) => {
        const colon = pair.indexOf(':');
        return colon < 0 ? [pair, ''] : [pair.slice(0, colon), pair.slice(colon + 1)];
      }),
    ),
  };
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
