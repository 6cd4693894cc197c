import { readFileSync } from 'node:fs';
import { DancingLinks } from 'dancing-links';
import { count9 } from '../src/engine/fast/solve.ts';
import { digMinimal } from '../src/engine/generate/dig-minimal.ts';
import { type Measure, median } from './measure.ts';

const ROUNDS = 5;
/** Puzzles made here when no file is named. */
const OWN = 2000;

const houses = Array.from({ length: 81 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return [81 + 9 * row, 162 + 9 * column, 243 + 9 * (Math.floor(row / 3) * 3 + Math.floor(column / 3))];
});
const rows = houses.map((own, cell) => Array.from({ length: 9 }, (_, digit) => [cell, ...own.map((house) => house + digit)]));
const peer = new DancingLinks<number>();

/** The package as its README advises: sparse rows, and only those that the givens allow. */
function countWithPeer(givens: Uint8Array): number {
  const solver = peer.createSolver({ columns: 324 });
  for (let cell = 0; cell < 81; cell++) {
    for (let digit = 0; digit < 9; digit++) {
      if (givens[cell] === 0 || givens[cell] === digit + 1) solver.addSparseConstraint(9 * cell + digit, rows[cell]![digit]!);
    }
  }
  return solver.find(2).length;
}

/** Puzzles a CPU second, counting to two. */
function rate(puzzles: readonly Uint8Array[], count: (givens: Uint8Array) => number, repeats: number): number {
  const start = process.cpuUsage();
  for (let round = 0; round < repeats; round++) for (const givens of puzzles) count(givens);
  const { user, system } = process.cpuUsage(start);
  return (puzzles.length * repeats) / ((user + system) / 1e6);
}

function read(file: string): Uint8Array[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /^[\d.]{81}/.test(line)).map((line) => Uint8Array.from(line.slice(0, 81).replaceAll('.', '0'), Number));
}

/** The fast solver beside the package, on the same puzzles, turn by turn. `files` are lists of 81-character lines. */
export function* measureFast(files: readonly string[] = []): Generator<Measure> {
  const own = () => Array.from({ length: OWN }, (_, seed) => digMinimal(seed).givens);
  const sets = files.length > 0 ? files.map((file) => ({ name: file, puzzles: read(file) })) : [{ name: 'own minimal', puzzles: own() }];
  for (const { name, puzzles } of sets) {
    const repeats = Math.max(1, Math.round(10_000 / puzzles.length));
    const ours: number[] = [];
    const theirs: number[] = [];
    rate(puzzles, (givens) => count9(givens, 2), repeats);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(rate(puzzles, (givens) => count9(givens, 2), repeats));
      theirs.push(rate(puzzles, countWithPeer, 1));
    }
    const ratio = median(ours.map((each, round) => each / theirs[round]!));
    yield { name: `fast solver, ${name}: count to two`, value: Math.round(median(ours)), unit: 'puzzles/s' };
    yield { name: `dancing-links, ${name}: count to two`, value: Math.round(median(theirs)), unit: 'puzzles/s' };
    yield {
      name: `fast solver against dancing-links, ${name}`,
      value: Number(ratio.toFixed(1)),
      unit: '×',
      goal: '26 on 17 clues, 11 on the hardest',
    };
  }
}
