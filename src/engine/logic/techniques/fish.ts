import { bitOf, countDigits } from '../../candidates.ts';
import { columnsOf, type Position, placesIn, rowsOf } from '../position.ts';
import { candidatesAt, type Finding, seen, techniqueOfDigit } from '../technique.ts';

/** A line with the places of a digit in it; `crossed` has a bit for each crossing line with a place. */
interface Line {
  readonly house: number;
  readonly places: readonly number[];
  readonly crossed: number;
}

/** Sets of `size` lines whose places lie in `size` crossing lines, in order; `chosen` and `crossed` are those taken so far. */
function* bodies(lines: readonly Line[], size: number, from = 0, chosen: readonly Line[] = [], crossed = 0): Generator<readonly Line[]> {
  if (chosen.length === size) {
    yield chosen;
    return;
  }
  for (let index = from; index < lines.length; index++) {
    const union = crossed | lines[index].crossed;
    if (countDigits(union) <= size) yield* bodies(lines, size, index + 1, [...chosen, lines[index]], union);
  }
}

/**
 * `size` lines in which a digit's places lie in `size` crossing lines: each crossing line gets the digit from one of
 * the first, so the digit goes from the rest of the crossing lines. `houses`: the base lines, then the cover lines.
 */
function* search(position: Position, digits: readonly number[], size: number): Generator<Finding> {
  const { grid } = position;
  for (const rowsAreBase of [true, false]) {
    const bases = rowsAreBase ? rowsOf(grid) : columnsOf(grid);
    const covers = rowsAreBase ? columnsOf(grid) : rowsOf(grid);
    const crossing = rowsAreBase ? grid.columnOfCell : grid.rowOfCell;
    for (const digit of digits) {
      const lines = bases
        .map((house) => ({ house, places: placesIn(position, house, digit) }))
        .filter(({ places }) => places.length > 1 && places.length <= size)
        .map((line) => ({ ...line, crossed: line.places.reduce((set, cell) => set | (1 << crossing[cell]), 0) }));
      for (const base of bodies(lines, size)) {
        const places = base.flatMap((line) => line.places);
        const crossed = base.reduce((set, line) => set | line.crossed, 0);
        const cover = covers.filter((_, index) => crossed & (1 << index));
        const rest = cover.flatMap((house) => grid.cellsOfHouse[house]).filter((cell) => !places.includes(cell));
        yield {
          pattern: [seen(places, bitOf(digit), 0)],
          houses: [...base.map(({ house }) => house), ...cover],
          eliminations: candidatesAt(position, rest, bitOf(digit)),
        };
      }
    }
  }
}

export const xWing = techniqueOfDigit('x-wing', 'X-wing', (position, digits) => search(position, digits, 2));
export const swordfish = techniqueOfDigit('swordfish', 'Swordfish', (position, digits) => search(position, digits, 3));
export const jellyfish = techniqueOfDigit('jellyfish', 'Jellyfish', (position, digits) => search(position, digits, 4));
