import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solvePuzzle } from '../../src/engine/fast/answer.ts';
import { readLibrary } from '../../src/engine/formats/hodoku-library.ts';
import { ladder } from '../../src/engine/logic/ladder.ts';
import { effectOf } from '../../src/engine/logic/technique.ts';
import { puzzleOf } from '../../src/engine/puzzle.ts';
import { hintOf } from '../../src/narration/en/hints.ts';
import { explain } from '../../src/narration/en/techniques.ts';
import { plain } from '../../src/narration/sentence.ts';

const cases = readLibrary(readFileSync('tests/golden/techniques.txt', 'utf8'));

// A guess is no pattern: wherever a candidate is wrong, there is one.
describe.each(ladder.filter(({ guesses }) => !guesses))('$technique.id', ({ technique, code }) => {
  const mine = cases.filter(({ extra }) => extra === technique.id);
  const fires = mine.filter(({ mustFail }) => !mustFail);
  const misses = mine.filter(({ mustFail }) => mustFail);

  it('has three cases or more of each sort, under its own code', () => {
    expect(fires.length).toBeGreaterThanOrEqual(3);
    expect(misses.length).toBeGreaterThanOrEqual(3);
    for (const each of mine) expect(each.code).toBe(code);
  });

  it('is found where it is, and does exactly that', () => {
    for (const each of fires) expect(technique.find(each.position).map(effectOf)).toEqual([effectOf(each)]);
  });

  it('gives as the first instance the first of all', () => {
    for (const { position } of fires) expect(technique.first(position)).toEqual(technique.find(position)[0]);
  });

  it('is not found where one thing is missing', () => {
    for (const each of misses) expect(technique.find(each.position).map(effectOf)).toEqual([]);
  });

  it('agrees with the answer', () => {
    for (const { position, eliminations, placements } of fires) {
      const answer = solvePuzzle(puzzleOf(position.givens))!;
      for (const { cell, digit } of eliminations) expect(answer[cell]).not.toBe(digit);
      for (const { cell, digit } of placements) expect(answer[cell]).toBe(digit);
    }
  });

  it('explains itself in whole sentences that name what it does', () => {
    for (const { position } of fires) {
      const puzzle = puzzleOf(position.givens);
      const instance = technique.find(position)[0]!;
      const { what, where, why } = hintOf(instance, puzzle, position);
      const sentences = [...explain(instance, puzzle), ...what, ...where, ...why].map(plain);
      for (const text of sentences) {
        expect(text).toMatch(/^(\p{Lu}|\d|r\d).*[^ ,][.?]$/u);
        expect(text).not.toMatch(/undefined|NaN|\[object|null| {2}| ,|\.\./);
      }
      const [{ cell } = { cell: 0 }] = [...instance.placements, ...instance.eliminations];
      expect(sentences.at(-1)).toContain(`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);
    }
  });

  it('tells in a hint first what to look for and then where, without what follows', () => {
    for (const { position } of fires) {
      const puzzle = puzzleOf(position.givens);
      const instance = technique.find(position)[0]!;
      const { what, where } = hintOf(instance, puzzle, position);
      expect(what.map(plain).join(' ')).not.toMatch(/r\dc\d/);
      const inPattern = new Set(instance.pattern.flatMap(({ cells }) => cells));
      for (const { cell, digit } of [...instance.placements, ...instance.eliminations]) {
        const name = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
        if (!inPattern.has(cell)) expect(where.map(plain).join(' ')).not.toContain(name);
        else expect(where.map(plain).join(' ')).not.toContain(`${name} is ${digit}`);
      }
    }
  });
});
