import * as words from '#words/experiment.ts';
import { InputError } from '../../../engine/errors.ts';
import { readPuzzles } from '../../../engine/formats/read.ts';
import { hasRepeatedTimes } from '../../../experiment/findings.ts';
import { type Currency, currencies } from '../../../experiment/measured-run.ts';
import { canonicalText } from '../../../experiment/puzzle-id.ts';
import { type ReadResults, readResults } from '../../../experiment/read-results.ts';
import { readRuns } from '../../../experiment/run-spec.ts';
import { type NamedRun, runName } from '../../runs/named-run.ts';
import { sha256 } from '../../workers/ids-and-seeds.ts';
import { type Evidence, shownGroups } from './evidence.ts';

const MEGABYTE = 2 ** 20;
/** Larger files don't fit into the memory that a page gets. */
const MAX_MEGABYTES = 100;

/** A file of rows that a reader opened. */
export interface OpenedRows {
  readonly name: string;
  readonly read: ReadResults;
  /** What is to be said of its seal. */
  readonly state: string;
  readonly named: Readonly<Record<string, NamedRun>>;
  readonly texts: ReadonlyMap<string, string>;
}

/** Whether a text is a file of results, or meant to be one. */
export const isResults = (start: string): boolean => /^\ufeff?#?\{"sudoscope":"results"/.test(start);

/** Opens a file. Throws InputError with its name and the line of what is wrong. */
export async function openRows(file: File): Promise<OpenedRows> {
  const megabytes = Math.ceil(file.size / MEGABYTE);
  if (megabytes > MAX_MEGABYTES) throw new InputError(words.opened.tooLarge(megabytes, MAX_MEGABYTES));
  const text = await file.text();
  let read: ReadResults;
  try {
    read = readResults(text);
  } catch (error) {
    throw error instanceof InputError ? new InputError(error.describe(file.name)) : error;
  }
  return { name: file.name, read, state: await stateOf(read), named: namedRuns(read), texts: new Map() };
}

async function stateOf({ seal, sealed, isCut, rows }: ReadResults): Promise<string> {
  if (isCut) return words.opened.unfinished(rows.length);
  if (!seal) return words.opened.unsealed;
  return (await sha256(sealed)) === seal.sha256 ? words.opened.sealed : words.opened.changed;
}

/** What each run is; one that the page doesn't know, such as a program, is left out. */
function namedRuns({ header }: ReadResults): Record<string, NamedRun> {
  const named = Object.entries(header.runs).flatMap(([name, text]): [string, NamedRun][] => {
    try {
      const [{ algorithm, options } = { algorithm: '', options: {} }] = readRuns([`${name}=${text}`]);
      const run = { algorithm, options };
      runName(run);
      return [[name, run]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(named);
}

/** The texts of puzzles in another file, by the ids they have in rows. */
export async function puzzlesById(text: string): Promise<Map<string, string>> {
  const canonical = readPuzzles(text).map(({ puzzle }) => canonicalText(puzzle));
  const ids = await Promise.all(canonical.map(sha256));
  return new Map(canonical.map((each, index) => [ids[index]!.slice(0, 16), each]));
}

/** The currencies in which rows can be compared: that of the budget, and times where they were taken warm and repeated. */
export function comparableIn({ budget, rows, header }: ReadResults): Currency[] {
  const hasTimes = hasRepeatedTimes(rows, header.times);
  return currencies.filter((currency) => currency === budget.currency || (currency === 'ms' && hasTimes));
}

/** Opened rows as evidence: two of their runs, in a currency. */
export function evidenceOf({ read, named, texts }: OpenedRows, pair: readonly [string, string], currency: Currency): Evidence {
  const { header, budget } = read;
  const { rows, groups } = shownGroups(read.rows);
  const nameOf = (run: string) => (named[run] ? `${runName(named[run])}` : (header.runs[run] ?? run));
  const most = rows.reduce((so, row) => Math.max(so, row.ms ?? 0), 1);
  const runs = Object.keys(header.runs);
  return {
    kind: runs.length > 1 ? 'ratio' : 'shares',
    rows,
    runs,
    named,
    nameOf,
    inText: (run) => run,
    pair,
    groups,
    currency,
    // Times have no budget of their own: the axis ends after the longest.
    budget: currency === budget.currency ? budget.amount : Math.ceil(most * 1.1),
    isWhole: true,
    look: 1,
    prediction: undefined,
    texts,
  };
}
