import type { Puzzle } from '../puzzle.ts';

/**
 * Where a derived cage comes from. The houses do not overlap, so their digits add up to `total`; the cages `whole` are
 * taken out of it, and what is left belongs to the cells that they do not fill (innies) less those they have outside (outies).
 */
export interface Derivation {
  /** The region, as houses. */
  readonly houses: readonly number[];
  /** The sum of the region: 45 for each house of nine. */
  readonly total: number;
  /** The puzzle's cages that are counted whole, as indexes. */
  readonly whole: readonly number[];
  /** The sum of those cages. */
  readonly wholeSum: number;
  /** Cells of the region in none of those cages. */
  readonly innies: readonly number[];
  /** Cells of those cages outside the region. */
  readonly outies: readonly number[];
}

/** A set of cells whose sum is known: the puzzle's own cage, or one that the 45 rule derives. */
export interface KnownCage {
  /** The sum of `cells`, less the sum of `minus`. */
  readonly sum: number;
  readonly cells: readonly number[];
  /** Cells that count against the others; empty for all but differences of innies and outies. */
  readonly minus: readonly number[];
  /** Whether the digits in it all differ: then there are combinations. */
  readonly distinct: boolean;
  /** Undefined for a cage of the puzzle. */
  readonly derivation: Derivation | undefined;
}

/** The picture of a killer's cages, with what its algorithms know about them. */
export interface CagesPicture {
  readonly puzzle: Puzzle;
  /** Indexed by cell: its digit, 0 for none. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the digits still possible, as a set of bits. */
  readonly candidates?: Uint32Array;
  /** The puzzle's cages in its order, then the derived ones. */
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

/** The picture of cages that share out the digits of a house: candidates and combinations are always present. */
export interface SharingPicture extends CagesPicture {
  readonly candidates: Uint32Array;
  readonly combinations: readonly (readonly number[])[];
  readonly ruledOut: readonly Uint8Array[];
}
