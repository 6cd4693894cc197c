import { describe, expect, it } from 'vitest';
import { count9 } from '../../engine/fast/solve.ts';
import { isSolution } from '../../engine/puzzle.ts';
import { begun, clashesIn, clashOf, completionsOf, faultIn, faultsIn, isSecond, isSolved, type Square, sudokuOf, turned } from './latin.ts';

const empty: Square = Array.from({ length: 9 }, () => 0);
/** Every square with two digits, and every full one with a row of 1 2 3. */
const squares = [...empty.keys()].flatMap((one) =>
  [...empty.keys()].flatMap((other) => [1, 2, 3].map((digit) => empty.with(one, 1).with(other, digit))),
);

describe('a Latin square as a Sudoku', () => {
  it('has as many completions as the Sudoku has solutions, twelve from nothing', () => {
    expect(completionsOf(empty)).toHaveLength(12);
    expect(count9(sudokuOf(empty).givens, 100)).toBe(12);
    for (const square of squares) expect(count9(sudokuOf(square).givens, 100)).toBe(completionsOf(square).length);
  });

  it('is solved when the Sudoku is', () => {
    for (const square of completionsOf(empty)) {
      expect(isSolved(square)).toBe(true);
      expect(isSolution(sudokuOf(square), sudokuOf(square).givens)).toBe(true);
    }
    const wrong = completionsOf(empty)[0]!.with(0, completionsOf(empty)[0]![1]!);
    expect([isSolved(wrong), isSolution(sudokuOf(wrong), sudokuOf(wrong).givens)]).toEqual([false, false]);
  });

  it('tells the house in which a digit is twice', () => {
    expect(clashOf(begun().with(1, 1), 1)).toEqual({ house: 'row', with: 0 });
    expect(clashOf(begun().with(3, 1), 3)).toEqual({ house: 'column', with: 0 });
    expect(clashOf(begun().with(4, 1), 4)).toBeUndefined();
  });

  it('judges no digit that may only be passed', () => {
    const square = begun().with(1, 1);
    expect([...clashesIn({ square, passing: 1 })]).toEqual([]);
    expect([...clashesIn({ square })]).toEqual([0, 1]);
  });

  it('finds every row and column with a digit twice', () => {
    const square = begun().with(3, 1).with(4, 1);
    expect(faultsIn({ square })).toEqual([
      { house: 'row', number: 1, digit: 1 },
      { house: 'column', number: 0, digit: 1 },
    ]);
    expect(faultsIn({ square, passing: 4 })).toHaveLength(1);
  });

  it('names a clash wherever it is, but not one with a digit that may only be passed', () => {
    const square = begun().with(1, 1).with(8, 2);
    expect(faultIn({ square }, 8)).toEqual({ place: 0, house: 'row' });
    expect(faultIn({ square }, 1)).toEqual({ place: 1, house: 'row' });
    expect(faultIn({ square: square.with(7, 2), passing: 7 }, 7)).toEqual({ place: 0, house: 'row' });
    expect(faultIn({ square, passing: 1 }, 1)).toBeUndefined();
  });

  it('is a second one only when it is another than the first', () => {
    const [first, other] = completionsOf(begun()) as [Square, Square];
    expect([isSecond({ square: first }), isSecond({ square: first, first }), isSecond({ square: other, first })]).toEqual([
      false,
      false,
      true,
    ]);
    expect(isSecond({ square: begun(), first })).toBe(false);
  });

  it('goes through the digits and back to none', () => {
    let square = empty;
    const seen = Array.from({ length: 4 }, () => {
      square = turned(square, 8);
      return square[8];
    });
    expect(seen).toEqual([1, 2, 3, 0]);
  });
});
