import { bitOf } from '../../candidates.ts';
import type { Grid } from '../../grid.ts';
import { placesInNoArrangement } from '../arrangements.ts';
import { boxesOf, columnsOf, type Position, placesOf, rowsOf, sees } from '../position.ts';
import { dearTechniqueOfDigit, type Finding, seen } from '../technique.ts';

/** Larger grids have too many houses to combine. */
const LARGEST_GRID = 9;

/** The places of a digit are the bits of one number. A digit with more of them stands nearly everywhere, and nobody finds a fish in it. */
const MOST_PLACES = 31;

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

/** Which kind a fish with these houses is; 'plain' where lines stand against the lines that cross them. */
function kindOf({ size }: Grid, bases: readonly number[], covers: readonly number[]): Kind | 'plain' {
  const has = (houses: readonly number[], type: number) => houses.some((house) => Math.floor(house / size) === type);
  const isAgainst = (line: number) => !has(bases, 1 - line) && !has(covers, line);
  if (!isAgainst(0) && !isAgainst(1)) return 'mutant';
  return has(bases, 2) || has(covers, 2) ? 'franken' : 'plain';
}

/** The places of a digit. Sets of them are bits, the n-th bit for the n-th place in reading order. */
interface Field {
  readonly digit: number;
  readonly cells: readonly number[];
  /** Those that are in no arrangement: nothing else can be struck. */
  readonly wrong: number;
  /** Indexed by house. */
  readonly inHouse: Int32Array;
  /** Indexed by place: what it sees. */
  readonly seenFrom: Int32Array;
  /** Indexed by place: its row, its column and its box. */
  readonly housesOf: readonly (readonly number[])[];
}

function fieldOf(position: Position, digit: number): Field | undefined {
  const { grid } = position;
  const cells = placesOf(position, digit);
  const wrong = placesInNoArrangement(position, digit);
  if (cells.length > MOST_PLACES) return undefined;
  const setOf = (holds: (cell: number) => boolean) => cells.reduce((set, cell, place) => (holds(cell) ? set | (1 << place) : set), 0);
  return {
    digit,
    cells,
    wrong: setOf((cell) => wrong.includes(cell)),
    inHouse: Int32Array.from(grid.cellsOfHouse, (_, house) => setOf((cell) => grid.housesOfCell[cell].includes(house))),
    seenFrom: Int32Array.from(cells, (cell) => setOf((other) => sees(grid, cell, other))),
    housesOf: cells.map((cell) => grid.housesOfCell[cell]),
  };
}

const lowest = (set: number) => 31 - Math.clz32(set & -set);

/** What sees every place of a set, out of those that are left. */
function seeingAll({ seenFrom }: Field, set: number, among: number): number {
  let seeing = among;
  for (let rest = set; rest !== 0 && seeing !== 0; rest &= rest - 1) seeing &= seenFrom[lowest(rest)];
  return seeing;
}

/** The covers of a fish with its fins, and what sees all of these. */
interface Cover {
  readonly covers: readonly number[];
  readonly fins: number;
  readonly reach: number;
}

/**
 * Ways to choose as many covers as bases, each for the first of the places that are `left` without one; or that place is a fin, which
 * no cover then has. Nothing can be struck but what sees all fins: a way on which that is empty is not followed.
 */
function covered(field: Field, allowed: readonly boolean[], count: number, start: Cover & { readonly left: number }): Cover[] {
  const found: Cover[] = [];
  const chosen: number[] = [];
  const go = (left: number, barred: number, reach: number): void => {
    if (chosen.length === count) {
      const narrowed = seeingAll(field, left, reach);
      if (narrowed !== 0) found.push({ covers: [...chosen], fins: start.fins | barred | left, reach: narrowed });
      return;
    }
    if (left === 0) return;
    const first = lowest(left);
    for (const house of field.housesOf[first]) {
      if (!allowed[house] || chosen.includes(house) || (field.inHouse[house] & barred) !== 0) continue;
      chosen.push(house);
      go(left & ~field.inHouse[house], barred, reach);
      chosen.pop();
    }
    const seeing = reach & field.seenFrom[first];
    if (seeing !== 0) go(left & ~(1 << first), barred | (1 << first), seeing);
  };
  go(start.left, 0, start.reach);
  return found;
}

/** Houses taken together: the places in one of them or more, and those in more than one. */
function union({ inHouse }: Field, houses: readonly number[]): { all: number; twice: number } {
  let [all, twice] = [0, 0];
  for (const house of houses) {
    twice |= all & inHouse[house];
    all |= inHouse[house];
  }
  return { all, twice };
}

/**
 * So many houses, the bases, each need the digit, and but for the fins all its places in them lie in as many others, the covers.
 * If no fin has it, each cover gives its only one to a base: other places in covers go, and so does a place of a base that lies in two
 * covers, for it would take both of theirs. Whatever sees all fins goes either way. A place in two bases is a fin as well.
 * `pattern`: the body, then the fins if there are any. `houses`: the bases, then the covers.
 */
function* search(position: Position, digits: readonly number[], kind: Kind, size: number): Generator<Finding> {
  const { grid } = position;
  if (grid.size > LARGEST_GRID) return;
  for (const digit of digits) {
    const field = fieldOf(position, digit);
    if (!field) continue;
    const isOpen = (house: number) => (field.inHouse[house] & (field.inHouse[house] - 1)) !== 0;
    for (const [mayBeBase, mayBeCover] of choices(grid, kind)) {
      const isCover = grid.cellsOfHouse.map((_, house) => mayBeCover.includes(house) && isOpen(house));
      for (const bases of basesOf(field, mayBeBase.filter(isOpen), size)) yield* fishOn(grid, field, kind, bases, isCover);
    }
  }
}

/** Every choice of `size` houses whose common places, which are fins, are all seen by a place that may be struck. */
function* basesOf(field: Field, houses: readonly number[], size: number): Generator<readonly number[]> {
  const chosen: number[] = [];
  function* go(from: number, all: number, twice: number): Generator<readonly number[]> {
    if (chosen.length === size) {
      yield chosen;
      return;
    }
    for (let index = from; index <= houses.length - (size - chosen.length); index++) {
      const set = field.inHouse[houses[index]];
      const shared = twice | (all & set);
      if (shared !== 0 && seeingAll(field, shared, field.wrong) === 0) continue;
      chosen.push(houses[index]);
      yield* go(index + 1, all | set, shared);
      chosen.pop();
    }
  }
  yield* go(0, 0, 0);
}

function* fishOn(grid: Grid, field: Field, kind: Kind, bases: readonly number[], isCover: readonly boolean[]): Generator<Finding> {
  const { digit, cells } = field;
  const base = union(field, bases);
  const allowed = isCover.map((may, house) => may && !bases.includes(house));
  const reach = seeingAll(field, base.twice, field.wrong);
  for (const way of covered(field, allowed, bases.length, { covers: [], fins: base.twice, reach, left: base.all & ~base.twice })) {
    const cover = union(field, way.covers);
    const struck = ((cover.all & ~base.all) | (cover.twice & ~base.twice)) & way.reach;
    if (struck === 0 || kindOf(grid, bases, way.covers) !== kind) continue;
    const cellsOf = (set: number) => cells.filter((_, place) => set & (1 << place));
    const fins = way.fins === 0 ? [] : [seen(cellsOf(way.fins), bitOf(digit), 1)];
    yield {
      pattern: [seen(cellsOf(base.all & ~way.fins), bitOf(digit), 0), ...fins],
      houses: [...bases, ...[...way.covers].sort((a, b) => a - b)],
      eliminations: cellsOf(struck).map((cell) => ({ cell, digit })),
    };
  }
}

/** The smaller ones first. */
function* sizes(position: Position, digits: readonly number[], kind: Kind, all: readonly number[]): Generator<Finding> {
  for (const size of all) yield* search(position, digits, kind, size);
}

export const frankenFish = dearTechniqueOfDigit('franken-fish', 'Franken fish', (position, digits) =>
  sizes(position, digits, 'franken', [2, 3, 4]),
);
export const mutantFish = dearTechniqueOfDigit('mutant-fish', 'Mutant fish', (position, digits) =>
  sizes(position, digits, 'mutant', [3, 4]),
);
