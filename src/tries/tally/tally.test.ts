import { expect, it } from 'vitest';
import {
  atStart,
  BEST,
  deadEnds,
  FEWEST_SYMBOLS,
  FORKS,
  failuresOf,
  fewestFrom,
  guessed,
  mostFailed,
  symbolIn,
  type Tally,
} from './tally.ts';

/** Guesses until the search is back before its first guess. */
function played(choice: (tally: Tally) => Parameters<typeof guessed>[1]): Tally {
  let tally = atStart();
  while (tally.way !== undefined) tally = guessed(tally, choice(tally));
  return tally;
}

it('begins after the first dead ends of a search that takes the fewest symbols', () => {
  const tally = atStart();
  expect([deadEnds(tally), failuresOf(tally, 'E'), failuresOf(tally, 'F'), tally.way]).toEqual([3, 0, 3, '0001']);
  expect(FORKS.map((cell) => symbolIn(tally, cell))).toEqual([0, 0, 0, 1]);
});

it('takes as many dead ends as it says, where one goes where it failed and where one takes the fewest symbols', () => {
  expect(deadEnds(played(mostFailed))).toBe(BEST);
  expect(deadEnds(played((tally) => FORKS.find((cell) => symbolIn(tally, cell) === undefined) ?? 'E'))).toBe(FEWEST_SYMBOLS);
});

it('knows the fewest dead ends from each place, and writes no cell twice', () => {
  let tally = atStart();
  expect(fewestFrom(tally)).toBe(BEST);
  tally = guessed(guessed(tally, 'F'), 'D');
  expect(fewestFrom(tally)).toBe(BEST + 3);
  expect(guessed(tally, 'D')).toBe(tally);
});
