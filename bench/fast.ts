import { readFileSync } from 'node:fs';
import { count9 } from '../src/engine/fast/solve.ts';
import { digMinimal } from '../src/engine/generate/dig-minimal.ts';
import { type Measure, median } from './measure.ts';
import { sudokuWithPeer } from './peer.ts';

const ROUNDS = 5;
/** Puzzles made here when no file is named. */
const OWN = 2000;

const countWithPeer = (givens: Uint8Array): number => sudokuWithPeer(givens).find(2).length;

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

/** The fast solver compared with the npm package, alternately on the same puzzles. `files` are lists of 81-character lines. */
export function* measureFast(files: readonly string[] = []): Generator<Measure> {
  const own = () => Array.from({ length: OWN }, (_, seed) => digMinimal(seed).givens);
  const sets = files.length > 0 ? files.map((file) => ({ name: file, puzzles: read(file) })) : [{ name: 'own minimal', puzzles: own() }];
  for (const { name, puzzles } of sets) {
    // Killers, or larger grids: nothing for the package.
    if (puzzles.length === 0) continue;
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
