/**
 * What the fast solver gains by triads and by splitting digits, alone and together, all through the search: guesses and time on hard
 * puzzles, counting to two, written to content/data/splits.json. Without a file of puzzles (a line of 81 characters each) it takes
 * the hardest of speed-sets.ts, of which there are few. The data that are kept were made from 2,000 of a public collection.
 * Takes about a minute.
 * Run again with: node research/splits.ts YYYY-MM-DD [FILE]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { median, timed } from '../bench/measure.ts';
import { digitToSplit, splitDigit } from '../src/engine/fast/configurations.ts';
import {
  boards,
  CHANGED,
  countRooms,
  LEVEL,
  propagate,
  propagateWithTriads,
  put,
  restore,
  save,
} from '../src/engine/fast/propagate.generated.ts';
import { splitCell } from '../src/engine/fast/split-cell.ts';
import { BAND } from '../src/engine/fast/tables.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';
import { speedSets } from './speed-sets.ts';

const [date, file] = process.argv.slice(2);
if (!date) throw new Error('give the date as YYYY-MM-DD');

interface Variant {
  readonly triads: boolean;
  readonly digits: boolean;
}

const variants: readonly Variant[] = [false, true].flatMap((digits) => [false, true].map((triads) => ({ triads, digits })));
const ROUNDS = 7;
const ALL_DIGITS = 511;
const { open, placed, empty, stack } = boards;

/** Guesses until two answers are found or there are no more. */
function guessesOn(givens: ArrayLike<number>, { triads, digits }: Variant): number {
  const follows = triads ? propagateWithTriads : propagate;
  let [levels, found, guesses] = [0, 0, 0];
  open.fill(BAND);
  placed.fill(0);
  empty.fill(BAND);
  for (let cell = 0; cell < 81; cell++) if (givens[cell] !== 0) put(givens[cell]! - 1, cell);
  for (let dirty = ALL_DIGITS; ; ) {
    const sound = follows(dirty);
    const full = sound && (empty[0]! | empty[1]! | empty[2]!) === 0;
    if (full) found++;
    if (found === 2 || ((full || !sound) && levels === 0)) return guesses;
    if (full || !sound) {
      levels--;
      restore(levels * LEVEL);
      dirty = stack[levels * LEVEL + CHANGED]!;
      continue;
    }
    guesses++;
    if (digits && !triads) countRooms();
    const split = digits ? digitToSplit() : -1;
    const at = levels++ * LEVEL;
    save(at);
    dirty = split < 0 ? splitCell(at) : splitDigit(split, at);
  }
}

const puzzles = file ? readPuzzles(readFileSync(file, 'utf8')).map(({ puzzle }) => puzzle) : speedSets.hardest!;
const rows = variants.map((variant) => ({ ...variant, guesses: 0, times: [] as number[] }));
for (let round = 0; round <= ROUNDS; round++) {
  for (const row of rows) {
    const time = timed(() => {
      row.guesses = puzzles.reduce((sum, { givens }) => sum + guessesOn(givens, row), 0);
    });
    // The first round is slower, until the machine has translated the program.
    if (round > 0) row.times.push(time);
  }
}
const plain = median(rows[0]!.times);
const table = rows.map(({ triads, digits, guesses, times }) => ({
  triads,
  digits,
  guesses: Number((guesses / puzzles.length).toFixed(1)),
  time: Number((median(times) / plain).toFixed(2)),
}));
console.table(table);
writeFileSync('content/data/splits.json', `${JSON.stringify({ date, count: puzzles.length, rows: table }, null, 2)}\n`);
