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

const corners = await runAtBuild({
  algorithm: 'human-solver',
  puzzle: '..9.5..27........3....785.....2.4...1..6..7..2..98..4..6......9..3...........2.58',
});
const unique = positionOf(corners.timeline, anchorOf({ at: 'see', rung: 'unique-rectangle-2' }));
const before = corners.timeline.frame(unique).state as Position & { puzzle: { grid: Position['grid'] } };
const rectangle: Position = { ...before, grid: before.puzzle.grid };
const crosswise = ['r7c4=5 r7c1=8 r8c1=5 r8c4=8', 'r7c4=8 r7c1=5 r8c1=8 r8c4=5'];

it('fills cells in two ways that differ in no house, once marks are supposed to be gone', () => {
  const cases = casesOf(rectangle, unique, { ways: crosswise, without: 'r7c1=7 r8c1=7' });
  expect(cases.map(({ writes, strikes }) => [writes.length, strikes.length])).toEqual([
    [4, 0],
    [4, 0],
  ]);
  // With the marks, nothing is crosswise.
  expect(() => casesOf(rectangle, unique, { ways: crosswise })).toThrow("8 at r7c1 doesn't follow");
  expect(() => casesOf(rectangle, unique, { ways: ['r7c4=5', 'r7c4=8'] })).toThrow('the same digits in each house');
  expect(() => casesOf(rectangle, unique, { ways: crosswise, without: 'r7c1=9' })).toThrow('there is no 9 at r7c1');
});

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
