import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bitOf } from '../../src/engine/candidates.ts';
import { InputError } from '../../src/engine/errors.ts';
import { countSolutions } from '../../src/engine/fast/answer.ts';
import { printPuzzle } from '../../src/engine/formats/read.ts';
import { jigsawRegions } from '../../src/engine/generate/jigsaw-regions.ts';
import { randomAnswer } from '../../src/engine/generate/random-answer.ts';
import { type GridForm, gridWith } from '../../src/engine/grid.ts';
import { type Puzzle, puzzleOf } from '../../src/engine/puzzle.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { seedsOf } from '../samples.ts';

const LIMIT = 4;
const script = join(import.meta.dirname, '../scripts/independent_count.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Counts in Python, by a program that shares nothing with this one. */
function countedElsewhere(puzzles: readonly Puzzle[]): number[] {
  const input = puzzles.map((puzzle) => printPuzzle({ puzzle }, 'json')).join('\n');
  const { stdout, stderr } = spawnSync('python3', [script, String(LIMIT)], { input, encoding: 'utf8', maxBuffer: 1e8 });
  expect(stderr).toBe('');
  return stdout.trim().split('\n').map(Number);
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** A share of the digits of a full grid; every eighth puzzle has one that is wrong. */
function givensOf(answer: Uint8Array, size: number, random: Random, [least, most]: readonly [number, number]): Uint8Array {
  const share = least + random.below(most - least + 1);
  const givens = answer.map((digit) => (random.below(100) < share ? digit : 0));
  if (random.below(8) === 0) {
    const cell = random.below(givens.length);
    givens[cell] = 1 + random.below(size);
  }
  return givens;
}

function withHouses(form: (random: Random) => GridForm, shares: readonly [number, number]): (seed: number) => Puzzle {
  return (seed) => {
    const random = randomFrom(seed);
    for (;;) {
      const grid = gridWith(form(random));
      try {
        return puzzleOf(givensOf(randomAnswer(grid, random), grid.size, random, shares), { grid });
      } catch (error) {
        // Some regions have no full grid.
        if (!(error instanceof InputError)) throw error;
      }
    }
  };
}

/** Pencil marks and nothing else: those of an answer, and others by lot. */
function sukaku(seed: number): Puzzle {
  const random = randomFrom(seed);
  const grid = gridWith({ size: pick(random, [4, 6, 9, 9, 9]) });
  const answer = randomAnswer(grid, random);
  const share = 25 + random.below(20);
  const domains = Uint32Array.from(answer, (digit) => {
    let set = bitOf(digit);
    for (let other = 1; other <= grid.size; other++) if (random.below(100) < share) set |= bitOf(other);
    return set;
  });
  if (random.below(8) === 0) domains[random.below(domains.length)] = bitOf(1 + random.below(grid.size));
  return puzzleOf(new Uint8Array(grid.cellCount), { grid, domains });
}

const kinds: readonly [name: string, make: (seed: number) => Puzzle, count: number][] = [
  [
    'jigsaws',
    withHouses(
      (random) => {
        const size = pick(random, [5, 6, 7, 8, 9, 9, 9]);
        return { size, regions: jigsawRegions(size, random) };
      },
      [26, 45],
    ),
    50,
  ],
  ['X', withHouses((random) => ({ size: pick(random, [4, 6, 8, 9, 9, 9]), diagonals: true }), [22, 42]), 50],
  ['Sukaku', sukaku, 50],
  ['Latin squares', withHouses((random) => ({ size: pick(random, [4, 5, 6, 7, 8, 9]), boxRows: 0 }), [35, 60]), 20],
  ['windows', withHouses((random) => ({ size: pick(random, [4, 9, 9]), windows: true, diagonals: random.below(3) === 0 }), [20, 40]), 10],
];

describe.skipIf(!hasPython)('a counter in another language', () => {
  it.each(kinds)('agrees on %s', (_, make, count) => {
    const puzzles = seedsOf(count).map((seed) => make(seed + 1));
    const counts = puzzles.map((puzzle) => countSolutions(puzzle, LIMIT));
    expect(countedElsewhere(puzzles)).toEqual(counts);
    // Something of each would be found if it were wrong.
    expect(new Set(counts).size).toBeGreaterThan(2);
  });
});
