import { type NamedRun, readRun, runText } from '../../runs/named-run.ts';
import { type LabMeasure, labMeasures } from './results.ts';

/** What a link to the lab holds. */
export interface LabState {
  readonly runs: readonly NamedRun[];
  /** A run is given up after so many steps. */
  readonly limit: number;
  readonly measure: LabMeasure;
  /** The puzzles as text; undefined for those that the page has. */
  readonly puzzles: string | undefined;
}

/** What a link says, and what of it makes no sense. It may name no runs. */
export interface LabLink extends LabState {
  readonly faults: readonly string[];
}

/** The most that the page lets a run take. */
export const MOST_STEPS = 1_000_000_000;

/** Parts of a link's query that are about the lab. */
const PARTS = ['with', 'limit', 'show'];
/** Puzzles stand in the fragment: servers refuse long queries, and never see a fragment. */
const PUZZLES = '#puzzles=';

/** The page's URL with a lab in its query and, where they are not the page's own, the puzzles in its fragment. */
export function labUrl(page: string, { runs, limit, measure, puzzles }: LabState): string {
  const url = new URL(page);
  const query = new URLSearchParams();
  for (const run of runs) query.append('with', runText(run));
  query.set('limit', String(limit));
  query.set('show', measure);
  url.search = query.toString();
  url.hash = puzzles === undefined ? '' : `${PUZZLES}${encodeURIComponent(puzzles)}`;
  return url.href;
}

/** Whether the fragment of a URL holds puzzles. */
export const holdsPuzzles = (hash: string): boolean => hash.startsWith(PUZZLES);

/** Reads a URL; undefined when it is not about a lab. What is missing or makes no sense comes from `otherwise`; algorithms, options and puzzles are unchecked. */
export function readLabUrl(page: string, otherwise: LabState): LabLink | undefined {
  const { searchParams: query, hash } = new URL(page);
  if (!holdsPuzzles(hash) && !PARTS.some((part) => query.has(part))) return undefined;
  const faults: string[] = [];
  const limit = Number(query.get('limit') ?? otherwise.limit);
  const limits = Number.isInteger(limit) && limit >= 1 && limit <= MOST_STEPS;
  if (!limits) faults.push(`no number of steps is '${query.get('limit')}'; expected a whole number from 1 to ${MOST_STEPS}`);
  const measure = query.get('show') ?? otherwise.measure;
  const measures = Object.hasOwn(labMeasures, measure);
  if (!measures) faults.push(`nothing to show is called '${measure}'; expected one of ${Object.keys(labMeasures).join(', ')}`);
  return {
    runs: query.getAll('with').map(readRun),
    limit: limits ? limit : otherwise.limit,
    measure: measures ? (measure as LabMeasure) : otherwise.measure,
    puzzles: holdsPuzzles(hash) ? decoded(hash.slice(PUZZLES.length), faults) : undefined,
    faults,
  };
}

function decoded(text: string, faults: string[]): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    faults.push('the puzzles in the link are damaged');
    return undefined;
  }
}
