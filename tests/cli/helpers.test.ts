import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { soaking } from '../samples.ts';
import { sudoscope } from './sudoscope.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Its search is 26 times as short. */
const NORVIG = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
/** It takes guesses. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const folder = mkdtempSync(join(tmpdir(), 'sudoscope-helpers-'));
const helpers = resolve('content/helpers');
const programs = resolve('tests/cli/programs');
const trace = join(folder, 'run.ndjson');

const has = (program: string) => spawnSync(program, ['--version']).status === 0;
function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: folder });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}
const steps = () =>
  readFileSync(trace, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What runs so shortly is not worth a better translation. */
const quickly = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

function runJava(program: string, args: readonly string[]): void {
  run('javac', [...quickly.map((flag) => `-J${flag}`), '-d', folder, join(helpers, 'Trace.java'), join(programs, `${program}.java`)]);
  run('java', [...quickly, '-cp', folder, program, ...args]);
}

function runCpp(program: string, args: readonly string[]): void {
  copyFileSync(join(helpers, 'sudoscope.hpp'), join(folder, 'sudoscope.hpp'));
  run('c++', ['-std=c++11', '-Wall', '-Wextra', '-I', folder, join(programs, `${program}.cpp`), '-o', join(folder, program)]);
  run(join(folder, program), [...args]);
}

describe('the helpers write traces that are read, with the lines of the program', () => {
  it.skipIf(!has('python3'))('in Python: a search is the book’s, step by step', async () => {
    const [puzzle, takenBack, taken] = soaking ? [WIKIPEDIA, '4,157', 87_827] : [NORVIG, '151', 3713];
    run('python3', [join(programs, 'search.py'), helpers, puzzle, trace]);
    const { status, stdout } = await sudoscope(['verify', trace]);
    expect({ status, stdout }).toMatchObject({ status: 0 });
    expect(stdout).toContain('The puzzle has one solution, and the run ends with it.');
    expect(stdout).toContain(`${takenBack} digits taken back`);
    const [header, first] = steps();
    expect(header).toMatchObject({ author: 'Ada' });
    expect(header.source.split('\n')[first.line - 1]).toContain('trace.choose(cell)');
    expect(steps().length - 1).toBe(taken);
  });

  const messages = [
    ['note', undefined],
    ['choose', 1],
    ['try', 2],
    ['place', 3],
    ['try', 4],
    ['conflict', 5],
    ['deadEnd', 6],
    ['takeBack', 7],
    ['strike', 8],
  ] as const;

  async function expectMessage(): Promise<void> {
    expect((await sudoscope(['verify', trace])).status).toBe(4);
    const [, note, ...others] = steps();
    expect(note.text).toBe('a "note" with a \\ in it');
    const first = others[0].line - 1;
    expect([note, ...others].map(({ kind, line }, index) => [kind, index === 0 ? undefined : line - first])).toEqual(messages);
  }

  it.skipIf(!has('javac'))('in Java', async () => {
    runJava('Search', [WIKIPEDIA, trace]);
    await expectMessage();
  });

  it.skipIf(!has('c++'))('in C++', async () => {
    runCpp('search', [WIKIPEDIA, trace]);
    await expectMessage();
  });
});

describe('a search is judged as a proof', () => {
  const verified = async () => (await sudoscope(['verify', trace])).stdout;

  it.skipIf(!has('javac'))('and holds in Java, by the fewest candidates', async () => {
    runJava('Fewest', [HARD, trace]);
    expect(await verified()).toMatch(/[\d,]+ digits taken back, each after everything that could follow it had failed\.\n$/);
  });

  it.skipIf(!has('c++'))('and holds in C++, with a look ahead', async () => {
    runCpp('ahead', [NORVIG, trace]);
    expect(await verified()).toMatch(/46 digits taken back, each after everything that could follow it had failed\.\n$/);
  });

  it.skipIf(!has('python3'))('and does not hold where a column is full and nothing has failed', async () => {
    run('python3', [join(programs, 'wrong.py'), helpers, 'column', NORVIG, trace]);
    const { status, stdout } = await sudoscope(['verify', trace]);
    expect(status).toBe(6);
    expect(stdout.split('\n')[0]).toBe(
      '✗ Line 135, from line 44 of your program: you took 6 back from r9c1, but nothing has failed since you placed it: no cell and no house has run out of digits. That line is “trace.take_back(cell, digit)”.',
    );
    expect(JSON.parse((await sudoscope(['verify', trace, '--json'])).stdout)).toMatchObject({ unjustified: 135, proof: false });
  });

  it.skipIf(!has('python3'))('and breaks off where a digit is not taken back', async () => {
    run('python3', [join(programs, 'wrong.py'), helpers, 'leak', WIKIPEDIA, trace]);
    const { status, stdout } = await sudoscope(['verify', trace]);
    expect(status).toBe(6);
    expect(stdout.split('\n')[0]).toBe(
      '✗ Line 82, from line 39 of your program: you placed 6 in r1c6, but it holds 4: take that back first. That line is “trace.place(cell, digit)”.',
    );
  });
});
