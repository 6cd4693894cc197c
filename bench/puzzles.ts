import { readFileSync } from 'node:fs';
import { countSolutions } from '../src/engine/fast/answer.ts';
import { Budget } from '../src/engine/fast/budget.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';
import { type Measure, quantile } from './measure.ts';

/** Rounds for each puzzle. The shortest one counts, because it has the least of what else the machine did. */
const ROUNDS = 3;
/** Milliseconds after which a puzzle is timed only once. */
const LONG = 1000;
/** Puzzles solved without a clock first, so that the code is warm. */
const WARM = 20;
/** The most nodes for a search with cages. A puzzle that takes more is listed by itself. */
const MAX_NODES = 1_000_000;

interface Counted {
  readonly ms: number;
  readonly solutions: number;
  readonly stopped: boolean;
}

function count(puzzle: Puzzle, nodes = MAX_NODES): Counted {
  const budget = new Budget(nodes);
  const start = performance.now();
  const solutions = countSolutions(puzzle, 2, budget);
  return { ms: performance.now() - start, solutions, stopped: budget.spent };
}

function countFastest(puzzle: Puzzle): Counted {
  let fastest = count(puzzle);
  for (let round = 1; round < ROUNDS && fastest.ms < LONG; round++) {
    const again = count(puzzle);
    if (again.ms < fastest.ms) fastest = again;
  }
  return fastest;
}

/** How long the fast solver takes to count to two, a puzzle at a time: any puzzles, in any form that the project reads. */
export function* measurePuzzles(name: string, puzzles: readonly Puzzle[]): Generator<Measure> {
  for (const puzzle of puzzles.slice(0, WARM)) count(puzzle, 1000);
  const counted = puzzles.map(countFastest);
  const times = counted.map(({ ms }) => ms).sort((a, b) => a - b);
  const of = `count to two; ${name}, ${puzzles.length} puzzles`;
  const figures = {
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    worst: times.at(-1) ?? 0,
    total: times.reduce((a, b) => a + b, 0),
  };
  for (const [figure, ms] of Object.entries(figures)) yield { name: `${of}: ${figure}`, value: Number(ms.toPrecision(3)), unit: 'ms' };
  const stopped = counted.filter((each) => each.stopped).length;
  const wrong = counted.filter((each) => !each.stopped && each.solutions !== 1).length;
  yield { name: `${of}: without exactly one solution`, value: wrong, unit: 'puzzles' };
  yield { name: `${of}: stopped after ${MAX_NODES.toLocaleString('en')} nodes`, value: stopped, unit: 'puzzles' };
}

/** The puzzles of each file: killers, grids of any size, or both. */
export function* measureFiles(files: readonly string[] = []): Generator<Measure> {
  for (const file of files) {
    const puzzles = readPuzzles(readFileSync(file, 'utf8')).map(({ puzzle }) => puzzle);
    yield* measurePuzzles(file, puzzles);
  }
}
