import { expect, it } from 'vitest';
import { FEWEST, isGap, LEVELS, levelOf, MOST } from './levels.ts';

const all = Array.from({ length: MOST - FEWEST + 1 }, (_, index) => FEWEST + index);

it('asks for each number of givens from 22 to 60 at one level, but for 50 at none', () => {
  expect(all.filter(isGap)).toEqual([50]);
  expect(all.filter((givens) => levelOf(givens) === undefined && !isGap(givens))).toEqual(
    all.filter((givens) => givens < 22 || givens > 60),
  );
  expect(LEVELS.map(({ givens }) => givens.map(levelOf))).toEqual(LEVELS.map((_, index) => [index, index]));
});
