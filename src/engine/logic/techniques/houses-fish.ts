import { bitOf } from '../../candidates.ts';
import type { Grid } from '../../grid.ts';
import { boxesOf, columnsOf, type Position, placesIn, placesOf, rowsOf, sees } from '../position.ts';
import { cachedTechniqueOfDigit, combinations, type Finding, seen } from '../technique.ts';
import { placesInNoTemplate } from '../templates-of-digit.ts';

/** Larger grids have too many houses to combine. */
const MAX_GRID = 9;

/** The most places of a digit, which are the bits of one number. A digit with more places is nearly everywhere, and has no useful fish. */
const MAX_PLACES = 31;

/** Franken: lines of one direction and boxes against lines of the other and boxes. Mutant: any houses against any others. */
type Kind = 'franken' | 'mutant';

/** From which houses bases and covers may be chosen. */
function choices(grid: Grid, kind: Kind): (readonly [bases: readonly number[], covers: readonly number[]])[] {
  const [rows, columns, boxes] = [rowsOf(grid), columnsOf(grid), boxesOf(grid)];
  if (kind === 'mutant')
    return [
      [
        [...rows, ...columns, ...boxes],
        [...rows, ...columns, ...boxes],
      ],
    ];
  return [
    [
      [...rows, ...boxes],
      [...columns, ...boxes],
    ],
    [
      [...columns, ...boxes],
      [...rows, ...boxes],
    ],
  ];
}

/** Returns the kind of a fish with these houses; 'plain' for lines and the lines that cross them. */
function kindOf({ size }: Grid, bases: readonly number[], covers: readonly number[]): Kind | 'plain' {
  const has = (houses: readonly number[], type: number) => houses.some((house) => Math.floor(house / size) === type);
  const isAgainst = (line: number) => !has(bases, 1 - line) && !has(covers, line);
  if (!isAgainst(0) && !isAgainst(1)) return 'mutant';
  return has(bases, 2) || has(covers, 2) ? 'franken' : 'plain';
}

/**
 * A digit's places as seen from the target, the place that a fish is to strike. It must see all fins: a place that it sees may be a fin,
 * and a place that it does not see must have a cover. The unseen places are the bits of a number, in reading order.
 */
interface Field {
  readonly digit: number;
  readonly cells: readonly number[];
  readonly target: number;
  /** Indexed by unseen place: its row, its column and its box. */
  readonly housesOf: readonly (readonly number[])[];
  /** Indexed by house: its unseen places. */
  readonly unseenIn: Int32Array;
}

function fieldOf({ grid }: Position, digit: number, cells: readonly number[], target: number): Field {
  const unseen = cells.filter((cell) => cell !== target && !sees(grid, cell, target));
  const unseenIn = new Int32Array(grid.cellsOfHouse.length);
  for (const [place, cell] of unseen.entries()) for (const house of grid.housesOfCell[cell]) unseenIn[house] |= 1 << place;
  return { digit, cells, target, housesOf: unseen.map((cell) => grid.housesOfCell[cell]), unseenIn };
}

/** Houses that are chosen: the bases and the covers of a fish. */
type Houses = readonly [bases: readonly number[], covers: readonly number[]];

/**
 * Yields the bases and covers of fish that strike the target, without the cover of the target, which has no unseen place. Takes one base
 * after the other, and covers its unseen places before the next.
 */
function* bodies(
  { housesOf, unseenIn }: Field,
  mayBeBase: readonly number[],
  isCover: readonly boolean[],
  size: number,
): Generator<Houses> {
  const bases: number[] = [];
  const covers: number[] = [];
  function* go(from: number, taken: number, left: number): Generator<Houses> {
    if (left !== 0) {
      if (covers.length === size - 1) return;
      for (const house of housesOf[31 - Math.clz32(left & -left)]) {
        if (!isCover[house] || bases.includes(house)) continue;
        covers.push(house);
        yield* go(from, taken, left & ~unseenIn[house]);
        covers.pop();
      }
    } else if (bases.length === size) {
      yield [bases, covers];
    } else {
      const covered = covers.reduce((set, house) => set | unseenIn[house], 0);
      for (let index = from; index <= mayBeBase.length - (size - bases.length); index++) {
        const set = unseenIn[mayBeBase[index]];
        // Two bases share no place but such as may be a fin.
        if (set === 0 || (set & taken) !== 0 || covers.includes(mayBeBase[index])) continue;
        bases.push(mayBeBase[index]);
        yield* go(index + 1, taken | set, set & ~covered);
        bases.pop();
      }
    }
  }
  yield* go(0, 0, 0);
}

/** The covers with one more that has the target, and, as long as there are fewer than bases, with others that have a place of a base. */
function* completed(
  grid: Grid,
  { cells, target }: Field,
  [bases, covers]: Houses,
  isCover: readonly boolean[],
): Generator<readonly number[]> {
  const isBase = (house: number) => bases.includes(house);
  const has = (house: number, cell: number) => grid.housesOfCell[cell].includes(house);
  const inBases = cells.filter((cell) => grid.housesOfCell[cell].some(isBase));
  const free = isCover.flatMap((may, house) => (may && !isBase(house) && inBases.some((cell) => has(house, cell)) ? [house] : []));
  for (const more of combinations(free, bases.length - covers.length))
    if (more.some((house) => has(house, target)) && !more.some((house) => covers.includes(house))) yield [...covers, ...more];
}

/**
 * Some houses, the bases, each need the digit, and except for the fins all its places in them lie in as many others, the covers. If no fin
 * has it, each cover gives its only one to a base: other places in covers go, and so does a place of a base that lies in two covers,
 * because it would use up both. A place that sees all fins goes in both cases. A place in two bases is a fin as well.
 * `pattern`: the body, then the fins if there are any. `houses`: the bases, then the covers.
 */
function fishOf(grid: Grid, { digit, cells }: Field, bases: readonly number[], covers: readonly number[]): Finding {
  const countIn = (houses: readonly number[], cell: number) => grid.housesOfCell[cell].filter((house) => houses.includes(house)).length;
  const isFin = (cell: number) => countIn(bases, cell) > 1 || (countIn(bases, cell) === 1 && countIn(covers, cell) === 0);
  const fins = cells.filter(isFin);
  const body = cells.filter((cell) => countIn(bases, cell) > 0 && !isFin(cell));
  const struck = cells.filter((cell) => countIn(covers, cell) > countIn(bases, cell) && fins.every((fin) => sees(grid, cell, fin)));
  return {
    pattern: [seen(body, bitOf(digit), 0), ...(fins.length === 0 ? [] : [seen(fins, bitOf(digit), 1)])],
    houses: [...bases, ...[...covers].sort((a, b) => a - b)],
    eliminations: struck.map((cell) => ({ cell, digit })),
  };
}

function* search(position: Position, digits: readonly number[], kind: Kind, size: number): Generator<Finding> {
  const { grid } = position;
  if (grid.size > MAX_GRID) return;
  for (const digit of digits) {
    const cells = placesOf(position, digit);
    const isOpen = (house: number) => placesIn(position, house, digit).length > 1;
    for (const target of placesInNoTemplate(position, digit)) {
      const field = fieldOf(position, digit, cells, target);
      if (field.housesOf.length > MAX_PLACES) continue;
      for (const [mayBeBase, mayBeCover] of choices(grid, kind)) {
        const isCover = grid.cellsOfHouse.map((_, house) => mayBeCover.includes(house) && isOpen(house));
        for (const [bases, covers] of bodies(field, mayBeBase.filter(isOpen), isCover, size))
          for (const whole of completed(grid, field, [bases, covers], isCover))
            if (kindOf(grid, bases, whole) === kind) yield fishOf(grid, field, bases, whole);
      }
    }
  }
}

/** The smaller ones first. */
function* sizes(position: Position, digits: readonly number[], kind: Kind, all: readonly number[]): Generator<Finding> {
  for (const size of all) yield* search(position, digits, kind, size);
}

export const frankenFish = cachedTechniqueOfDigit('franken-fish', 'Franken fish', (position, digits) =>
  sizes(position, digits, 'franken', [2, 3, 4]),
);
export const mutantFish = cachedTechniqueOfDigit('mutant-fish', 'Mutant fish', (position, digits) =>
  sizes(position, digits, 'mutant', [3, 4]),
);
export const largeMutantFish = cachedTechniqueOfDigit('large-mutant-fish', 'Large mutant fish', (position, digits) =>
  sizes(position, digits, 'mutant', [5, 6]),
);
