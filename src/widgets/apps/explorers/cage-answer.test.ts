import { expect, it } from 'vitest';
import { bitOf, digitsOf } from '../../../engine/candidates.ts';
import { cageAnswer } from './cage-answer.ts';

const answered = (...digits: number[]) => {
  const { combinations, may, must } = cageAnswer(
    digits.map(bitOf).reduce((all, bit) => all | bit, 0),
    3,
    15,
  );
  return [combinations.map((each) => digitsOf(each).join('')), digitsOf(may).join(''), digitsOf(must).join('')];
};

it('what may be and what must be in three cells with the sum 15', () => {
  expect(answered(1, 5, 6, 8, 9)).toEqual([['159', '168'], '15689', '1']);
  expect(answered(1, 5, 6, 8)).toEqual([['168'], '168', '168']);
  expect(answered(5, 6, 8, 9)).toEqual([[], '', '']);
});
