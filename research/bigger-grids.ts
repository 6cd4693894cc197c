/**
 * Puzzles of five sizes, half of the cells given and one solution each, solved by four methods; writes the times to
 * content/data/bigger-grids.json. Takes about three minutes.
 * Run again with: node research/bigger-grids.ts YYYY-MM-DD [seed]
 */
import { writeFileSync } from 'node:fs';
import { dancingLinks } from '../src/engine/cover/dancing-links.card.ts';
import { fastAnnealing } from '../src/engine/fast/anneal.ts';
import { countSolutions } from '../src/engine/fast/answer.ts';
import { printPuzzle } from '../src/engine/formats/read.ts';
import { terminalGrid } from '../src/engine/generate/terminal-grid.ts';
import { gridOf } from '../src/engine/grid.ts';
import { isPattern, ladder } from '../src/engine/logic/ladder.ts';
import { solveByLadder } from '../src/engine/logic/solve-by-ladder.ts';
import { type Puzzle, puzzleOf } from '../src/engine/puzzle.ts';
import { randomFrom } from '../src/engine/random.ts';
import { backtracking } from '../src/engine/search/backtracking.card.ts';
import { countWithin } from './count-within.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const seed = Number(process.argv[3] ?? 1);

/** The rungs that are patterns, without suppositions and guesses. */
const patterns = ladder.filter(isPattern);
const sizes = [4, 6, 9, 16, 25];
const INSTANCES = 15;
const SHARE = 0.5;
/** A run that needs more steps than this is given up. */
const LIMIT = 20_000_000;
const ANNEALING = {
  start: 0,
  chain: 'square-of-sum',
  chainShare: 1,
  cooling: 0.99,
  patience: 20,
  stagnation: 'no-improving-move',
} as const;

/** Half of the cells of a full grid, taken out in random order as long as the answer stays the only one. */
function halfGiven(size: number, puzzleSeed: number): Puzzle {
  const grid = gridOf(size);
  const givens = terminalGrid(grid, puzzleSeed).slice();
  let holes = Math.round(grid.cellCount * (1 - SHARE));
  for (const cell of randomFrom(puzzleSeed).shuffled(Array.from({ length: grid.cellCount }, (_, each) => each))) {
    if (holes === 0) break;
    const digit = givens[cell]!;
    givens[cell] = 0;
    if (countSolutions(puzzleOf(givens, { grid }), 2) === 1) holes--;
    else givens[cell] = digit;
  }
  return puzzleOf(givens, { grid });
}

const methods: Record<string, (puzzle: Puzzle) => number | undefined> = {
  backtracking: (puzzle) => countWithin(LIMIT, backtracking, puzzle, 'tries'),
  'dancing-links': (puzzle) => countWithin(LIMIT, dancingLinks, puzzle, 'updates'),
  'human-solver': (puzzle) => {
    const { solved, stepsByTechnique } = solveByLadder(puzzle, { allowed: patterns });
    return solved ? Object.values(stepsByTechnique).reduce((sum, uses) => sum + uses, 0) : undefined;
  },
  annealing: (puzzle) => {
    const { outcome, proposals } = fastAnnealing(puzzle, { ...ANNEALING, limit: 100_000_000, seed });
    return outcome === 'solved' ? proposals : undefined;
  },
};

const random = randomFrom(seed);
const rows = sizes.flatMap((size) => {
  const puzzles = Array.from({ length: INSTANCES }, () => halfGiven(size, random.below(1_000_000_000)));
  return Object.entries(methods).map(([algorithm, measure]) => ({
    size,
    algorithm,
    work: puzzles.map((puzzle) => measure(puzzle) ?? null),
  }));
});
const example = printPuzzle({ puzzle: halfGiven(25, seed) });
writeFileSync(
  'content/data/bigger-grids.json',
  `${JSON.stringify({ date, seed, share: SHARE, instances: INSTANCES, limit: LIMIT, annealing: ANNEALING, example, rows })}\n`,
);
