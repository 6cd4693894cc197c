import type { CoverProblem } from '../exact-cover.ts';

/** The picture of a search for exact covers. */
export interface CoverPicture {
  readonly problem: CoverProblem;
  /** Indexed by item: 1 while its column is covered. */
  readonly covered: Uint8Array;
  /** Indexed by option: 1 while its row is out of the matrix. */
  readonly hidden: Uint8Array;
  /** Indexed by item: how many rows its column has left; for a covered column, the number when it was covered. */
  readonly sizes: ArrayLike<number>;
  /** Indexed by level: the item whose column was chosen there; −1 where no column is. */
  readonly columns: Int32Array;
  /** Indexed by level: the option whose row was chosen there; −1 where none is. */
  readonly rows: Int32Array;
  /** Rows chosen so far. */
  readonly depth: number;
  /** The k of the search(k) that is running. */
  readonly level: number;
  /** For a search by nested calls: the running one inside search(k), if any. */
  readonly calls?: readonly { readonly name: string; readonly item: number; readonly undoes: boolean }[];
}

/**
 * A matrix as linked lists (Knuth, 'Dancing Links', 2000). Nodes are numbers: 0 … m − 1 are the headers of the
 * m columns, m is the root h, and after it come the ones of the matrix, row by row.
 */
export interface Links {
  readonly h: number;
  /** Indexed by node: the neighbours to the left, right, above and below, all in circles. */
  readonly L: Int32Array;
  readonly R: Int32Array;
  readonly U: Int32Array;
  readonly D: Int32Array;
  /** Indexed by node: the header of its column. */
  readonly C: Int32Array;
  /** Indexed by node: the option of its row; −1 for headers and root. */
  readonly optionOf: Int32Array;
}

/** The picture of the links. */
export interface LinksPicture extends Links {
  /** The node whose neighbours have just lost it or got it back: in its column, or for a header among the headers. −1 for none. */
  readonly moved: number;
}
