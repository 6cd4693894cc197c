import { describe, expect, it } from 'vitest';
import rated from '../../../content/data/rated-puzzles.json' with { type: 'json' };
import { soaking } from '../../../tests/samples.ts';
import { digMinimal } from '../generate/dig-minimal.ts';
import { allLevels, ladder } from '../logic/ladder.ts';
import { solveByLadder } from '../logic/solve-by-ladder.ts';
import { puzzleOf } from '../puzzle.ts';
import { correlationOf, difficultiesOf, risen, scoresOf } from './fit-scores.ts';
import { rankCorrelation } from './rank-correlation.ts';

const puzzles = rated.puzzles as [text: string, rating: number, made: string][];
const EVERY = soaking ? 8 : 24;
/** How far level and score go with the rating at least: in so few, a shade more than in the whole sample. */
const [LEVELS, SCORES] = soaking ? [0.95, 0.96] : [0.965, 0.975];
const sample = puzzles
  .filter((_, index) => index % EVERY === 0)
  .map(([text, rating]) => ({ rating, ...solveByLadder(puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0))) }));
const ratings = sample.map(({ rating }) => rating);

describe('on puzzles that another program has rated, from the easiest to beyond 9', () => {
  it('has some of all', () => {
    expect(sample.length).toBeGreaterThanOrEqual(480 / EVERY);
    expect(Math.min(...ratings)).toBe(1.2);
    expect(Math.max(...ratings)).toBeGreaterThanOrEqual(9);
    expect(sample.every(({ solved }) => solved)).toBe(true);
  });

  it('the level rises with the rating', () =>
    expect(
      rankCorrelation(
        ratings,
        sample.map(({ hardest }) => allLevels.indexOf(hardest!)),
      ),
    ).toBeGreaterThanOrEqual(LEVELS));

  it('the score rises with the rating', () =>
    expect(
      rankCorrelation(
        ratings,
        sample.map(({ score }) => score),
      ),
    ).toBeGreaterThanOrEqual(SCORES));
});

it('the puzzles are those that were dug with their seeds', () => {
  const dug = puzzles.filter(([, , made]) => made.startsWith('minimal ')).filter((_, index) => index % 40 === 0);
  expect(dug.length).toBeGreaterThan(5);
  for (const [text, , made] of dug)
    expect(Array.from(digMinimal(Number(made.split(' ')[1])).givens, (digit) => digit || '.').join('')).toBe(text);
});

it('no rung weighs less than one below it', () => {
  const scores = ladder.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(scores[0]).toBeGreaterThan(0);
});

describe('the fit', () => {
  const puzzle = (rating: number, ...ids: string[]) => ({ rating, stepsByTechnique: Object.fromEntries(ids.map((id) => [id, 1])) });

  it('takes neighbours that fall together, each by its count', () => {
    expect(risen([1, 2, 3], [1, 1, 1])).toEqual([1, 2, 3]);
    expect(risen([1, 4, 2], [1, 1, 3])).toEqual([1, 2.5, 2.5]);
    expect(risen([3, 2, 1], [1, 1, 1])).toEqual([2, 2, 2]);
  });

  it('knows a rung by the puzzles of which it is the hardest, and lays the others between', () => {
    const difficulties = difficultiesOf([
      puzzle(1, 'full-house'),
      puzzle(4, 'full-house', 'hidden-single-line'),
      puzzle(9, 'x-wing', 'pointing'),
    ]);
    const at = (id: string) => difficulties[ladder.findIndex(({ technique }) => technique.id === id)];
    expect([at('full-house'), at('hidden-single-box'), at('hidden-single-line'), at('x-wing'), at('guess')]).toEqual([1, 2.5, 4, 9, 9]);
  });

  it('doubles a weight for a fixed number of points, to two digits', () => {
    const scores = scoresOf(difficultiesOf([puzzle(1, 'full-house'), puzzle(3, 'hidden-single-line'), puzzle(8.3, 'guess')]), 1, 4);
    expect([scores['full-house'], scores['hidden-single-box'], scores['hidden-single-line'], scores.guess]).toEqual([4, 8, 16, 630]);
    expect(correlationOf([puzzle(1, 'full-house'), puzzle(2, 'hidden-single-line'), puzzle(3, 'guess')], scores)).toBeCloseTo(1, 12);
  });
});
