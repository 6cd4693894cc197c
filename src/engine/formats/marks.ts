import { InputError } from '../errors.ts';
import type { Grid } from '../grid.ts';
import { placedAtFirst } from '../logic/position.ts';
import { type Puzzle, puzzleOf, usualSymbols } from '../puzzle.ts';
import { BLANKS } from './cells.ts';
import { type ReadPuzzle, remainingCandidates } from './format.ts';
import type { Rows } from './rows.ts';
import { type Piece, placeAt, quoted } from './text-lines.ts';

/** The marks that HoDoKu writes before the candidates in a step's cells. */
const EMPHASIS = /^[*#@-](?=..)/;

/**
 * The candidates that a text names: `259`, or as many characters as the size has, with a dot at the place of each that is gone. A sign
 * before several of them says nothing.
 */
function namesIn(text: string, symbols: readonly string[]): string {
  const aligned = text.length === symbols.length && symbols.every((symbol, index) => text[index] === symbol || text[index] === '.');
  return aligned ? text.replaceAll('.', '') : text.replace(EMPHASIS, '');
}

/** The bits of the symbols that a text names; every bit for a blank. Throws InputError for a foreign character. */
export function marksOf(text: string, size: number, place: { line: number; column: number }): number {
  if (text.length === 1 && BLANKS.includes(text)) return 2 ** size - 1;
  const symbols = usualSymbols(size);
  let marks = 0;
  for (const character of namesIn(text.toUpperCase(), symbols)) {
    const index = symbols.indexOf(character);
    if (index < 0)
      throw new InputError(`${quoted(character)} in ${quoted(text)} isn’t a candidate`, { place, expected: symbols.join(' ') });
    marks |= 1 << index;
  }
  return marks >>> 0;
}

/** The one digit of a set of candidates; 0 when there are several or none. */
export const onlyDigit = (marks: number): number => (marks !== 0 && (marks & (marks - 1)) === 0 ? 32 - Math.clz32(marks) : 0);

/**
 * Derives the puzzle from a grid of candidates alone. Where they are what some lone ones leave, these are its givens. Where they say more,
 * they are the puzzle's own marks, and it has no givens.
 */
export function puzzleOfMarks(grid: Grid, candidates: Uint32Array): Pick<ReadPuzzle, 'puzzle' | 'candidates' | 'marksOnly'> {
  const marked = puzzleOf(new Uint8Array(grid.cellCount), { grid, domains: candidates });
  const plain = puzzleOf(placedAtFirst(marked), { grid });
  const isPlain = remainingCandidates(grid, plain.givens).every((left, cell) => (left & ~candidates[cell]) === 0);
  return { puzzle: isPlain ? plain : marked, candidates, marksOnly: true };
}

/** A puzzle whose own marks are what a started game says: a digit placed in a cell, or the candidates left there. */
export function withMarks(puzzle: Puzzle, placed: ArrayLike<number>, candidates?: ArrayLike<number>): Puzzle {
  const left = remainingCandidates(puzzle.grid, placed);
  const domains = left.map((set, cell) => (placed[cell] === 0 ? set & (candidates?.[cell] ?? set) : set));
  const saysMore = domains.some((set, cell) => set !== left[cell] || placed[cell] !== puzzle.givens[cell]);
  return saysMore ? { ...puzzle, domains } : puzzle;
}

/** Returns the place in the text of each cell of drawn rows. */
export const placesOf = (rows: Rows) => (cell: number) =>
  placeAt(rows.lines[Math.floor(cell / rows.grid.size)], (rows.cells[cell] as Piece).column);

/** The symbols of a set of candidates, in order. */
export const marksText = (symbols: readonly string[], marks: number): string => symbols.filter((_, index) => marks & (1 << index)).join('');
