import { allDigits, bitOf, candidatesOf, countDigits, hasDigit, leastDigit } from '../../engine/candidates.ts';
import { type HouseType, sharedHouses } from '../../engine/grid.ts';
import type { Puzzle } from '../../engine/puzzle.ts';

/** The middle of the grid, where all digits but one are in sight. */
export const MIDDLE = 40;

/** Cells that the reader fills, one at a time, by striking what they cannot hold. */
export interface Earned {
  readonly puzzle: Puzzle;
  /** Indexed by cell: givens, and what the reader has written. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the digits that the reader has struck. */
  readonly struck: Uint32Array;
  /** The cell under the lens. */
  readonly cell: number;
}

/** A filled cell in sight that holds a digit, and the house in which it is seen; a box before a row or a column. */
export interface Witness {
  readonly cell: number;
  readonly house: HouseType;
}

/** What follows from pressing a digit in the lens. */
export type Answer =
  | { readonly kind: 'struck'; readonly witness: Witness; readonly left: number; readonly possible: number }
  | { readonly kind: 'again'; readonly witness: Witness }
  | { readonly kind: 'stays' }
  /** It is the only candidate, and as many others are not struck yet. */
  | { readonly kind: 'tooSoon'; readonly others: number }
  | { readonly kind: 'written' | 'filled' };

export const begun = (puzzle: Puzzle, cell = MIDDLE): Earned => ({
  puzzle,
  digits: puzzle.givens.slice(),
  struck: new Uint32Array(puzzle.grid.cellCount),
  cell,
});

/** The digits of the cell under the lens that are not struck. */
export const leftIn = ({ puzzle, struck, cell }: Earned): number => allDigits(puzzle.grid.size) & ~struck[cell]!;

/** How many cells the reader has written. */
export const written = ({ puzzle, digits }: Earned): number =>
  digits.reduce((sum, digit, cell) => sum + Number(digit !== 0 && puzzle.givens[cell] === 0), 0);

/** Open cells with one candidate, those that have been there longest first: in reading order. */
export function nakedSingles({ puzzle, digits }: Earned): number[] {
  const candidates = candidatesOf(puzzle, digits);
  return [...candidates.keys()].filter((cell) => digits[cell] === 0 && countDigits(candidates[cell]!) === 1);
}

/** The cells that can be earned at the very beginning, one after the other or in any order; the middle is not among them. */
export const othersAtFirst = (puzzle: Puzzle): number[] => nakedSingles(begun(puzzle)).filter((cell) => cell !== MIDDLE);

/** Who forbids a digit in a cell; undefined where nobody does. */
export function witnessOf({ puzzle: { grid }, digits }: Earned, cell: number, digit: number): Witness | undefined {
  const holders = grid.peersOfCell[cell]!.filter((peer) => digits[peer] === digit);
  const seen = holders.map((peer): Witness => ({ cell: peer, house: sharedHouses(grid, cell, peer).at(-1)! }));
  return seen.find(({ house }) => house === 'box') ?? seen[0];
}

/** Everybody who forbids a digit that has been struck in the cell under the lens. */
export const witnesses = (earned: Earned): (Witness & { readonly digit: number })[] =>
  Array.from({ length: earned.puzzle.grid.size }, (_, index) => index + 1).flatMap((digit) => {
    const witness = hasDigit(earned.struck[earned.cell]!, digit) ? witnessOf(earned, earned.cell, digit) : undefined;
    return witness ? [{ ...witness, digit }] : [];
  });

/** Who holds all digits that a cell cannot hold: its box, its row and its column, each with the digits that are seen there first. */
export function reasonsAt(earned: Earned, cell: number): { readonly house: HouseType; readonly digits: readonly number[] }[] {
  const seen = Array.from({ length: earned.puzzle.grid.size }, (_, index) => ({
    digit: index + 1,
    house: witnessOf(earned, cell, index + 1)?.house,
  }));
  return (['box', 'row', 'column'] as const).flatMap((house) => {
    const digits = seen.filter((each) => each.house === house).map(({ digit }) => digit);
    return digits.length > 0 ? [{ house, digits }] : [];
  });
}

export const lookAt = (earned: Earned, cell: number): Earned => ({ ...earned, cell });

/** Presses a digit in the lens: strikes it where the rule does, and writes the only candidate: the first time when all others are struck, then at once. */
export function press(earned: Earned, digit: number): { readonly earned: Earned; readonly answer: Answer } {
  const { puzzle, digits, struck, cell } = earned;
  if (digits[cell] !== 0) return { earned, answer: { kind: 'filled' } };
  const witness = witnessOf(earned, cell, digit);
  const possible = countDigits(candidatesOf(puzzle, digits)[cell]!);
  if (!witness) {
    if (possible > 1) return { earned, answer: { kind: 'stays' } };
    const others = countDigits(leftIn(earned)) - 1;
    if (others > 0 && written(earned) === 0) return { earned, answer: { kind: 'tooSoon', others } };
    // What is written at once has been struck all the same: the lens shows who keeps the others out.
    const kept = allDigits(puzzle.grid.size) & ~bitOf(digit);
    return { earned: { ...earned, digits: digits.with(cell, digit), struck: struck.with(cell, kept) }, answer: { kind: 'written' } };
  }
  if (hasDigit(struck[cell]!, digit)) return { earned, answer: { kind: 'again', witness } };
  const next = { ...earned, struck: struck.with(cell, struck[cell]! | bitOf(digit)) };
  return { earned: next, answer: { kind: 'struck', witness, left: countDigits(leftIn(next)), possible } };
}

/** The next right thing to do: a digit to press in the lens, or a cell to put under it; undefined where nothing is left to earn. */
export function nextOf(earned: Earned): { readonly digit: number } | { readonly cell: number } | undefined {
  const { puzzle, digits, cell } = earned;
  const left = leftIn(earned);
  const wrong = digits[cell] === 0 ? left & ~candidatesOf(puzzle, digits)[cell]! : 0;
  if (wrong !== 0) return { digit: leastDigit(wrong) };
  const singles = nakedSingles(earned);
  if (singles.includes(cell)) return { digit: leastDigit(left) };
  return singles.length > 0 ? { cell: singles[0]! } : undefined;
}
