/**
 * Runs Monte Carlo, hill climbing, annealing and annealing that stays at one temperature on the same puzzles from the same seeds, and hill climbing on one of them with
 * more and more swaps sideways allowed, by both of its rules; writes how many proposals each run took to
 * content/data/chance-methods.json. Takes some minutes.
 * Run again with: node research/chance-methods.ts YYYY-MM-DD [first seed]
 */
import { writeFileSync } from 'node:fs';
import named from '../content/puzzles/named.json' with { type: 'json' };
import { drain } from '../src/engine/algorithm.ts';
import { hillClimbing } from '../src/engine/anneal/hill-climbing.card.ts';
import { fastAnnealing, fastMonteCarlo } from '../src/engine/fast/anneal.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const firstSeed = Number(process.argv[3] ?? 1);

const RUNS = 20;
const LIMIT = 100_000_000;
const schedule = { start: 0, chain: 'square-of-sum', chainShare: 1, cooling: 0.99, patience: 20, stagnation: 'no-improving-move' } as const;
/** The temperature of the runs that stay at one, and a cooling that changes it by less than a tenth in a thousand chains. */
const steady = { ...schedule, start: 0.4, cooling: 0.9999 } as const;
/** As many in a row as the textbook allows. */
const SIDEWAYS = 100;

function climb(puzzle: Puzzle, sideways: number, choice: 'first' | 'best', seed: number) {
  const state = hillClimbing.start(puzzle, { choice, sideways, limit: LIMIT, seed });
  const { outcome } = drain(hillClimbing.run(state));
  return { outcome, proposals: state.proposals };
}

const methods = {
  'monte-carlo': (puzzle: Puzzle, seed: number) => fastMonteCarlo(puzzle, { worse: 100, limit: LIMIT, seed }),
  'hill-climbing': (puzzle: Puzzle, seed: number) => climb(puzzle, SIDEWAYS, 'first', seed),
  annealing: (puzzle: Puzzle, seed: number) => fastAnnealing(puzzle, { ...schedule, limit: LIMIT, seed }),
  steady: (puzzle: Puzzle, seed: number) => fastAnnealing(puzzle, { ...steady, limit: LIMIT, seed }),
};

const puzzleNamed = (id: string) => readPuzzles(named.find((each) => each.id === id)!.puzzle)[0]!.puzzle;
const seeds = Array.from({ length: RUNS }, (_, i) => firstSeed + i);

const runs = ['monte-carlo-2', 'monte-carlo-3', 'ai-escargot'].flatMap((puzzle) =>
  Object.entries(methods).flatMap(([method, run]) =>
    seeds.map((seed) => {
      const { outcome, proposals } = run(puzzleNamed(puzzle), seed);
      return { puzzle, method, seed, solved: outcome === 'solved', proposals };
    }),
  ),
);

const CLIMBED = 'monte-carlo-2';
const climbs = (['first', 'best'] as const).flatMap((choice) =>
  [0, 1, 3, 10, 30, 100, 300, 1000].flatMap((sideways) =>
    seeds.map((seed) => {
      const { outcome, proposals } = climb(puzzleNamed(CLIMBED), sideways, choice, seed);
      return { choice, sideways, seed, solved: outcome === 'solved', proposals };
    }),
  ),
);

const linesOf = (rows: readonly object[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
const head = JSON.stringify({ date, firstSeed, runsEach: RUNS, limit: LIMIT, sideways: SIDEWAYS, climbed: CLIMBED }, null, 2).slice(0, -2);
writeFileSync(
  'content/data/chance-methods.json',
  `${head},\n  "runs": [\n${linesOf(runs)}\n  ],\n  "climbs": [\n${linesOf(climbs)}\n  ]\n}\n`,
);
