import { bitOf } from '../../candidates.ts';
import { groupBy } from '../../group-by.ts';
import { conjugatePairs, marksOf } from '../marks.ts';
import { boxesOf, columnsOf, commonPeers, digitsOfGrid, type Position, rowsOf } from '../position.ts';
import { candidatesAt, combinations, type Finding, seen, technique, techniqueOfDigit } from '../technique.ts';
import { placesInNoTemplate } from '../templates-of-digit.ts';

/**
 * A row and a column have two places each for a digit, and one end of each lies in the same box. At most one of those
 * two holds the digit, so one of the far ends does. `pattern`: the ends in the box, the far ends.
 */
function* search(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  if (boxesOf(grid).length === 0) return;
  for (const digit of digits) {
    const columns = conjugatePairs(position, digit, columnsOf(grid));
    for (const row of conjugatePairs(position, digit, rowsOf(grid))) {
      for (const column of columns) {
        if (row.ends.some((cell) => column.ends.includes(cell))) continue;
        for (const [near, far] of bothOrders(row.ends)) {
          for (const [near2, far2] of bothOrders(column.ends)) {
            if (grid.boxOfCell[near] !== grid.boxOfCell[near2]) continue;
            yield {
              pattern: [seen([near, near2], bitOf(digit), 0), seen([far, far2], bitOf(digit), 1)],
              houses: [row.house, column.house, 2 * grid.size + grid.boxOfCell[near]],
              links: [
                { from: { cell: far, digit }, to: { cell: near, digit }, strong: true },
                { from: { cell: near, digit }, to: { cell: near2, digit }, strong: false },
                { from: { cell: near2, digit }, to: { cell: far2, digit }, strong: true },
              ],
              eliminations: candidatesAt(position, commonPeers(grid, [far, far2]), bitOf(digit)),
            };
          }
        }
      }
    }
  }
}

function bothOrders([a, b]: readonly [number, number]): [near: number, far: number][] {
  return [
    [a, b],
    [b, a],
  ];
}

/** The kites of a digit that strike something. */
function kitesOf(position: Position, digit: number): readonly Finding[] {
  if (placesInNoTemplate(position, digit).length === 0) return [];
  const marks = marksOf(position);
  const find = () => [...search(position, [digit])].filter(({ eliminations }) => eliminations!.length > 0);
  return marks.derive(`kites of ${digit}`, find, marks.versionOfDigit[digit]);
}

/**
 * Two kites through the same two cells of a box, of one digit or of two: each cell is an end of a pair in its row and of one in its
 * column, and each kite takes one pair of each. `pattern`: the ends in the box, the far ends of one kite, those of the other.
 */
function* dual(position: Position): Generator<Finding> {
  const kites = digitsOfGrid(position.grid).flatMap((digit) => kitesOf(position, digit));
  const atBox = groupBy(kites, ({ pattern }) => [...pattern![0].cells].sort((a, b) => a - b).join());
  for (const alike of atBox.values()) {
    for (const [one, other] of combinations(alike, 2)) {
      const struck = [...one.eliminations!, ...other.eliminations!];
      if (new Set(struck.map(({ cell, digit }) => `${cell} ${digit}`)).size < struck.length) continue;
      const [near, far] = one.pattern!;
      const otherFar = other.pattern![1];
      yield {
        pattern: [seen(near.cells, near.digits | otherFar.digits, 0), far, { ...otherFar, hue: 2 }],
        houses: [...one.houses!.slice(0, 2), ...other.houses!],
        links: [...one.links!, ...other.links!],
        eliminations: struck,
      };
    }
  }
}

export const dualTwoStringKite = technique('dual-two-string-kite', 'Dual two-string kite', dual);
export const twoStringKite = techniqueOfDigit('two-string-kite', 'Two-string kite', search);
