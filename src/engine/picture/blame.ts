import type { Grid } from '../grid.ts';

/** The conflict set of one level of a search that jumps back. */
export interface BlameRow {
  /** The cell that is filled on this level. */
  readonly cell: number;
  /** The cells in the set, in the order in which they were filled. */
  readonly blamed: readonly number[];
  /** Those of them that have just come from the level that failed. */
  readonly passedOn: readonly number[];
  /** The level where the search is, one that it has just left, one that it has just jumped over, or an earlier one. */
  readonly state: 'now' | 'left' | 'skipped' | 'earlier';
}

/** The conflict sets of a search, the newest level first. */
export interface BlamePicture {
  readonly grid: Grid;
  readonly rows: readonly BlameRow[];
}
