import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandCost } from './command-cost.ts';
import type { Measure } from './measure.ts';

const puzzles = readFileSync(new URL('clues-17.txt', import.meta.url), 'utf8');

/** Writes a file of so many lines, the puzzles again and again. */
function writeLines(file: string, lines: number): void {
  const each = puzzles.trim().split('\n');
  const descriptor = openSync(file, 'w');
  for (let left = lines; left > 0; left -= each.length) writeSync(descriptor, `${each.slice(0, left).join('\n')}\n`);
  closeSync(descriptor);
}

/** The commands that read a file of puzzles as a stream: their memory must not grow with its length. */
export function* measureStream(lines: number): Generator<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'sudoscope-'));
  try {
    const file = join(folder, 'puzzles.txt');
    writeLines(file, 1);
    commandCost(['solve', file]); // The first call may have to compile the command.
    // Most lines are of other shards, so their reading is what this measures.
    const shard = ['--run', 'dancing-links', '--budget', 'steps=9', '--shard', '0/1000'];
    const calls: readonly (readonly [string, number, readonly string[]])[] = [
      ['start', 1, ['solve', file]],
      ['solve', lines, ['solve', file]],
      ['count', lines, ['count', file]],
      ['check', lines, ['check', file]],
      ['measure, a shard of 1,000', lines, ['measure', file, ...shard]],
    ];
    for (const [name, length, args] of calls) {
      writeLines(file, length);
      const { seconds, kibibytes } = commandCost(args);
      const what = length === 1 ? `${name}, one line` : `${name}, ${length.toLocaleString('en')} lines`;
      yield { name: what, value: Number(seconds.toFixed(3)), unit: 'CPU-s' };
      yield { name: `${what}, most memory`, value: Math.round((kibibytes * 1024) / 1e6), unit: 'MB', goal: 'under 200' };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
