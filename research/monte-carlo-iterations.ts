/**
 * Runs Monte Carlo on the four examples of CSCI 4270 from many seeds, and writes how many proposals each run took to
 * content/data/monte-carlo-iterations.json. Takes half a minute.
 * Run again with: node research/monte-carlo-iterations.ts YYYY-MM-DD [first seed]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fastMonteCarlo } from '../src/engine/fast/anneal.ts';
import { puzzleOf } from '../src/engine/puzzle.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const firstSeed = Number(process.argv[3] ?? 1);

const RUNS = 200;
const options = { worse: 100, limit: 100_000_000 };
const named: { id: string; puzzle: string }[] = JSON.parse(readFileSync('content/puzzles/named.json', 'utf8'));

const examples = ['monte-carlo-1', 'monte-carlo-2', 'monte-carlo-3', 'empty-9'].map((id) => {
  const puzzle = puzzleOf(Array.from(named.find((each) => each.id === id)!.puzzle, (symbol) => Number(symbol) || 0));
  const runs = Array.from({ length: RUNS }, (_, i) => fastMonteCarlo(puzzle, { ...options, seed: firstSeed + i }));
  return {
    puzzle: id,
    solved: runs.filter(({ outcome }) => outcome === 'solved').length,
    /** One value a run, in ascending order. */
    proposals: runs.map((run) => run.proposals).sort((a, b) => a - b),
  };
});
const lines = examples.map((example) => `    ${JSON.stringify(example)}`).join(',\n');
const head = JSON.stringify({ date, firstSeed, runs: RUNS, options }, null, 2).slice(0, -2);
writeFileSync('content/data/monte-carlo-iterations.json', `${head},\n  "examples": [\n${lines}\n  ]\n}\n`);
