import { expect, it } from 'vitest';
import { proofAtBuild } from '../../authoring/proof-at-build.ts';
import { readNamed } from '../../authoring/puzzles.ts';
import { check, flipped, otherDigits, type Proof, workOn } from './proof.ts';
import { sceneOf } from './proof-scene.ts';

const { puzzle } = readNamed('norvig-impossible');
const notes = await proofAtBuild('norvig-impossible');
const whole: Proof = { puzzle, notes, others: otherDigits(puzzle, notes), left: new Set(), changed: new Set() };

it('holds as it was written, and with its third note alone', () => {
  expect(notes.map(({ length }) => length)).toEqual([7, 9, 1, 0]);
  expect(check(whole)).toEqual({ accepted: 3 });
  expect(check({ ...whole, left: new Set([0, 1]) })).toEqual({ accepted: 1 });
});

it('is rejected where the third note is left out or altered', () => {
  expect(check({ ...whole, left: new Set([2]) })).toEqual({ rejected: 3 });
  expect(check({ ...whole, changed: new Set([2]) })).toEqual({ rejected: 3 });
  expect(check({ ...whole, left: new Set([0, 1, 2]) })).toEqual({ rejected: 3 });
});

it('is what it was when a note is put back', () => {
  expect(check({ ...whole, left: flipped(flipped(whole.left, 2), 2) })).toEqual({ accepted: 3 });
});

it('shows what was supposed for a note, what followed, and where nothing is left', () => {
  const { digits, implications } = sceneOf(whole, 2);
  const [[cell, digit]] = notes[2] as [readonly [number, number]];
  expect(implications!.guesses).toEqual([cell]);
  expect(digits[cell]).toBe(digit);
  expect(workOn(whole, 2).facts.filter(([, each]) => each > 0).length).toBeGreaterThan(puzzle.givens.filter((each) => each > 0).length + 1);
  expect(implications!.dead.length).toBeGreaterThan(0);
  expect(sceneOf(whole, 3).implications!.guesses).toEqual([]);
});

it('draws no mark over a digit that is written where nothing is left', () => {
  for (const note of notes.keys()) {
    const { digits, implications } = sceneOf(whole, note);
    for (const { cell, digit, isPlaced } of implications!.dead)
      expect(digits[cell] === 0 || isPlaced, `${note} ${cell} ${digit}`).toBe(true);
  }
});

it('shows no dead end where a note does not follow', () => {
  expect(sceneOf({ ...whole, left: new Set([0, 1, 2]) }, 3).implications!.dead).toEqual([]);
  expect(sceneOf(whole, undefined).digits).toBe(puzzle.givens);
});
