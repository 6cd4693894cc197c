import { InputError, type Place } from '../errors.ts';
import { type Grid, gridOf } from '../grid.ts';
import { type Puzzle, puzzleOf, usualSymbols } from '../puzzle.ts';
import type { ZeroMeaning } from './format.ts';
import { quoted } from './text-lines.ts';
import { unclearZero, zerosAre } from './zero-based.ts';

/** The characters for an empty cell. */
export const BLANKS = '.0-_*';

/** What programs write into an empty cell, besides the signs of BLANKS. */
const NOTHING = /^(?:none|null|nil|nothing|undefined|missing|na|empty|(?:np\.|math\.|numpy\.)?nan|_\w{0,4})$/i;
const NUMBER = /^-?\d{1,3}(?:\.0*)?$/;
/** Returns what a piece says as a cell; undefined where it is none. */
export function cellOf(text: string, isText = false): string | undefined {
  const said = text.trim();
  if (isText && said === '') return '.';
  if (said === '-1' || (!isText && NOTHING.test(said))) return '.';
  if (NUMBER.test(said)) return String(Number.parseInt(said, 10));
  return said.length === 1 && (/[a-z?]/i.test(said) || BLANKS.includes(said)) ? said : undefined;
}

/** Characters for an empty cell where no other one is used. */
const RARE_BLANKS = /[xX?]/;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/**
 * The symbols that the characters of a grid are written with, digit 1 first. Past size 9 several habits exist:
 * 1–9 then A, B, C …; letters alone; and, where another character is blank, 0–9 then A, B, C ….
 */
function alphabetOf(text: string, size: number): string {
  const usual = usualSymbols(size).join('');
  if (size <= 9) return usual;
  const used = [...new Set(text)];
  const blanksWithZero = used.some((character) => character !== '0' && BLANKS.includes(character));
  const numbered = `123456789${LETTERS}`.slice(0, size);
  const letters = LETTERS.slice(0, size);
  const zeroBased = `0123456789${LETTERS}`.slice(0, size);
  const habits = used.includes('0') && blanksWithZero && size <= 16 ? [zeroBased, usual, letters] : [usual, letters, numbered];
  const fits = (alphabet: string) => used.every((character) => BLANKS.includes(character) || alphabet.includes(character.toUpperCase()));
  const found = habits.find(fits) ?? usual;
  return found === letters && size < 25 && !/[A-Z]/.test(text) ? found.toLowerCase() : found;
}

/** Like `alphabetOf`, but zeros may be digits in a grid with another sign for empty cells, or where `zero` says so. */
function alphabetIn(text: string, grid: Grid, placeOf: (cell: number) => Place, zero: ZeroMeaning | undefined): string {
  const { size } = grid;
  const zeroBased = `0123456789${LETTERS}`.slice(0, size);
  if (zero === 'digit') return zeroBased;
  if (zero === 'blank') return alphabetOf(text.replaceAll('0', '.'), size);
  const alphabet = alphabetOf(text, size);
  if (size > 16 || !text.includes('0') || (size > 9 && alphabet !== zeroBased)) return alphabet;
  const values = Array.from(text, (character) => (BLANKS.includes(character) && character !== '0' ? -1 : zeroOrMore(character, zeroBased)));
  const zeros = zerosAre(grid, values);
  if (size > 9) return zeros === 'blanks' ? alphabetOf(text.replaceAll('0', '.'), size) : zeroBased;
  if (zeros === 'unclear') throw unclearZero(size, placeOf(text.indexOf('0')));
  return zeros === 'digits' ? zeroBased : alphabet;
}

/** The place of a character in an alphabet that begins with 0; past it for any other. */
const zeroOrMore = (character: string, zeroBased: string): number => {
  const value = zeroBased.indexOf(character.toUpperCase());
  return value < 0 ? zeroBased.length : value;
};

/** The text with dots for the one character that marks its empty cells, if that is x, X or ?. */
function withUsualBlanks(text: string, size: number): string {
  const rare = RARE_BLANKS.exec(text)?.[0];
  // In the largest grids X is a symbol.
  if (rare === undefined || size > 16 || [...BLANKS].some((blank) => text.includes(blank))) return text;
  return text.replaceAll(rare, '.');
}

/**
 * A puzzle from one character a cell, in reading order; `zero` is what 0 stands for where that is known. Throws InputError at the place of
 * a character that is no symbol.
 */
export function readCells(
  written: string,
  placeOf: (cell: number) => Place,
  grid: Grid = gridOf(Math.sqrt(written.length)),
  zero?: ZeroMeaning,
): Puzzle {
  const { size } = grid;
  const text = withUsualBlanks(written, size);
  const alphabet = alphabetIn(text, grid, placeOf, zero);
  const givens = new Uint8Array(grid.cellCount);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const character = text[cell];
    let digit = alphabet.indexOf(character) + 1;
    if (digit === 0 && !BLANKS.includes(character)) {
      digit = Math.max(alphabet.indexOf(character.toUpperCase()), alphabet.indexOf(character.toLowerCase())) + 1;
      if (digit === 0) {
        throw new InputError(`${quoted(String.fromCodePoint(text.codePointAt(cell)!))} isn’t a symbol of a ${size} × ${size} grid`, {
          place: placeOf(cell),
          expected: `${[...alphabet].join(' ')}, or one of ${BLANKS} for an empty cell`,
        });
      }
    }
    givens[cell] = digit;
  }
  const usual = usualSymbols(size);
  return puzzleOf(givens, { grid, symbols: alphabet === usual.join('') ? usual : [...alphabet] });
}

/**
 * Digits in reading order, one character a cell where every symbol is one character (`.` for an empty cell),
 * and otherwise the symbols with commas between.
 */
export function cellsText({ symbols }: Pick<Puzzle, 'symbols'>, digits: ArrayLike<number>): string {
  const between = symbols.some(({ length }) => length !== 1) ? ',' : '';
  // Files have millions of these: a list of the cells would take longer than the rest of their answers.
  let text = '';
  for (let cell = 0; cell < digits.length; cell++) {
    const digit = digits[cell];
    if (cell > 0) text += between;
    text += digit === 0 ? '.' : symbols[digit - 1];
  }
  return text;
}
