import { bitOf } from '../../candidates.ts';
import { conjugatePairs } from '../marks.ts';
import { columnsOf, commonPeers, type Position, rowsOf } from '../position.ts';
import { candidatesAt, combinations, type Finding, seen, techniqueOfDigit } from '../technique.ts';

/**
 * Two parallel lines have two places each for a digit; one end of each lies in the same crossing line (the base). At most one base end has
 * the digit, so one of the other two ends (the roof) does. `pattern`: base, roof.
 */
function* search(position: Position, digits: readonly number[]): Generator<Finding> {
  const { grid } = position;
  for (const isVertical of [true, false]) {
    const crossing = isVertical ? grid.columnOfCell : grid.rowOfCell;
    for (const digit of digits) {
      const pairs = conjugatePairs(position, digit, isVertical ? rowsOf(grid) : columnsOf(grid));
      for (const [first, second] of combinations(pairs, 2)) {
        const [a, b] = first!.ends;
        const [c, d] = second!.ends;
        for (const [base, other, base2, other2] of [
          [a, b, c, d],
          [b, a, d, c],
          [a, b, d, c],
          [b, a, c, d],
        ] as const) {
          if (crossing[base] !== crossing[base2] || crossing[other] === crossing[other2]) continue;
          const baseLine = crossing[base] + (isVertical ? grid.size : 0);
          yield {
            pattern: [seen([base, base2], bitOf(digit), 0), seen([other, other2], bitOf(digit), 1)],
            houses: [first!.house, second!.house, baseLine],
            links: [
              { from: { cell: other, digit }, to: { cell: base, digit }, strong: true },
              { from: { cell: base, digit }, to: { cell: base2, digit }, strong: false },
              { from: { cell: base2, digit }, to: { cell: other2, digit }, strong: true },
            ],
            eliminations: candidatesAt(position, commonPeers(grid, [other, other2]), bitOf(digit)),
          };
        }
      }
    }
  }
}

export const skyscraper = techniqueOfDigit('skyscraper', 'Skyscraper', search);
