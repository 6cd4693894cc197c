import { digitsOf } from '../candidates.ts';
import type { Puzzle } from '../puzzle.ts';
import { type AnyStep, fieldOf } from '../step.ts';
import { combinationsOf, digitValues } from './combinations.ts';

/*
 * What the states of the killer algorithms have in common: cages, combinations and the 45 rule.
 */

/**
 * Where a derived cage comes from. The houses do not overlap, so their digits add up to `total`; the cages `whole` are
 * taken out of it, and what is left belongs to the cells that they do not fill (innies) less those they have outside (outies).
 */
export interface Derivation {
  /** The region, as houses. */
  readonly houses: readonly number[];
  /** What the digits of the region add up to: 45 for each house of nine. */
  readonly total: number;
  /** The puzzle's cages that are counted whole, as indexes. */
  readonly whole: readonly number[];
  /** What those cages add up to. */
  readonly wholeSum: number;
  /** Cells of the region in none of those cages. */
  readonly innies: readonly number[];
  /** Cells of those cages outside the region. */
  readonly outies: readonly number[];
}

/** A set of cells whose sum is known: the puzzle's own cage, or one that the 45 rule finds. */
export interface KnownCage {
  /** What `cells` add up to, less what `minus` adds up to. */
  readonly sum: number;
  readonly cells: readonly number[];
  /** Cells that count against the others; empty for all but differences of innies and outies. */
  readonly minus: readonly number[];
  /** Whether the digits in it all differ: then there are combinations. */
  readonly distinct: boolean;
  /** Undefined for a cage of the puzzle. */
  readonly derivation: Derivation | undefined;
}

/** The state of a killer algorithm. */
export interface KillerState {
  readonly puzzle: Puzzle;
  /** Indexed by cell: the digit standing there, 0 for none. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the digits still possible, as a set of bits. */
  readonly candidates?: Uint32Array;
  /** The puzzle's cages in its order, then those that the algorithm derives. */
  readonly cages: readonly KnownCage[];
  /** How many of `cages` are known by now; a view shows no others. */
  readonly known: number;
  /** Indexed by cell: the puzzle's cage that it is in; −1 for none. */
  readonly cageOfCell: Int16Array;
  /** Indexed by cage: its combinations, as sets of digits, in the order in which a person lists them. */
  readonly combinations?: readonly (readonly number[])[];
  /** Indexed by cage, then as `combinations`: 1 where the combination has been ruled out. */
  readonly ruledOut?: readonly Uint8Array[];
}

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

/** Indexed by cell: the cage that holds it, as an index; −1 for none. */
export function cagesOfCells(puzzle: Puzzle): Int16Array {
  const cageOfCell = new Int16Array(puzzle.grid.cellCount).fill(-1);
  for (const [index, cage] of puzzle.cages.entries()) for (const cell of cage.cells) cageOfCell[cell] = index;
  return cageOfCell;
}

/**
 * The combinations of a cage (an index into `cages`) with those that are ruled out marked; none for a cage whose digits may repeat.
 * A state that keeps no list of combinations has them ruled out by the digits that stand in the cage.
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

/** What the digits that stand in these cells count for together. */
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
