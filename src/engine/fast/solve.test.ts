import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unrolled } from '../../../scripts/unroll-fast-solver.ts';
import { samples } from '../../../tests/samples.ts';
import { gridOf } from '../grid.ts';
import { faultOf, isSolution, puzzleOf } from '../puzzle.ts';
import { answers9, count9, solvableWithout9, solve9 } from './solve.ts';

const grid = gridOf(9);
const digitsOf = (text: string) => Array.from(text, (symbol) => (symbol >= '1' && symbol <= '9' ? Number(symbol) : 0));

/** Counts up to a limit by trying every digit in the cell with the fewest. */
function simpleCount(digits: number[], limit: number): number {
  let cell = -1;
  let fewest: number[] = [];
  for (let each = 0; each < 81; each++) {
    if (digits[each] !== 0) continue;
    const fit = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => grid.peersOfCell[each].every((peer) => digits[peer] !== digit));
    if (cell < 0 || fit.length < fewest.length) [cell, fewest] = [each, fit];
  }
  if (cell < 0) return 1;
  let count = 0;
  for (const digit of fewest) {
    digits[cell] = digit;
    count += simpleCount(digits, limit - count);
    digits[cell] = 0;
    if (count >= limit) break;
  }
  return count;
}

/** A pattern grid with its rows shuffled within bands and its digits renamed. */
const fullGrid = fc
  .tuple(
    fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 9 }),
    fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
  )
  .map(([names, rows, columns]) =>
    Array.from({ length: 81 }, (_, cell) => {
      const row = Math.floor(Math.floor(cell / 9) / 3) * 3 + rows[Math.floor(cell / 9) % 3];
      const column = Math.floor((cell % 9) / 3) * 3 + columns[cell % 3];
      return names[(row * 3 + Math.floor(row / 3) + column) % 9];
    }),
  );

describe('the fast solver', () => {
  it.each([
    ['a cell without candidate', '..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..', 0],
    ['a box without place', '.9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6.', 0],
    ['a column without place', '....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...', 0],
    ['a row without place', '9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3', 0],
    ['a digit twice in a row', '.4.1..35.............2.5......4.89..26.....12.5.3....7..4...16.6....7....1..8..2.', 0],
    ['a digit twice in a column', '6.159.....9..1............4.7.314..6.24.....5..3....1...6.....3...9.2.4......16..', 0],
    ['Norvig, impossible', '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........', 0],
    ['anti-brute-force', '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9', 1],
    ['AI Escargot', '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..', 1],
    ['Golden Nugget', '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....', 1],
    ['Easter Monster', '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1', 1],
    ['16 clues', '5.2...4.....71...3..............46...7.2......1.......6....2.......3..1.4........', 2],
    ['two', '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.', 2],
    ['three', '..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........', 3],
    ['four', '....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9.........', 4],
    ['ten', '59.....486.8...3.7...2.1.......4.....753.698.....9.......8.3...2.6...7.934.....65', 10],
    ['a hundred and twenty-five', '...3165..8..5..1...1.89724.9.1.85.2....9.1....4.263..1.5.....1.1..4.9..2..61.8...', 125],
    ['601', '8.........59.......76.........978245...653198...412736...591......836.1....724.8.', 601],
    ['847', '...4......5..8.2.6.....3...2...4....3......1...5.3.8.25...6.3.8..6....95..8......', 847],
    ['48,844', '5.2...4.....71...3..............46...7.2......1.......6....2......3..1..4........', 48_844],
  ])('counts the answers of a known puzzle: %s', (_, text, count) => {
    expect(count9(digitsOf(text), 1_000_000)).toBe(count);
  });

  it('stops counting at the limit', () => {
    expect(count9(new Uint8Array(81), 1000)).toBe(1000);
    expect(count9(new Uint8Array(81), 0)).toBe(0);
  });

  it('finds the answer', () => {
    const wikipedia = digitsOf('530070000600195000098000060800060003400803001700020006060000280000419005000080079');
    expect(solve9(wikipedia)).toEqual(
      Uint8Array.from(digitsOf('534678912672195348198342567859761423426853791713924856961537284287419635345286179')),
    );
    expect(solve9(digitsOf(`12345678${'.'.repeat(36)}9${'.'.repeat(36)}`))).toBeUndefined();
  });

  it('agrees with a simple solver on how many answers there are, and what they are', () => {
    fc.assert(
      fc.property(
        fullGrid,
        fc.shuffledSubarray([...Array(81).keys()], { minLength: 24, maxLength: 50 }),
        fc.nat(80),
        (full, kept, spoilt) => {
          const givens = Array<number>(81).fill(0);
          for (const cell of kept) givens[cell] = full[cell];
          if (spoilt < 20 && givens[spoilt] === 0) givens[spoilt] = full[80 - spoilt];
          const count = faultOf(puzzleOf(givens)) ? 0 : simpleCount(givens.slice(), 20);
          expect(count9(givens, 20)).toBe(count);
          const answers = answers9(givens, 20);
          expect(new Set(answers.map(String)).size).toBe(count);
          for (const answer of answers) expect(isSolution(puzzleOf(givens), answer)).toBe(true);
          const cell = givens.indexOf(0);
          const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== full[cell]);
          const byHand = others.some(
            (digit) => !faultOf(puzzleOf(givens.with(cell, digit))) && simpleCount(givens.with(cell, digit), 1) > 0,
          );
          expect(solvableWithout9(givens, cell, full[cell])).toBe(byHand);
        },
      ),
      samples(60),
    );
  });

  it('is what its script writes', () => {
    expect(readFileSync(new URL('propagate.generated.ts', import.meta.url), 'utf8')).toBe(unrolled());
  });
});
