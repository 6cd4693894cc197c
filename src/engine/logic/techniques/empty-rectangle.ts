import { bitOf } from '../../candidates.ts';
import { groupBy } from '../../group-by.ts';
import { conjugatePairs } from '../marks.ts';
import { boxesOf, columnsOf, type Position, placesIn, rowsOf } from '../position.ts';
import { candidatesAt, combinations, type Finding, seen, techniqueOfDigit } from '../technique.ts';

/**
 * In a box a digit's places lie on one row and one column (the rest of the box is the empty rectangle). A conjugate
 * pair crosses one of the two lines outside the box: if its near end has the digit, the box keeps it on the other line;
 * if not, the far end has it. A cell that sees the far end and lies on that other line cannot hold the digit.
 * `pattern`: the places in the box, then the pair. `houses`: the box, the line crossed by the pair, the other line, the pair's house.
 */
function* search(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  const { size, rowOfCell, columnOfCell, boxOfCell } = grid;
  for (const digit of digits) {
    for (const box of boxesOf(grid)) {
      const places = placesIn(position, box, digit);
      for (const { row, column } of crossesOf(position, box, places)) {
        for (const alongRow of [true, false]) {
          // The pair lies across the line `met`; the struck candidate is on the line `kept`.
          const met = alongRow ? row : size + column;
          const kept = alongRow ? size + column : row;
          for (const { ends, house } of conjugatePairs(position, digit, alongRow ? columnsOf(grid) : rowsOf(grid))) {
            for (const [near, far] of [ends, [ends[1], ends[0]]] as const) {
              if (!grid.cellsOfHouse[met].includes(near) || boxOfCell[near] + 2 * size === box) continue;
              const target = alongRow ? rowOfCell[far] * size + column : row * size + columnOfCell[far];
              if (boxOfCell[target] + 2 * size === box || target === far) continue;
              yield {
                pattern: [seen(places, bitOf(digit), 0), seen([near, far], bitOf(digit), 1)],
                houses: [box, met, kept, house],
                links: [{ from: { cell: near, digit }, to: { cell: far, digit }, strong: true }],
                eliminations: candidatesAt(position, [target], bitOf(digit)),
              };
            }
          }
        }
      }
    }
  }
}

/**
 * One box and two pairs outside it, each of which strikes something of its own. `pattern`: the places in the box, one pair, the
 * other. `houses`: the box; then for each pair the line that it crosses, the other line of the box, and its house.
 */
function* dual(position: Position, digits: readonly number[]): Generator<Finding> {
  const single = [...search(position, digits)].filter(({ eliminations }) => eliminations!.length > 0);
  const atBox = groupBy(single, ({ pattern, houses }) => `${pattern![0].digits} ${houses![0]}`);
  for (const alike of atBox.values()) {
    for (const [one, other] of combinations(alike, 2)) {
      if (one.eliminations![0].cell === other.eliminations![0].cell) continue;
      yield {
        pattern: [...one.pattern!, { ...other.pattern![1], hue: 2 }],
        houses: [...one.houses!, ...other.houses!.slice(1)],
        links: [...one.links!, ...other.links!],
        eliminations: [...one.eliminations!, ...other.eliminations!],
      };
    }
  }
}

/** The crossings of a row and a column of the box on which all these places lie, with a place off the crossing on each. */
function* crossesOf({ grid }: Position, box: number, places: readonly number[]): Generator<{ row: number; column: number }> {
  if (places.length < 2) return;
  for (const cell of grid.cellsOfHouse[box]) {
    const row = grid.rowOfCell[cell];
    const column = grid.columnOfCell[cell];
    const inRow = places.filter((place) => grid.rowOfCell[place] === row && place !== cell);
    const inColumn = places.filter((place) => grid.columnOfCell[place] === column && place !== cell);
    const crossing = places.includes(cell) ? 1 : 0;
    if (inRow.length > 0 && inColumn.length > 0 && inRow.length + inColumn.length + crossing === places.length) yield { row, column };
  }
}

export const dualEmptyRectangle = techniqueOfDigit('dual-empty-rectangle', 'Dual empty rectangle', dual);
export const emptyRectangle = techniqueOfDigit('empty-rectangle', 'Empty rectangle', search);
