import { faults as words } from '#words/runs.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import type { NamedRun } from '../named-run.ts';

/** A piece of an address. One that is badly encoded is kept as it is. */
interface Piece {
  readonly name: string;
  readonly text: string;
  readonly damaged?: boolean;
}

/** How a value is written into an address and read from it. */
export interface Field<Value> {
  /** None has what belongs to no other field. */
  readonly name?: string;
  /** Longer texts, in characters, go into the fragment: servers refuse long queries, and never see a fragment. */
  readonly longest?: number;
  /** Whether it may occur several times. */
  readonly many?: boolean;
  write(value: Value): readonly Piece[];
  /** Reads the pieces of this field, of which there is at least one. `otherwise` replaces those that make no sense; `refuse` takes what is wrong with them. */
  read(pieces: readonly Piece[], otherwise: Value, refuse: (fault: string) => void): Value;
}

type Fields<Values> = { readonly [Name in keyof Values]-?: Field<Values[Name]> };

/** The part of a page's address that says what it shows. */
type Located = Pick<URL, 'search' | 'hash'>;

/** How the addresses of a kind of page are written and read, from its fields in the order in which they are written. */
export class AddressCodec<Values extends object> {
  readonly #fields: readonly (readonly [keyof Values, Field<Values[keyof Values]>])[];
  readonly #names: ReadonlySet<string | undefined>;

  constructor(fields: Fields<Values>) {
    this.#fields = Object.entries(fields) as [keyof Values, Field<Values[keyof Values]>][];
    this.#names = new Set(this.#fields.map(([, { name }]) => name));
  }

  /** The page's address with these values, and no others, in its query and its fragment, which begins with the id of an element. */
  write(page: string, values: Values, id = ''): string {
    const [query, fragment] = [new URLSearchParams(), new URLSearchParams()];
    for (const [key, field] of this.#fields) {
      const { longest = Number.POSITIVE_INFINITY } = field;
      for (const { name, text } of field.write(values[key])) (text.length > longest ? fragment : query).append(name, text);
    }
    const url = new URL(page);
    url.search = query.toString();
    url.hash = [id, fragment.toString()].filter(Boolean).join('&');
    return url.href;
  }

  /** Reads an address; undefined when none of the fields is in it. What is missing or makes no sense comes from `otherwise`. */
  read(address: Located, otherwise: Values): { readonly values: Values; readonly faults: readonly string[] } | undefined {
    const pieces = [...piecesOfQuery(address), ...this.#piecesOfFragment(address)];
    if (!pieces.some(({ name }) => this.#names.has(name))) return undefined;
    const faults: string[] = [];
    const values = { ...otherwise };
    for (const [key, field] of this.#fields) {
      const own = pieces.filter(({ name }) => (field.name === undefined ? !this.#names.has(name) : name === field.name));
      if (own.length === 0) continue;
      values[key] = field.read(own, otherwise[key], (fault) => faults.push(fault));
      if (!field.many && own.length > 1) faults.push(words.twice(own[0]!.name));
    }
    return { values, faults };
  }

  /** Whether a fragment holds a field. A link that differs only there leaves the reader on the page. */
  inFragment(hash: string): boolean {
    return this.#piecesOfFragment({ hash }).length > 0;
  }

  /** An anchor, or one of any other grammar, has none. */
  #piecesOfFragment({ hash }: Pick<Located, 'hash'>): Piece[] {
    const names = this.#fields.filter(([, { longest }]) => longest !== undefined).map(([, { name }]) => name);
    return hash
      .slice(1)
      .split('&')
      .map((part) => [part, part.indexOf('=')] as const)
      .filter(([part, equals]) => equals > 0 && names.includes(part.slice(0, equals)))
      .map(([part, equals]) => ({ name: part.slice(0, equals), ...decoded(part.slice(equals + 1)) }));
  }
}

/** Whether a fragment names a place of the page, or nothing: one that does more has other characters. */
export const isAnchor = (hash: string): boolean => /^(?:#[\w-]{0,40})?$/.test(hash);

const piecesOfQuery = ({ search }: Pick<Located, 'search'>): Piece[] =>
  Array.from(new URLSearchParams(search), ([name, text]) => ({ name, text }));

function decoded(raw: string): Omit<Piece, 'name'> {
  try {
    return { text: decodeURIComponent(raw.replaceAll('+', ' ')) };
  } catch {
    return { text: raw, damaged: true };
  }
}

/** The first piece counts where a field occurs twice. */
const firstOf = (pieces: readonly Piece[]): Piece => pieces[0]!;

/** A text, unchecked. */
export const textField = (name: string, longest?: number): Field<string> => ({
  name,
  ...(longest !== undefined && { longest }),
  write: (text) => [{ name, text }],
  read: (pieces) => firstOf(pieces).text,
});

/** A text that need not be there. */
export const optionalField = (name: string): Field<string | undefined> => ({
  name,
  write: (text) => (text === undefined ? [] : [{ name, text }]),
  read: (pieces) => firstOf(pieces).text,
});

/** A text that need not be there, always in the fragment; `damage` says that it is not rightly encoded. */
export const hiddenField = (name: string, damage: string): Field<string | undefined> => ({
  name,
  longest: -1,
  write: (text) => (text === undefined ? [] : [{ name, text }]),
  read(pieces, otherwise, refuse) {
    const { text, damaged } = firstOf(pieces);
    if (!damaged) return text;
    refuse(damage);
    return otherwise;
  },
});

/** Puzzles of more characters go into the fragment. */
const MAX_PUZZLE_IN_QUERY_LENGTH = 1000;

/** The puzzle in a link: the id of a named one, or its text. `puzzleNamed` finds it, `readInput` reads it. */
export const puzzleField = textField('puzzle', MAX_PUZZLE_IN_QUERY_LENGTH);

/** A number, unchecked: NaN where there is none. */
export const numberField = (name: string): Field<number> => ({
  name,
  write: (value) => [{ name, text: String(value) }],
  read: (pieces) => Number(firstOf(pieces).text),
});

/** A switch: on as `name=1`, off when absent or `name=0`. */
export const flagField = (name: string): Field<boolean | undefined> => ({
  name,
  write: (on) => (on ? [{ name, text: '1' }] : []),
  read(pieces, _, refuse) {
    const { text } = firstOf(pieces);
    if (text !== '1' && text !== '0') refuse(inputFault(words.flag(name, text)).describe());
    return text === '1';
  },
});

/** What is wrong with the text of a field, and what would have been right. */
type FieldFault = (text: string) => readonly [found: string, expected: string];

/** A whole number in a range. */
export const wholeField = (
  name: string,
  fault: FieldFault,
  { from, to = Number.POSITIVE_INFINITY }: { from: number; to?: number },
): Field<number> => ({
  ...numberField(name),
  read(pieces, otherwise, refuse) {
    const { text } = firstOf(pieces);
    const value = Number(text);
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    refuse(inputFault(fault(text)).describe());
    return otherwise;
  },
});

/** One of some texts. */
export const choiceField = <Choice extends string | undefined>(
  name: string,
  choices: readonly Choice[],
  fault: FieldFault,
): Field<Choice> => ({
  name,
  write: (choice) => (choice === undefined ? [] : [{ name, text: choice }]),
  read(pieces, otherwise, refuse) {
    const { text } = firstOf(pieces);
    if (choices.includes(text as Choice)) return text as Choice;
    refuse(inputFault(fault(text)).describe());
    return otherwise;
  },
});

/** The options of a run by name: every piece of the query that no other field has. */
export const optionsField: Field<Readonly<Record<string, string>>> = {
  many: true,
  write: (options) => Object.entries(options).map(([name, text]) => ({ name, text })),
  read(pieces, _, refuse) {
    const options = new Map<string, string>();
    const twice = new Set<string>();
    for (const { name, text } of pieces)
      if (options.has(name)) twice.add(name);
      else options.set(name, text);
    for (const name of twice) refuse(words.twice(name));
    return Object.fromEntries(options);
  },
};

/** Runs, each a field of its own; nothing is checked. */
export const runsField = (name: string): Field<readonly NamedRun[]> => ({
  name,
  many: true,
  write: (runs) => runs.map((run) => ({ name, text: runText(run) })),
  read: (pieces) => pieces.map(({ text }) => readRun(text)),
});

/** One run, unchecked. */
export const runField = (name: string): Field<NamedRun> => ({
  name,
  write: (run) => [{ name, text: runText(run) }],
  read: (pieces) => readRun(firstOf(pieces).text),
});

/** A run as links have it: `constraint-search,mrv:off`. */
export function runText({ algorithm, options }: NamedRun): string {
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
