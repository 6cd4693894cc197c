import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sudoscope } from './sudoscope.ts';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));
const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const WRONG = WIKIPEDIA.replace('53.', '531');

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('solve', () => {
  it('answers puzzles of any form, in order, a line each', async () => {
    const both = file('both.txt', `${WIKIPEDIA}\n\n21...32....41...\n`);
    expect(await sudoscope(['solve', both])).toEqual({ status: 0, stdout: `${SOLUTION}\n2143432132141432\n`, stderr: '' });
  });

  it('reads standard input', async () => {
    expect((await sudoscope(['solve', '-'], WIKIPEDIA)).stdout).toBe(`${SOLUTION}\n`);
  });

  it('ends with 1 when a puzzle has no solution, and answers the others', async () => {
    const { status, stdout } = await sudoscope(['solve', file('some.txt', `${WRONG}\n${WIKIPEDIA}\n`)]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: `no solution\n${SOLUTION}\n` });
  });

  it('ends with 3 at --max-steps', async () => {
    const { status, stdout, stderr } = await sudoscope(['solve', '-', '--algorithm', 'backtracking', '--max-steps', '1000'], WIKIPEDIA);
    expect({ status, stdout }).toEqual({ status: 3, stdout: 'stopped\n' });
    expect(stderr).toContain('stopped after 1,000 steps');
  });

  it('writes objects with the counters of the reference', async () => {
    const { stdout, stderr } = await sudoscope(['solve', '-', '--algorithm', 'backtracking', '--stats'], WIKIPEDIA);
    expect(stderr).toBe('');
    const counters = { calls: 4209, tries: 37652, backtracks: 4157 };
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'solved', solution: SOLUTION, algorithm: 'backtracking', counters });
  });

  it('writes CSV when the output ends in .csv', async () => {
    const output = join(folder, 'answer.csv');
    expect((await sudoscope(['solve', '-', '--output', output], '21...32....41...')).stdout).toBe('');
    expect(readFileSync(output, 'utf8')).toBe('2,1,4,3\n4,3,2,1\n3,2,1,4\n1,4,3,2\n');
  });

  it.each(['backtracking', 'human-solver', 'algorithm-x', 'dancing-links', 'annealing'])('finds the answer with %s', async (algorithm) => {
    expect((await sudoscope(['solve', '-', '--algorithm', algorithm], WIKIPEDIA)).stdout).toBe(`${SOLUTION}\n`);
  });
});

describe('count, check, trace, algorithms', () => {
  it('counts, with a plus where the limit was reached', async () => {
    const two = '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.';
    expect((await sudoscope(['count', '-', '--limit', '5'], `${WIKIPEDIA}\n${'.'.repeat(81)}\n`)).stdout).toBe('1\n5+\n');
    expect((await sudoscope(['count', '-', '--limit', '5'], two)).stdout).toBe('2\n');
  });

  it('checks', async () => {
    expect((await sudoscope(['check', '-'], WIKIPEDIA)).stdout).toContain('one solution');
  });

  it('traces as one JSON object a step', async () => {
    const { stdout } = await sudoscope(['trace', '-', '--algorithm', 'backtracking'], '21...32....41...');
    const [header, ...steps] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({ format: 'sudoscope-trace/1', book: 'backtracking' });
    expect(steps.every(({ kind }) => typeof kind === 'string')).toBe(true);
    expect(steps.at(-1).kind).toBe('solved');
  });

  it('traces from a position: digits and strikes of options, of a link or of a started game', async () => {
    const small = '21...32....41...';
    const traced = async (input: string, ...options: string[]) => {
      const { status, stdout, stderr } = await sudoscope(['trace', '-', '--algorithm', 'human-solver', ...options], input);
      return { status, stderr, lines: stdout.trimEnd().split('\n') };
    };
    const [whole, begun] = [
      await traced(small),
      await traced(small, '--write', 'r1c3=4', '--strike', 'r4c2=2', '--strike', 'r4c3=2,r4c4=3'),
    ];
    expect(begun.status).toBe(0);
    expect(begun.lines.length).toBeLessThan(whole.lines.length);
    const { puzzle } = JSON.parse(begun.lines[0]!);
    expect(puzzle).toMatch(/^sudoku~4x2p~~214/);
    const link = `https://example.org/play/?puzzle=${puzzle}`;
    expect((await traced(link)).lines).toEqual(begun.lines);
    expect((await sudoscope(['verify', '-'], `${begun.lines.join('\n')}\n`)).status).toBe(0);
    // A wrong digit is a beginning, too.
    const wrong = await sudoscope(['trace', '-', '--algorithm', 'backtracking', '--write', 'r1c3=3'], small);
    expect(wrong.status).toBe(1);
    expect((await traced(small, '--write', 'r1c1=3')).stderr).toContain('where 2 is given');
    expect((await traced(small, '--strike', 'r1c1=3')).stderr).toContain('an open cell');
    expect((await traced(small, '--strike', 'r1c9=3')).stderr).toContain('expected a cell and a digit');
    expect((await traced(small, '--write', 'r1c3=1')).stderr).toContain('clash');
  });

  it('lists every algorithm as JSON', async () => {
    const rows = JSON.parse((await sudoscope(['algorithms', '--json'])).stdout);
    expect(rows.map(({ id }: { id: string }) => id)).toContain('dancing-links');
  });
});

describe('bad input says file, line, column and what was expected, with no solution on standard output', () => {
  const cases: readonly [string, string | Uint8Array, RegExp][] = [
    ['short.txt', WIKIPEDIA.slice(1), /short\.txt:1:1: .*80 characters.*expected 81/],
    ['letter.txt', `\n  ${WIKIPEDIA.slice(0, -1)}x\n`, /letter\.txt:2:83: 'x'.*expected/],
    ['clash.txt', `55${WIKIPEDIA.slice(2)}`, /clash\.txt:1:2: two givens clash: 5 is at r1c1 and again at r1c2, in row 1/],
    ['empty.txt', '', /empty\.txt:1:1: .*no puzzle.*expected/],
    ['binary.bin', new Uint8Array([0, 1, 2, 255, 0]), /binary\.bin:1:\d+: this is not text/],
    ['cage.in', '4\n1 2 3 4\n2\n5 0,0 0,1\n3 0,1 0,2\n', /cage\.in:5:\d+: .*r1c2.*cage 1/],
  ];
  it.each(cases)('%s', async (name, text, message) => {
    const { status, stdout, stderr } = await sudoscope(['solve', file(name, text)]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: name === 'clash.txt' ? 'refused\n' : '' });
    expect(stderr).toMatch(message);
  });

  it('for usage too', async () => {
    for (const args of [
      [],
      ['solve'],
      ['nonsense'],
      ['solve', 'a', 'b'],
      ['solve', '/no/such/file'],
      ['solve', '-', '--algorithm', 'magic'],
      ['solve', '-', '--option', 'order=up'],
    ]) {
      const { status, stdout, stderr } = await sudoscope(args, WIKIPEDIA);
      expect({ args, status, stdout }).toEqual({ args, status: 2, stdout: '' });
      expect(stderr).not.toBe('');
      expect(stderr).not.toContain('    at ');
    }
  });

  it('for 50 MB that are no puzzle, without delay', async () => {
    const { status, stderr } = await sudoscope(['solve', file('large.txt', 'x'.repeat(50_000_000))]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/large\.txt:1:1: the line has 50,000,000 characters/);
  });
});

describe('techniques', () => {
  it('names every instance with exactly what it does', async () => {
    const { status, stdout } = await sudoscope(['techniques', '-', '--technique', 'full-house'], SOLUTION.replace('5', '.'));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ technique: 'full-house', placements: ['r1c1=5'], eliminations: [] });
    expect(await sudoscope(['techniques', '-', '--technique', 'full-house'], WIKIPEDIA)).toMatchObject({ status: 1, stdout: '' });
    expect((await sudoscope(['techniques', '-', '--technique', 'magic'], WIKIPEDIA)).status).toBe(2);
  });
});
