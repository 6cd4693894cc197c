/**
 * Whether level and score rise together. Grades minimal puzzles dug with seeds 1, 2, 3 …, and writes to content/data/grade-order.json
 * what the scores of each level are, and of how many pairs of puzzles of two levels the harder one has the higher score.
 * Run again with: node research/grade-order.ts YYYY-MM-DD [number of puzzles]
 *
 * With puzzles that another program has rated it prints Spearman’s rank correlation of its ratings with our levels and with our scores:
 * node research/grade-order.ts --ratings FILE, in which a line is a puzzle of 81 characters, a space and a number.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { digMinimal } from '../src/engine/generate/dig-minimal.ts';
import { allLevels } from '../src/engine/logic/ladder.ts';
import { solveByLadder } from '../src/engine/logic/solve-by-ladder.ts';
import { type Puzzle, puzzleOf } from '../src/engine/puzzle.ts';
import { rankCorrelation } from '../src/engine/rate/rank-correlation.ts';
import { ratingBands } from '../src/engine/rate/rating-bands.ts';

interface Grade {
  /** The place of its level among all, from 0. */
  readonly level: number;
  readonly score: number;
}

function gradeOf(puzzle: Puzzle): Grade {
  const { solved, hardest, score } = solveByLadder(puzzle);
  if (!solved) throw new Error('the ladder does not finish one of the puzzles: has it one answer?');
  return { level: hardest ? allLevels.indexOf(hardest) : 0, score };
}

function compare(file: string): void {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, text, rating] = /^([\d.]{81})\s+([\d.]+)\s*$/.exec(line) ?? [];
      return text ? [{ rating: Number(rating), ...gradeOf(puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0))) }] : [];
    });
  const describe = (name: string, some: readonly (typeof rows)[number][]) => {
    const ratings = some.map(({ rating }) => rating);
    const [level, score] = (['level', 'score'] as const).map((part) =>
      rankCorrelation(
        ratings,
        some.map((row) => row[part]),
      ).toFixed(3),
    );
    console.log(`${name}: ${some.length} puzzles rated ${Math.min(...ratings)} to ${Math.max(...ratings)}: level ${level}, score ${score}`);
  };
  describe('all', rows);
  for (const { to, puzzles } of ratingBands(rows)) if (puzzles.length > 1) describe(Number.isFinite(to) ? `to ${to}` : 'above', puzzles);
}

/** Returns the share of all pairs, one puzzle from each list, in which the second has the higher score. */
function shareInOrder(lower: readonly Grade[], higher: readonly Grade[]): number {
  const inOrder = lower.flatMap((one) => higher.filter(({ score }) => score > one.score)).length;
  return Number((inOrder / (lower.length * higher.length)).toFixed(3));
}

function measure(date: string, tried: number): void {
  const grades = Array.from({ length: tried }, (_, index) => gradeOf(puzzleOf(digMinimal(index + 1).givens)));
  const byLevel = allLevels.map((_, place) => grades.filter(({ level }) => level === place).sort((a, b) => a.score - b.score));
  const levels = allLevels.map((level, place) => {
    const some = byLevel[place]!;
    const [least, median, most] = [0, Math.floor(some.length / 2), some.length - 1].map((index) => some[index]!.score);
    return { level, puzzles: some.length, least, median, most };
  });
  const neighbours = byLevel.slice(1).map((higher, place) => shareInOrder(byLevel[place]!, higher));
  const correlation = rankCorrelation(
    grades.map(({ level }) => level),
    grades.map(({ score }) => score),
  );
  const figures = { date, tried, levels, neighbours, correlation: Number(correlation.toFixed(3)) };
  writeFileSync('content/data/grade-order.json', `${JSON.stringify(figures, null, 2)}\n`);
}

const [first, second] = process.argv.slice(2);
if (!first) throw new Error('give the date as YYYY-MM-DD, or --ratings and a file');
if (first === '--ratings') compare(second!);
else measure(first, Number(second ?? 3000));
