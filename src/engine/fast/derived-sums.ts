import { cagesOfCells } from '../killer/cage-state.ts';
import { digitValues } from '../killer/combinations.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Sum } from './cage-sums.ts';
import { addCell, cellsOf, type GridLayout, layoutOf, type Region } from './grid-layout.ts';

/*
 * The 45 rule as killer/rule-of-45.ts has it, for the fast solver: the same sums, but not all mixed ones, found by counting before any is written down.
 * How many cells a region and a choice of cages leave over follows from how many cells each cage has in it;
 * only the few choices that leave few cells are looked at as sets.
 */

/** Derived cages with more cells than this cost more than they tell. */
const MAX_DERIVED = 5;

/**
 * Sums in which digits may repeat, and differences, kept for each cell of the grid, those with the fewest cells first: more of them take
 * more time than they save.
 */
const MAX_MIXED = 0.3;

/** The number of rules for taking out cages that cross a region's border: see `splits` in killer/rule-of-45.ts. */
const SPLITS = 4;

/** The sums that the 45 rule adds to the puzzle's cages, each once, few cells first, no more mixed ones than pay; undefined when a region cannot add up. */
export function derivedSums(puzzle: Puzzle): Sum[] | undefined {
  const layout = layoutOf(puzzle.grid);
  const cages = new CageCounts(puzzle, layout);
  const found = new FoundSums(puzzle);
  const innies = new Int32Array(layout.words);
  const outies = new Int32Array(layout.words);
  for (const region of layout.regions) {
    cages.enter(region);
    let before = -1;
    for (let split = 0; split < SPLITS; split++) {
      const whole = cages.wholeAt[split];
      if (whole === before) continue;
      before = whole;
      if (cages.leftAt[split] > MAX_DERIVED) continue;
      const sum = cages.takeOut(region, split, innies, outies);
      const plus = cellsOf(innies, 0, layout.words);
      const minus = cellsOf(outies, 0, layout.words);
      if (plus.length + minus.length > 0) found.add(sum, plus, minus);
      else if (sum !== 0) return undefined;
    }
    cages.leave();
  }
  let mixed = 0;
  return found.sums
    .sort((a, b) => a.cells.length - b.cells.length)
    .filter(({ distinct }) => distinct || ++mixed <= MAX_MIXED * puzzle.grid.cellCount);
}

/** How the cages lie to one region after the other. */
class CageCounts {
  /** Indexed by split: how many cages are taken out whole, and how many cells are left over then, inside and outside. */
  readonly wholeAt = new Int32Array(SPLITS);
  readonly leftAt = new Int32Array(SPLITS);
  readonly #puzzle: Puzzle;
  readonly #houseSum: number;
  readonly #words: number;
  /** Indexed by cage: its cells, as a set. */
  readonly #sets: Int32Array;
  /** Indexed by house: the cages that have cells in it, and how many. */
  readonly #cagesOfHouse: readonly (readonly number[])[];
  readonly #countsOfHouse: readonly (readonly number[])[];
  /** The cages that have cells in the region, and by cage how many. */
  readonly #touching: number[] = [];
  readonly #within: Uint8Array;

  constructor(puzzle: Puzzle, { words, houses }: GridLayout) {
    const { cages } = puzzle;
    this.#puzzle = puzzle;
    this.#words = words;
    this.#houseSum = digitValues(puzzle).reduce((sum, value) => sum + value, 0);
    this.#sets = new Int32Array(cages.length * words);
    for (const [cage, { cells }] of cages.entries()) for (const cell of cells) addCell(this.#sets, cage * words, cell);
    const cageOfCell = cagesOfCells(puzzle);
    const cagesOfHouse: number[][] = [];
    const countsOfHouse: number[][] = [];
    const within = new Uint8Array(cages.length);
    for (const cells of houses) {
      const here: number[] = [];
      for (let i = 0; i < cells.length; i++) {
        const cage = cageOfCell[cells[i]];
        if (cage >= 0 && within[cage]++ === 0) here.push(cage);
      }
      cagesOfHouse.push(here);
      countsOfHouse.push(here.map((cage) => within[cage]));
      for (const cage of here) within[cage] = 0;
    }
    this.#cagesOfHouse = cagesOfHouse;
    this.#countsOfHouse = countsOfHouse;
    this.#within = within;
  }

  enter({ houses, cellCount }: Region): void {
    const within = this.#within;
    const touching = this.#touching;
    for (const house of houses) {
      const cages = this.#cagesOfHouse[house];
      const counts = this.#countsOfHouse[house];
      for (let i = 0; i < cages.length; i++) {
        if (within[cages[i]] === 0) touching.push(cages[i]);
        within[cages[i]] += counts[i];
      }
    }
    this.wholeAt.fill(0);
    this.leftAt.fill(cellCount);
    for (let i = 0; i < touching.length; i++) {
      const inside = within[touching[i]];
      const outside = this.#puzzle.cages[touching[i]].cells.length - inside;
      for (let split = firstSplit(inside, outside); split < SPLITS; split++) {
        this.wholeAt[split]++;
        this.leftAt[split] += outside - inside;
      }
    }
  }

  /** Writes the cells that are left over inside and outside at a split as sets, and returns their sum: the former less the latter. */
  takeOut({ houses, inside }: Region, split: number, innies: Int32Array, outies: Int32Array): number {
    const words = this.#words;
    const sets = this.#sets;
    let sum = houses.length * this.#houseSum;
    innies.set(inside);
    outies.fill(0);
    for (const cage of this.#touching) {
      const { cells, sum: cageSum } = this.#puzzle.cages[cage];
      if (firstSplit(this.#within[cage], cells.length - this.#within[cage]) > split) continue;
      sum -= cageSum;
      for (let word = 0; word < words; word++) {
        const set = sets[cage * words + word];
        innies[word] &= ~set;
        outies[word] |= set & ~inside[word];
      }
    }
    return sum;
  }

  leave(): void {
    for (const cage of this.#touching) this.#within[cage] = 0;
    this.#touching.length = 0;
  }
}

/** Returns the first split that takes out a cage with these numbers of cells inside and outside. */
function firstSplit(inside: number, outside: number): number {
  if (outside === 0) return 0;
  return inside > outside ? 1 : inside === outside ? 2 : 3;
}

/** The sums found so far. The same cells with their signs turned say the same, and are not kept twice. */
class FoundSums {
  readonly sums: Sum[] = [];
  readonly #puzzle: Puzzle;
  readonly #cageOfCell: Int16Array;
  /** By what two equal sums have in common. */
  readonly #known = new Map<number, Sum[]>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.#cageOfCell = cagesOfCells(puzzle);
    for (const { sum, cells } of puzzle.cages)
      this.#isNew({ sum, cells: Int32Array.from(cells).sort(), plus: cells.length, distinct: true });
  }

  add(sum: number, plus: readonly number[], minus: readonly number[]): void {
    const turned = plus.length === 0 || (minus.length > 0 && minus[0] < plus[0]);
    const made: Sum = {
      sum: turned ? -sum : sum,
      cells: Int32Array.from(turned ? [...minus, ...plus] : [...plus, ...minus]),
      plus: turned ? minus.length : plus.length,
      distinct: (plus.length === 0 || minus.length === 0) && this.#allDiffer(turned ? minus : plus),
    };
    if (this.#isNew(made)) this.sums.push(made);
  }

  #isNew(sum: Sum): boolean {
    let key = sum.sum;
    for (let i = 0; i < sum.cells.length; i++) key = (Math.imul(key, 31) + sum.cells[i]) | 0;
    const alike = this.#known.get(key);
    if (alike?.some((other) => isSame(sum, other))) return false;
    if (alike) alike.push(sum);
    else this.#known.set(key, [sum]);
    return true;
  }

  /** Whether the cells all see each other: in one house, or in one cage. */
  #allDiffer(cells: readonly number[]): boolean {
    const { housesOfCell } = this.#puzzle.grid;
    const cage = this.#cageOfCell[cells[0]];
    const shared = housesOfCell[cells[0]].some((house) => cells.every((cell) => housesOfCell[cell].includes(house)));
    return shared || (cage >= 0 && cells.every((cell) => this.#cageOfCell[cell] === cage));
  }
}

function isSame(a: Sum, b: Sum): boolean {
  if (a.sum !== b.sum || a.plus !== b.plus || a.cells.length !== b.cells.length) return false;
  for (let i = 0; i < a.cells.length; i++) if (a.cells[i] !== b.cells[i]) return false;
  return true;
}
