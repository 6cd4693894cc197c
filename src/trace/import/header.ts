import { InputError } from '../../engine/errors.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { faultOf, type Puzzle } from '../../engine/puzzle.ts';
import { kindsOf, type OwnKind } from './declared-kinds.ts';
import { TRACE_FORMAT } from './header-line.ts';
import { headerFault, isObject, type JsonObject, objectOn } from './lines.ts';

/** What the first line of a trace says of the others. */
export interface TraceHeader {
  readonly puzzle: Puzzle;
  readonly author?: string;
  /** What its author calls the algorithm. */
  readonly algorithm?: string;
  /** `book` in the file: the id of the algorithm of this project whose steps the trace has; absent in a trace of core steps. */
  readonly original?: string;
  /** The options of `original`, as text. */
  readonly options: Readonly<Record<string, string>>;
  /** Its own kinds, besides those of the core, by name. */
  readonly kinds: Readonly<Record<string, OwnKind>>;
  /** The program, so that its lines can be lit. */
  readonly source?: string;
  /** Whether the trace has, besides the steps of `original`, those of the core that only say something: `note` and `line`. */
  readonly notes?: boolean;
  /** What its author said before the run that it would count, by the labels of its counters. */
  readonly bet?: Readonly<Record<string, number>>;
}

/** Reads the first line of a trace. Throws InputError, with line 1 as its place, for anything that is no header. */
export function readHeader(text: string): TraceHeader {
  if (text.startsWith('\uFFFD') || text.includes('\0'))
    throw headerFault('the file is not in UTF-8', 'UTF-8: PowerShell, for one, writes UTF-16 with >');
  const given = objectOn({ line: 1, text });
  if (given.format !== TRACE_FORMAT) {
    const found = given.format === undefined ? 'the first line names no format' : `the format is ${JSON.stringify(given.format)}`;
    throw headerFault(found, `a first line such as {"format":"${TRACE_FORMAT}","puzzle":"53..7…"}`);
  }
  const { author, algorithm, book: original, source } = textsOf(given, ['author', 'algorithm', 'book', 'source']);
  return {
    puzzle: puzzleOn(given.puzzle),
    options: optionsOf(given.options),
    kinds: kindsOf(given.kinds),
    ...(author === undefined ? {} : { author }),
    ...(algorithm === undefined ? {} : { algorithm }),
    ...(original === undefined ? {} : { original }),
    ...(source === undefined ? {} : { source }),
    ...(given.notes === true ? { notes: true } : {}),
    ...(given.bet === undefined ? {} : { bet: betOf(given.bet) }),
  };
}

function textsOf<Name extends string>(given: JsonObject, names: readonly Name[]): { readonly [Each in Name]?: string } {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    if (typeof value !== 'string') throw headerFault(`'${name}' is ${JSON.stringify(value)}`, 'a text');
    texts[name] = value;
  }
  return texts as { readonly [Each in Name]?: string };
}

/** The puzzle of a first line. Throws InputError where it is none. */
export function puzzleOn(text: unknown): Puzzle {
  if (typeof text !== 'string' || text.trim() === '') throw headerFault("the first line has no 'puzzle'", 'its givens as text: "53..7…"');
  let puzzles: { readonly puzzle: Puzzle }[];
  try {
    puzzles = readPuzzles(text);
  } catch (error) {
    if (error instanceof InputError) throw headerFault(`in 'puzzle', ${error.message}`, error.expected ?? 'a puzzle');
    throw error;
  }
  if (puzzles.length !== 1) throw headerFault(`'puzzle' holds ${puzzles.length} puzzles`, 'one');
  const fault = faultOf(puzzles[0]!.puzzle);
  if (fault) throw headerFault(`in 'puzzle', ${fault.message}`, fault.expected ?? 'a puzzle that breaks no rule');
  return puzzles[0]!.puzzle;
}

function optionsOf(given: unknown): Record<string, string> {
  if (given === undefined) return {};
  const entries = isObject(given) ? Object.entries(given) : [];
  if (!isObject(given) || entries.some(([, value]) => typeof value === 'object'))
    throw headerFault("'options' is not a list of values by name", '{"order":"rows"}');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function betOf(given: unknown): Record<string, number> {
  const entries = isObject(given) ? Object.entries(given) : [];
  if (entries.length === 0 || entries.some(([, count]) => !Number.isSafeInteger(count) || (count as number) < 0))
    throw headerFault(`'bet' is ${JSON.stringify(given)}`, 'whole numbers by what is counted: {"digits tried":700}');
  return Object.fromEntries(entries) as Record<string, number>;
}
