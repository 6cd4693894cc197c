import { InputError } from '../errors.ts';
import { gridOf, LARGEST_SIZE } from '../grid.ts';
import { type Puzzle, puzzleOf, usualSymbols } from '../puzzle.ts';
import { BLANKS, cellsText, readCells } from './cells.ts';
import { compact } from './compact.ts';
import { type Format, hasUsualSymbols, writable } from './format.ts';
import { fieldsOf, type Line, type Piece, piecesOf, placeAt, quoted, type TextLines } from './text-lines.ts';

/** Addresses, tables and lists put these around a puzzle. */
const PIECES = /[^\s,:;|=/?&#"'`]+/g;
/** In a line that has no other blanks, question marks are blanks and do not begin an address's query. */
const QUESTIONS = /^\s*[\dA-Z?]*\?[\dA-Z?]*$/i;

/** The size whose grid has this many cells; undefined when there is none. */
export function sizeOfCellCount(count: number): number | undefined {
  const size = Math.sqrt(count);
  if (!Number.isInteger(size) || size < 4 || size > LARGEST_SIZE) return undefined;
  return [5, 7, 11, 13, 17, 19, 23].includes(size) ? undefined : size;
}

const onlyFourSymbols = (text: string) => /^[1-4.0_*-]+$/.test(text);

/** Sixteen characters may be a 4 × 4 grid or a row of a 16 × 16 one. */
function beginsLargeGrid(lines: TextLines): boolean {
  const rows: string[] = [];
  for (let ahead = 0; rows.length < 16; ahead++) {
    const text = lines.peek(ahead)?.text.trim();
    if (text === undefined || (text !== '' && text.length !== 16)) return false;
    if (text !== '') rows.push(text);
  }
  return !rows.every(onlyFourSymbols);
}

function findCells(lines: TextLines, line: Line, pieces: readonly Piece[]): number {
  return pieces.findIndex(({ text }) => {
    if (sizeOfCellCount(text.length) === undefined) return false;
    if (text.length !== 16 || pieces.length > 1) return text.length !== 16 || onlyFourSymbols(text);
    return line.text.trim().length === 16 && !beginsLargeGrid(lines);
  });
}

/** What else a line says beside its puzzle: how many solutions it has, its solution, a name. */
function extrasOf(line: Line, pieces: readonly Piece[], cells: Piece) {
  const rest = line.text.slice(cells.column - 1 + cells.text.length);
  const after = pieces.filter(({ column }) => column > cells.column);
  const solution = after.find(({ text }) => text.length === cells.text.length && ![...text].some((each) => BLANKS.includes(each)));
  const count = /^:(\d{1,15})(?![\w.])/.exec(rest)?.[1];
  const [, remark, word] = /^(?:\s*#+\s*(?=\S)(.{1,80})|[\s,;]+(?=\p{L})(.{1,80}))/u.exec(rest) ?? [];
  const name = remark ?? word;
  return {
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(solution === undefined ? {} : { solution: solution.text }),
    ...(name === undefined || solution?.text === name ? {} : { name }),
  };
}

const NUMBERS = /[^\s,;[\](){}]+/g;

/** Sixteen numbers may be a 4 × 4 grid or a row of a 16 × 16 one. */
function isRowOfSixteen(lines: TextLines, pieces: readonly Piece[]): boolean {
  if (pieces.some(({ text }) => Number(text) > 4)) return true;
  return Array.from({ length: 16 }, (_, ahead) => lines.peek(ahead)).every((line) => line && piecesOf(line, NUMBERS).length === 16);
}

/** One puzzle a line: n² whole numbers with blanks or commas between, 0 for an empty cell. */
export const numbers: Format = {
  id: 'numbers',
  title: 'a line of n² numbers',
  read(lines) {
    const here = lines.peek()!;
    const fields = fieldsOf(here);
    const pieces = fields && sizeOfCellCount(fields.length) ? fields : piecesOf(here, NUMBERS);
    const size = pieces.every(({ text }) => /^(-?\d{1,2}|[.-])$/.test(text)) ? sizeOfCellCount(pieces.length) : undefined;
    if (size === undefined || (size === 4 && isRowOfSixteen(lines, pieces))) return undefined;
    const grid = gridOf(size);
    const placeOf = (cell: number) => placeAt(here, pieces[cell].column);
    const givens = pieces.map(({ text }, cell) => {
      const value = text === '-1' ? 0 : Number(text) || 0;
      if (value >= 0 && value <= size) return value;
      throw new InputError(`${quoted(text)} is no digit`, { place: placeOf(cell), expected: `1 to ${size}, or 0 or -1 for an empty cell` });
    });
    const symbols = size <= 9 ? usualSymbols(size) : Array.from({ length: size }, (_, index) => String(index + 1));
    const puzzle = puzzleOf(givens, { grid, symbols });
    lines.skip();
    return { puzzle, place: placeOf(0), placeOf };
  },
  print({ puzzle }) {
    writable(puzzle.cages.length === 0, this.title, 'a puzzle without cages');
    return Array.from(puzzle.givens).join(' ');
  },
};

/**
 * One puzzle a line: n² characters, in reading order. Other columns may stand beside them: a name, `:count:solution`
 * as some solvers' test files have it, a solution after a comma, the address of a page.
 */
export const line: Format = {
  id: 'line',
  title: 'a line of n² characters',
  wide: numbers,
  read(lines) {
    const here = lines.peek()!;
    const pieces = piecesOf(here, QUESTIONS.test(here.text) ? /\S+/g : PIECES);
    const index = findCells(lines, here, pieces);
    if (index < 0) return undefined;
    const cells = pieces[index];
    const placeOf = (cell: number) => placeAt(here, cells.column + cell);
    const puzzle = readCells(cells.text, placeOf);
    lines.skip();
    return { puzzle, place: placeAt(here, cells.column), placeOf, ...extrasOf(here, pieces, cells) };
  },
  print({ puzzle }) {
    writable(puzzle.cages.length === 0, this.title, 'a puzzle without cages');
    return cellsText(puzzle, puzzle.givens);
  },
};

/**
 * Text of a puzzle that needs no escape in a URL and that `readPuzzles` reads back: the n² characters where they
 * say everything, and otherwise a longer form with size, box shape, symbols and cages.
 */
export function puzzleText(puzzle: Puzzle): string {
  const usual = puzzle.cages.length === 0 && hasUsualSymbols(puzzle) && puzzle.grid.boxRows === gridOf(puzzle.grid.size).boxRows;
  return usual ? cellsText(puzzle, puzzle.givens) : compact.print!({ puzzle });
}
