import { expect, it } from 'vitest';
import { unmetOf } from './goal.ts';

it('a goal is reached when every condition holds', () => {
  const goal = { size: 4, deadEnds: { atLeast: 5 }, ended: true, tries: { atLeast: 3, atMost: 9 } };
  expect(unmetOf(goal, { size: 4, deadEnds: 5, ended: true, tries: 9 })).toEqual([]);
  expect(unmetOf(goal, { size: 9, deadEnds: 4, ended: false, tries: 10 })).toEqual(['size', 'deadEnds', 'ended', 'tries']);
  expect(unmetOf(goal, { size: '4', deadEnds: '5', ended: true, tries: 2 })).toEqual(['size', 'deadEnds', 'tries']);
  expect(unmetOf({ deadEnds: { atMost: 5 } }, {})).toEqual(['deadEnds']);
  expect(unmetOf({ struck: { among: ['r1c1 9', 'r1c2 4'] } }, { struck: 'r1c2 4' })).toEqual([]);
  for (const facts of [{ struck: 'r1c2 9' }, {}]) expect(unmetOf({ struck: { among: ['r1c1 9', 'r1c2 4'] } }, facts)).toEqual(['struck']);
});
