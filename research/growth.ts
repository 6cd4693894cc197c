/**
 * How the cost of four kinds of work grows with its amount, written to content/data/growth.json and printed. Takes about two minutes.
 * Run again with: node research/growth.ts YYYY-MM-DD
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { median, timed } from '../bench/measure.ts';
import { manySteps } from '../bench/trace.ts';
import { catalogRow } from '../src/engine/catalog.ts';
import { loadDirect } from '../src/engine/direct/load-direct.ts';
import { countSolutions, solvePuzzle } from '../src/engine/fast/answer.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';
import { gridOf } from '../src/engine/grid.ts';
import { randomKiller } from '../src/engine/killer/random-killer.ts';
import { puzzleOf } from '../src/engine/puzzle.ts';
import { randomFrom } from '../src/engine/random.ts';
import { Recorder } from '../src/trace/recorder.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

/** Rounds whose median is kept, and puzzles of each size. */
const ROUNDS = 5;
const INSTANCES = 15;
/** A work shorter than this is repeated, in milliseconds. */
const MIN_TIME = 20;

/** Milliseconds of a work, the median of some rounds. */
function cost(work: () => unknown): number {
  const once = () => {
    let times = 0;
    let ms = 0;
    for (; ms < MIN_TIME; times++) ms += timed(work);
    return ms / times;
  };
  once();
  return median(Array.from({ length: ROUNDS }, once));
}

const bench = (name: string) => readPuzzles(readFileSync(new URL(`../bench/${name}`, import.meta.url), 'utf8')).map(({ puzzle }) => puzzle);

/** A full grid in which digit, row and column add up, with digits, rows and columns exchanged, and a third of its cells taken out. */
function mostlyGiven(size: number, seed: number) {
  const grid = gridOf(size);
  const { boxRows, boxColumns } = grid;
  const random = randomFrom(seed);
  const places = (band: number) =>
    random
      .shuffled(Array.from({ length: size / band }, (_, index) => index))
      .flatMap((each) => random.shuffled(Array.from({ length: band }, (_, index) => each * band + index)));
  const digits = random.shuffled(Array.from({ length: size }, (_, index) => index + 1));
  const [rows, columns] = [places(boxRows), places(boxColumns)];
  const full = rows.flatMap((row) => columns.map((column) => digits[(row * boxColumns + Math.floor(row / boxRows) + column) % size]!));
  const out = new Set(random.shuffled(Array.from(full.keys())).slice(0, Math.floor(full.length / 3)));
  return puzzleOf(full.map((digit, cell) => (out.has(cell) ? 0 : digit)));
}

const seeds = Array.from({ length: INSTANCES }, (_, index) => index + 1);

function puzzles(): [number, number][] {
  const few = bench('clues-17.txt');
  return [100, 1000, 10_000, 100_000].map((amount) => [
    amount,
    cost(() => {
      for (let index = 0; index < amount; index++) solvePuzzle(few[index % few.length]!);
    }),
  ]);
}

async function steps(): Promise<[number, number][]> {
  const algorithm = await loadDirect(catalogRow('backtracking'));
  const puzzle = puzzleOf(Array.from(manySteps, (symbol) => Number(symbol) || 0));
  const record = (amount: number) =>
    new Recorder(algorithm, algorithm.start(puzzle, { order: 'rows', digits: 'ascending', seed: 1 })).advance(amount);
  return [5000, 50_000, 500_000, 5_000_000].map((amount) => [amount, cost(() => record(amount))]);
}

const cells = (): [number, number][] =>
  [4, 9, 16, 25, 36, 49, 64].map((size) => {
    const made = seeds.map((seed) => mostlyGiven(size, seed));
    return [size * size, median(made.map((puzzle) => cost(() => solvePuzzle(puzzle))))];
  });

/** Killers of four sizes, cages of up to three cells. */
const cages = (): [number, number][] =>
  [4, 6, 9, 12].map((size) => {
    const made = seeds.map((seed) => randomKiller({ size, seed, largest: 3 }).puzzle);
    return [median(made.map((puzzle) => puzzle.cages.length)), median(made.map((puzzle) => cost(() => countSolutions(puzzle, 2))))];
  });

const kinds: Readonly<Record<string, () => [number, number][] | Promise<[number, number][]>>> = { puzzles, steps, cells, cages };
const rows: { kind: string; amount: number; ms: number }[] = [];
for (const [kind, measure] of Object.entries(kinds))
  for (const [amount, ms] of await measure()) {
    rows.push({ kind, amount, ms: Number(ms.toPrecision(3)) });
    console.log(kind, amount, ms.toPrecision(3));
  }
writeFileSync('content/data/growth.json', `${JSON.stringify({ date, instances: INSTANCES, rows }, null, 2)}\n`);
