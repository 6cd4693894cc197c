import { describe, expect, it } from 'vitest';
import { answersOf } from '../fast/answer.ts';
import { printPuzzle } from '../formats/read.ts';
import { gradeByTechniques } from '../rate/techniques.ts';
import { generateKiller, levelsOfKillers } from './generate-killer.ts';

describe('a killer made on wish', () => {
  it.each([4, 6, 9].flatMap((size) => levelsOfKillers(size).map((level) => [size, level] as const)))(
    'of %i and %s has one solution, takes that level, has no givens, and is the same again',
    (size, level) => {
      const { puzzle, answer } = generateKiller({ method: 'cages', size, level, seed: 3 });
      expect(answersOf(puzzle, 2).map(String)).toEqual([String(answer)]);
      expect(gradeByTechniques(puzzle)).toMatchObject({ solved: true, level });
      expect(puzzle.givens.every((digit) => digit === 0)).toBe(true);
      expect(puzzle.cages.flatMap(({ cells }) => cells).sort((a, b) => a - b)).toEqual([...puzzle.givens.keys()]);
      const again = generateKiller({ method: 'cages', size, level, seed: 3 }).puzzle;
      expect(printPuzzle({ puzzle: again }, 'compact')).toBe(printPuzzle({ puzzle }, 'compact'));
    },
  );

  it('is refused where none is made', () => {
    expect(() => generateKiller({ method: 'cages', level: 'expert', seed: 1 })).toThrow("no 9 × 9 killers of level 'expert' are made");
    expect(() => generateKiller({ method: 'cages', level: 'easy', size: 16, seed: 1 })).toThrow(
      "no 16 × 16 killers of level 'easy' are made",
    );
  });
});
