/**
 * Puzzles a second of solvers from the textbook to the fast one, and what steps cost, written to content/data/speed.json.
 * Takes about five minutes.
 * Run again with: node research/speed.ts YYYY-MM-DD
 */
import { writeFileSync } from 'node:fs';
import { median, timed } from '../bench/measure.ts';
import { sudokuWithPeer } from '../bench/peer.ts';
import { stepCosts } from '../bench/trace.ts';
import { type AnyAlgorithm, drainWithin } from '../src/engine/algorithm.ts';
import { dancingLinks } from '../src/engine/cover/dancing-links.card.ts';
import { solve9 } from '../src/engine/fast/solve.ts';
import { SudokuCovers } from '../src/engine/fast/sudoku-covers.ts';
import { defaultsOf } from '../src/engine/options.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';
import { backtracking } from '../src/engine/search/backtracking.card.ts';
import { constraintSearch } from '../src/engine/search/constraint-search.card.ts';
import { speedSets as sets } from './speed-sets.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

/** A set of puzzles is solved again and again for so long, in milliseconds. */
const MIN_TIME = 2000;
/** Rounds whose median is kept. A solver that has used `MAX_TIME` gets no further round. */
const ROUNDS = 5;
const MAX_TIME = 60_000;

function taught(algorithm: AnyAlgorithm): (puzzle: Puzzle) => void {
  const options = defaultsOf(algorithm.options);
  return (puzzle) => {
    drainWithin(algorithm.run(algorithm.start(puzzle, options)), Number.POSITIVE_INFINITY);
  };
}

const covers = new SudokuCovers();

const solvers: Readonly<Record<string, (puzzle: Puzzle) => unknown>> = {
  backtracking: taught(backtracking),
  'constraint-search': taught(constraintSearch),
  'dancing-links': taught(dancingLinks),
  package: ({ givens }) => sudokuWithPeer(givens).findOne(),
  covers: ({ givens }) => covers.solve(givens),
  fast: ({ givens }) => solve9(givens),
};

/** Puzzles a second. */
function rate(puzzles: readonly Puzzle[], solve: (puzzle: Puzzle) => unknown): number {
  let time = 0;
  let solved = 0;
  while (time < MIN_TIME) {
    time += timed(() => {
      for (const puzzle of puzzles) solve(puzzle);
    });
    solved += puzzles.length;
  }
  return solved / (time / 1000);
}

const rates = Object.entries(sets).flatMap(([set, puzzles]) =>
  Object.entries(solvers).map(([solver, solve]) => {
    rate(puzzles.slice(0, 3), solve);
    const rounds: number[] = [];
    for (let used = 0; rounds.length < ROUNDS && used < MAX_TIME; ) used += timed(() => rounds.push(rate(puzzles, solve)));
    return { set, solver, perSecond: Number(median(rounds).toPrecision(3)) };
  }),
);
const costs = await stepCosts();
const steps = {
  drained: Number(median(costs.map(({ drained, plain }) => drained / plain)).toPrecision(3)),
  recorded: Number(median(costs.map(({ kept, plain }) => kept / plain)).toPrecision(3)),
};
const count = Object.fromEntries(Object.entries(sets).map(([set, puzzles]) => [set, puzzles.length]));
writeFileSync('content/data/speed.json', `${JSON.stringify({ date, count, rates, steps }, null, 2)}\n`);
