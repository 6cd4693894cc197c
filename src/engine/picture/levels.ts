import type { Puzzle } from '../puzzle.ts';

/** A digit of a level. */
export interface LevelDigit {
  readonly cell: number;
  readonly digit: number;
  readonly isGuess: boolean;
  /** Whether this step has placed it. */
  readonly isNew: boolean;
  /** Whether it is among what is to blame. */
  readonly isBlamed: boolean;
}

/** A guess, and what has followed from it. */
export interface LevelRow {
  /** 0 for what holds without any guess. */
  readonly level: number;
  /** In the order in which they were placed; of level 0 without the givens. */
  readonly digits: readonly LevelDigit[];
  /** Whether this step has taken it back. */
  readonly isGone: boolean;
}

/** The levels of a search, from the first. */
export interface LevelsPicture {
  readonly puzzle: Puzzle;
  readonly rows: readonly LevelRow[];
  /** Where this step goes back over several levels, or over one. */
  readonly jump: { readonly from: number; readonly to: number } | undefined;
}
