import { candidatesOf } from '../../candidates.ts';
import { combinationsOf, reachOf } from '../../killer/combinations.ts';
import type { KnownCage } from '../../picture/cages.ts';
import { givensOf } from '../../players-part.ts';
import type { Puzzle } from '../../puzzle.ts';
import type { Position } from '../position.ts';
import { type CageBook, cageBookOf } from './cage-book.ts';

/** In larger grids the combinations of more cells are too many to be listed again and again: there only the extremes count. */
const [LISTED_SIZE, MAX_LISTED_CELLS] = [9, 4];

/**
 * Indexed by cell: the digits that the rules allow there, as sets. In a cage a digit that is there already is out, and so is one that no
 * combination has together with those that are there. Where they cannot belong to any combination, sums are left out of account.
 */
export function candidatesIn(puzzle: Puzzle, digits: ArrayLike<number>): Uint32Array {
  const candidates = candidatesOf(puzzle, digits);
  const book = cageBookOf(puzzle);
  for (const cage of book?.own ?? []) narrow(candidates, digits, book!, cage);
  return candidates;
}

/** Takes out of the open cells of a cage what its sum rules out by the digits that are there. */
function narrow(candidates: Uint32Array, digits: ArrayLike<number>, book: CageBook, { sum, cells }: KnownCage): void {
  const open = cells.filter((cell) => digits[cell] === 0);
  if (open.length === 0) return;
  let placed = 0;
  let rest = sum;
  for (const cell of cells) {
    if (digits[cell] === 0) continue;
    placed |= 1 << (digits[cell] - 1);
    rest -= book.values[digits[cell] - 1];
  }
  const fitting = fittingDigits(book, open.length, rest, placed) || -1;
  for (const cell of open) candidates[cell] &= fitting & ~placed;
}

/** Takes out of the other cells of a cage what a digit rules out that has been placed in one of them. */
export function narrowCageOf({ digits, candidates, cages }: Position, cell: number): void {
  const cage = cages?.own[cages.cageOfCell[cell]];
  if (cage) narrow(candidates, digits, cages!, cage);
}

const fits = new WeakMap<CageBook, Map<string, number>>();

/** The digits of all combinations of so many cells that add up to the rest without a digit that is placed; the empty set where there are none. */
function fittingDigits(book: CageBook, count: number, rest: number, placed: number): number {
  const known = fits.get(book) ?? new Map<string, number>();
  fits.set(book, known);
  const key = `${count} ${rest} ${placed}`;
  const found = known.get(key) ?? searchFitting(book.values, count, rest, placed);
  known.set(key, found);
  return found;
}

function searchFitting(values: readonly number[], count: number, rest: number, placed: number): number {
  if (values.length <= LISTED_SIZE || count <= MAX_LISTED_CELLS)
    return combinationsOf(values, count, rest, ~placed).reduce((all, each) => all | each, 0);
  let fitting = 0;
  for (const [index, value] of values.entries()) {
    const bit = 1 << index;
    if (placed & bit) continue;
    const [least, greatest] = reachOf(values, count - 1, ~(placed | bit));
    if (least <= rest - value && rest - value <= greatest) fitting |= bit;
  }
  return fitting;
}

/** A position of a puzzle with these digits, without the candidates that are gone (sets, indexed by cell); a killer's cages count. */
export function positionWith(puzzle: Puzzle, digits: Uint8Array, gone?: ArrayLike<number>): Position {
  const candidates = candidatesIn(puzzle, digits);
  if (gone) for (let cell = 0; cell < candidates.length; cell++) candidates[cell] &= ~gone[cell];
  const cages = cageBookOf(puzzle);
  return { grid: puzzle.grid, givens: givensOf(puzzle), domains: puzzle.domains, digits, candidates, ...(cages && { cages }) };
}
