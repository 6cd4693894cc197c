import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ratioFinding } from '../../src/experiment/findings.ts';
import { readResults } from '../../src/experiment/read-results.ts';
import { sudoscope } from './sudoscope.ts';

/** Python, where there is one. */
const python = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0,
);
const folder = mkdtempSync(join(tmpdir(), 'sudoscope-statistics-'));

interface Other {
  readonly sealed: boolean;
  readonly rows: boolean;
  readonly groups: Readonly<Record<string, { readonly pairs: number; readonly median: readonly (number | 'inf')[]; readonly interval: readonly (number | 'inf')[]; readonly exact: readonly (number | 'inf')[]; readonly fewer: number }>>; // biome-ignore format: one type
}

describe.runIf(python)('a program in another language, with nothing of ours', () => {
  it('finds the same of the rows of measure', async () => {
    const [currency, budget] = ['digits', 'digits=1000'] as const;
    const made = await Promise.all(
      ['very-easy', 'easy'].map(async (level) => {
        const { stdout } = await sudoscope(['generate', '--level', level, '--count', '24', '--seed', '1']);
        return `${stdout.trim().split('\n').map((line) => `# group: ${level}\n${line}\n`).join('')}`; // biome-ignore format: one line
      }),
    );
    const puzzles = join(folder, `${currency}.txt`);
    writeFileSync(puzzles, made.join(''));
    const runs = ['--run', 'A=constraint-search,mrv=off,degree=off', '--run', 'B=constraint-search,degree=off'];
    const { status, stdout } = await sudoscope(['measure', puzzles, ...runs, '--budget', budget]);
    expect(status).toBe(0);
    const file = join(folder, `${currency}.ndjson`);
    writeFileSync(file, stdout);
    const ran = spawnSync(python!, ['tests/cli/median_ratio.py', file, 'A', 'B', currency], { encoding: 'utf8' });
    expect(ran.stderr).toBe('');
    const other = JSON.parse(ran.stdout) as Other;
    expect(other).toMatchObject({ sealed: true, rows: true });
    const { groups } = ratioFinding(readResults(stdout).rows, 'A', 'B', { currency, look: 1, seed: 1 });
    expect(groups.map(({ group }) => group).sort()).toEqual(Object.keys(other.groups).sort());
    for (const { group, pairs, estimate, tally } of groups) {
      const theirs = other.groups[group!]!;
      expect([pairs.length, tally.bFewer]).toEqual([theirs.pairs, theirs.fewer]);
      const same = (mine: number, their: number | 'inf', within: number) => {
        if (their === 'inf' || their === 0) expect(mine).toBe(their === 0 ? 0 : Number.POSITIVE_INFINITY);
        else expect(Math.abs(Math.log(mine / their)), `${group}: ${mine} and ${their}`).toBeLessThan(within);
      };
      same(estimate!.least, theirs.median[0]!, 1e-9);
      same(estimate!.greatest, theirs.median[1]!, 1e-9);
      // Resampled with other random numbers, the ends of an interval are nearly the same.
      same(estimate!.interval.from, theirs.interval[0]!, 0.25);
      same(estimate!.interval.to, theirs.interval[1]!, 0.25);
      same(estimate!.interval.from, theirs.exact[0]!, 0.5);
    }
  });
});
