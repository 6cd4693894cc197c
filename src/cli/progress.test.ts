import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { progressOf, tell } from './progress.ts';

const { isTTY } = process.stderr;

/** What is written to standard error while it is a terminal. */
function written(work: () => void): string {
  const texts: string[] = [];
  process.stderr.isTTY = true;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
  work();
  return texts.join('');
}

afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
});

describe('the progress', () => {
  it('has a line that is gone before anything else is said', () => {
    const text = written(() => {
      const progress = progressOf(30);
      progress.step(9);
      tell('note\n');
      tell('another\n');
      progress.end();
    });
    expect(text).toBe('\r9 of 30 puzzles\r\x1b[Knote\nanother\n');
  });

  it('is not told for one puzzle', () => {
    expect(written(() => progressOf(1).step(1))).toBe('');
  });

  it.runIf(process.platform === 'linux' && existsSync('/usr/bin/script'))('is gone before an answer on the same terminal', () => {
    const puzzles = join(mkdtempSync(join(tmpdir(), 'sudoscope-progress-')), 'two.txt');
    writeFileSync(puzzles, '21...32....41...\n'.repeat(5));
    const command = `'${process.execPath}' src/cli/sudoscope.mjs solve '${puzzles}'`;
    const { stdout } = spawnSync('/usr/bin/script', ['-qec', command, '/dev/null'], { encoding: 'utf8' });
    expect(stdout).toContain('1 of 5 puzzles\r\x1b[K2143432132141432');
    expect(stdout).not.toMatch(/puzzles\d/);
  });
});
