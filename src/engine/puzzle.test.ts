import { describe, expect, it } from 'vitest';
import { describeError, InputError } from './errors.ts';
import { gridOf } from './grid.ts';
import { type Cage, faultOf, isSolution, type Puzzle, puzzleOf, symbolValue, usualSymbols } from './puzzle.ts';

const empty = new Uint8Array(16);
const withCages = (...cages: Cage[]) => puzzleOf(empty, { cages });
/** What is wrong, and in which cells. */
const fault = (puzzle: Puzzle) => {
  const found = faultOf(puzzle);
  return found && [found.describe(), found.cells];
};

describe('a puzzle', () => {
  it('is refused where its parts do not fit together', () => {
    const messageFor = (make: () => unknown) => {
      try {
        make();
      } catch (error) {
        return [describeError(error), (error as InputError).cells];
      }
      return undefined;
    };
    expect([
      messageFor(() => puzzleOf(new Uint8Array(15), { grid: gridOf(4) })),
      messageFor(() => puzzleOf(empty, { symbols: ['A', 'B', 'C'] })),
      messageFor(() => puzzleOf(empty, { symbols: ['A', 'B', 'C', 'A'] })),
      messageFor(() => puzzleOf(empty.with(6, 5))),
      messageFor(() => puzzleOf([...empty].with(3, -1))),
      messageFor(() => puzzleOf([...empty].with(3, 1.5))),
      messageFor(() => gridOf(3)),
      messageFor(() => gridOf(65)),
      messageFor(() => gridOf(7)),
      messageFor(() => gridOf(6, 4)),
      messageFor(() => gridOf(6, 5)),
    ]).toMatchInlineSnapshot(`
      [
        [
          "15 cells do not make a 4 × 4 grid; expected 16 cells",
          [],
        ],
        [
          "3 different symbols do not fit a 4 × 4 grid; expected 4 different symbols",
          [],
        ],
        [
          "3 different symbols do not fit a 4 × 4 grid; expected 4 different symbols",
          [],
        ],
        [
          "r2c3 holds 5; expected a digit from 1 to 4, or 0 for an empty cell",
          [
            6,
          ],
        ],
        [
          "r1c4 holds -1; expected a digit from 1 to 4, or 0 for an empty cell",
          [
            3,
          ],
        ],
        [
          "r1c4 holds 1.5; expected a digit from 1 to 4, or 0 for an empty cell",
          [
            3,
          ],
        ],
        [
          "size 3 is not supported; expected a whole number from 4 to 64",
          [],
        ],
        [
          "size 65 is not supported; expected a whole number from 4 to 64",
          [],
        ],
        [
          "a 7 × 7 grid cannot be cut into boxes; expected a size such as 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25",
          [],
        ],
        [
          "boxes of 4 rows do not fit a 6 × 6 grid; expected a divisor of 6",
          [],
        ],
        [
          "boxes of 5 rows do not fit a 6 × 6 grid; expected a divisor of 6",
          [],
        ],
      ]
    `);
  });

  it('has the symbols that its size has when nothing else is said', () => {
    expect(usualSymbols(4)).toEqual(['1', '2', '3', '4']);
    expect(usualSymbols(16).slice(8)).toEqual(['9', 'A', 'B', 'C', 'D', 'E', 'F', 'G']);
    expect(usualSymbols(25).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXY');
  });

  it('counts a symbol by its number, and any other by its place', () => {
    const puzzle = puzzleOf(empty, { symbols: ['7', 'x', '0', '-3'] });
    expect([1, 2, 3, 4].map((digit) => symbolValue(puzzle, digit))).toEqual([7, 2, 0, 4]);
  });

  it('has a fault where two givens clash, in any house', () => {
    const two = (a: number, b: number) => fault(puzzleOf(empty.with(a, 3).with(b, 3)));
    expect([two(0, 3), two(1, 13), two(10, 15), two(0, 6)]).toMatchInlineSnapshot(`
      [
        [
          "two givens clash: 3 is at r1c1 and again at r1c4, in row 1",
          [
            0,
            3,
          ],
        ],
        [
          "two givens clash: 3 is at r1c2 and again at r4c2, in column 2",
          [
            1,
            13,
          ],
        ],
        [
          "two givens clash: 3 is at r3c3 and again at r4c4, in box 4",
          [
            10,
            15,
          ],
        ],
        undefined,
      ]
    `);
  });

  it('has a fault where a cage cannot be filled', () => {
    expect([
      fault(withCages({ sum: 3, cells: [0, 1] }, { sum: 7, cells: [1, 2] })),
      fault(withCages({ sum: 10, cells: [0, 1, 4, 5, 8] })),
      fault(withCages({ sum: 2, cells: [0, 1] })),
      fault(withCages({ sum: 8, cells: [0, 1] })),
      fault(withCages({ sum: 3, cells: [0, 1] }, { sum: 7, cells: [2, 3] })),
      fault({ ...withCages({ sum: 4, cells: [0, 6] }), givens: empty.with(0, 2).with(6, 2) }),
      fault({ ...withCages({ sum: 4, cells: [0, 6] }), givens: empty.with(0, 2).with(6, 1) }),
      fault({ ...withCages({ sum: 4, cells: [0, 6] }), givens: empty.with(0, 3).with(6, 1) }),
    ]).toMatchInlineSnapshot(`
      [
        [
          "cage 2 and cage 1 both hold r1c2; expected each cell in one cage at most",
          [
            1,
          ],
        ],
        [
          "cage 1 has 5 cells; expected at most 4, because its digits differ",
          [
            0,
            1,
            4,
            5,
            8,
          ],
        ],
        [
          "cage 1 cannot reach 2: 2 different symbols add up to 3 at least and 7 at most",
          [
            0,
            1,
          ],
        ],
        [
          "cage 1 cannot reach 8: 2 different symbols add up to 3 at least and 7 at most",
          [
            0,
            1,
          ],
        ],
        undefined,
        [
          "cage 1 holds 2 twice, at r2c3; expected each symbol once in a cage",
          [
            6,
          ],
        ],
        [
          "the givens of cage 1 add up to 3; expected 4, its sum",
          [
            0,
            6,
          ],
        ],
        undefined,
      ]
    `);
  });

  it('is solved by a full grid that keeps givens, houses and cages, and by nothing else', () => {
    const answer = Array.from('1234341221434321', Number);
    const puzzle = puzzleOf(empty.with(0, 1), { cages: [{ sum: 3, cells: [0, 1] }] });
    expect(isSolution(puzzle, answer)).toBe(true);
    expect(isSolution(puzzle, answer.with(15, 0))).toBe(false);
    expect(isSolution(puzzle, answer.with(15, 5))).toBe(false);
    expect(isSolution(puzzle, answer.with(15, 2))).toBe(false);
    expect(isSolution(puzzleOf(empty.with(0, 2)), answer)).toBe(false);
    expect(isSolution(puzzleOf(empty, { cages: [{ sum: 4, cells: [0, 1] }] }), answer)).toBe(false);
    // Both cells hold a 1, in different houses.
    expect(isSolution(puzzleOf(empty, { cages: [{ sum: 2, cells: [0, 6] }] }), answer)).toBe(false);
  });
});

describe('an error of input', () => {
  it('says where, what, and what would have been right', () => {
    const bare = new InputError('no');
    expect([bare.describe(), bare.describe('file'), bare.name, bare.cells]).toEqual(['no', 'file: no', 'InputError', []]);
    const full = new InputError('no', { place: { line: 3, column: 17 }, expected: 'yes', cells: [4] });
    expect([full.describe(), full.describe('file')]).toEqual(['line 3, column 17: no; expected yes', 'file:3:17: no; expected yes']);
    expect([describeError(full), describeError(new Error('oh')), describeError('ah')]).toEqual([full.describe(), 'oh', 'ah']);
  });
});
