/**
 * Runs plain backtracking on the puzzle that was built to hurt it, and rounds before a search, and writes what they cost to
 * content/data/anti-brute-force.json. Takes about two minutes. Run again with: node research/anti-brute-force.ts YYYY-MM-DD
 */
import { writeFileSync } from 'node:fs';
import { countOf, drain } from '../src/engine/algorithm.ts';
import { puzzleOf } from '../src/engine/puzzle.ts';
import { backtracking } from '../src/engine/search/backtracking.card.ts';
import { propagateThenSearch } from '../src/engine/search/propagate-then-search.card.ts';

const text = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

const puzzle = puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));
const measured = (['ascending', 'descending'] as const).map((digits) => {
  const { outcome, counts } = drain(backtracking.run(backtracking.start(puzzle, { order: 'rows', digits, seed: 1 })));
  const { calls, tries, backtracks } = backtracking.counters;
  return { digits, outcome, calls: countOf(calls, counts), tries: countOf(tries, counts), backtracks: countOf(backtracks, counts) };
});
const { counts } = drain(propagateThenSearch.run(propagateThenSearch.start(puzzle)));
const { rounds, fixed, placements, tries } = propagateThenSearch.counters;
const afterRounds = {
  rounds: countOf(rounds, counts),
  fixed: countOf(fixed, counts),
  placements: countOf(placements, counts),
  tries: countOf(tries, counts),
};
writeFileSync('content/data/anti-brute-force.json', `${JSON.stringify({ date, puzzle: text, runs: measured, afterRounds }, null, 2)}\n`);
