/**
 * Carves puzzles of every level and digs puzzles of every level, rates each in both ways, and writes the grades to
 * content/data/grades.json. Takes about a minute.
 * Run again with: node research/grades.ts YYYY-MM-DD [seed]
 */
import { writeFileSync } from 'node:fs';
import { generatePuzzle, type Wish } from '../src/engine/generate/generate-puzzle.ts';
import { levels } from '../src/engine/logic/ladder.ts';
import { gradeByTechniques } from '../src/engine/rate/techniques.ts';
import { gradeByWeights } from '../src/engine/rate/weighted.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const seed = Number(process.argv[3] ?? 1);
const EACH = 40;

const seeds = Array.from({ length: EACH }, (_, index) => seed * 1000 + index);
const wishes: Wish[] = [
  ...levels.flatMap((level) => seeds.map((each) => ({ method: 'carve', level, symmetry: 'half-turn', seed: each }) as const)),
  ...[1, 2, 3, 4, 5].flatMap((level) => seeds.map((each) => ({ method: 'dig', level, seed: each }) as const)),
];
const rows = wishes.map((wish) => {
  const { puzzle, givens } = generatePuzzle(wish);
  const techniques = gradeByTechniques(puzzle);
  if (!techniques.solved) throw new Error('the chart compares finished grades, and the ladder does not solve one of the puzzles');
  const weighted = gradeByWeights(puzzle);
  return {
    method: wish.method,
    asked: String(wish.level),
    givens,
    level: techniques.level,
    score: techniques.score,
    weighted: weighted.grade,
    parts: Object.fromEntries(weighted.parts.map(({ part, score }) => [part, score])),
  };
});
writeFileSync('content/data/grades.json', `${JSON.stringify({ date, seed, each: EACH, rows })}\n`);
