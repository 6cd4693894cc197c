import { expect, it } from 'vitest';
import { seedsOf } from '../../../tests/samples.ts';
import { solvePlain } from '../fast/plain.ts';
import { gridOf } from '../grid.ts';
import { randomFrom } from '../random.ts';
import { refutationOf } from './refutation.ts';

const grid = gridOf(4);
const digitsOf = (text: string) => Uint8Array.from(text, Number);

it('returns the forced digits, and the cell for which nothing is left', () => {
  expect(refutationOf(grid, digitsOf('0000001204002341'))).toEqual({ forced: [], cell: 5 });
  expect(refutationOf(grid, digitsOf('1000000002300320'))).toEqual({ forced: [{ cell: 1, digit: 4 }], cell: 2 });
  expect(refutationOf(grid, new Uint8Array(16))).toBeUndefined();
});

it('refutes nothing that can be filled', () => {
  let refuted = 0;
  for (const seed of seedsOf(300)) {
    const random = randomFrom(seed);
    const digits = new Uint8Array(16);
    for (let placed = 0; placed < 6; placed++) {
      const cell = random.below(16);
      const digit = 1 + random.below(4);
      if (!grid.peersOfCell[cell]!.some((peer) => digits[peer] === digit)) digits[cell] = digit;
    }
    if (!refutationOf(grid, digits)) continue;
    refuted++;
    expect(solvePlain(grid, digits)).toBeFalsy();
  }
  expect(refuted).toBeGreaterThan(50);
});
