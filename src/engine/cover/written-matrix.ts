import { InputError } from '../errors.ts';

/** A line of a text with its one-based number. */
export interface TextLine {
  readonly text: string;
  readonly number: number;
}

/** A row of a matrix as it is written, with its place. */
export interface WrittenRow {
  readonly digits: readonly number[];
  /** The name before it, where it has one. */
  readonly name?: string;
  readonly line: number;
  readonly column: number;
}

/** A matrix of 0 and 1 as programs and people write it. */
export interface WrittenMatrix {
  readonly rows: readonly WrittenRow[];
  /** The names of the columns, where there is a line with them. */
  readonly names?: readonly string[];
  /** How many columns, the first ones, may stay uncovered. */
  readonly secondary?: number;
}

/** A matrix has an entry other than 0 and 1: it may be a puzzle. */
export class OtherValue extends InputError {}

/** The words in which programs print 0 and 1. */
const VALUE = /^(?:([01])(?:\.0*)?|(true)|false)$/i;
const entryOf = (word: string): number | undefined => {
  const [found, digit, yes] = VALUE.exec(word) ?? [];
  return found === undefined ? undefined : digit === undefined ? Number(yes !== undefined) : Number(digit);
};

const OPENERS = '[{(';
const CLOSERS = ']})';
/** Where a list of values begins. */
const FIRST_LIST = /[[{(](?:\s*[[{(])*\s*["']?(?:[01]|true\b|false\b)/i;
/** What may follow the last list: brackets, a type, and calls without numbers. */
const AFTER = /^[\s;,)\]}]*(?:dtype\s*=\s*[\w.'"]+)?[\s;,)\]}]*(?:[^\d[\]{}]*)$/;
/** What may stand before the first list: a program that assigns, passes or returns it, with sizes in brackets. */
const BEFORE = /(?:^|[=(:]|\breturn|\]|>|\w)\s*$/;

/** The matrix that lines hold as lists in brackets, `[[0, 1], [1, 0]]`; undefined where they hold none. Throws InputError for a broken one. */
export function matrixInLists(lines: readonly TextLine[]): WrittenMatrix | undefined {
  const text = lines.map((line) => line.text).join('\n');
  const start = FIRST_LIST.exec(text)?.index ?? -1;
  if (start < 0 || !isBefore(text.slice(0, start), text.slice(start))) return undefined;
  const placeOf = (at: number) => {
    const before = text.slice(0, at).split('\n');
    return { line: lines[before.length - 1].number, column: before.at(-1)!.length + 1 };
  };
  const fault = (message: string, at: number, expected: string) => new InputError(message, { place: placeOf(at), expected });
  const rows: WrittenRow[] = [];
  const open: number[] = [];
  let at = start;
  let end = start;
  /** Where the list began in which values stand. */
  let own: { digits: number[]; at: number; comma: boolean } | undefined;
  const close = () => {
    if (own) rows.push({ digits: own.digits, ...placeOf(own.at) });
    own = undefined;
  };
  while (at < text.length) {
    const sign = text[at];
    if (OPENERS.includes(sign)) {
      if (own) throw fault('a list begins inside a row', at, 'rows of 0 and 1');
      open.push(at++);
    } else if (CLOSERS.includes(sign)) {
      const from = open.pop();
      if (from === undefined) break;
      if (OPENERS.indexOf(text[from]) !== CLOSERS.indexOf(sign)) throw fault(`'${sign}' closes '${text[from]}'`, at, 'brackets in pairs');
      close();
      end = ++at;
    } else if (/[\s,;]/.test(sign)) {
      if (sign === ',' && own) {
        if (own.comma) throw fault('there is nothing between two commas', at, '0 or 1');
        own.comma = true;
      }
      at++;
    } else if (open.length === 0) break;
    else {
      const word = /^(?:"[^"\n]*"|'[^'\n]*'|[^\s,;[\](){}]+)/.exec(text.slice(at))![0];
      const bare = word.replace(/^["']|["']$/g, '');
      // A list of strings has a row in each.
      if (bare !== word && /^[01]{2,}$/.test(bare)) rows.push({ digits: Array.from(bare, Number), ...placeOf(at) });
      else {
        const value = entryOf(bare);
        if (rows.length > 0 && !own && /^\w+=/.test(bare)) {
          // A type, or another argument of a call.
          at += word.length;
          continue;
        }
        // Names may have brackets, too.
        if (value === undefined && rows.length === 0 && !/^[-+.\d]/.test(bare)) return undefined;
        if (value === undefined) throw new OtherValue(`'${bare}' is neither 0 nor 1`, { place: placeOf(at), expected: 'rows of 0 and 1' });
        own ??= { digits: [], at, comma: false };
        own.digits.push(value);
        own.comma = false;
      }
      at += word.length;
    }
  }
  if (open.length > 0) throw fault('this list is not closed', open[0], 'its closing bracket: a part of the text may be missing');
  if (!AFTER.test(text.slice(end))) {
    const rest = end + text.slice(end).search(/[^\s;,]/);
    throw fault('something follows the matrix', rest, 'one matrix, and nothing after it');
  }
  return { rows };
}

/** Whether a program may say this before a list. A line of items or digits does not. */
function isBefore(text: string, list: string): boolean {
  if (text.trim() === '') return true;
  // A call, such as array([[…]]).
  if (/\w$/.test(text) && /^\(\s*[[{(]/.test(list)) return true;
  return /[=(:]|\breturn\b/.test(text) && BEFORE.test(text) && !/^[\s\d]+$/.test(text);
}

/** The words of a line without bars, with the columns at which they begin. Throws InputError where nothing is between two commas. */
function fieldsOf({ text, number }: TextLine): { readonly text: string; readonly column: number }[] {
  const hole = /^\s*[,;]|[,;]\s*(?=[,;])/.exec(text);
  if (hole && /[01]/.test(text) && /^[01.\s,;]+$/.test(text)) {
    throw new InputError('there is nothing between two commas', {
      place: { line: number, column: hole.index + 1 },
      expected: '0 or 1',
    });
  }
  return Array.from(text.matchAll(/[^\s,;]+/g), (match) => ({ text: match[0], column: match.index + 1 }));
}

/** A line as a row: a word of digits, or a value in each word; undefined where it is none. `named`: its first word is its name. */
function rowIn(line: TextLine, named = false): WrittenRow | undefined {
  const [first, ...others] = fieldsOf(line);
  const words = named ? others : [first, ...others].filter((word) => word !== undefined);
  if (words.length === 0) return undefined;
  const at = { line: line.number, column: first.column, ...(named && { name: first.text.replace(/:$/, '') }) };
  if (words.every(({ text }) => /^[01]+$/.test(text))) {
    const [single, long] = [words.find(({ text }) => text.length === 1), words.find(({ text }) => text.length > 1)];
    if (long && words.length > 1 && (single || /[,;]/.test(line.text))) {
      throw new InputError(`'${long.text}' is neither 0 nor 1`, {
        place: { line: line.number, column: long.column },
        expected: 'rows of 0 and 1',
      });
    }
    return { ...at, digits: words.flatMap(({ text }) => Array.from(text, Number)) };
  }
  const digits = words.map(({ text }) => (/^[01]\./.test(text) ? entryOf(text) : text.length === 1 ? entryOf(text) : undefined));
  return digits.includes(undefined) ? undefined : { ...at, digits: digits as number[] };
}

/** The matrix that lines hold: a row in each, or after a line with the number of columns or with their names; undefined where they hold none. Throws InputError for a broken one. */
export function matrixInLines(lines: readonly TextLine[]): WrittenMatrix | undefined {
  const [first, ...others] = lines;
  if (!first) return undefined;
  const rows = others.map((line) => rowIn(line));
  const whole = (found: readonly (WrittenRow | undefined)[]): found is WrittenRow[] => found.every((row) => row !== undefined);
  const size = /^\s*([1-9]\d*)(?:\s+(\d+))?\s*$/.exec(first.text);
  const [columns, secondary] = size ? [Number(size[1]), Number(size[2] ?? 0)] : [0, 0];
  const own = rowIn(first);
  // A first line such as 10 is a row, too, unless all others say otherwise.
  const isCount =
    size !== null &&
    // It might as well be a row with a slip.
    !(size[2] !== undefined && columns === 2) &&
    (!own || (rows.length > 0 && rows.every((row) => row?.digits.length === columns && columns !== own.digits.length)));
  if (!isCount) {
    if (own) return whole(rows) ? { rows: [own, ...rows] } : undefined;
    return matrixWithNames(
      fieldsOf(first).map(({ text }) => text),
      others,
    );
  }
  if (others.length === 0) return undefined;
  const fault = (message: string, { line, column }: WrittenRow, expected: string) =>
    new InputError(message, { place: { line, column }, expected });
  if (secondary > columns)
    throw new InputError(`the first line says that ${secondary} of ${columns} columns are secondary`, {
      place: { line: first.number, column: 1 },
      expected: 'the number of columns, and of those that may stay uncovered',
    });
  const isNumber = ({ text }: { readonly text: string }) => /^\d+$/.test(text);
  if (!others.every((line) => fieldsOf(line).every(isNumber))) return undefined;
  // So does the file of a puzzle, in which places have commas and symbols follow the size.
  if (
    others.some(({ text }) => text.includes(',')) ||
    isCounting(
      fieldsOf(others[0]).map(({ text }) => text),
      1,
    )
  )
    return undefined;
  const listed = others.find((_, index) => !rows[index]);
  // One item may be called by a number, too.
  if (listed && others.every(({ text }) => text.trim() === first.text.trim())) return undefined;
  if (listed)
    throw new InputError('this row lists columns by their numbers', {
      place: { line: listed.number, column: 1 },
      expected: `0 or 1 for each of ${columns} columns; or items by name, in the first line`,
    });
  const wrong = whole(rows) ? rows.find(({ digits }) => digits.length !== columns) : undefined;
  if (wrong) throw fault(`this row has ${wrong.digits.length} entries`, wrong, `${columns}, as the first line says`);
  return { rows: rows as WrittenRow[], secondary };
}

/** Whether words count, each by one, from a number on. */
const isCounting = (words: readonly string[], from: number) =>
  words.length > 1 && words.every((word, index) => word === String(from + index));
const isLabels = (words: readonly string[]) => isCounting(words, 0) || isCounting(words, 1);

/**
 * A matrix under the names of its columns, as tables print it: rows may have a name before them. A row with a slip is no line of names, so
 * names begin with letters, or they count where rows have names.
 */
function matrixWithNames(names: readonly string[], others: readonly TextLine[]): WrittenMatrix | undefined {
  if (others.length === 0 || new Set(names).size < names.length) return undefined;
  const lines = others.map(fieldsOf);
  const isNamed = lines[0].length === names.length + 1 && names.length > 1;
  const labels = isNamed ? lines.map(([first]) => first?.text.replace(/:$/, '') ?? '') : [];
  const isTable = names.every((name) => /^\p{L}/u.test(name)) || (isNamed && isLabels(names));
  if (!isTable || (isNamed && !isLabels(labels) && labels.some((label) => !/^\p{L}/u.test(label)))) return undefined;
  const rows = others.map((line) => rowIn(line, isNamed));
  return rows.every((row) => row?.digits.length === names.length) ? { names, rows: rows as WrittenRow[] } : undefined;
}
