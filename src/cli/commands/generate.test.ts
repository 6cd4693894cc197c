import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streams } from '../../../tests/cli/sudoscope.ts';
import { samples } from '../../../tests/samples.ts';
import { answersOf } from '../../engine/fast/answer.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { symmetries } from '../../engine/generate/symmetry.ts';
import { gradeByTechniques } from '../../engine/rate/techniques.ts';
import { type Arguments, exit } from '../command.ts';
import { generate } from './generate.ts';

const wish = (values: Arguments['values'], { io } = streams()) =>
  generate.run({ words: [], values: { output: '/dev/null', ...values } }, io);

/** The lines that a wish makes. */
async function made(values: Arguments['values']): Promise<string[]> {
  const output = join(mkdtempSync(join(tmpdir(), 'sudoscope-generate-')), 'made.txt');
  expect(await wish({ ...values, output })).toBe(exit.done);
  return readFileSync(output, 'utf8').trimEnd().split('\n');
}

/** How many givens each line has. */
const givensIn = (lines: readonly string[]) => lines.map((line) => [...line].filter((symbol) => symbol !== '.').length);

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
    const lines = await made({ size: '6', level: 'medium', symmetry: 'quarter-turn', seed: '1021', count: '2' });
    expect(new Set(lines).size).toBe(2);
    for (const text of lines) expect(gradeByTechniques(readPuzzles(text)[0]!.puzzle).level).toBe('medium');
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

  it('gives a share of the cells of a full grid, evenly spread over a range', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(9, 16, 25),
        fc.integer({ min: 5, max: 95 }),
        fc.integer({ min: 5, max: 95 }),
        fc.nat(999),
        async (size, one, other, seed) => {
          const [first, last] = [Math.min(one, other) / 100, Math.max(one, other) / 100];
          const values = { size: String(size), seed: String(seed), count: '3', givens: `${first}..${last}` };
          const lines = await made(values);
          for (const [place, givens] of givensIn(lines).entries())
            expect(Math.abs(givens - (first + ((last - first) * place) / 2) * size ** 2)).toBeLessThan(1);
          expect(await made(values)).toEqual(lines);
        },
      ),
      samples(4),
    );
  });

  it('gives the same share to all puzzles, and each of a full grid has a solution', async () => {
    const lines = await made({ givens: '.4', count: '5', seed: '1' });
    expect(givensIn(lines)).toEqual([32, 32, 32, 32, 32]);
    expect(new Set(lines).size).toBe(5);
    for (const line of lines) expect(answersOf(readPuzzles(line)[0]!.puzzle, 1)).toHaveLength(1);
    expect(givensIn(await made({ givens: '0.2..0.8', seed: '1' }))).toEqual([16]);
  });

  it('gives random digits, of which some have no solution, as far as they find a place', async () => {
    const lines = await made({ givens: '0.3', from: 'random', count: '8', seed: '1' });
    expect(givensIn(lines)).toEqual(lines.map(() => 24));
    expect(new Set(lines.map((line) => answersOf(readPuzzles(line)[0]!.puzzle, 1).length))).toEqual(new Set([0, 1]));
    const announced = streams();
    expect(await wish({ givens: '0.5..1', from: 'random', count: '2', seed: '1' }, announced)).toBe(exit.tooFew);
    expect(announced.stderr()).toMatch(/^1 of 2 made; with each of the seeds 2 to 51: no 9 × 9 grid with 81 random givens was found/);
  });

  it.each([
    [{ givens: '40%' }, "--givens is '40%'; expected a share from 0 to 1, such as 0.4, or two of them, such as 0.05..0.95"],
    [{ givens: '0.5..1.5' }, "--givens is '0.5..1.5'; expected a share from 0 to 1"],
    [{ givens: '0.9..0.1' }, "--givens is '0.9..0.1'; expected the smaller share first"],
    [{ givens: '0.4', size: '36' }, '--size is 36; expected at most 25 for --givens'],
    [{ givens: '0.4', size: '11' }, 'a 11 × 11 grid cannot be cut into boxes'],
    [{ givens: '0.4', level: 'hard' }, '--level does not go with --givens'],
    [{ givens: '0.4', houses: 'latin' }, '--houses does not go with --givens'],
    [{ givens: '0.4', from: 'toString' }, "--from is 'toString'; expected one of full, random"],
    [{ from: 'full' }, '--from goes with --givens alone'],
  ])('refuses %o', async (values, message) => {
    const silent = streams();
    await expect(generate.run({ words: [], values }, silent.io)).rejects.toThrow(message);
    expect(silent.stderr()).toBe('');
  });
});
