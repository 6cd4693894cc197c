import { describe, expect, it } from 'vitest';
import { bet as words } from '#words/compare.ts';
import { type Bet, betAfter, placesRight } from './bet.ts';

const pressing = (...places: number[]) => places.reduce<Bet>((bet, place) => betAfter(bet, place, 4), []);

/** All that is said of a bet. */
const result = (...args: Parameters<typeof words.result>) => words.result(...args).join(' ');

describe('a bet on the order of runs', () => {
  it('takes runs in the order in which they are pressed, and the last by itself', () => {
    expect(pressing(2)).toEqual([2]);
    expect(pressing(2, 0)).toEqual([2, 0]);
    expect(pressing(2, 0, 3)).toEqual([2, 0, 3, 1]);
  });

  it('takes a run back that is pressed again, with those after it', () => {
    expect(pressing(2, 0, 2)).toEqual([]);
    expect(pressing(2, 0, 0)).toEqual([2]);
  });

  it('counts the places that are right', () => {
    const ranking = [2, 3, 1, 0].map((place, index) => ({ place, amount: 10 ** index }));
    expect(placesRight([2, 3, 1, 0], ranking)).toBe(4);
    expect(placesRight([2, 1, 3, 0], ranking)).toBe(2);
  });

  it('lets runs that wrote as much change places, and puts a run that isn’t ranked last', () => {
    const ranking = [
      { place: 0, amount: 5 },
      { place: 1, amount: 5 },
    ];
    expect(placesRight([1, 0, 2], ranking)).toBe(3);
    expect(placesRight([2, 0, 1], ranking)).toBe(1);
  });

  it('says which runs come last because they did not solve the puzzle', () => {
    expect(result(['C', 'B', 'A'], 3, { unsolved: ['A', 'B'] })).toBe(
      'You bet C, B, A and got all 3 right. A and B didn’t solve the puzzle, so they come last.',
    );
    expect(result(['A', 'B'], 0, { unsolved: ['A'] })).toBe(
      'You bet on the order A, B, and neither finished in its place. A didn’t solve the puzzle, so it comes last.',
    );
    expect(result(['A', 'B'], 2, { unsolved: ['A', 'B'] })).toBe(
      'You bet A, B, but no run solved the puzzle, so no place is right or wrong.',
    );
  });

  it('says whose order doesn’t matter, because they tie', () => {
    expect(result(['C', 'A', 'B'], 1, { tied: [['B', 'C']] })).toBe(
      'You bet C, A, B and got 1 of 3 right. B and C wrote equally many digits, so their order doesn’t matter.',
    );
  });

  it('says why a run that has not ended comes last', () => {
    expect(result(['B', 'A'], 2, { stopped: ['A'] })).toBe('You bet B, A and got both right. You stopped A, so it counts as last.');
    expect(result(['B', 'A'], 2, { running: ['A'], unit: 'row' })).toBe(
      'You bet B, A and got both right. A is still running, with more rows than any other run, so it comes last.',
    );
  });
});
