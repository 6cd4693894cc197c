import { describe, expect, it } from 'vitest';
import { symmetries } from '../../engine/generate/symmetry.ts';
import type { Arguments } from '../command.ts';
import { generate } from './generate.ts';

const wish = (values: Arguments['values']) => generate.run({ words: [], values: { output: '/dev/null', ...values } });

describe('generate', () => {
  it('has a level for every size that is carved, in every symmetry', async () => {
    for (const size of ['4', '6', '9']) {
      for (const symmetry of Object.keys(symmetries)) {
        for (const seed of ['2', '3']) expect(await wish({ size, symmetry, seed })).toBe(0);
      }
    }
  });

  it('names what small grids have, and only easier levels', async () => {
    await expect(wish({ size: '4', level: 'hard', seed: '1' })).rejects.toMatchObject({
      message: "there are no 4 × 4 puzzles of level 'hard'",
      expected: 'one of very-easy',
    });
    await expect(wish({ size: '6', level: 'medium', symmetry: 'quarter-turn', seed: '7' })).rejects.toMatchObject({
      message: "no 6 × 6 puzzle of level 'medium' was found in 1000 grids",
      expected: 'another seed, or an easier level (very-easy, easy)',
    });
  });

  it('refuses sizes and seeds before the first puzzle', async () => {
    await expect(wish({ size: '16', method: 'carve', seed: '1' })).rejects.toThrow('--size is 16; expected 4, 6, 9');
    await expect(wish({ seed: '999999999', count: '2' })).rejects.toThrow('expected a whole number from 0 to 999999998, for 2 puzzles');
  });
});
