import { expect, it } from 'vitest';
import { findPuzzle } from '../../authoring/puzzles.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { firstGuess, lineTo } from './branches.ts';

const { branches } = firstGuess(readPuzzles(findPuzzle('ai-escargot').text)[0]!.puzzle);

it('tries every digit of a cell under each supposition that contradicts nothing, and nothing under the others', () => {
  for (const [index, { contradiction, level }] of branches.entries()) {
    const below = branches.filter(({ under }) => under === index);
    expect(below.length > 0).toBe(contradiction === undefined);
    expect(new Set(below.map(({ at }) => at)).size).toBeLessThanOrEqual(1);
    for (const branch of below) expect(branch.level).toBe(level + 1);
  }
});

it('names the suppositions on the way to one', () => {
  const last = branches.findIndex(({ level }) => level === 4);
  expect(lineTo(branches, last).map((index) => branches[index]!.level)).toEqual([0, 1, 2, 3, 4]);
});
