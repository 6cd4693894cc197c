import { expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellNamed } from '../../engine/grid.ts';
import { noteChecker, type PlainFact } from '../../trace/notes/check-notes.ts';
import { findPuzzle } from '../puzzles.ts';
import { measured } from './learning.ts';

const value = (name: string) => Number(measured[`learning-${name}`]!().replaceAll(',', ''));

it('notes cut near the dead end are longer, are used more often, and save more', () => {
  const [near, far] = ['minimal-16-first-note', 'minimal-16-first-guesses'];
  expect(value(`${near}-digits`)).toBeGreaterThan(value(`${far}-digits`));
  expect(value(`${near}-uses`)).toBeGreaterThan(value(`${far}-uses`));
  expect(value(`${near}-dead-ends`)).toBeLessThan(value(`${far}-dead-ends`));
});

it('jumping without notes is worse than going back by one on the minimal puzzle', () => {
  const [one, jump, note] = ['one', 'jump', 'note'].map((way) => value(`minimal-16-first-${way}-dead-ends`));
  expect(jump).toBeGreaterThan(one!);
  expect(note).toBeLessThan(one! / 3);
});

it('what strong solvers add pays off on the minimal puzzles alone', () => {
  expect(value('minimal-activity')).toBeLessThan(value('minimal-note'));
  for (const puzzle of ['ai-escargot', 'twenty-five-hard', 'norvig-impossible']) {
    expect(value(`${puzzle}-activity-dead-ends`)).toBeGreaterThan(value(`${puzzle}-note-dead-ends`));
    expect(value(`${puzzle}-full-dead-ends`)).toBeGreaterThan(value(`${puzzle}-note-dead-ends`));
  }
});

it('watching two looks far less often at notes, in the same run', () => {
  expect(value('twenty-five-hard-note-looks')).toBeLessThan(value('twenty-five-hard-lookall-looks') / 10);
  expect(value('twenty-five-hard-note-dead-ends')).toBe(value('twenty-five-hard-lookall-dead-ends'));
});

it('one note is enough to refute the impossible puzzle, and without it the others aren’t', () => {
  const { grid, givens } = readPuzzles(findPuzzle('norvig-impossible').text)[0]!.puzzle;
  const verdicts = (...notes: PlainFact[][]) => {
    const check = noteChecker({ size: grid.size, houses: grid.cellsOfHouse, givens });
    return notes.map((note) => check(note));
  };
  const cell = cellNamed(grid, 'r8c5');
  expect(verdicts([[cell, 6]], [])).toEqual(['follows', 'no solution']);
  expect(verdicts([])).toEqual(['does not follow']);
});
