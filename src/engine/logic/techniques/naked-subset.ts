import { countDigits } from '../../candidates.ts';
import { marksOf } from '../marks.ts';
import { commonHouses, housesOf, type Position } from '../position.ts';
import { candidatesAt, type Finding, seen, technique } from '../technique.ts';

/** Sets of `size` cells of a house with `size` candidates between them, in order; `chosen` and `digits` are those taken so far. */
function* subsets(
  position: Position,
  cells: readonly number[],
  size: number,
  from: number,
  chosen: readonly number[],
  digits: number,
): Generator<{ cells: readonly number[]; digits: number }> {
  if (chosen.length === size) {
    yield { cells: chosen, digits };
    return;
  }
  for (let index = from; index < cells.length; index++) {
    const union = digits | position.candidates[cells[index]];
    if (countDigits(union) <= size) yield* subsets(position, cells, size, index + 1, [...chosen, cells[index]], union);
  }
}

/**
 * `size` cells of a house with `size` candidates between them: those digits go nowhere else in any house that holds
 * all the cells. It is called locked when the cells lie in a box and a line and both lose candidates.
 */
function* search(position: Position, size: number, locked: boolean): Generator<Finding> {
  const { grid, candidates } = position;
  const marks = marksOf(position);
  const barren = marks.barrenHouses(`naked ${size}`);
  for (const house of housesOf(grid)) {
    if (barren[house] > marks.versionOfHouse[house]) continue;
    let isBarren = true;
    const small = grid.cellsOfHouse[house].filter((cell) => countDigits(candidates[cell]) > 1 && countDigits(candidates[cell]) <= size);
    for (const { cells, digits } of subsets(position, small, size, 0, [], 0)) {
      isBarren = false;
      const houses = commonHouses(grid, cells);
      const effects = houses.map((each) => {
        const rest = grid.cellsOfHouse[each].filter((cell) => !cells.includes(cell));
        return { house: each, lost: candidatesAt(position, rest, digits) };
      });
      const touched = effects.filter(({ lost }) => lost.length > 0);
      const inBoxAndLine = size <= MAX_LOCKED && touched.length === 2 && differ(touched[0].lost, touched[1].lost);
      if (inBoxAndLine !== locked) continue;
      yield {
        pattern: [seen(cells, digits, 0)],
        houses: touched.map((effect) => effect.house),
        eliminations: touched.flatMap(({ lost }) => lost),
      };
    }
    if (isBarren) barren[house] = marks.version + 1;
  }
}

/** A subset of four does not fit where a box meets a line of a 9 × 9 grid, so it is not called locked. */
const MAX_LOCKED = 3;

/** Whether each of the two houses loses a candidate outside the other. */
function differ(a: readonly { cell: number }[], b: readonly { cell: number }[]): boolean {
  const holds = (list: readonly { cell: number }[], { cell }: { cell: number }) => list.some((each) => each.cell === cell);
  return a.some((each) => !holds(b, each)) && b.some((each) => !holds(a, each));
}

export const lockedPair = technique('locked-pair', 'Locked pair', (position) => search(position, 2, true));
export const lockedTriple = technique('locked-triple', 'Locked triple', (position) => search(position, 3, true));
export const nakedPair = technique('naked-pair', 'Naked pair', (position) => search(position, 2, false));
export const nakedTriple = technique('naked-triple', 'Naked triple', (position) => search(position, 3, false));
export const nakedQuad = technique('naked-quad', 'Naked quad', (position) => search(position, 4, false));
