import { describe, expect, it } from 'vitest';
import { plain, say } from '../../../../narration/sentence.ts';
import type { Ahead, AheadStep } from '../../../workers/run-ahead.ts';
import { type AheadRow, inOrderOfFinding, rowName, rowOf } from './ahead-row.ts';

const step = (position: number, text: string, cell = 4, digit = 6): AheadStep => ({ position, sentence: say`${text}`, cell, digit });
const base: Ahead = { ending: 'solved', isCut: false, steps: 1200, deadEnds: 0, puzzle: '', options: {} };
const next = { ...step(3, 'Next.'), fills: false };

describe('a row of the list', () => {
  it('says whether the next step is known, guessed or random, and what it is about', () => {
    expect(rowOf({ ...base, next }, false)).toMatchObject({
      tag: 'knows',
      count: '1,200 steps',
      detail: 'no guess',
      step: 3,
      about: { cell: 4, digit: 6 },
    });
    expect(rowOf({ ...base, next, guess: next, deadEnds: 2 }, false)).toMatchObject({ tag: 'guesses', detail: '2 dead ends' });
    expect(rowOf({ ...base, next: { ...next, fills: true, cell: -1 } }, false)).toMatchObject({ tag: 'random', detail: '' });
    expect(rowOf({ ...base, next: { ...next, cell: -1 } }, false).about).toBeUndefined();
  });

  it('says where the first guess is, if that comes later, and that strikes were left out', () => {
    const { tag, detail } = rowOf({ ...base, next, guess: step(40, 'Guess.'), leavesStrikes: true }, false);
    expect([tag, detail]).toEqual(['knows', 'no dead end, first guess: step 40, without your strikes']);
  });

  it('says that a run was stopped, and by whom', () => {
    expect(rowOf({ ...base, ending: 'stopped', isCut: true, next }, false)).toMatchObject({
      count: 'more than 1,200 steps',
      detail: 'stopped after a second',
    });
    expect(rowOf({ ...base, ending: 'stopped', next }, false).detail).toBe('stopped at its own limit');
  });

  it('says that not even the next step was found in time', () => {
    const { tag, says } = rowOf({ ...base, ending: 'stopped', isCut: true }, false);
    expect([tag, plain(says)]).toEqual(['slow', 'It hasn’t found its next step within a second.']);
  });

  it('says of a mistake whether it is found, by what, and when', () => {
    const last = step(30, 'Last.', -1);
    const found = rowOf({ ...base, ending: 'no-solution', last, conflict: step(29, 'Conflict.', 41) }, true);
    expect([found.tag, plain(found.says), found.step, found.about?.cell]).toEqual(['finds', 'Conflict.', 29, 41]);
    expect(rowOf({ ...base, ending: 'no-solution', last, deadEnds: 3 }, true)).toMatchObject({ tag: 'finds', step: 30 });
    expect(rowOf({ ...base, ending: 'stopped', isCut: true, next }, true)).toMatchObject({ tag: 'never', step: 0 });
    expect(rowOf({ ...base, ending: 'stuck', last }, true)).toMatchObject({ tag: 'stuck', step: 30 });
  });

  it('says why an algorithm can’t begin', () => {
    const row = rowOf({ ...base, ending: 'refused', refusal: 'the puzzle is too large' }, false);
    expect([row.tag, plain(row.says)]).toEqual(['refused', 'The algorithm refuses this grid: the puzzle is too large.']);
  });

  it('has a name with all of it', () => {
    expect(rowName('Backtracking', rowOf({ ...base, next, guess: next }, false))).toBe(
      'Backtracking, would guess. Next. 1,200 steps, no dead end.',
    );
  });
});

it('puts who finds a mistake first before those that need longer, do not find it, or have not run', () => {
  const row = (tag: AheadRow['tag']) => ({ tag }) as AheadRow;
  const rows = [
    { row: undefined, steps: 0 },
    { row: row('never'), steps: 5 },
    { row: row('finds'), steps: 50 },
    { row: row('finds'), steps: 7 },
  ];
  expect(inOrderOfFinding(rows)).toEqual([3, 2, 1, 0]);
});
