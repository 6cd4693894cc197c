import { InputError } from '../errors.ts';
import { type CoverOption, type CoverProblem, coverProblem } from '../exact-cover.ts';
import { MIN_SIZE } from '../grid.ts';
import { matrixInLines, matrixInLists, OtherValue, type TextLine, type WrittenMatrix } from './written-matrix.ts';

/** A piece of a line, and its one-based place. */
interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Parses an exact cover problem in one of two notations; lines that are empty or begin with '#' or '|' are skipped.
 * A matrix: rows of 0 and 1, all of one length, as people write them or programs print them (written-matrix.ts). Its columns are called
 * 1, 2, 3, … where they have no names.
 * Names: the first line lists the items, the primary ones before a '|' if there are secondary ones; each further line lists the items of an
 * option, optionally after a name and a colon.
 * Throws InputError with line and column.
 */
export function parseCover(text: string): CoverProblem {
  const lines = linesOf(text);
  if (lines.length === 0) throw nothingIn(text);
  if (DICTIONARY.test(text)) {
    throw new InputError('this is a dictionary of a program', {
      place: { line: lines[0].number, column: 1 },
      expected: 'a line of items, and then a line for each option, such as first: a b',
    });
  }
  const matrix = matrixInLists(lines) ?? matrixInLines(lines);
  return matrix ? problemOf(matrix) : parseNames(lines);
}

/** Options by name, as Python writes them. */
const DICTIONARY = /^\s*(?:\w+\s*=\s*)?\{\s*["'\w]+\s*:\s*[[{(]/;
const EXPECTED = 'lines of 0 and 1, or a line of items and then a line for each option';

function nothingIn(text: string): InputError {
  const barred = /^\s*\|/m.test(text);
  return new InputError(barred ? "every line begins with '|', and such lines are comments" : 'there is no problem in the text', {
    place: { line: 1, column: 1 },
    expected: EXPECTED,
  });
}

/** Returns the lines with content. Lines that begin with '#', or as in Knuth's files with '|', are comments. */
const linesOf = (text: string): TextLine[] =>
  text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ text: line, number: index + 1 }))
    .filter((line) => !/^\s*(?:[#|]|$)/.test(line.text));

function wordsOf(line: string, number: number): Word[] {
  return Array.from(line.matchAll(/\||[^\s|]+/g), (match) => ({ text: match[0], line: number, column: match.index + 1 }));
}

function problemOf({ rows, names, secondary = 0 }: WrittenMatrix): CoverProblem {
  const width = names?.length ?? rows[0].digits.length;
  const columns = [...Array(width).keys()];
  // Primary items come first in a problem, secondary columns in a matrix.
  const order = [...columns.slice(secondary), ...columns.slice(0, secondary)];
  const options = rows.map(({ digits, name, line, column }, row): CoverOption => {
    if (digits.length !== width) {
      throw new InputError(`this row has ${digits.length} entries`, { place: { line, column }, expected: `${width}, as in the first row` });
    }
    const items = columns.filter((item) => digits[order[item]] === 1);
    if (items.length === 0) throw new InputError('this row has no 1', { place: { line, column }, expected: 'one 1 at least' });
    return { name: name ?? String(row + 1), items };
  });
  const items = order.map((column) => names?.[column] ?? String(column + 1));
  return coverProblem({ name: 'My matrix', items, primary: width - secondary, options });
}

function parseNames(written: readonly TextLine[]): CoverProblem {
  const [header, ...lines] = written.map(({ text, number }) => wordsOf(text, number));
  const { items, primary } = parseItems(header!, written[0].text);
  const options = lines.map((words) => parseOption(words, items));
  if (options.length === 0) {
    const { line, column } = header![0];
    throw new InputError('there are items and no options', { place: { line: line + 1, column }, expected: 'a line for each option' });
  }
  return coverProblem({ name: 'My problem', items: [...items.keys()], primary, options });
}

/** The items of the first line by name, in order, and how many of them are primary. */
function parseItems(words: readonly Word[], written: string): { items: Map<string, number>; primary: number } {
  const items = new Map<string, number>();
  let primary: number | undefined;
  for (const { text, line, column } of words) {
    if (text === '|') {
      const multiple = /(?<!\S)\d+(?::\d+)?$/.exec(written.slice(0, column - 1));
      if (multiple && /\S/.test(written[column] ?? ' '))
        throw new InputError(`'${multiple[0]}|' says how often an item is covered`, {
          place: { line, column: column - multiple[0].length },
          expected: 'items without multiplicities, which are not taught here',
        });
      if (primary !== undefined)
        throw new InputError("a second '|'", { place: { line, column }, expected: "one '|', before the secondary items" });
      primary = items.size;
    } else if (/^[[\](){}=;,]+$/.test(text)) {
      throw new InputError(`'${text}' isn’t the name of an item`, { place: { line, column }, expected: EXPECTED });
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
  const lines = linesOf(text);
  try {
    const matrix = matrixInLists(lines) ?? matrixInLines(lines);
    // A single row is one where it is too short for a grid.
    if (matrix) return matrix.rows.length > 1 || matrix.rows[0].digits.length < MIN_SIZE ** 2;
  } catch (error) {
    if (error instanceof InputError) return !(error instanceof OtherValue);
    throw error;
  }
  const rows = lines.map(({ text: line, number }) => wordsOf(line, number));
  // Only the first line has a bar, before the secondary items; a drawn grid has others.
  if (rows.slice(1).some((words) => words.some((word) => word.text === '|'))) return false;
  const [items = [], option = []] = rows.map((words) => words.map((word) => word.text).filter((word) => word !== '|'));
  if (rows.length < 2) return false;
  const drawnGrid = rows.every((words) => words.filter(({ text: word }) => word !== '|').length === rows.length);
  return !drawnGrid && items.length > 1 && new Set(items).size === items.length && option.some((word) => items.includes(word));
}
