import type { Grid } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import type { KnownCage } from './cage-state.ts';
import { cagesOfCells } from './cage-state.ts';
import { digitValues } from './combinations.ts';

/*
 * The 45 rule: houses that do not overlap add up to 45 each (at nine symbols 1 … 9). Take out the cages that lie inside,
 * and the sum of what is left is known: cells of the region in none of those cages (innies), less cells that those cages have outside (outies).
 */

/** Regions as sets of houses that do not overlap: runs of rows, runs of columns, and up to four boxes that touch. */
export function regionsOf(grid: Grid): number[][] {
  const { size } = grid;
  const runs = [0, size].flatMap((first) =>
    Array.from({ length: size }, (_, from) => Array.from({ length: size - from }, (_, more) => range(first + from, more + 1))).flat(),
  );
  return [...runs, ...boxUnions(grid)].sort((a, b) => a.length - b.length);
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

const MOST_BOXES = 4;

/** Sets of boxes, each of which touches another one of the set along a side. */
function boxUnions({ size, boxRows, boxColumns }: Grid): number[][] {
  const across = size / boxColumns;
  const touch = (a: number, b: number) => {
    const [down, right] = [Math.abs(Math.floor(a / across) - Math.floor(b / across)), Math.abs((a % across) - (b % across))];
    return down + right === 1;
  };
  const boxes = range(0, boxRows * across);
  const found = new Map(boxes.map((box) => [String(box), [box]]));
  for (const union of found.values()) {
    if (union.length === MOST_BOXES) continue;
    for (const box of boxes) {
      if (union.includes(box) || !union.some((other) => touch(box, other))) continue;
      const grown = [...union, box].sort((a, b) => a - b);
      found.set(grown.join(), grown);
    }
  }
  return [...found.values()].map((union) => union.map((box) => 2 * size + box));
}

/** Ways of deciding whether a cage that crosses the region's border is taken out whole, by its cells inside and outside. */
const splits: readonly ((inside: number, outside: number) => boolean)[] = [
  () => false,
  () => true,
  (inside, outside) => inside > outside,
  (inside, outside) => inside >= outside,
];

/** What a region says, when the cages that cross its border are split like this. */
function deriveFrom(puzzle: Puzzle, houses: readonly number[], split: (typeof splits)[number], cageOfCell: Int16Array): KnownCage {
  const { grid, cages } = puzzle;
  const inside = new Uint8Array(grid.cellCount);
  for (const house of houses) for (const cell of grid.cellsOfHouse[house]!) inside[cell] = 1;

  const whole: number[] = [];
  const outies: number[] = [];
  const counted = new Uint8Array(cages.length);
  for (const [index, { cells }] of cages.entries()) {
    const out = cells.filter((cell) => !inside[cell]);
    const within = cells.length - out.length;
    if (within === 0) continue;
    if (out.length > 0 && !split(within, out.length)) continue;
    counted[index] = 1;
    whole.push(index);
    outies.push(...out);
  }
  const innies = range(0, grid.cellCount).filter((cell) => inside[cell] && !counted[cageOfCell[cell]!]);
  const total = houses.length * digitValues(puzzle).reduce((sum, value) => sum + value, 0);
  const wholeSum = whole.reduce((sum, index) => sum + cages[index]!.sum, 0);
  const derivation = { houses, total, whole, wholeSum, innies, outies };
  const reversed = innies.length === 0;
  const [cells, minus] = reversed ? [outies, []] : [innies, outies];
  const distinct = minus.length === 0 && allDiffer(grid, cells, cageOfCell);
  return { sum: reversed ? wholeSum - total : total - wholeSum, cells: [...cells].sort((a, b) => a - b), minus, distinct, derivation };
}

/** Whether the cells all see each other: in one house, or in one cage. */
function allDiffer({ housesOfCell }: Grid, cells: readonly number[], cageOfCell: Int16Array): boolean {
  const [first, ...others] = cells;
  if (first === undefined) return true;
  const oneCage = cageOfCell[first]! >= 0 && others.every((cell) => cageOfCell[cell] === cageOfCell[first]);
  return oneCage || housesOfCell[first]!.some((house) => others.every((cell) => housesOfCell[cell]!.includes(house)));
}

export interface DerivingOptions {
  /** No derived cage has more cells whose digits all differ, innies and outies together. */
  readonly largest: number;
  /** The same for cages in which digits may repeat, and for differences. */
  readonly largestMixed: number;
}

/**
 * The cages that the 45 rule adds to the puzzle's own, each once: those with few cells first, and among them those of small regions.
 * One without cells says that the puzzle has no solution: its sum is not 0, as it would have to be.
 */
export function derivedCages(puzzle: Puzzle, { largest, largestMixed }: DerivingOptions): KnownCage[] {
  const cageOfCell = cagesOfCells(puzzle);
  const known = new Set(puzzle.cages.map(({ sum, cells }) => keyOf({ sum, cells, minus: [] })));
  const found: KnownCage[] = [];
  for (const houses of regionsOf(puzzle.grid)) {
    for (const split of splits) {
      const cage = deriveFrom(puzzle, houses, split, cageOfCell);
      if (cage.cells.length + cage.minus.length > (cage.distinct ? largest : largestMixed)) continue;
      if (cage.cells.length === 0 && cage.sum === 0) continue;
      const key = keyOf(cage);
      if (known.has(key)) continue;
      known.add(key);
      found.push(cage);
    }
  }
  const cellsOf = ({ cells, minus }: KnownCage) => cells.length + minus.length;
  return found.sort((a, b) => cellsOf(a) - cellsOf(b));
}

const keyOf = ({ sum, cells, minus }: Pick<KnownCage, 'sum' | 'cells' | 'minus'>) =>
  [sum, cells.toSorted((a, b) => a - b), minus.toSorted((a, b) => a - b)].join(' ');
