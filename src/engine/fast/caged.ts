import { type Puzzle, symbolValue } from '../puzzle.ts';

/*
 * Answers for puzzles with cages, of any size: the cell with the fewest candidates first, where a candidate has to be
 * in some combination of digits that the rest of its cage can still take.
 */

/** The digits, as bits, that occur in some choice of `count` digits among `allowed` whose values add up to `sum`; 0 when there is none. */
function combinationDigits(values: readonly number[]): (count: number, sum: number, allowed: number) => number {
  const known = new Map<string, number>();
  return function digits(count, sum, allowed) {
    if (count === 0 || sum < 0 || allowed === 0) return 0;
    const key = `${count},${sum},${allowed}`;
    let found = known.get(key);
    if (found !== undefined) return found;
    found = 0;
    for (let left = allowed; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const rest = sum - values[31 - Math.clz32(bit)]!;
      // Digits in ascending order only, so that each combination is met once.
      if (count === 1) found |= rest === 0 ? bit : 0;
      else {
        const others = digits(count - 1, rest, left & ~bit);
        if (others !== 0) found |= bit | others;
      }
    }
    known.set(key, found);
    return found;
  };
}

/** Calls `found` with each answer (indexed by cell; the same array each time) until it says `true`: enough. */
export function searchCaged(puzzle: Puzzle, found: (digits: Uint8Array) => boolean): void {
  const { grid, cages, symbols } = puzzle;
  const { rowOfCell, columnOfCell, boxOfCell, cellCount, size } = grid;
  const digits = new Uint8Array(cellCount);
  const values = symbols.map((_, index) => symbolValue(puzzle, index + 1));
  const combinations = combinationDigits(values);
  const all = 2 ** size - 1;
  /** Indexed by house: the digits that stand in it. */
  const used = new Int32Array(3 * size);
  const cageOfCell = new Int16Array(cellCount).fill(-1);
  for (const [index, cage] of cages.entries()) for (const cell of cage.cells) cageOfCell[cell] = index;
  const usedInCage = new Int32Array(cages.length);
  const sumLeft = Int32Array.from(cages, (cage) => cage.sum);
  const cellsLeft = Int32Array.from(cages, (cage) => cage.cells.length);
  const openCells: number[] = [];

  const change = (cell: number, digit: number, direction: 1 | -1) => {
    const bit = 1 << (digit - 1);
    digits[cell] = direction === 1 ? digit : 0;
    used[rowOfCell[cell]!]! ^= bit;
    used[size + columnOfCell[cell]!]! ^= bit;
    used[2 * size + boxOfCell[cell]!]! ^= bit;
    const cage = cageOfCell[cell]!;
    if (cage < 0) return;
    usedInCage[cage]! ^= bit;
    sumLeft[cage]! -= direction * values[digit - 1]!;
    cellsLeft[cage]! -= direction;
  };

  const candidatesOf = (cell: number): number => {
    const free = all & ~(used[rowOfCell[cell]!]! | used[size + columnOfCell[cell]!]! | used[2 * size + boxOfCell[cell]!]!);
    const cage = cageOfCell[cell]!;
    if (cage < 0) return free;
    return free & combinations(cellsLeft[cage]!, sumLeft[cage]!, all & ~usedInCage[cage]!);
  };

  const search = (): boolean => {
    if (openCells.length === 0) return found(digits);
    let best = 0;
    let fewest = size + 1;
    let candidates = 0;
    for (let index = 0; index < openCells.length && fewest > 1; index++) {
      const here = candidatesOf(openCells[index]!);
      const count = bitCount(here);
      if (count < fewest) [best, fewest, candidates] = [index, count, here];
      if (count === 0) return false;
    }
    const cell = openCells[best]!;
    openCells[best] = openCells.at(-1)!;
    openCells.pop();
    let enough = false;
    for (let left = candidates; left !== 0 && !enough; left &= left - 1) {
      const digit = 32 - Math.clz32(left & -left);
      change(cell, digit, 1);
      enough = search();
      change(cell, digit, -1);
    }
    openCells.push(cell);
    [openCells[best], openCells[openCells.length - 1]] = [openCells.at(-1)!, openCells[best]!];
    return enough;
  };

  for (let cell = 0; cell < cellCount; cell++) {
    const digit = puzzle.givens[cell]!;
    if (digit === 0) openCells.push(cell);
    else if (candidatesOf(cell) & (1 << (digit - 1))) change(cell, digit, 1);
    else return;
  }
  if (cellsLeft.every((left, cage) => left > 0 || sumLeft[cage] === 0)) search();
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
