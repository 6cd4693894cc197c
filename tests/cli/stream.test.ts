import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sudoscope } from './sudoscope.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const NONE = WIKIPEDIA.replace('53.', '531');
const CLASH = WIKIPEDIA.replace('53.', '535');
const bad = 'nonsense is here';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-stream-'));
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const rowsOf = (stdout: string) => stdout.trimEnd().split('\n').map((line) => JSON.parse(line)); // biome-ignore format: one line

/** Sends each line when the answer to the one before has come, and returns the answers. */
async function oneByOne(child: ChildProcessWithoutNullStreams, lines: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  child.stdout.setEncoding('utf8');
  for (const line of lines) {
    child.stdin.write(`${line}\n`);
    const [answer] = await once(child.stdout, 'data');
    answers.push(answer);
  }
  child.stdin.end();
  return answers;
}

describe('puzzles that come one after the other', () => {
  it.each([
    ['solve', [SOLUTION, 'no solution', SOLUTION]],
    ['count', ['1', '0', '1']],
  ])('are answered by %s before the next one has come', async (command, answers) => {
    const child = spawn(process.execPath, ['src/cli/sudoscope.mjs', command, '-']);
    onTestFinished(() => void child.kill('SIGKILL'));
    expect(await oneByOne(child, [WIKIPEDIA, NONE, WIKIPEDIA])).toEqual(answers.map((answer) => `${answer}\n`));
    expect((await once(child, 'exit'))[0]).toBe(1);
  });
});

describe('a line that is no puzzle', () => {
  const some = file('some.txt', [bad, WIKIPEDIA, bad, '# remark', CLASH, WIKIPEDIA.slice(1), WIKIPEDIA, ''].join('\n'));

  it('is named, and the others are answered', async () => {
    const { status, stdout, stderr } = await sudoscope(['solve', some]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: `${SOLUTION}\nrefused\n${SOLUTION}\n` });
    expect(stderr.replaceAll(some, 'F').split('\n')).toEqual([
      expect.stringMatching(/^F:1:1: 'nonsense is here' isn’t a puzzle; expected a line of 81/),
      expect.stringMatching(/^F:3:1: 'nonsense is here' isn’t a puzzle/),
      expect.stringMatching(/^F:5:3: two givens clash/),
      expect.stringMatching(/^F:6:1: the line has 80 characters; expected 81/),
      '',
    ]);
    for (const command of ['count', 'rate']) expect(await sudoscope([command, some])).toMatchObject({ status: 2, stderr });
  });

  it('is in the report of check', async () => {
    const { status, stdout, stderr } = await sudoscope(['check', some]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    expect(stdout.replaceAll(some, 'F').split('\n').map((line) => line.slice(0, 9))).toEqual([
      "F:1:1: 'n", 'F:2:1: 9 ', "F:3:1: 'n", 'F:5:1: tw', 'F:6:1: th', 'F:7:1: 9 ', '',
    ]); // biome-ignore format: a list
    const rows = rowsOf((await sudoscope(['check', some, '--json'])).stdout);
    expect(rows.map(({ puzzle, line, outcome }) => [puzzle, line, outcome])).toEqual([
      [null, 1, 'refused'],
      [1, 2, 'solved'],
      [null, 3, 'refused'],
      [2, 5, 'refused'],
      [null, 6, 'refused'],
      [3, 7, 'solved'],
    ]);
  });

  it('is named alone where there is no puzzle at all', async () => {
    const { status, stdout, stderr } = await sudoscope(['solve', file('none.txt', `${bad}\n`.repeat(50))]);
    expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({ status: 2, stdout: '', lines: 2 });
  });

  it('is counted where there are many', async () => {
    const { stdout, stderr } = await sudoscope(['solve', file('many.txt', `${WIKIPEDIA}\n${`${bad}\n`.repeat(50)}`)]);
    expect(stdout).toBe(`${SOLUTION}\n`);
    expect(stderr.trimEnd().split('\n')).toHaveLength(21);
    expect(stderr).toMatch(/many\.txt: \d+ more are left out; 'sudoscope check' names all of them\n$/);
  });
});

describe('--json', () => {
  const text = `${WIKIPEDIA} # first\n${NONE}\n${CLASH}\n`;

  it.each([
    ['solve', {}, ['solved', 'no-solution', 'refused']],
    ['count', {}, ['solved', 'no-solution', 'refused']],
    ['check', {}, ['solved', 'no-solution', 'refused']],
    ['rate', {}, ['solved', 'no-solution', 'refused']],
  ])('of %s has a row for each puzzle, with one of the five outcomes', async (command, _, outcomes) => {
    const rows = rowsOf((await sudoscope([command, '-', '--json'], text)).stdout);
    expect(rows.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(rows[0]).toMatchObject({ puzzle: 1, line: 1, name: 'first', puzzle_id: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(rows[2]).toMatchObject({ line: 3, name: null, fault: expect.stringContaining('two givens clash') });
  });

  it('of solve has the solution, and with --stats what the run took', async () => {
    const [row] = rowsOf((await sudoscope(['solve', '-', '--stats'], WIKIPEDIA)).stdout);
    expect(row).toMatchObject({ solution: SOLUTION, algorithm: 'backtracking', digits: 4208, counters: { backtracks: 4157 } });
    const [stopped] = rowsOf((await sudoscope(['solve', '-', '--stats', '--max-steps', '100'], WIKIPEDIA)).stdout);
    expect(stopped).toMatchObject({ outcome: 'stopped', solution: null, steps: 100 });
    const stuck = ['solve', '-', '--json', '--algorithm', 'human-solver', '--option', 'suppositions=off'];
    const escargot = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
    expect(rowsOf((await sudoscope(stuck, escargot)).stdout)[0]).toMatchObject({ outcome: 'stuck' });
  });

  it('does not go with another form', async () => {
    expect((await sudoscope(['solve', '-', '--json', '--to', 'grid'], text)).status).toBe(2);
    expect((await sudoscope(['solve', '-', '--stats', '--output', join(folder, 'a.csv')], text)).status).toBe(2);
  });

  it('gives the same puzzle the same id in every format', async () => {
    const compact = `{"n":9,"givens":[${[...WIKIPEDIA.replaceAll('.', '0')].join()}]}`;
    const rows = rowsOf(
      (await sudoscope(['check', '-', '--json'], `${WIKIPEDIA}\n${WIKIPEDIA.replaceAll('.', '0')}\n${compact}\n`)).stdout,
    );
    expect(new Set(rows.map((row) => row.puzzle_id)).size).toBe(1);
  });
});
