import { bitOf, digitsOf } from '../../candidates.ts';
import { type Position, placesIn } from '../position.ts';
import { candidatesAt, type Finding, seen, techniqueOfHouse } from '../technique.ts';

interface Hidden {
  readonly digits: number;
  readonly cells: readonly number[];
}

/** Sets of `size` digits that have `size` places between them, in order; `taken` is what is chosen so far. */
function* subsets(
  places: readonly Hidden[],
  size: number,
  from = 0,
  count = 0,
  taken: Hidden = { digits: 0, cells: [] },
): Generator<Hidden> {
  if (count === size) {
    yield taken;
    return;
  }
  for (let index = from; index < places.length; index++) {
    const { digits, cells } = places[index];
    const union = [...taken.cells, ...cells.filter((cell) => !taken.cells.includes(cell))];
    if (union.length <= size) yield* subsets(places, size, index + 1, count + 1, { digits: taken.digits | digits, cells: union });
  }
}

/** `size` digits of a house with `size` places between them: those cells have no other digits. */
function* search(position: Position, houses: readonly number[], size: number): Generator<Finding> {
  const { grid, candidates } = position;
  for (const house of houses) {
    const open = grid.cellsOfHouse[house].reduce((set, cell) => set | candidates[cell], 0);
    const places = digitsOf(open)
      .map((digit) => ({ digits: bitOf(digit), cells: placesIn(position, house, digit) }))
      .filter(({ cells }) => cells.length > 1 && cells.length <= size);
    for (const { digits, cells } of subsets(places, size)) {
      yield { pattern: [seen(cells, digits, 0)], houses: [house], eliminations: candidatesAt(position, cells, ~digits) };
    }
  }
}

export const hiddenPair = techniqueOfHouse('hidden-pair', 'Hidden pair', (position, houses) => search(position, houses, 2));
export const hiddenTriple = techniqueOfHouse('hidden-triple', 'Hidden triple', (position, houses) => search(position, houses, 3));
export const hiddenQuad = techniqueOfHouse('hidden-quad', 'Hidden quad', (position, houses) => search(position, houses, 4));
