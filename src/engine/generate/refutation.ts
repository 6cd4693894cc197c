import { digitSetsOf } from '../digit-sets.ts';
import type { Grid } from '../grid.ts';

/** The proof that a grid cannot be filled: digits that are the only ones for their cells, in this order, and then a cell with none left. */
export interface Refutation {
  readonly forced: readonly { readonly cell: number; readonly digit: number }[];
  readonly cell: number;
}

/** Follows what is forced in single cells, from `digits` (indexed by cell, 0 is empty) to a cell with nothing left; undefined if that leads to none. */
export function refutationOf(grid: Grid, digits: Uint8Array): Refutation | undefined {
  const [filled, forced] = [digits.slice(), [] as { cell: number; digit: number }[]];
  for (;;) {
    const candidates = digitSetsOf({ grid }, filled);
    const open = [...filled.keys()].filter((cell) => filled[cell] === 0);
    const cell = open.find((each) => candidates.isEmpty(each));
    if (cell !== undefined) return { forced, cell };
    const single = open.find((each) => candidates.count(each) === 1);
    if (single === undefined) return undefined;
    filled[single] = candidates.least(single);
    forced.push({ cell: single, digit: filled[single] });
  }
}
