import { InputError } from '../errors.ts';
import { LargeSearch } from '../fast/large-search.ts';
import type { Grid } from '../grid.ts';
import type { Random } from '../random.ts';

/** Nodes that a search for a full grid may take before others digits are planted. */
const NODES = 5000;
const ATTEMPTS = 40;

/**
 * A full grid with any houses: the first row at random, as many random digits as a row has in other cells, and the rest by search. Throws
 * InputError where none is found: with some regions there is none.
 */
export function randomAnswer(grid: Grid, random: Random): Uint8Array {
  const search = new LargeSearch(grid);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = search.solve(planted(grid, random, attempt), { nodes: NODES });
    if (answer) return answer;
  }
  throw new InputError(`no full grid was found in ${ATTEMPTS} attempts`, { expected: 'another seed, or other houses' });
}

/** Fewer digits at each attempt, since they may be what stands in the way. */
function planted({ size, cellCount, peersOfCell }: Grid, random: Random, attempt: number): Uint8Array {
  const digits = new Uint8Array(cellCount);
  const put = (cell: number, digit: number) => {
    if (digits[cell] === 0 && peersOfCell[cell].every((peer) => digits[peer] !== digit)) digits[cell] = digit;
  };
  const row = random.shuffled(Array.from({ length: size }, (_, index) => index + 1));
  for (const [cell, digit] of row.entries()) put(cell, digit);
  for (let more = size - attempt; more > 0; more--) put(random.below(cellCount), 1 + random.below(size));
  return digits;
}
