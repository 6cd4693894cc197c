import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { streams } from '../../tests/cli/sudoscope.ts';
import type { Io } from './io.ts';
import { progressOf, stepsText, tell } from './progress.ts';

/** What is written to standard error while it is a terminal. */
function written(work: (io: Io) => void): string {
  const { io, stderr } = streams('', { isTerminal: true });
  work(io);
  return stderr();
}

describe('the progress', () => {
  it('has a line that is gone before anything else is said', () => {
    const text = written((io) => {
      const progress = progressOf(io, 30);
      progress.step(9);
      tell(io, 'note\n');
      tell(io, 'another\n');
      progress.end();
    });
    expect(text).toBe('\r9 of 30 puzzles\r\x1b[Knote\nanother\n');
  });

  it('reports the steps of a long run', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const text = written((io) => {
      const announce = stepsText(io)!;
      announce(1000);
      vi.advanceTimersByTime(3100);
      announce(2_000_000);
      announce(2_000_001);
      tell(io, 'end\n');
    });
    expect(text).toBe('\r2,000,000 steps; Ctrl-C ends it\r\x1b[Kend\n');
    expect(stepsText(streams().io)).toBeUndefined();
  });

  it('is not reported for a single puzzle', () => {
    expect(written((io) => progressOf(io, 1).step(1))).toBe('');
  });

  it.runIf(process.platform === 'linux' && existsSync('/usr/bin/script'))('is gone before an answer on the same terminal', () => {
    const puzzles = join(mkdtempSync(join(tmpdir(), 'sudoscope-progress-')), 'two.txt');
    writeFileSync(puzzles, '21...32....41...\n'.repeat(5));
    const command = `'${process.execPath}' src/cli/sudoscope.mjs solve '${puzzles}'`;
    const { stdout } = spawnSync('/usr/bin/script', ['-qec', command, '/dev/null'], { encoding: 'utf8' });
    expect(stdout).toContain('1 of about 5 puzzles\r\x1b[K2143432132141432');
    expect(stdout).not.toMatch(/puzzles\d/);
  });
});
