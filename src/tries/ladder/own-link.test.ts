import { expect, it } from 'vitest';
import { cellNamed } from '../../engine/grid.ts';
import { thoughtsOf } from '../../narration/en/trials.ts';
import { plain } from '../../narration/sentence.ts';
import { drillOf } from './drill.ts';
import { ownLink } from './on-trial.ts';

// Of r1c7: if it is 2 (thoughts 1 to 3), if it is 6 (4 to 6), if it is 9 (7 to 12); and 13 is what they have in common.
const drill = drillOf('cell-forcing-chain', 5);
const { puzzle, position, instance } = drill;
const thoughts = thoughtsOf(instance, puzzle, position);
const take = (reached: number, name: string, digit: number) =>
  ownLink(drill, instance, thoughts, reached, { cell: cellNamed(puzzle.grid, name), digit });

it.each([
  [1, 'r1c3', 9, 2],
  [3, 'r1c3', 9, 3],
  [4, 'r2c2', 6, 5],
  [7, 'r6c7', 8, 8],
  [8, 'r5c3', 5, 10],
])('a chain at thought %i goes on with %s = %i, at thought %i', (reached, name, digit, then) => {
  const step = take(reached, name, digit);
  expect([step?.instance, step?.instance && step.reached]).toEqual([instance, then]);
  expect(plain(step!.says)).toBe(`Under this supposition ${name} has to be ${digit}.`);
});

it.each([
  ['what is struck', 1, 'r2c2', 9],
  ['what is supposed', 1, 'r1c7', 2],
  ['what another supposition leads to', 1, 'r6c7', 8],
  ['anything once all chains have been followed', 13, 'r1c3', 9],
])('a chain doesn’t take %s', (_, reached, name, digit) => {
  expect(take(reached, name, digit)).toBeUndefined();
});

it('what follows in another way isn’t called wrong', () => {
  const marks = Array.from(position.candidates).flatMap((_, cell) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ cell, digit })));
  const aside = marks.flatMap((mark) => {
    const step = ownLink(drill, instance, thoughts, 1, mark);
    return step && !step.instance ? [step] : [];
  });
  expect(aside.length).toBeGreaterThan(0);
  expect(aside.every(({ isWrong }) => !isWrong)).toBe(true);
});
