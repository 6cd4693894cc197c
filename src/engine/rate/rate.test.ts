import { describe, expect, it } from 'vitest';
import { drain } from '../algorithm.ts';
import { generatePuzzle } from '../generate/generate-puzzle.ts';
import { kinds, puzzleOfKind } from '../logic/testing/kinds.ts';
import { defaultsOf } from '../options.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { backtracking } from '../search/backtracking.card.ts';
import { searchTimes } from './search-times.ts';
import { gradeByTechniques, techniqueGradeText } from './techniques.ts';
import { gradeByWeights, hasWeights, weights } from './weighted.ts';

const puzzle = (text: string): Puzzle => puzzleOf(Array.from(text, (symbol) => (symbol >= '1' && symbol <= '9' ? Number(symbol) : 0)));

const wikipedia = puzzle('530070000600195000098000060800060003400803001700020006060000280000419005000080079');
const platinumBlonde = puzzle('.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...');
const escargotHelped = puzzle('1....7.9..3..2...8..96..5....53..9...13.8...26....4.3.3......1..4......7..7...3..');
const singlesOnly = puzzle('..2.3...8.....8....31.2.....6..5.27..1.....5.2.4.6..31....8.6.5.......13..531.4..');

describe('the weighted grade', () => {
  it('has weights that make one', () => {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('shows every part', () => {
    expect(gradeByWeights(wikipedia)).toEqual({
      parts: [
        { part: 'givens', weight: 0.4, found: '30', score: 4 },
        { part: 'floor', weight: 0.2, found: '1', score: 5 },
        { part: 'techniques', weight: 0.2, found: 'elimination', score: 1 },
        { part: 'search', weight: 0.2, found: '4,209', score: 3 },
      ],
      grade: 3.4,
      level: 3,
    });
    const hard = gradeByWeights(platinumBlonde);
    expect(hard.parts.map(({ found }) => found)).toEqual(['21', '1', 'brute force', '100,000 or more']);
    expect(hard.parts.map(({ score }) => score)).toEqual([5, 5, 5, 5]);
    expect(hard).toMatchObject({ grade: 5, level: 5 });
    expect(gradeByWeights(singlesOnly).parts[2]).toMatchObject({ found: 'lone rangers', score: 2 });
  });

  it('scales to other sizes', () => {
    const { puzzle: six } = generatePuzzle({ method: 'dig', level: 1, size: 6, seed: 1 });
    expect(gradeByWeights(six).parts[0].score).toBe(1);
  });
});

describe('search times', () => {
  it('are the calls of backtracking', () => {
    expect(searchTimes(wikipedia, 1_000_000)).toBe(4209);
    expect(searchTimes(puzzleOf(new Uint8Array(81)), 1_000_000)).toBe(392);
    expect(searchTimes(platinumBlonde, 100_000)).toBe(100_000);
    for (let seed = 0; seed < 20; seed++) {
      const { puzzle: made } = generatePuzzle({ method: 'dig', level: 1 + (seed % 3), seed });
      const options = defaultsOf(backtracking.options) as Parameters<typeof backtracking.start>[1];
      const { counts } = drain(backtracking.run(backtracking.start(made, options)));
      expect(searchTimes(made, 10_000_000)).toBe(counts.choose! + counts.solved!);
    }
  });
});

describe('the technique grade', () => {
  it('names the techniques used, how often, and their weights', () => {
    const grade = gradeByTechniques(singlesOnly);
    if (!grade.solved) throw new Error('singles solve this puzzle');
    expect(['very-easy', 'easy']).toContain(grade.level);
    expect(grade.score).toBe(grade.used.reduce((sum, { count, score }) => sum + count * score, 0));
    expect(grade.used.reduce((sum, { count }) => sum + count, 0)).toBe(singlesOnly.givens.filter((digit) => digit === 0).length);
    expect(techniqueGradeText(grade)).toMatch(/^(very )?easy, score \d+$/);
  });

  it('finishes the hardest, by suppositions and guesses that are named and counted', () => {
    const grade = gradeByTechniques(escargotHelped);
    expect(grade).toMatchObject({ solved: true, level: 'extreme' });
    expect(grade.used.at(-1)).toMatchObject({ id: 'guess', level: 'extreme' });
    expect(techniqueGradeText(grade)).toMatch(/^extreme, score [\d,]+$/);
  });

  it('has no score, only what there was until the techniques ended, where nothing finishes', () => {
    const grade = gradeByTechniques(puzzle('.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.'));
    expect(grade).toMatchObject({ solved: false, level: undefined });
    expect(grade).not.toHaveProperty('score');
    expect(techniqueGradeText(grade)).toMatch(/^beyond the ladder, score at least \d+, unfinished$/);
  });
});

it.each(kinds)('a %s has the grade of its techniques, and no weighted one', (kind) => {
  const { puzzle } = puzzleOfKind(kind, kind === 'windows' ? 9 : 6, 3);
  expect(gradeByTechniques(puzzle).solved).toBe(true);
  expect([hasWeights(puzzle), hasWeights(wikipedia)]).toEqual([false, true]);
});
