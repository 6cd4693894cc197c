import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import rated from '../../../content/data/rated-puzzles.json' with { type: 'json' };
import { solveByLadder } from '../../engine/logic/solve-by-ladder.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { gradeByWeights } from '../../engine/rate/weighted.ts';
import { placesIn, shownTexts } from './places-to-go-on.ts';

const chapter = readFileSync('content/chapters/rating/index.mdx', 'utf8');

it('the chapter links both puzzles, and no grade of it tells them apart', () => {
  const grades = Object.values(shownTexts).map((text) => {
    expect(chapter).toContain(`/play/?puzzle=${text})`);
    const puzzle = puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));
    const { hardest: level, score } = solveByLadder(puzzle);
    const rating = rated.puzzles.find(([each]) => each === text)![1];
    return { level, score, rating, givens: puzzle.givens.filter((digit) => digit !== 0).length, weighted: gradeByWeights(puzzle).grade };
  });
  const same = { level: 'very-easy', score: 228, rating: 1.2, givens: 24 };
  expect(grades).toEqual([
    { ...same, weighted: 4.2 },
    { ...same, weighted: 4.4 },
  ]);
  expect(chapter).toMatch(/24 givens, are \*very easy\*, have a score of 228 and a rating of 1\.2\..*4\.2 and 4\.4\./);
});

it('one of them never has fewer than two places before the last step', () => {
  expect(
    placesIn(shownTexts.P)
      .slice(0, -1)
      .toSorted((a, b) => a - b)[0],
  ).toBe(2);
});
