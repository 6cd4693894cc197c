import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../formats/read.ts';
import { ruledOutOfCell, ruledOutOfHouse } from './blockers.ts';

/*
 *  1 . | . 2
 *  . . | . .
 *  ---------
 *  . 2 | . .
 *  . . | 1 .
 */
const { grid, givens: digits } = readPuzzles('1..2.....2....1.')[0]!.puzzle;
const board = { grid, digits };

describe('a digit has one place in a house', () => {
  it('as digits in sight rule the others out, beginning with the digit that rules out most', () => {
    // Of the 2 in row 2: column 2 and box 2 take three cells, r2c1 is left.
    expect(ruledOutOfHouse(board, 1, 2, [4])).toEqual({
      blockers: [
        { from: 9, to: 5, digit: 2 },
        { from: 3, to: 6, digit: 2 },
        { from: 3, to: 7, digit: 2 },
      ],
      struck: [],
    });
    // r4c1 sees the 1 in r1c1 and the 1 in r4c3, which also forbids another place in box 3.
    const BOX_3 = 10;
    expect(ruledOutOfHouse(board, BOX_3, 1, [8]).blockers).toEqual([
      { from: 14, to: 12, digit: 1 },
      { from: 14, to: 13, digit: 1 },
    ]);
    expect(ruledOutOfHouse(board, BOX_3, 1, [13]).blockers).toEqual([
      { from: 0, to: 8, digit: 1 },
      { from: 0, to: 12, digit: 1 },
    ]);
    // Of two that forbid as much, the first.
    expect(ruledOutOfHouse(board, BOX_3, 1, [8, 13]).blockers).toEqual([{ from: 0, to: 12, digit: 1 }]);
  });

  it('or as they were struck before, where no digit in sight does', () => {
    expect(ruledOutOfHouse(board, 1, 3, [4])).toEqual({
      blockers: [],
      struck: [
        { cell: 5, digit: 3 },
        { cell: 6, digit: 3 },
        { cell: 7, digit: 3 },
      ],
    });
  });
});

describe('a cell can hold', () => {
  it('nothing but a digit, as the others are ruled out', () => {
    expect(ruledOutOfCell(board, 12, 4)).toEqual({
      blockers: [
        { from: 0, to: 12, digit: 1 },
        { from: 9, to: 12, digit: 2 },
      ],
      struck: [{ cell: 12, digit: 3 }],
    });
  });

  it('nothing, as all are', () => {
    const { blockers, struck } = ruledOutOfCell(board, 2);
    expect(blockers).toEqual([
      { from: 0, to: 2, digit: 1 },
      { from: 3, to: 2, digit: 2 },
    ]);
    expect(struck.map(({ digit }) => digit)).toEqual([3, 4]);
  });
});
