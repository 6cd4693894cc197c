import { describe, expect, it } from 'vitest';
import { catalogRow } from '../engine/catalog.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import { defaultsOf } from '../engine/options.ts';
import { positionOf } from './anchors.ts';
import { record } from './record.ts';

const backtracking = await catalogRow('backtracking').load();
// Choose r1c2, try 1, conflict, try 2, place 2, choose r1c3, try 1 …
const timeline = record(backtracking, readPuzzles('1.......3......2')[0]!.puzzle, defaultsOf(backtracking.options), { maxSteps: 100 });

describe('a frame is found', () => {
  it('by the start and the end of the run', () => {
    expect([positionOf(timeline, { at: 'start' }), positionOf(timeline, { at: 'end' })]).toEqual([0, 100]);
  });

  it('by the n-th step of a kind, the first one where nothing is said', () => {
    expect(positionOf(timeline, { at: 'try' })).toBe(2);
    expect([1, 2, 3].map((n) => positionOf(timeline, { at: 'try', n }))).toEqual([2, 4, 7]);
  });

  it('by what its fields have', () => {
    expect(positionOf(timeline, { at: 'try', where: { cell: 2 } })).toBe(7);
    expect(positionOf(timeline, { at: 'try', n: 2, where: { cell: 2 } })).toBe(9);
    expect(positionOf(timeline, { at: 'try', where: { cell: 2, digit: 3 } })).toBe(11);
  });
});

describe('an anchor without a frame is refused', () => {
  it.each([
    [{ at: 'guess' }, "no step of 'backtracking' is called 'guess'; there are start, end, choose, try, "],
    [{ at: 'try', n: 0 }, 'n is 0; expected a whole number from 1'],
    [{ at: 'try', n: 1.5 }, 'n is 1.5; expected a whole number from 1'],
    [{ at: 'deadEnd', n: 50 }, /^the run has \d steps 'deadEnd'; number 50 was asked for$/],
    [{ at: 'try', n: 9, where: { cell: 2, digit: 3 } }, /^the run has [1-8] steps 'try' with cell 2 with digit 3; number 9 was asked for$/],
    [{ at: 'solved' }, "the run has 0 steps 'solved'; number 1 was asked for"],
  ])('%o', (anchor, message) => expect(() => positionOf(timeline, anchor)).toThrow(message));
});
