import { InputError } from '../errors.ts';
import { type CoverOption, type CoverProblem, coverProblem } from '../exact-cover.ts';
import { MIN_SIZE } from '../grid.ts';

/** A piece of a line, and its one-based place. */
interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Parses an exact cover problem in one of two notations; lines that are empty or begin with '#' or '|' are skipped.
 * A matrix: lines of 0 and 1, all of one length, with or without spaces, commas or brackets; its columns are called 1, 2, 3, …
 * Names: the first line lists the items, the primary ones before a '|' if there are secondary ones; each further line lists the items of an
 * option, optionally after a name and a colon.
 * Throws InputError with line and column.
 */
export function parseCover(text: string): CoverProblem {
  const lines = linesOf(text).flatMap(({ text: line, number }) => rowsIn(line, number));
  if (lines.length === 0) throw new InputError('there is no problem in the text', { place: { line: 1, column: 1 }, expected: EXPECTED });
  return lines.every((words) => words.every(({ text: word }) => /^[01]+$/.test(word))) ? parseMatrix(lines) : parseNames(lines);
}

const EXPECTED = 'lines of 0 and 1, or a line of items and then a line for each option';

/** Returns the lines with content. Lines that begin with '#', or as in Knuth's files with '|', are comments. */
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ text: line, number: index + 1 }))
    .filter((line) => !/^\s*(?:[#|]|$)/.test(line.text));

/** A matrix as programs write it, `[[0, 1], [1, 0]]` or `0,1`. */
const WRITTEN_BY_PROGRAM = /^[01\s,;[\](){}]*[,;[\](){}][01\s,;[\](){}]*$/;

/** The rows of a line, each as words: one, but where a program has written several lists into it. */
function rowsIn(line: string, number: number): Word[][] {
  if (!WRITTEN_BY_PROGRAM.test(line)) return [wordsOf(line, number)];
  return Array.from(line.matchAll(/[01][01\s,;]*/g), ({ 0: row, index }) =>
    Array.from(row.matchAll(/[01]+/g), (match) => ({ text: match[0], line: number, column: index + match.index + 1 })),
  );
}

function wordsOf(line: string, number: number): Word[] {
  return Array.from(line.matchAll(/\||[^\s|]+/g), (match) => ({ text: match[0], line: number, column: match.index + 1 }));
}

function parseMatrix(lines: readonly (readonly Word[])[]): CoverProblem {
  const width = lines[0].reduce((digits, { text }) => digits + text.length, 0);
  const options = lines.map((words, row): CoverOption => {
    const digits = words.map(({ text }) => text).join('');
    const { line, column } = words[0];
    if (digits.length !== width) {
      throw new InputError(`this row has ${digits.length} entries`, { place: { line, column }, expected: `${width}, as in the first row` });
    }
    const items = Array.from(digits, (digit, item) => (digit === '1' ? item : -1)).filter((item) => item >= 0);
    if (items.length === 0) throw new InputError('this row has no 1', { place: { line, column }, expected: 'one 1 at least' });
    return { name: String(row + 1), items };
  });
  const items = Array.from({ length: width }, (_, item) => String(item + 1));
  return coverProblem({ name: 'My matrix', items, primary: width, options });
}

function parseNames([header, ...lines]: readonly (readonly Word[])[]): CoverProblem {
  const { items, primary } = parseItems(header!);
  const options = lines.map((words) => parseOption(words, items));
  if (options.length === 0) {
    const { line, column } = header![0];
    throw new InputError('there are items and no options', { place: { line: line + 1, column }, expected: 'a line for each option' });
  }
  return coverProblem({ name: 'My problem', items: [...items.keys()], primary, options });
}

/** The items of the first line by name, in order, and how many of them are primary. */
function parseItems(words: readonly Word[]): { items: Map<string, number>; primary: number } {
  const items = new Map<string, number>();
  let primary: number | undefined;
  for (const { text, line, column } of words) {
    if (text === '|') {
      if (primary !== undefined)
        throw new InputError("a second '|'", { place: { line, column }, expected: "one '|', before the secondary items" });
      primary = items.size;
    } else if (items.has(text)) {
      throw new InputError(`item '${text}' is listed twice`, { place: { line, column }, expected: 'a name of its own for every item' });
    } else {
      items.set(text, items.size);
    }
  }
  return { items, primary: primary ?? items.size };
}

function parseOption(words: readonly Word[], known: ReadonlyMap<string, number>): CoverOption {
  const first = words[0];
  const named = first.text.length > 1 && first.text.endsWith(':');
  const own = named ? words.slice(1) : words;
  const items: number[] = [];
  for (const { text, line, column } of own) {
    const item = known.get(text);
    if (item === undefined && known.has(text.replace(/:[^:]*$/, ''))) {
      throw new InputError(`'${text}' has a colour`, {
        place: { line, column },
        expected: 'items without colours, which are not read here',
      });
    }
    if (item === undefined) {
      throw new InputError(`there is no item '${text}'`, { place: { line, column }, expected: `one of ${[...known.keys()].join(', ')}` });
    }
    if (items.includes(item))
      throw new InputError(`item '${text}' stands twice in this option`, { place: { line, column }, expected: 'each item once' });
    items.push(item);
  }
  if (items.length === 0) {
    throw new InputError('this option has no items', { place: { line: first.line, column: first.column }, expected: 'one item at least' });
  }
  return { name: named ? first.text.slice(0, -1) : own.map(({ text }) => text).join(' '), items };
}

/** The problem as text that `parseCover` reads: names of items may have no spaces. */
export function printCover({ items, primary, options }: CoverProblem): string {
  const header = [...items.slice(0, primary), ...(primary < items.length ? ['|', ...items.slice(primary)] : [])].join(' ');
  return `${[header, ...options.map(({ items: own }) => own.map((item) => items[item]).join(' '))].join('\n')}\n`;
}

/** Whether a text is meant as an exact cover problem and not as a puzzle: rows of 0 and 1, or options made of the words of the first line. */
export function looksLikeCover(text: string): boolean {
  const rows = linesOf(text).flatMap(({ text: line, number }) => rowsIn(line, number));
  // Only the first line has a bar, before the secondary items; a drawn grid has others.
  if (rows.slice(1).some((words) => words.some((word) => word.text === '|'))) return false;
  const lines = rows.map((words) => words.map((word) => word.text).filter((word) => word !== '|'));
  const [items = [], option = []] = lines;
  const isMatrix = lines.every((words) => words.every((word) => /^[01]+$/.test(word)));
  // A single row is one where it is too short for a grid.
  if (lines.length < 2) return isMatrix && items.length > 0 && items.join('').length < MIN_SIZE ** 2;
  if (isMatrix) return true;
  const drawnGrid = lines.every((words) => words.length === lines.length);
  return !drawnGrid && items.length > 1 && new Set(items).size === items.length && option.some((word) => items.includes(word));
}
