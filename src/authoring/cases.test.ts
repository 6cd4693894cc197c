import { expect, it } from 'vitest';
import type { Position } from '../engine/logic/position.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import { casesOf } from './cases.ts';
import { runAtBuild } from './run-at-build.ts';

const { timeline } = await runAtBuild({ algorithm: 'human-solver', puzzle: 'mepham-d' });
const at = positionOf(timeline, anchorOf({ at: 'see', rung: 'x-wing' }));
const state = timeline.frame(at).state as Position & { puzzle: { grid: Position['grid'] } };
const position: Position = { ...state, grid: state.puzzle.grid };
const [one, other] = ['r4c2=8 r7c8=8', 'r4c8=8 r7c2=8'];

it('says of each case what it writes, and what rules the marks out', () => {
  const cases = casesOf(position, at, { ways: [one, other], strikes: 'r6c2=8 r6c8=8' });
  expect(cases.map(({ strikes }) => strikes.map(({ by }) => by))).toEqual([
    [[28], [61]],
    [[55], [34]],
  ]);
  expect(cases[0]).toMatchObject({
    position: at,
    way: 0,
    ways: [
      [28, 61],
      [34, 55],
    ],
  });
  expect(cases[0]!.gone).toEqual([
    { cell: 34, digit: 8 },
    { cell: 55, digit: 8 },
  ]);
});

it.each([
  ['cases that leave one out', [one], 'r6c2=8', 'the cases leave something out'],
  ['a digit that doesn’t follow', [one, 'r4c8=8 r7c1=7'], 'r6c2=8', "7 at r7c1 doesn't follow"],
  ['a mark that one case allows', [one, other], 'r6c9=8', "8 at r6c9 isn't ruled out"],
  ['a mark that isn’t there', [one, other], 'r6c5=8', 'there is no 8 at r6c5'],
  ['what isn’t a digit in a cell', [one, 'r4c8'], 'r6c2=8', "'r4c8' isn't a digit in a cell"],
])('rejects %s', (_, ways, strikes, message) => {
  expect(() => casesOf(position, at, { ways, strikes })).toThrow(message);
});
