import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { streams } from '../../../tests/cli/sudoscope.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { symmetries } from '../../engine/generate/symmetry.ts';
import { gradeByTechniques } from '../../engine/rate/techniques.ts';
import { type Arguments, exit } from '../command.ts';
import { generate } from './generate.ts';

const wish = (values: Arguments['values'], { io } = streams()) =>
  generate.run({ words: [], values: { output: '/dev/null', ...values } }, io);

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
  });

  it('refuses sizes and seeds before the first puzzle', async () => {
    await expect(wish({ size: '16', method: 'carve', seed: '1' })).rejects.toThrow('--size is 16; expected 4, 6, 9');
    await expect(wish({ seed: '999999999', count: '2' })).rejects.toThrow('expected a whole number from 0 to 999999998, for 2 puzzles');
  });

  it('skips seeds without a puzzle, and makes the requested number', async () => {
    const output = join(mkdtempSync(join(tmpdir(), 'sudoscope-generate-')), 'made.txt');
    const code = await wish({ size: '6', level: 'medium', symmetry: 'quarter-turn', seed: '1021', count: '2', output });
    expect(code).toBe(exit.done);
    const made = readFileSync(output, 'utf8').trimEnd().split('\n');
    expect(new Set(made).size).toBe(2);
    for (const text of made) expect(gradeByTechniques(readPuzzles(text)[0]!.puzzle).level).toBe('medium');
  });

  it('says how many it made where the seeds end', async () => {
    const announced = streams();
    const code = await wish({ size: '6', level: 'medium', symmetry: 'quarter-turn', seed: '999999998', count: '2' }, announced);
    expect(code).toBe(exit.tooFew);
    expect(announced.stderr()).toMatch(/^1 of 2 made; with seed 999999999: no 6 × 6 puzzle of level 'medium'/);
    // Nothing is said about the seed of a wish that cannot be.
    const silent = streams();
    await expect(generate.run({ words: [], values: { size: '11' } }, silent.io)).rejects.toThrow('11 × 11');
    expect(silent.stderr()).toBe('');
  });
});
