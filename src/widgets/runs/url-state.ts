/** What a link holds of one stepper: enough to restore the exact frame. */
export interface UrlState {
  /** Which stepper of the page. */
  readonly run: string;
  readonly algorithm: string;
  /** A named puzzle's id, or a puzzle as text. */
  readonly puzzle: string;
  readonly options: Readonly<Record<string, string>>;
  readonly step: number;
}

const OWN = new Set(['run', 'algorithm', 'puzzle', 'step']);

/** Longer puzzles, in characters, stand in the fragment: servers refuse long queries, and never see a fragment. */
export const LONGEST_IN_QUERY = 1000;

/** Reads the query and the fragment of a URL; undefined when they are not about a stepper. Values are as they stand there: unchecked. */
export function readUrlState({ search, hash }: Pick<URL, 'search' | 'hash'>): UrlState | undefined {
  const query = new URLSearchParams(search);
  const run = query.get('run');
  if (!run) return undefined;
  const options = Object.fromEntries([...query].filter(([name]) => !OWN.has(name)));
  return {
    run,
    algorithm: query.get('algorithm') ?? '',
    puzzle: query.get('puzzle') ?? new URLSearchParams(hash).get('puzzle') ?? '',
    options,
    step: Number(query.get('step') ?? 0),
  };
}

/** The page's URL with the state in its query and the stepper as its fragment; behind that stands a long puzzle. */
export function urlOf(page: string, { run, algorithm, puzzle, options, step }: UrlState): string {
  const url = new URL(page);
  const long = puzzle.length > LONGEST_IN_QUERY;
  url.search = new URLSearchParams({ run, algorithm, ...(long ? {} : { puzzle }), ...options, step: String(step) }).toString();
  url.hash = long ? `${run}&${new URLSearchParams({ puzzle })}` : run;
  return url.href;
}
