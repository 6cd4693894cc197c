import { digitsOf } from '../candidates.ts';
import type { CagesPicture, KnownCage } from '../picture/cages.ts';
import type { Puzzle } from '../puzzle.ts';
import { type AnyStep, fieldOf } from '../step.ts';
import { combinationsOf, digitValues } from './combinations.ts';

/*
 * Shared parts of the states of the killer algorithms: cages, combinations and the 45 rule.
 */

/** The state of a killer algorithm is what is drawn of its cages. */
export type KillerState = CagesPicture;

/** One combination of a cage, as the combination panel shows it. */
export interface Combination {
  /** As a set of bits: bit d − 1 for digit d. */
  readonly digits: number;
  /** False once it is ruled out. */
  readonly live: boolean;
}

/** The puzzle's own cages. */
export function ownCages(puzzle: Puzzle): KnownCage[] {
  return puzzle.cages.map(({ sum, cells }) => ({ sum, cells, minus: [], distinct: true, derivation: undefined }));
}

/** Indexed by cell: the index of its cage; −1 for none. */
export function cagesOfCells(puzzle: Puzzle): Int16Array {
  const cageOfCell = new Int16Array(puzzle.grid.cellCount).fill(-1);
  for (const [index, cage] of puzzle.cages.entries()) for (const cell of cage.cells) cageOfCell[cell] = index;
  return cageOfCell;
}

/**
 * Returns the combinations of a cage (an index into `cages`) with the ruled-out ones marked; none for a cage whose digits may repeat. For a
 * state without a list of combinations, the digits in the cage decide.
 */
export function combinationsIn(state: KillerState, cage: number): Combination[] {
  const { sum, cells, distinct } = state.cages[cage];
  if (!distinct) return [];
  if (state.combinations && state.ruledOut) {
    const ruledOut = state.ruledOut[cage];
    return state.combinations[cage].map((digits, index) => ({ digits, live: ruledOut[index] === 0 }));
  }
  const placed = cells.reduce((set, cell) => (state.digits[cell] === 0 ? set : set | (1 << (state.digits[cell] - 1))), 0);
  return combinationsOf(digitValues(state.puzzle), cells.length, sum).map((digits) => ({ digits, live: (placed & ~digits) === 0 }));
}

/** Returns the sum of the values of these cells' digits. */
export function sumOf(state: Pick<KillerState, 'puzzle' | 'digits'>, cells: readonly number[]): number {
  const values = digitValues(state.puzzle);
  return cells.reduce((sum, cell) => sum + (values[state.digits[cell] - 1] ?? 0), 0);
}

/** The cage that a step is about, as an index into `cages`: the one it names, or that of its cell; −1 for none. */
export function litCage(state: Pick<KillerState, 'cageOfCell'>, step: AnyStep | undefined): number {
  if (!step) return -1;
  const cage = fieldOf(step, 'cage');
  return cage >= 0 ? cage : (state.cageOfCell[fieldOf(step, 'cell')] ?? -1);
}

/** A combination as people write it: `1 2 9`, by the puzzle's symbols. */
export function combinationText(puzzle: Pick<Puzzle, 'symbols'>, digits: number): string {
  return digitsOf(digits)
    .map((digit) => puzzle.symbols[digit - 1])
    .join(' ');
}
