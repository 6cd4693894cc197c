/** A digit that is in its cell, or that is struck there. */
export interface DrawnFact {
  readonly cell: number;
  readonly digit: number;
  readonly isPlaced: boolean;
}

/**
 * That a digit follows from another. While a dead end is analysed: `inside` leads to it from what has been asked already, `cut` from what
 * the note will be about, and `behind` leads to the note. Otherwise it is `new`.
 */
export interface Implication {
  readonly from: DrawnFact;
  /** Digit 0 for a cell that has none left. */
  readonly to: DrawnFact;
  readonly part: 'new' | 'inside' | 'cut' | 'behind';
}

/** What follows from what, on the grid of a search that keeps reasons. Cells are zero-based. */
export interface ImplicationsPicture {
  /** Indexed by cell: the guess since which its digit has been there; 0 for before all guesses, −1 for an open cell. */
  readonly levels: ArrayLike<number>;
  /** Cells whose digits are guesses. */
  readonly guesses: readonly number[];
  /** Digits that this step has taken back. */
  readonly gone: readonly DrawnFact[];
  readonly arrows: readonly Implication[];
  /** Cells whose digits have a part in it and rest on no guess. */
  readonly unguessed: readonly number[];
  /** A cell that has nothing left, with digit 0, or the open cells of a house that has no place left for a digit. */
  readonly dead: readonly DrawnFact[];
  /** Those and the cells that have been asked: what the note will leave out. */
  readonly fence: readonly number[];
  /** What a note is about. */
  readonly ringed: readonly DrawnFact[];
  /** What a note has just ruled out. */
  readonly ruledOut: DrawnFact | undefined;
  /** The number of that note, from 1; 0 while it has none. */
  readonly note: number;
}
