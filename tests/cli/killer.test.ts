import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printPuzzle, printSolution, readPuzzles } from '../../src/engine/formats/read.ts';
import { killerSample, killerSamples } from '../../src/engine/killer/testing/samples.ts';
import { scatteredKiller } from '../../src/engine/killer/testing/scattered-killer.ts';
import { isSolution } from '../../src/engine/puzzle.ts';
import { sudoscope } from './sudoscope.ts';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-killer-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const university = (id: string) => printPuzzle({ puzzle: killerSample(id).puzzle }, 'university');
const csvOf = (id: string) => {
  const { puzzle, solution } = killerSample(id);
  return `${printSolution(puzzle, Array.from(solution!, Number), 'csv')}\n`;
};

const EASY = '9\n1 2 3 4 5 6 7 8 9\n0,1 7\n0,2 3\n1,0 9\n';
const unique = killerSamples().flatMap(({ id, solutions }) => (solutions === 1 ? [id] : []));

describe('killers on the command line', () => {
  it('solve many of them, found out by their form, in order', async () => {
    const all = file('all.in', `${unique.map(university).join('\n\n')}\n`);
    const { status, stdout } = await sudoscope(['solve', all, '--game', 'killer']);
    expect(status).toBe(0);
    expect(stdout).toBe(`${unique.map((id) => killerSample(id).solution).join('\n')}\n`);
  });

  it.each(['killer-backtracking', 'killer-advanced'])('solve with %s, as CSV byte for byte', async (algorithm) => {
    const output = join(folder, `${algorithm}.csv`);
    const { status } = await sudoscope([
      'solve',
      file('wiki.in', university('killer-wikipedia')),
      '--algorithm',
      algorithm,
      '--output',
      output,
    ]);
    expect(status).toBe(0);
    expect(readFileSync(output, 'utf8')).toBe(csvOf('killer-wikipedia'));
  });

  it('answer with the puzzle’s own symbols, right by the rules where there are several answers', async () => {
    const { puzzle } = killerSample('killer-symbols');
    const { stdout } = await sudoscope(['solve', file('symbols.in', university('killer-symbols')), '--to', 'csv']);
    const digits = stdout
      .trim()
      .split(/[,\n]/)
      .map((symbol) => puzzle.symbols.indexOf(symbol) + 1);
    expect(isSolution(puzzle, digits)).toBe(true);
  });

  it('count, trace and come back out in the university’s form', async () => {
    const four = file('four.in', university('killer-rmit-4'));
    expect((await sudoscope(['count', four])).stdout).toBe('1\n');
    const steps = (await sudoscope(['trace', four, '--algorithm', 'killer-advanced'])).stdout.trimEnd().split('\n');
    expect(JSON.parse(steps.at(-1)!)).toMatchObject({ kind: 'solved' });
    expect(readPuzzles(university('killer-rmit-4').replaceAll('\n', '\r\n'))[0]!.puzzle).toEqual(killerSample('killer-rmit-4').puzzle);
  });

  it('are rejected where only plain puzzles belong, and the reverse', async () => {
    const four = file('four.in', university('killer-rmit-4'));
    expect(await sudoscope(['solve', four, '--game', 'sudoku'])).toMatchObject({ status: 2, stdout: 'refused\n' });
    const { status, stderr } = await sudoscope(['solve', four, '--algorithm', 'backtracking']);
    expect(status).toBe(2);
    expect(stderr).toContain('has cages');
    expect(await sudoscope(['solve', file('plain.in', EASY), '--game', 'killer'])).toMatchObject({ status: 2, stdout: 'refused\n' });
  });

  it('say which cage is wrong, and on which line', async () => {
    const { status, stderr } = await sudoscope(['solve', file('twice.in', '4\n1 2 3 4\n2\n5 0,0 0,1\n9 1,0 1,1\n')]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/twice\.in:5:1: cage 2 cannot reach 9/);
  });
});

describe('the tester of the assignment', () => {
  it('solves a killer, shows it, says that it is valid and writes it', async () => {
    const output = join(folder, 'tester.csv');
    const four = file('four.in', university('killer-rmit-4'));
    const { status, stdout } = await sudoscope(['tester', four, 'killer', 'advanced', 'y', output]);
    expect(status).toBe(0);
    const seconds = /time taken = [\d.e-]+ sec\./;
    expect(stdout).toMatch(seconds);
    const empty = `${'.,.,.,.\n'.repeat(4)}\n`;
    expect(stdout.replace(seconds, '…')).toBe(
      `Initial grid:\n${empty}Solution found!\n\nSolved grid:\n${csvOf('killer-rmit-4')}\n…\n\nValid solution.\n`,
    );
    expect(readFileSync(output, 'utf8')).toBe(csvOf('killer-rmit-4'));
  });

  it.each([
    ['killer', 'backtracking', 'killer-rmit-easy-2'],
    ['killer', 'advanced', 'killer-several'],
    ['sudoku', 'backtracking', undefined],
    ['sudoku', 'algorx', undefined],
    ['sudoku', 'dancing', undefined],
  ])('%s %s', async (game, solver, id) => {
    const { status, stdout } = await sudoscope(['tester', file('game.in', id ? university(id) : EASY), game, solver, 'n']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Solution found!\n\ntime taken = [\d.e-]+ sec\.\n\nValid solution\.\n$/);
  });

  it('says so when there is no solution', async () => {
    const unsolvable = file('none.in', '4\n1 2 3 4\n0,0 1\n0,1 2\n1,2 3\n2,3 4\n');
    const { status, stdout } = await sudoscope(['tester', unsolvable, 'sudoku', 'backtracking', 'n']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^No solution found!\n\ntime taken = .* sec\.\n\nInvalid solution\.\n$/);
  });

  it('prints its usage, and exits with 1, when it is called wrongly', async () => {
    const four = file('four.in', university('killer-rmit-4'));
    for (const words of [
      [four],
      [four, 'chess', 'advanced', 'n'],
      [four, 'sudoku', 'advanced', 'n'],
      [four, 'killer', 'advanced', 'maybe'],
    ]) {
      const { status, stdout, stderr } = await sudoscope(['tester', ...words]);
      expect({ words, status, stdout }).toEqual({ words, status: 1, stdout: '' });
      expect(stderr).toContain('FILE GAME SOLVER VISUALISE');
    }
  });
});

describe('a killer that resists', () => {
  const resisting = file('resisting.txt', `${printPuzzle({ puzzle: scatteredKiller({ seed: 15, largest: 5, leftOut: 0 }) }, 'compact')}\n`);

  it('is stopped by --max-steps, without an algorithm, too', async () => {
    expect(await sudoscope(['solve', resisting, '--max-steps', '1000'])).toEqual({
      status: 3,
      stdout: 'stopped\n',
      stderr: `${resisting}:1:1: stopped after 1,000 steps\n`,
    });
    expect(await sudoscope(['count', resisting, '--max-steps', '1000'])).toEqual({
      status: 3,
      stdout: '0+\n',
      stderr: `${resisting}:1:1: stopped after 1,000 steps\n`,
    });
    expect((await sudoscope(['solve', resisting])).status).toBe(0);
  });

  it('needs an algorithm for questions about one', async () => {
    const { status, stderr } = await sudoscope(['solve', resisting, '--stats']);
    expect(status).toBe(2);
    expect(stderr).toContain('Backtracking knows none');
  });
});
