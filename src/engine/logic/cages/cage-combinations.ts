import { withinReach } from '../../killer/cage-reasoning.ts';
import type { KnownCage } from '../../picture/cages.ts';
import { housesOf, type Position } from '../position.ts';
import { type CellDigit, candidatesAt, type Finding, seen, technique } from '../technique.ts';
import { possibleIn } from './cage-book.ts';

const isOpen = ({ digits }: Position, cell: number) => digits[cell] === 0;

/** Candidates of a cage that no way of filling it has. */
function* outOfWays(position: Position, cages: readonly KnownCage[]): Generator<Finding> {
  for (const cage of cages) {
    const open = [...cage.cells, ...cage.minus].filter((cell) => isOpen(position, cell));
    if (open.length < 2) continue;
    const allowed = allowedIn(position, cage);
    if (!allowed) continue;
    const eliminations: CellDigit[] = [...allowed].flatMap(([cell, set]) => candidatesAt(position, [cell], ~set));
    if (eliminations.length === 0) continue;
    const side = (cells: readonly number[], hue: number) => {
      const some = cells.filter((cell) => isOpen(position, cell));
      return some.length === 0 ? [] : [seen(some, 0, hue)];
    };
    yield {
      pattern: [...side(cage.cells, 0), ...side(cage.minus, 1)],
      houses: cage.derivation?.houses ?? [],
      eliminations,
      cage,
    };
  }
}

/** By cell: the digits that some way of filling the cage has there; undefined where there is no way, or where nothing is known. */
function allowedIn(position: Position, cage: KnownCage): Map<number, number> | undefined {
  const book = position.cages!;
  if (book.combinationsOf(cage).length > 0) {
    const { live, digits } = book.waysOf(cage, position);
    return live.length === 0 ? undefined : new Map(cage.cells.map((cell, index) => [cell, digits[index]]));
  }
  const sets = (cells: readonly number[]) => cells.map((cell) => possibleIn(position, cell));
  const all = [...sets(cage.cells), ...sets(cage.minus)];
  if (all.includes(0)) return undefined;
  const reach = withinReach(cage.sum, sets(cage.cells), sets(cage.minus), book.values);
  return reach && new Map([...cage.cells, ...cage.minus].map((cell, index) => [cell, [...reach.plus, ...reach.minus][index]]));
}

/** The combinations of a cage that its candidates still allow. */
export const cageCombinations = technique('cage-combinations', 'Cage combinations', (position) =>
  outOfWays(position, position.cages?.own ?? []),
);

/** The same for the sums that the rule of 45 gives: of cells left over inside, of cells outside, or of the difference of both. */
export const ruleOf45 = technique('rule-of-45', 'Rule of 45', (position) => outOfWays(position, position.cages?.derived ?? []));

/** A digit that every way of filling a cage has, all of whose places in it are in one house: the rest of the house cannot have it. */
function* lockedInCage(position: Position): Generator<Finding> {
  const { grid, candidates } = position;
  for (const cage of position.cages?.own ?? []) {
    const { live } = position.cages!.waysOf(cage, position);
    let needed = live.reduce((shared, each) => shared & each, live.length === 0 ? 0 : -1);
    for (const cell of cage.cells) if (position.digits[cell] !== 0) needed &= ~possibleIn(position, cell);
    for (; needed !== 0; needed &= needed - 1) {
      const bit = needed & -needed;
      const places = cage.cells.filter((cell) => candidates[cell] & bit);
      for (const house of housesOf(grid)) {
        const inHouse = grid.cellsOfHouse[house];
        if (places.length === 0 || !places.every((cell) => inHouse.includes(cell))) continue;
        const others = inHouse.filter((cell) => !cage.cells.includes(cell));
        yield { pattern: [seen(places, bit, 0)], houses: [house], eliminations: candidatesAt(position, others, bit), cage };
      }
    }
  }
}

export const cageAndHouse = technique('cage-and-house', 'Cage and house', lockedInCage);
