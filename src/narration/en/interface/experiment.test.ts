import { describe, expect, it } from 'vitest';
import { fewerText, guessed, pilot, prediction, ratioText } from './experiment.ts';

const says = (value: number, from: number, to: number) =>
  prediction.saysRatio('B', 'digits', [{ name: 'hard', value, range: { from, to } }]);

describe('a ratio in words', () => {
  it('says which way it goes, and nothing where it goes neither way', () => {
    expect([5, 1 / 3, 1, 1.04].map(fewerText)).toEqual(['5 times fewer', '3 times more', 'as many', '1.04 times fewer']);
    expect([1.123, 1.044, 0.97].map(ratioText)).toEqual(['1.1', '1.04', '0.97']);
  });

  it('turns the ends of a range over together with its middle', () => {
    expect(says(4, 2, 8)).toBe('You expect B to need 4 times fewer digits on hard puzzles (between 2 and 8 times).');
    expect(says(1 / 4, 1 / 8, 1 / 2)).toBe('You expect B to need 4 times more digits on hard puzzles (between 2 and 8 times).');
  });

  it('says of a range on both sides of equal where each end is', () => {
    expect(says(0.66, 0.17, 2.6)).toBe(
      'You expect B to need 1.5 times more digits on hard puzzles (between 5.9 times more and 2.6 times fewer).',
    );
    expect(guessed.ratio(0.66, { from: 0.17, to: 2.6 }, 'hard puzzles', 'within')).toMatch(
      /^You said 1\.5 times more \(between 5\.9 times more and 2\.6 times fewer\) for hard puzzles\./,
    );
  });

  it('doesn’t call a factor of 1 a scatter', () => {
    expect(pilot.says(10, 1.001, 50, 1.03, 20)).toContain('the ratios hardly differ');
    expect(pilot.says(10, 1.5, 50, 1.12, 20)).toContain('by a factor of 1.5');
  });
});
