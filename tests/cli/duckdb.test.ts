import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ratioFinding } from '../../src/experiment/findings.ts';
import { readResults } from '../../src/experiment/read-results.ts';
import { soaking } from '../samples.ts';
import { sudoscope } from './sudoscope.ts';

/** DuckDB is 70 MB for one test, so it's no package of the project: a soak fetches it, and DUCKDB=FOLDER names one that is there. */
const VERSION = '1.5.6-r.1';
const { DUCKDB } = process.env;

const statements = /```sql\n([\s\S]*?)```/.exec(readFileSync('content/reference/measure.mdx', 'utf8'))![1]!;

/** Runs in the folder of the rows, and prints what each statement gives. */
const program = `
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
const [, , installed, text] = process.argv;
const { DuckDBInstance } = await import(pathToFileURL(createRequire(installed + '/').resolve('@duckdb/node-api')));
const connection = await (await DuckDBInstance.create()).connect();
const answers = [];
for (const statement of text.split(/;\\s*$/m).filter((each) => each.replace(/--.*$/gm, '').trim() !== ''))
  answers.push((await connection.runAndReadAll(statement)).getRowObjectsJson());
console.log(JSON.stringify(answers));`;

const puzzles = `# group: a
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..
# group: b
..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3
`;

describe.runIf(DUCKDB ?? soaking)('the statements of the reference', () => {
  it('give what the project itself finds', { timeout: 300_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sudoscope-duckdb-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const installed = DUCKDB ?? folder;
    if (!DUCKDB) {
      const npm = spawnSync('npm', ['install', '--silent', '--prefix', folder, `@duckdb/node-api@${VERSION}`], { encoding: 'utf8' });
      expect(npm.status, npm.stderr).toBe(0);
    }
    writeFileSync(join(folder, 'puzzles.txt'), puzzles);
    const words = ['measure', join(folder, 'puzzles.txt'), '--run', 'A=backtracking', '--run', 'B=constraint-search'];
    const settings = [...words, '--budget', 'digits=3000'];
    for (const shard of [0, 1])
      expect((await sudoscope([...settings, '--shard', `${shard}/2`, '--output', join(folder, `r-${shard}.ndjson`)])).status).toBe(0);
    const { rows } = readResults((await sudoscope(settings)).stdout);

    writeFileSync(join(folder, 'run.mjs'), program);
    const ran = spawnSync(process.execPath, ['run.mjs', installed, statements], { cwd: folder, encoding: 'utf8' });
    expect(ran.stderr).toBe('');
    const [, , medians, solved, shares] = JSON.parse(ran.stdout);
    expect(existsSync(join(folder, 'r.parquet'))).toBe(true);

    const { groups } = ratioFinding(rows, 'A', 'B', { currency: 'digits', look: 1, seed: 1 });
    expect(groups.map(({ group }) => group)).toEqual(['a', 'b']);
    groups.forEach(({ group, pairs, tally, estimate }, place) => {
      const theirs = medians[place];
      expect([theirs.group, ...[theirs.pairs, theirs.fewer, theirs.equal, theirs.more, theirs.both_stopped].map(Number)]).toEqual([
        group, pairs.length, tally.bFewer, tally.equal, tally.aFewer, tally.unranked,
      ]); // biome-ignore format: one list
      // A median between what is known and what isn't has no end; they write a large number.
      const { least, greatest } = estimate!;
      expect(theirs.least).toBeCloseTo(least, 6);
      if (Number.isFinite(greatest)) expect(theirs.greatest).toBeCloseTo(greatest, 6);
      else expect(theirs.greatest).toBeGreaterThan(1e6);
    });
    const finished = rows.filter(({ outcome }) => outcome === 'solved');
    expect(solved.map(({ run, x }: { run: string; x: string }) => [run, Number(x)])).toEqual(
      finished.map(({ run, digits }) => [run, digits] as const).toSorted((a, b) => a[0].localeCompare(b[0]) || a[1] - b[1]),
    );
    expect(shares).toHaveLength(2);
  });
});
