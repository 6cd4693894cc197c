/**
 * Runs Monte Carlo and annealing on the same puzzles from the same seeds, and writes how many proposals each run took to
 * content/data/chance-methods.json. Takes about a minute.
 * Run again with: node scripts/data/chance-methods.ts YYYY-MM-DD [first seed]
 */
import { writeFileSync } from 'node:fs';
import named from '../../content/puzzles/named.json' with { type: 'json' };
import { fastAnnealing, fastMonteCarlo } from '../../src/engine/fast/anneal.ts';
import { readPuzzles } from '../../src/engine/formats/read.ts';
import type { Puzzle } from '../../src/engine/puzzle.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const firstSeed = Number(process.argv[3] ?? 1);

const RUNS = 20;
const LIMIT = 100_000_000;
const schedule = { start: 0, chain: 'square-of-sum', chainShare: 1, cooling: 0.99, patience: 20, stagnation: 'no-improving-move' } as const;
const methods = {
  'monte-carlo': (puzzle: Puzzle, seed: number) => fastMonteCarlo(puzzle, { worse: 100, limit: LIMIT, seed }),
  annealing: (puzzle: Puzzle, seed: number) => fastAnnealing(puzzle, { ...schedule, limit: LIMIT, seed }),
};

const runs = ['monte-carlo-2', 'monte-carlo-3', 'ai-escargot'].flatMap((id) => {
  const { puzzle } = readPuzzles(named.find((each) => each.id === id)!.puzzle)[0]!;
  return Object.entries(methods).flatMap(([method, run]) =>
    Array.from({ length: RUNS }, (_, i) => {
      const { outcome, proposals } = run(puzzle, firstSeed + i);
      return { puzzle: id, method, seed: firstSeed + i, solved: outcome === 'solved', proposals };
    }),
  );
});
const lines = runs.map((run) => `    ${JSON.stringify(run)}`).join(',\n');
const head = JSON.stringify({ date, firstSeed, runsEach: RUNS, limit: LIMIT }, null, 2).slice(0, -2);
writeFileSync('content/data/chance-methods.json', `${head},\n  "runs": [\n${lines}\n  ]\n}\n`);
