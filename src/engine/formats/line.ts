import { InputError, type Place } from '../errors.ts';
import { gridOf, MAX_SIZE, usualBoxRows } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { BLANKS, cellsText, readCells } from './cells.ts';
import { compact } from './compact.ts';
import { type Format, hasUsualHouses, hasUsualSymbols, readingOf, writable, type ZeroMeaning } from './format.ts';
import { fieldsOf, type Line, type Piece, piecesOf, placeAt, quoted, type TextLines } from './text-lines.ts';
import { puzzleOfNumbers } from './zero-based.ts';

/** Addresses, tables and lists put these around a puzzle. */
const PIECES = /[^\s,:;|=/?&#"'`]+/g;
/** In a line that has no other blanks, question marks are blanks and do not begin an address's query. */
const QUESTIONS = /^\s*[\dA-Z?]*\?[\dA-Z?]*$/i;

/** The size whose grid has this many cells; undefined when there is none. */
export function sizeOfCellCount(count: number): number | undefined {
  const size = Math.sqrt(count);
  if (!Number.isInteger(size) || size < 4 || size > MAX_SIZE) return undefined;
  return usualBoxRows(size) === undefined ? undefined : size;
}

/** The largest grid whose symbols are single characters; larger ones have numbers. */
const MAX_LETTERED_SIZE = 25;
const MAX_CHARACTERS = MAX_LETTERED_SIZE ** 2;

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

const isCells = (lines: TextLines, line: Line, pieces: readonly Piece[], { text }: Piece): boolean => {
  if (text.length > MAX_CHARACTERS || sizeOfCellCount(text.length) === undefined) return false;
  if (text.length !== 16 || pieces.length > 1) return text.length !== 16 || onlyFourSymbols(text);
  return line.text.trim().length === 16 && !beginsLargeGrid(lines);
};

/** Whether a piece has blanks that occur in no name and no full grid. */
const hasBlanks = ({ text }: Piece) => [...text].some((each) => BLANKS.includes(each));

/** Finds the piece with the puzzle, and the one with its solution; either may come first. */
function findCells(lines: TextLines, line: Line, pieces: readonly Piece[]): { cells: Piece; solution: Piece | undefined } | undefined {
  const found = pieces.filter((piece) => isCells(lines, line, pieces, piece));
  const [first] = found;
  if (!first) return undefined;
  const alike = found.filter(({ text }) => text.length === first.text.length);
  const cells = alike.find(hasBlanks) ?? first;
  // In a small grid letters are no digits: they may be regions.
  const isFull = (piece: Piece) => !hasBlanks(piece) && (piece.text.length > 81 || /^\d+$/.test(piece.text));
  return { cells, solution: alike.find((piece) => piece !== cells && isFull(piece)) };
}

/** The most characters of one piece next to a puzzle: a hash, a rating, a word of its name. */
const MAX_EXTRA_LENGTH = 40;
/** The most pieces next to a puzzle: the columns of a table, the words of a name. */
const MAX_EXTRAS = 30;
/** Brackets belong to a list; and as many digits and blanks in a row are no number, for grids of two sizes differ by more cells. */
const OTHER_CELLS = /^[\d.*_-]{16,}$|[{}[\]~]/;

/** A game ID of Solo is another puzzle, however short it is. */
const SOLO_ID = /(?:^|\s)\d{1,2}(?:x\d{1,2}|j)x?k?:(?=[\d_,]*[a-z])[\w,]+(?:\s|$)/;

/** Returns text next to a puzzle that is neither its solution nor short enough to be a name or a number; a comment may be anything. */
function foreignPiece(line: Line, pieces: readonly Piece[], cells: Piece, solution: Piece | undefined): Piece | undefined {
  const end = cells.column - 1 + cells.text.length;
  const remark = line.text.slice(end).search(/\s*#/);
  const others = pieces.filter((piece) => piece.text !== cells.text && piece !== solution && !(remark >= 0 && piece.column > end + remark));
  if (SOLO_ID.test(line.text.slice(end))) return others.at(-1);
  return others.length > MAX_EXTRAS ? others[0] : others.find(({ text }) => text.length > MAX_EXTRA_LENGTH || OTHER_CELLS.test(text));
}

/** Returns the other columns of a line: how many solutions the puzzle has, its solution, a name. */
function extrasOf(line: Line, cells: Piece, solution: Piece | undefined) {
  const rest = line.text.slice(cells.column - 1 + cells.text.length);
  const count = /^:(\d{1,15})(?![\w.])/.exec(rest)?.[1];
  const [, remark, word] = /^(?:\s*#+\s*(?=\S)(.{1,80})|[\s,;]+(?=\p{L})(.{1,80}))/u.exec(rest) ?? [];
  const name = remark ?? word;
  return {
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(solution === undefined ? {} : { solution: solution.text }),
    ...(name === undefined || solution?.text === name ? {} : { name }),
  };
}

const NUMBERS = /[^\s,;"']+/g;

/** Whether numbers are a row of a larger grid: sixteen of them may be a 4 × 4 grid or a row of a 16 × 16 one. */
function isRow(lines: TextLines, pieces: readonly Piece[]): boolean {
  const { length } = pieces;
  if (length > MAX_SIZE) return false;
  if (pieces.some(({ text }) => Number(text) > Math.sqrt(length))) return true;
  const countIn = (line: Line) => (fieldsOf(line) ?? piecesOf(line, NUMBERS)).length;
  return Array.from({ length }, (_, ahead) => lines.peek(ahead)).every((line) => line && countIn(line) === length);
}

/** One puzzle a line: n² whole numbers with blanks or commas between, 0 for an empty cell. */
export const numbers: Format = {
  id: 'numbers',
  title: 'a line of n² numbers',
  read(lines, _rows, _named, zero) {
    const here = lines.peek()!;
    const fields = fieldsOf(here);
    const pieces = fields && sizeOfCellCount(fields.length) ? fields : piecesOf(here, NUMBERS);
    const size = pieces.every(({ text }) => /^(-?\d{1,2}|[.-])$/.test(text)) ? sizeOfCellCount(pieces.length) : undefined;
    if (size === undefined || isRow(lines, pieces)) return undefined;
    const placeOf = (cell: number) => placeAt(here, pieces[cell].column);
    const texts = pieces.map(({ text }) => text);
    const puzzle = puzzleOfNumbers(texts, placeOf, gridOf(size), zero);
    lines.skip();
    return { puzzle, place: placeOf(0), placeOf, reading: readingOf(this.id, puzzle, texts) };
  },
  print({ puzzle }) {
    writable(puzzle.cages.length === 0, this.title, 'a puzzle without cages');
    return Array.from(puzzle.givens).join(' ');
  },
};

/** Reads the puzzle of a piece; undefined where it is none and other long text is next to it. */
function readAmongExtras(
  cells: Piece,
  placeOf: (cell: number) => Place,
  stranger: Piece | undefined,
  zero: ZeroMeaning | undefined,
): Puzzle | undefined {
  try {
    return readCells(cells.text, placeOf, undefined, zero);
  } catch (error) {
    if (stranger && error instanceof InputError) return undefined;
    throw error;
  }
}

/**
 * One puzzle a line: n² characters, in reading order. Other columns may precede or follow them: a name, `:count:solution` as in some
 * solvers' test files, a solution after a comma, the address of a page.
 */
export const line: Format = {
  id: 'line',
  title: 'a line of n² characters',
  wide: numbers,
  read(lines, _rows, _named, zero) {
    const here = lines.peek()!;
    const pieces = piecesOf(here, QUESTIONS.test(here.text) ? /\S+/g : PIECES);
    const found = findCells(lines, here, pieces);
    if (!found) return undefined;
    const { cells, solution } = found;
    const stranger = foreignPiece(here, pieces, cells, solution);
    const placeOf = (cell: number) => placeAt(here, cells.column + cell);
    const puzzle = readAmongExtras(cells, placeOf, stranger, zero);
    if (!puzzle) return undefined;
    if (stranger) {
      throw new InputError(`${quoted(stranger.text)} beside the grid would be ignored`, {
        place: placeAt(here, stranger.column),
        expected: 'a grid alone in its line, or with its solution, a count or a name',
      });
    }
    lines.skip();
    const reading = readingOf(this.id, puzzle, cells.text);
    return { puzzle, place: placeAt(here, cells.column), placeOf, reading, ...extrasOf(here, cells, solution) };
  },
  print({ puzzle }) {
    writable(puzzle.cages.length === 0, this.title, 'a puzzle without cages');
    return cellsText(puzzle, puzzle.givens);
  },
};

/**
 * Text of a puzzle that needs no escape in a URL and that `readPuzzles` reads back: the n² characters where they
 * say everything, and otherwise a longer form with size, houses, symbols, cages and pencil marks.
 */
export function puzzleText(puzzle: Puzzle): string {
  const { grid, cages, domains } = puzzle;
  const usual = cages.length === 0 && !domains && hasUsualSymbols(puzzle) && grid.size <= MAX_LETTERED_SIZE && hasUsualHouses(grid);
  return usual ? cellsText(puzzle, puzzle.givens) : compact.print!({ puzzle });
}
