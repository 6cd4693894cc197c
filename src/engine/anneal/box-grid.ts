import { InputError } from '../errors.ts';
import { boxCount } from '../grid.ts';
import { faultOf, type Puzzle } from '../puzzle.ts';
import { type Random, randomFrom } from '../random.ts';
import { refusesMarks } from '../refusals.ts';
import { energyOf } from './energy.ts';

/** Exclusive upper bound of the seeds for new boxes, the same as for seeds that a reader can choose. */
export const NEW_SEEDS = 1_000_000_000;

/** A grid whose boxes will each contain every digit once, so that only rows and columns can be wrong. */
export interface BoxGrid {
  readonly puzzle: Puzzle;
  /** Indexed by cell. Has the givens from the start; 0 in the other cells until the boxes are filled. */
  readonly digits: Uint8Array;
  /** The energy of the current `digits`. */
  energy: number;
}

/** The grid before the boxes are filled: only the givens. */
export function emptyBoxGrid(puzzle: Puzzle): BoxGrid {
  return { puzzle, digits: puzzle.givens.slice(), energy: energyOf(puzzle.grid, puzzle.givens) };
}

/** Gives each box its missing digits in a random order. The same seed gives the same grid. */
export function fillBoxes(board: BoxGrid, seed: number): void {
  const { puzzle, digits } = board;
  const random = randomFrom(seed);
  for (const cells of cellsOfBoxes(puzzle)) {
    const given = new Set(cells.map((cell) => puzzle.givens[cell]));
    const missing = random.shuffled(puzzle.symbols.map((_, i) => i + 1).filter((digit) => !given.has(digit)));
    for (const cell of cells) if (puzzle.givens[cell] === 0) digits[cell] = missing.pop()!;
  }
  board.energy = energyOf(puzzle.grid, digits);
}

/** Exchanges the digits of two cells of a box: the box keeps all its digits. */
export function swapCells(digits: Uint8Array, a: number, b: number): void {
  const digit = digits[a];
  digits[a] = digits[b];
  digits[b] = digit;
}

/** Exchanges two cells of the board, which changes its energy by `delta`. */
export function swap(board: BoxGrid, a: number, b: number, delta: number): void {
  swapCells(board.digits, a, b);
  board.energy += delta;
}

/** Two cells that can change places: in the same box, neither of them a given. */
export type Swap = readonly [a: number, b: number];

/** For each box in which a swap is possible, that is with two or more free cells: those cells. */
export function swappableBoxes(puzzle: Puzzle): number[][] {
  return cellsOfBoxes(puzzle)
    .map((cells) => cells.filter((cell) => puzzle.givens[cell] === 0))
    .filter((free) => free.length >= 2);
}

/** Every pair of the cells: the swaps that a box allows. */
export function swapsOf(free: readonly number[]): Swap[] {
  return free.flatMap((a, i) => free.slice(i + 1).map((b) => [a, b] as const));
}

/** A random swap of a random box; `boxes` are the swaps that each allows. */
export function randomSwap(boxes: readonly (readonly Swap[])[], random: Random): Swap {
  const swaps = boxes[random.below(boxes.length)];
  return swaps[random.below(swaps.length)];
}

/** The cells of each box or region; in a grid without boxes, of each row. */
function cellsOfBoxes({ grid }: Puzzle): (readonly number[])[] {
  const first = boxCount(grid) > 0 ? 2 * grid.size : 0;
  return grid.cellsOfHouse.slice(first, first + grid.size);
}

/** Why swapping inside boxes cannot solve this puzzle; undefined when it may. */
export function refusesBoxGrid(puzzle: Puzzle): InputError | undefined {
  if (puzzle.cages.length > 0)
    return new InputError('swaps inside boxes know nothing of cages', {
      expected: 'a puzzle without cages',
      cells: puzzle.cages[0].cells,
    });
  return refusesMarks(puzzle) ?? faultOf(puzzle);
}
