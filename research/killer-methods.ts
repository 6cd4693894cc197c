/**
 * Four methods to solve a killer, timed on random ones with one solution, and the number of fillings of the sample cages; written to
 * content/data/killer-methods.json. Takes about fifteen seconds.
 * Run again with: node research/killer-methods.ts YYYY-MM-DD
 */
import { writeFileSync } from 'node:fs';
import { killerSolvers, ownKillers } from '../bench/killer.ts';
import { median, timed } from '../bench/measure.ts';
import { killerCover } from '../src/engine/cover/problems/killer-cover.ts';
import { combinationsOf, digitValues } from '../src/engine/killer/combinations.ts';
import { killerSamples } from '../src/engine/killer/testing/samples.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

/** With every filling an option a killer takes long to set up, so not more than these are timed. */
const TIMED = 40;

const killers = [...ownKillers().take(TIMED)];
const methods = Object.entries(killerSolvers).map(([method, solve]) => {
  for (const killer of killers) solve(killer);
  const times = killers.map((killer) => timed(() => solve(killer)));
  return { method, median: Number(median(times).toPrecision(3)), worst: Number(Math.max(...times).toPrecision(3)) };
});
const samples = killerSamples()
  .filter(({ puzzle }) => puzzle.grid.size === 9)
  .map(({ id, puzzle }) => ({
    id,
    fillings: killerCover(puzzle).options.length,
    combinations: puzzle.cages.reduce((sum, cage) => sum + [...combinationsOf(digitValues(puzzle), cage.cells.length, cage.sum)].length, 0),
  }));
writeFileSync('content/data/killer-methods.json', `${JSON.stringify({ date, killers: killers.length, methods, samples }, null, 2)}\n`);
