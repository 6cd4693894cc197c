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

  /** What runs so shortly is not worth a better translation. */
  const quickly = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

  it.skipIf(!has('javac'))('in Java', async () => {
    run('javac', [...quickly.map((flag) => `-J${flag}`), '-d', folder, join(helpers, 'Trace.java'), join(programs, 'Search.java')]);
    run('java', [...quickly, '-cp', folder, 'Search', WIKIPEDIA, trace]);
    await expectMessage();
  });

  it.skipIf(!has('c++'))('in C++', async () => {
    copyFileSync(join(helpers, 'sudoscope.hpp'), join(folder, 'sudoscope.hpp'));
    run('c++', ['-std=c++11', '-Wall', '-Wextra', '-I', folder, join(programs, 'search.cpp'), '-o', join(folder, 'search')]);
    run(join(folder, 'search'), [WIKIPEDIA, trace]);
    await expectMessage();
  });
});
