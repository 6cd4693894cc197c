/**
 * How often solvers try something on the puzzles of speed.ts, a puzzle on average, written to content/data/speed-tries.json.
 * No time is measured. Takes about a minute.
 * Run again with: node research/speed-tries.ts YYYY-MM-DD
 */
import { writeFileSync } from 'node:fs';
import type { AnyAlgorithm } from '../src/engine/algorithm.ts';
import { dancingLinks } from '../src/engine/cover/dancing-links.card.ts';
import { solve9, triesMade } from '../src/engine/fast/solve.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';
import { backtracking } from '../src/engine/search/backtracking.card.ts';
import { constraintSearch } from '../src/engine/search/constraint-search.card.ts';
import { countWithin } from './count-within.ts';
import { speedSets } from './speed-sets.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

const taught = (algorithm: AnyAlgorithm, counter: string) => (puzzle: Puzzle) =>
  countWithin(Number.POSITIVE_INFINITY, algorithm, puzzle, counter)!;
const rows = taught(dancingLinks, 'rows');

const counts: Readonly<Record<string, (puzzle: Puzzle) => number>> = {
  backtracking: taught(backtracking, 'tries'),
  'constraint-search': taught(constraintSearch, 'tries'),
  'dancing-links': rows,
  // It goes through the same nodes in the same order, as its tests see to.
  covers: rows,
  fast: ({ givens }) => {
    const before = triesMade();
    solve9(givens);
    return triesMade() - before;
  },
};

const tries = Object.entries(speedSets).flatMap(([set, puzzles]) =>
  Object.entries(counts).map(([solver, count]) => {
    const all = puzzles.reduce((sum, puzzle) => sum + count(puzzle), 0);
    return { set, solver, each: Number((all / puzzles.length).toPrecision(3)) };
  }),
);
writeFileSync('content/data/speed-tries.json', `${JSON.stringify({ date, tries }, null, 2)}\n`);
