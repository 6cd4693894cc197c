import { describe, expect, it } from 'vitest';
import { seedsOf } from '../../../tests/samples.ts';
import { countPlain } from '../fast/plain.ts';
import { count9 } from '../fast/solve.ts';
import { gridOf } from '../grid.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import { gradeByTechniques } from '../rate/techniques.ts';
import { CARVED_SIZES, carve, levelsOfSize } from './carve.card.ts';
import { generatePuzzle } from './generate-puzzle.ts';
import { cellGroups, type Symmetry, symmetries } from './symmetry.ts';

const patterns = Object.keys(symmetries) as Symmetry[];

describe('carving', () => {
  it.each([
    ['very-easy', 20],
    ['easy', 20],
    ['medium', 12],
    ['hard', 3],
    ['expert', 1],
  ] as const)('makes the chosen level, with one solution, in the chosen pattern: %s, %i seeds', (level, seeds) => {
    for (const seed of seedsOf(seeds)) {
      const symmetry = patterns[seed % patterns.length];
      const { puzzle, answer, givens } = generatePuzzle({ method: 'carve', level, symmetry, seed });
      expect(gradeByTechniques(puzzle).level).toBe(level);
      expect(count9(puzzle.givens, 2)).toBe(1);
      expect(isSolution(puzzle, answer)).toBe(true);
      expect(puzzle.givens.filter((digit) => digit !== 0).length).toBe(givens);
      for (const group of cellGroups(puzzle.grid, symmetry)) {
        expect(new Set(group.map((cell) => puzzle.givens[cell] === 0)).size).toBe(1);
      }
    }
  });

  it('takes the other sizes', () => {
    for (const size of [4, 6]) {
      for (const seed of seedsOf(10)) {
        const { puzzle } = generatePuzzle({ method: 'carve', level: 'very-easy', size, seed });
        expect(countPlain(gridOf(size), puzzle.givens, 2)).toBe(1);
        expect(gradeByTechniques(puzzle).level).toBe('very-easy');
      }
    }
    expect(gradeByTechniques(generatePuzzle({ method: 'carve', level: 'hard', size: 6, seed: 1 }).puzzle).level).toBe('hard');
  });

  it('makes the same puzzle from the same seed, and another from another', () => {
    const wish = { method: 'carve', level: 'medium', symmetry: 'half-turn' } as const;
    expect(generatePuzzle({ ...wish, seed: 9 })).toEqual(generatePuzzle({ ...wish, seed: 9 }));
    expect(generatePuzzle({ ...wish, seed: 9 })).not.toEqual(generatePuzzle({ ...wish, seed: 10 }));
  });

  it.each(CARVED_SIZES)(
    'has every level that it offers at size %i',
    (size) => {
      // With this seed few grids are begun.
      const made = levelsOfSize(size).map((level) => generatePuzzle({ method: 'carve', level, size, seed: 8 }).level);
      expect(made).toEqual(levelsOfSize(size));
    },
    60_000,
  );

  it('offers one level at size 4, because there is no other', () => {
    for (const seed of seedsOf(100)) {
      const { puzzle } = generatePuzzle({ method: 'dig', level: 5, size: 4, seed });
      expect(gradeByTechniques(puzzle).level).toBe('very-easy');
    }
  });

  it('says what cannot be had', () => {
    expect(() => generatePuzzle({ method: 'carve', level: 'hard', size: 16, seed: 1 })).toThrow('a 16 × 16 grid cannot be carved');
    expect(() => generatePuzzle({ method: 'carve', level: 'expert', size: 4, seed: 1 })).toThrow(
      "there are no 4 × 4 puzzles of level 'expert'",
    );
    expect(carve.refuses(puzzleOf([1, ...Array<number>(15).fill(0)]))?.message).toBe('the grid is not empty');
  });
});

describe('the patterns', () => {
  it('put every cell in one group', () => {
    for (const symmetry of patterns) {
      const groups = cellGroups(gridOf(9), symmetry);
      expect(groups.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 81 }, (_, cell) => cell));
    }
    const sizes = (symmetry: Symmetry) => cellGroups(gridOf(9), symmetry).length;
    expect(patterns.map(sizes)).toEqual([81, 41, 21, 45, 45, 45]);
    expect(cellGroups(gridOf(4), 'quarter-turn')[1]).toEqual([1, 7, 14, 8]);
  });
});
