import { InputError } from '../../engine/errors.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { faultOf, type Puzzle } from '../../engine/puzzle.ts';
import { coreKinds, FIELD_TYPES, type OwnKind } from './core.ts';
import { TRACE_FORMAT } from './header-line.ts';
import { type JsonObject, objectOn } from './lines.ts';

/** What the first line of a trace says of the others. */
export interface TraceHeader {
  readonly puzzle: Puzzle;
  readonly author?: string;
  /** What its author calls the algorithm. */
  readonly algorithm?: string;
  /** The algorithm of this project whose steps the trace has, by its id; the steps of the core where this is absent. */
  readonly book?: string;
  /** The options of `book`, as text. */
  readonly options: Readonly<Record<string, string>>;
  /** Beside those of the core, by name. */
  readonly kinds: Readonly<Record<string, OwnKind>>;
  /** The program, so that its lines can be lit. */
  readonly source?: string;
}

const wrong = (message: string, expected: string) => new InputError(message, { place: { line: 1, column: 1 }, expected });

/** Reads the first line of a trace. Throws InputError, with line 1 as its place, for anything that is no header. */
export function readHeader(text: string): TraceHeader {
  const given = objectOn({ line: 1, text });
  if (given.format !== TRACE_FORMAT) {
    const found = given.format === undefined ? 'the first line names no format' : `the format is ${JSON.stringify(given.format)}`;
    throw wrong(found, `a first line such as {"format":"${TRACE_FORMAT}","puzzle":"53..7…"}`);
  }
  const { author, algorithm, book, source } = textsOf(given, ['author', 'algorithm', 'book', 'source']);
  return {
    puzzle: puzzleOn(given.puzzle),
    options: optionsOf(given.options),
    kinds: kindsOf(given.kinds),
    ...(author === undefined ? {} : { author }),
    ...(algorithm === undefined ? {} : { algorithm }),
    ...(book === undefined ? {} : { book }),
    ...(source === undefined ? {} : { source }),
  };
}

function textsOf<Name extends string>(given: JsonObject, names: readonly Name[]): { readonly [Each in Name]?: string } {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    if (typeof value !== 'string') throw wrong(`'${name}' is ${JSON.stringify(value)}`, 'a text');
    texts[name] = value;
  }
  return texts as { readonly [Each in Name]?: string };
}

function puzzleOn(text: unknown): Puzzle {
  if (typeof text !== 'string' || text.trim() === '') throw wrong("the first line has no 'puzzle'", 'its givens as text: "53..7…"');
  let puzzles: { readonly puzzle: Puzzle }[];
  try {
    puzzles = readPuzzles(text);
  } catch (error) {
    if (error instanceof InputError) throw wrong(`in 'puzzle', ${error.message}`, error.expected ?? 'a puzzle');
    throw error;
  }
  if (puzzles.length !== 1) throw wrong(`'puzzle' holds ${puzzles.length} puzzles`, 'one');
  const fault = faultOf(puzzles[0]!.puzzle);
  if (fault) throw wrong(`in 'puzzle', ${fault.message}`, fault.expected ?? 'a puzzle that breaks no rule');
  return puzzles[0]!.puzzle;
}

function optionsOf(given: unknown): Record<string, string> {
  if (given === undefined) return {};
  const entries = isObject(given) ? Object.entries(given) : [];
  if (!isObject(given) || entries.some(([, value]) => typeof value === 'object'))
    throw wrong("'options' is not a list of values by name", '{"order":"rows"}');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** What a kind of the author's own, or a field of one, can be called. */
const NAME = /^[A-Za-z]\w{0,39}$/;
/** Of the author's own: the kinds that a packed step can tell apart, and the fields that it has room for. */
export const MOST_KINDS = 200;
export const MOST_FIELDS = 12;

function kindsOf(given: unknown): Record<string, OwnKind> {
  if (given === undefined) return {};
  if (!isObject(given)) throw wrong("'kinds' is not a list of kinds by name", '{"swap":{"fields":{"cell":"cell","other":"witness"}}}');
  const count = Object.keys(given).length;
  if (count > MOST_KINDS) throw wrong(`'kinds' has ${count} kinds`, `at most ${MOST_KINDS}`);
  return Object.fromEntries(Object.entries(given).map(([name, kind]) => [name, kindOf(name, kind)]));
}

function kindOf(name: string, given: unknown): OwnKind {
  if (!NAME.test(name)) throw wrong(`a kind is called '${name}'`, 'a word of letters and digits');
  if (Object.hasOwn(coreKinds, name)) throw wrong(`'kinds' has '${name}', which is a kind of every trace`, 'another name');
  const { label, fields = {}, like } = isObject(given) ? given : {};
  if (!isObject(given) || !isObject(fields)) throw wrong(`the kind '${name}' has no list of fields`, '{"fields":{"cell":"cell"}}');
  if (Object.keys(fields).length > MOST_FIELDS)
    throw wrong(`the kind '${name}' has ${Object.keys(fields).length} fields`, `at most ${MOST_FIELDS}`);
  for (const [field, type] of Object.entries(fields)) {
    if (!NAME.test(field) || field === 'kind')
      throw wrong(`a field of '${name}' is called '${field}'`, "a word of letters and digits other than 'kind'");
    if (!(FIELD_TYPES as readonly unknown[]).includes(type))
      throw wrong(`the field '${field}' of '${name}' is of type ${JSON.stringify(type)}`, `one of ${FIELD_TYPES.join(', ')}`);
  }
  if (label !== undefined && typeof label !== 'string') throw wrong(`the label of '${name}' is ${JSON.stringify(label)}`, 'a text');
  const model = typeof like === 'string' && Object.hasOwn(coreKinds, like) ? coreKinds[like] : undefined;
  if (like !== undefined && !model) throw wrong(`'${name}' is like ${JSON.stringify(like)}`, `one of ${Object.keys(coreKinds).join(', ')}`);
  const missing = Object.entries(model?.fields ?? {}).find(([field, type]) => fields[field] !== type);
  if (missing) throw wrong(`'${name}' is like '${like}' and has no field '${missing[0]}'`, `"${missing[0]}":"${missing[1]}"`);
  return {
    fields: fields as OwnKind['fields'],
    ...(label === undefined ? {} : { label }),
    ...(like === undefined ? {} : { like: like as string }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
