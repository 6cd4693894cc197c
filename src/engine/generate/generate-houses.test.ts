import { describe, expect, it } from 'vitest';
import { countSolutions } from '../fast/answer.ts';
import { isSolution } from '../puzzle.ts';
import { generatePuzzle, type WishedHouses } from './generate-puzzle.ts';

const wishes: readonly [houses: WishedHouses, size: number, types: readonly string[]][] = [
  [{ jigsaw: true }, 9, ['region']],
  [{ jigsaw: true }, 7, ['region']],
  [{ diagonals: true }, 9, ['box', 'diagonal']],
  [{ windows: true }, 9, ['box', 'window']],
  [{ noBoxes: true }, 6, []],
  [{ jigsaw: true, diagonals: true }, 6, ['region', 'diagonal']],
];

describe.each(wishes)('a puzzle with %j at size %i', (houses, size, types) => {
  it('has these houses and one answer, and comes again from its seed', () => {
    for (const seed of [1, 2, 3]) {
      const { puzzle, answer } = generatePuzzle({ method: 'dig', level: 2, size, seed, houses });
      expect([...new Set(puzzle.grid.houses.map(({ type }) => type))]).toEqual(['row', 'column', ...types]);
      expect(countSolutions(puzzle, 2)).toBe(1);
      expect(isSolution(puzzle, answer)).toBe(true);
      expect(puzzle.givens).toContain(0);
      expect(generatePuzzle({ method: 'dig', level: 2, size, seed, houses }).puzzle).toEqual(puzzle);
    }
  });
});

it('makes no puzzle past 36 × 36', () => {
  expect(() => generatePuzzle({ method: 'dig', level: 1, size: 49, seed: 1 })).toThrow('no 49 × 49 puzzles are made');
});

it('makes a 36 × 36 puzzle', () => {
  const { puzzle, answer } = generatePuzzle({ method: 'dig', level: 1, size: 36, seed: 1 });
  expect(puzzle.grid.size).toBe(36);
  expect(isSolution(puzzle, answer)).toBe(true);
  expect(countSolutions(puzzle, 2)).toBe(1);
});
