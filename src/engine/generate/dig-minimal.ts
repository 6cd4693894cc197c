import { solvableWithout9, solve9 } from '../fast/solve.ts';
import { gridOf } from '../grid.ts';
import { type Random, randomFrom } from '../random.ts';

/** A 9 × 9 puzzle that is dug until no given can go, and its answer; both indexed by cell, 0 for empty. */
export interface MinimalPuzzle {
  readonly givens: Uint8Array;
  readonly answer: Uint8Array;
}

const { peersOfCell } = gridOf(9);
const allCells = Array.from({ length: 81 }, (_, cell) => cell);
const PLANTED = 11;

/**
 * A uniquely solvable 9 × 9 puzzle from which no given can be taken: `dig` in random order without any restriction and
 * without steps. The same seed gives the same puzzle.
 */
export function digMinimal(seed: number): MinimalPuzzle {
  const random = randomFrom(seed);
  const answer = randomAnswer(random);
  return { givens: dugToTheEnd(answer, random), answer };
}

/** Returns what is left of a full 9 × 9 grid, indexed by cell, when every cell has been tried in random order: 0 for a hole. */
export function dugToTheEnd(answer: Uint8Array, random: Random): Uint8Array {
  const givens = answer.slice();
  for (const cell of random.shuffled(allCells)) {
    const digit = answer[cell];
    givens[cell] = 0;
    if (!isForced(givens, cell, digit) && solvableWithout9(givens, cell, digit)) givens[cell] = digit;
  }
  return givens;
}

/** Whether the cell's peers leave it no other digit, so that no second solution needs to be searched for. */
function isForced(givens: Uint8Array, cell: number, digit: number): boolean {
  let seen = 1 << digit;
  for (const peer of peersOfCell[cell]) seen |= 1 << givens[peer];
  return (seen | 1) === 0x3ff;
}

function randomAnswer(random: Random): Uint8Array {
  for (;;) {
    const digits = new Uint8Array(81);
    for (let planted = 0; planted < PLANTED; planted++) plant(digits, random);
    const answer = solve9(digits);
    if (answer) return answer;
  }
}

function plant(digits: Uint8Array, random: Random): void {
  const cell = random.below(81);
  const digit = 1 + random.below(9);
  if (digits[cell] === 0 && peersOfCell[cell].every((peer) => digits[peer] !== digit)) digits[cell] = digit;
}
