import { expect, it } from 'vitest';
import { readNamed } from '../../authoring/puzzles.ts';
import { plain } from '../../narration/sentence.ts';
import {
  chooseGivens,
  forcedIn,
  GUESSES,
  guess,
  isSolved,
  leftIn,
  meantBy,
  onesStruck,
  PUZZLE,
  press,
  rowOf,
  sizesOf,
  wholeMatrix,
} from './ones.ts';

const start = wholeMatrix(readNamed(PUZZLE).puzzle);
const counted = guess(start, 28)!.ones;
const hunt = chooseGivens(counted)!.ones;

it('has 28 statements that clash with the first given', () => {
  expect(GUESSES.map((count) => guess(start, count)!.verdict)).toEqual(['wrong', 'wrong', 'right', 'wrong']);
  expect(counted.fresh).toHaveLength(28);
  expect(guess(counted, 28)).toBeUndefined();
});

it('says of a statement whether it clashes with the first given, and strikes nothing for it', () => {
  const twice = press(start, rowOf(start, 1, 5));
  expect(plain(twice.says)).toBe('It clashes. r1c2 = 5 would keep “row 1 has 5” and “box 1 has 5” again.');
  expect(plain(press(start, rowOf(start, 40, 5)).says)).toBe('No clash. r5c5 = 5 shares none of its four promises with r1c1 = 5.');
  expect(onesStruck(twice.ones)).toBe(0);
});

it('chooses the thirty givens, which strike nearly three in four of the ones', () => {
  expect(hunt.chosen).toHaveLength(30);
  expect(onesStruck(hunt)).toBe(2184);
  expect(hunt.fresh).toEqual([]);
  expect(leftIn(hunt)).toBe(729 - 2184 / 4 - 30);
});

it('lets only a statement be chosen that is the only one left for a promise', () => {
  const forced = press(hunt, rowOf(hunt, 40, 5));
  expect(forced.verdict).toBe('right');
  expect(plain(forced.says)).toMatch(/^It has to be\. Only r5c5 = 5 is left for “r5c5 is filled”/);
  const early = rowOf(hunt, 2, 1);
  expect(sizesOf(hunt, early).every((size) => size > 1)).toBe(true);
  expect(press(hunt, early)).toMatchObject({ verdict: 'wrong', ones: { chosen: hunt.chosen } });
  expect(press(hunt, rowOf(hunt, 2, 5)).verdict).toBe('neither');
  expect(press(hunt, hunt.chosen[0]!).verdict).toBe('neither');
});

it('takes a pointer beside the marks of a cell for the only one that is left there', () => {
  const single = rowOf(hunt, 59, 7);
  expect(meantBy(hunt, rowOf(hunt, 59, 8))).toBe(single);
  expect(meantBy(hunt, single)).toBe(single);
  expect(meantBy(hunt, rowOf(hunt, 2, 1))).toBe(rowOf(hunt, 2, 1));
  // r1c3 has several left, and its 5 isn't seen.
  expect(meantBy(hunt, rowOf(hunt, 2, 5))).toBeUndefined();
  expect(meantBy(hunt, rowOf(hunt, 0, 1))).toBe(rowOf(hunt, 0, 5));
  expect(meantBy(start, rowOf(start, 0, 1))).toBe(rowOf(start, 0, 1));
});

it('comes to the solution by such statements alone', () => {
  let now = hunt;
  for (let row = forcedIn(now); row !== undefined; row = forcedIn(now)) now = press(now, row).ones;
  expect(isSolved(now)).toBe(true);
  expect(now.found).toBe(51);
});
