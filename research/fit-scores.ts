/**
 * Fits what each rung of the ladder weighs. Solves the puzzles of content/data/rated-puzzles.json, which were made here and rated by
 * another program, and writes src/engine/logic/rung-scores.ts, and to content/data/score-fit.json what the fit is worth: how far scores and
 * levels rise with the ratings, and how far they do on one half of the puzzles with what was fitted on the other.
 * Takes about a minute. Run again with: node research/fit-scores.ts YYYY-MM-DD
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { allLevels, ladder } from '../src/engine/logic/ladder.ts';
import { solveByLadder } from '../src/engine/logic/solve-by-ladder.ts';
import { puzzleOf } from '../src/engine/puzzle.ts';
import { correlationOf, difficultiesOf, type RatedPuzzle, scoresOf } from '../src/engine/rate/fit-scores.ts';
import { rankCorrelation } from '../src/engine/rate/rank-correlation.ts';
import { ratingBands } from '../src/engine/rate/rating-bands.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

/** Points of rating after which a weight doubles: the ladder's range is then some ten thousand to one, as HoDoKu's is. */
const DOUBLING = 2 / 3;
/** The weight of the last cell of a house. */
const MIN = 4;

const { puzzles }: { puzzles: [puzzle: string, rating: number, made: string][] } = JSON.parse(
  readFileSync('content/data/rated-puzzles.json', 'utf8'),
);
const rows = puzzles.map(([text, rating]) => {
  const { solved, hardest, stepsByTechnique } = solveByLadder(puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0)));
  if (!solved || !hardest) throw new Error('the ladder does not finish one of the puzzles');
  return { rating, level: allLevels.indexOf(hardest), stepsByTechnique };
});
const half = (which: number) => rows.filter((_, index) => index % 2 === which);
const rounded = (value: number) => Number(value.toFixed(3));
const fitted = (some: readonly RatedPuzzle[], doubling = DOUBLING) => scoresOf(difficultiesOf(some), doubling, MIN);
const levelsOf = (some: readonly (typeof rows)[number][]) =>
  rankCorrelation(
    some.map(({ rating }) => rating),
    some.map(({ level }) => level),
  );

const difficulties = difficultiesOf(rows);
const scores = fitted(rows);
const ratings = rows.map(({ rating }) => rating);
const figures = {
  date,
  puzzles: rows.length,
  from: Math.min(...ratings),
  to: Math.max(...ratings),
  doubling: rounded(DOUBLING),
  level: rounded(levelsOf(rows)),
  score: rounded(correlationOf(rows, scores)),
  /** Fitted on one half, measured on the other. */
  halves: [0, 1].map((which) => ({
    level: rounded(levelsOf(half(1 - which))),
    score: rounded(correlationOf(half(1 - which), fitted(half(which)))),
  })),
  /** The difficulty of each rung on the scale of the ratings, by the id of its technique. */
  difficulties: Object.fromEntries(ladder.map(({ technique }, place) => [technique.id, rounded(difficulties[place]!)])),
  /** By how much a weight may grow: the first is one weight for all rungs. */
  growth: [Number.POSITIVE_INFINITY, 2, 1, DOUBLING, 1 / 2, 1 / 3].map((doubling) => {
    const some = fitted(rows, doubling);
    return {
      doubling: Number.isFinite(doubling) ? rounded(doubling) : null,
      most: some[ladder.at(-1)!.technique.id]! / MIN,
      score: rounded(correlationOf(rows, some)),
    };
  }),
  bands: ratingBands(rows).map(({ to, puzzles: some }) => ({
    to: Number.isFinite(to) ? to : null,
    puzzles: some.length,
    level: rounded(levelsOf(some)),
    score: rounded(correlationOf(some, scores)),
  })),
};
const entries = Object.entries(scores).map(([id, score]) => `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${score},`);
writeFileSync(
  'src/engine/logic/rung-scores.ts',
  `/** The weight of one use of each technique, by id: written by research/fit-scores.ts on ${date}. */\nexport const rungScores: Readonly<Record<string, number>> = {\n${entries.join('\n')}\n};\n`,
);
writeFileSync('content/data/score-fit.json', `${JSON.stringify(figures, null, 2)}\n`);
console.log(JSON.stringify(figures, null, 1));
