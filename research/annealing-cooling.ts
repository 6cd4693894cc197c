/**
 * Runs annealing on two puzzles from the same seeds, cooling slowly and quickly; writes how many proposals and starts each run took to
 * content/data/annealing-cooling.json.
 * Run again with: node research/annealing-cooling.ts YYYY-MM-DD [first seed]
 */
import { writeFileSync } from 'node:fs';
import named from '../content/puzzles/named.json' with { type: 'json' };
import { fastAnnealing } from '../src/engine/fast/anneal.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const firstSeed = Number(process.argv[3] ?? 1);

const RUNS = 20;
const LIMIT = 100_000_000;
const schedule = { start: 0, chain: 'square-of-sum', chainShare: 1, patience: 20, stagnation: 'no-improving-move' } as const;

const runs = ['monte-carlo-2', 'monte-carlo-3'].flatMap((id) => {
  const { puzzle } = readPuzzles(named.find((each) => each.id === id)!.puzzle)[0]!;
  return [0.99, 0.9].flatMap((cooling) =>
    Array.from({ length: RUNS }, (_, index) => {
      const seed = firstSeed + index;
      const { outcome, proposals, reheats } = fastAnnealing(puzzle, { ...schedule, cooling, limit: LIMIT, seed });
      return { puzzle: id, cooling, seed, solved: outcome === 'solved', proposals, starts: reheats + 1 };
    }),
  );
});

const linesOf = (rows: readonly object[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
const head = JSON.stringify({ date, firstSeed, runsEach: RUNS, limit: LIMIT }, null, 2).slice(0, -2);
writeFileSync('content/data/annealing-cooling.json', `${head},\n  "runs": [\n${linesOf(runs)}\n  ]\n}\n`);
