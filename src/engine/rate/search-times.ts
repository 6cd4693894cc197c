import type { Puzzle } from '../puzzle.ts';

/**
 * How often plain backtracking (cells in reading order, digits ascending) is called until the first answer, the call that
 * finds the grid full among them; counted up to `limit`. Equals the `calls` of `backtracking`, without steps.
 */
export function searchTimes({ grid, givens }: Puzzle, limit: number): number {
  const { size, housesOfCell } = grid;
  const usedIn = new Uint32Array(3 * size);
  const empty: number[] = [];
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell] === 0) empty.push(cell);
    else for (const house of housesOfCell[cell]) usedIn[house] |= 1 << givens[cell];
  }
  const digits = new Uint8Array(empty.length + 1);
  let depth = 0;
  let calls = 1;
  while (depth < empty.length && calls < limit) {
    const [row, column, box] = housesOfCell[empty[depth]];
    const last = digits[depth];
    const free = (bit: number): void => {
      usedIn[row] ^= bit;
      usedIn[column] ^= bit;
      usedIn[box] ^= bit;
    };
    if (last > 0) free(1 << last);
    const used = usedIn[row] | usedIn[column] | usedIn[box];
    let digit = last + 1;
    while (digit <= size && used & (1 << digit)) digit++;
    if (digit <= size) {
      free(1 << digit);
      digits[depth++] = digit;
      digits[depth] = 0;
      calls++;
    } else {
      if (depth === 0) break;
      depth--;
    }
  }
  return calls;
}
