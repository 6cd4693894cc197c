import { boxHouses, type Grid } from '../grid.ts';
import type { KnownCage } from '../picture/cages.ts';
import type { Puzzle } from '../puzzle.ts';
import { cagesOfCells } from './cage-state.ts';
import { digitValues } from './combinations.ts';

/*
 * The 45 rule: houses that do not overlap add up to 45 each (at nine symbols 1 … 9). Take out the cages that lie inside,
 * and the sum of what is left is known: cells of the region in none of those cages (innies), less cells that those cages have outside (outies).
 */

/** Regions as sets of houses that do not overlap: runs of rows, runs of columns, up to four boxes that touch, and each further house alone. */
export function regionsOf(grid: Grid): readonly (readonly number[])[] {
  const known = regionsByGrid.get(grid) ?? makeRegions(grid);
  regionsByGrid.set(grid, known);
  return known;
}

const regionsByGrid = new WeakMap<Grid, readonly (readonly number[])[]>();

function makeRegions(grid: Grid): number[][] {
  const { size } = grid;
  const runs = [0, size].flatMap((first) =>
    Array.from({ length: size }, (_, from) => Array.from({ length: size - from }, (_, more) => range(first + from, more + 1))).flat(),
  );
  const further = grid.houses.map((_, house) => house).slice(2 * size + boxHouses(grid).length);
  return [...runs, ...boxUnions(grid), ...further.map((house) => [house])].sort((a, b) => a.length - b.length);
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

const MAX_BOXES = 4;

/** Returns sets of boxes or regions, in which each touches another one along a side. */
function boxUnions(grid: Grid): number[][] {
  const { size, cellCount, boxOfCell } = grid;
  const boxes = boxHouses(grid);
  const neighbours = new Map(boxes.map((box) => [box, new Set<number>()]));
  for (let cell = 0; boxes.length > 0 && cell < cellCount; cell++) {
    for (const next of [(cell + 1) % size === 0 ? cell : cell + 1, cell + size < cellCount ? cell + size : cell]) {
      const [a, b] = [2 * size + boxOfCell[cell], 2 * size + boxOfCell[next]];
      neighbours.get(a)!.add(b);
      neighbours.get(b)!.add(a);
    }
  }
  const touch = (a: number, b: number) => neighbours.get(a)!.has(b);
  const found = new Map(boxes.map((box) => [String(box), [box]]));
  for (const union of found.values()) {
    if (union.length === MAX_BOXES) continue;
    for (const box of boxes) {
      if (union.includes(box) || !union.some((other) => touch(box, other))) continue;
      const grown = [...union, box].sort((a, b) => a - b);
      found.set(grown.join(), grown);
    }
  }
  return [...found.values()];
}

/**
 * Rules for taking out a cage that crosses the region's border, by its numbers of cells inside and outside. Each takes out all that the one
 * before does.
 */
const splits: readonly ((inside: number, outside: number) => boolean)[] = [
  () => false,
  (inside, outside) => inside > outside,
  (inside, outside) => inside >= outside,
  () => true,
];

/** How a region and the cages lie to each other. */
interface Region {
  readonly houses: readonly number[];
  readonly cells: readonly number[];
  /** Indexed by cell: 1 inside the region. */
  readonly inside: Uint8Array;
  /** The cages that have cells in it. */
  readonly touching: readonly number[];
  /** Indexed by cage: how many of its cells are inside. */
  readonly within: Uint8Array;
}

function layRegion({ grid, cages }: Puzzle, houses: readonly number[], cageOfCell: Int16Array): Region {
  const cells = houses.flatMap((house) => grid.cellsOfHouse[house]);
  const inside = new Uint8Array(grid.cellCount);
  const within = new Uint8Array(cages.length);
  for (const cell of cells) {
    inside[cell] = 1;
    if (cageOfCell[cell] >= 0) within[cageOfCell[cell]]++;
  }
  return { houses, cells, inside, touching: range(0, cages.length).filter((cage) => within[cage] > 0), within };
}

/** Derives the sum that a region leaves when the cages `whole` are taken out of it. `houseSum` is the sum of one house. */
function deriveFrom(puzzle: Puzzle, region: Region, whole: readonly number[], cageOfCell: Int16Array, houseSum: number): KnownCage {
  const innies = region.cells.filter((cell) => !whole.includes(cageOfCell[cell]));
  const outies = whole.flatMap((cage) => puzzle.cages[cage].cells.filter((cell) => !region.inside[cell]));
  const total = region.houses.length * houseSum;
  const wholeSum = whole.reduce((sum, index) => sum + puzzle.cages[index].sum, 0);
  const derivation = { houses: region.houses, total, whole, wholeSum, innies, outies };
  const reversed = innies.length === 0;
  const [cells, minus] = reversed ? [outies, []] : [innies, outies];
  const distinct = minus.length === 0 && allDiffer(puzzle.grid, cells, cageOfCell);
  return { sum: reversed ? wholeSum - total : total - wholeSum, cells: cells.toSorted((a, b) => a - b), minus, distinct, derivation };
}

/** Whether the cells all see each other: in one house, or in one cage. */
function allDiffer({ housesOfCell }: Grid, cells: readonly number[], cageOfCell: Int16Array): boolean {
  const [first, ...others] = cells;
  if (first === undefined) return true;
  const oneCage = cageOfCell[first] >= 0 && others.every((cell) => cageOfCell[cell] === cageOfCell[first]);
  return oneCage || housesOfCell[first].some((house) => others.every((cell) => housesOfCell[cell].includes(house)));
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
  const houseSum = digitValues(puzzle).reduce((sum, value) => sum + value, 0);
  for (const houses of regionsOf(puzzle.grid)) {
    const region = layRegion(puzzle, houses, cageOfCell);
    let before = -1;
    for (const split of splits) {
      const whole = region.touching.filter((cage) => {
        const outside = puzzle.cages[cage].cells.length - region.within[cage];
        return outside === 0 || split(region.within[cage], outside);
      });
      if (whole.length === before) continue;
      before = whole.length;
      // How many cells are left over: most regions leave too many, and need not be looked at closely.
      let left = region.cells.length;
      for (const cage of whole) left += puzzle.cages[cage].cells.length - 2 * region.within[cage];
      if (left > Math.max(largest, largestMixed)) continue;

      const cage = deriveFrom(puzzle, region, whole, cageOfCell, houseSum);
      if (left > (cage.distinct ? largest : largestMixed) || (left === 0 && cage.sum === 0)) continue;
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
