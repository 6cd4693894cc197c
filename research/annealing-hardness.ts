/**
 * Anneals instances of which a growing share of the cells is fixed, and writes how many were solved and how many proposals
 * they took to content/data/annealing-hardness.json. Takes about three minutes, most of them for the 25 × 25 that are not solved.
 * Run again with: node research/annealing-hardness.ts YYYY-MM-DD [seed]
 */
import { writeFileSync } from 'node:fs';
import { lewisInstance } from '../src/engine/anneal/instances.ts';
import { fastAnnealing } from '../src/engine/fast/anneal.ts';
import { gridOf } from '../src/engine/grid.ts';
import { randomFrom } from '../src/engine/random.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const seed = Number(process.argv[3] ?? 1);

const options = { start: 0, chain: 'square-of-sum', chainShare: 1, cooling: 0.99, patience: 20, stagnation: 'no-improving-move' } as const;
const everyFifth = Array.from({ length: 19 }, (_, i) => 5 * i);
const series = [
  { size: 9, instances: 20, limit: 50_000_000, percents: everyFifth },
  { size: 16, instances: 5, limit: 100_000_000, percents: everyFifth },
  { size: 25, instances: 3, limit: 400_000_000, percents: [0, 15, 30, 35, 40, 45, 50, 55, 60, 70, 80] },
];

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const random = randomFrom(seed);
const measured = series.map(({ size, instances, limit, percents }) => ({
  size,
  instances,
  limit,
  shares: percents.map((percent) => {
    const runs = Array.from({ length: instances }, () => {
      const puzzle = lewisInstance(gridOf(size), percent / 100, random.below(1_000_000_000));
      return fastAnnealing(puzzle, { ...options, limit, seed: random.below(1_000_000_000) });
    });
    const proposals = runs.map((run) => run.proposals);
    return {
      percent,
      solved: runs.filter(({ outcome }) => outcome === 'solved').length,
      proposals: {
        least: Math.min(...proposals),
        median: middle(proposals),
        mean: Math.round(proposals.reduce((a, b) => a + b) / instances),
        most: Math.max(...proposals),
      },
      reheats: runs.reduce((sum, run) => sum + run.reheats, 0),
    };
  }),
}));
writeFileSync('content/data/annealing-hardness.json', `${JSON.stringify({ date, seed, options, series: measured }, null, 2)}\n`);
