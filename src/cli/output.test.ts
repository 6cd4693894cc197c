import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sudoscope } from '../../tests/cli/sudoscope.ts';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-output-'));
const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const LONG_WORK = ['generate', '--level', 'expert', '--count', '400', '--seed', '1'];

function start(args: readonly string[]) {
  const child = spawn(process.execPath, ['src/cli/sudoscope.mjs', ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function endBy(signal: 'SIGINT' | 'SIGTERM', child: ChildProcess) {
  child.kill(signal);
  const [, endedBy] = await once(child, 'exit');
  return endedBy;
}

describe('answers', () => {
  it('are read while the others are being made, and stay when the work is ended', async () => {
    const child = start(LONG_WORK);
    const [text] = await once(child.stdout.setEncoding('utf8'), 'data');
    expect(await endBy('SIGTERM', child)).toBe('SIGTERM');
    expect(text).toMatch(/^([1-9.]{81}\n)+$/);
    expect(text.length).toBeLessThan(82 * 400);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('come into the file when all are made: nothing of them is there after %s', async (signal) => {
    const own = mkdtempSync(join(folder, 'ended-'));
    const output = join(own, 'kept.txt');
    writeFileSync(output, 'kept\n');
    const child = start([...LONG_WORK, '--output', output]);
    const other = start([...LONG_WORK, '--output', join(own, 'new.txt')]);
    await pause(2500);
    expect([child.exitCode, other.exitCode]).toEqual([null, null]);
    expect(await Promise.all([endBy(signal, child), endBy(signal, other)])).toEqual([signal, signal]);
    expect(readdirSync(own)).toEqual(['kept.txt']);
    expect(readFileSync(output, 'utf8')).toBe('kept\n');
  });

  it.runIf(existsSync('/bin/sh'))('wait for a slow reader, also where the pipe does not', async () => {
    const many = file('many.txt', `${WIKIPEDIA}\n`.repeat(5000));
    const readSlowly = async (end: string) => {
      const child = spawn('/bin/sh', ['-c', `'${process.execPath}' src/cli/sudoscope.mjs solve '${many}'${end}`]);
      await pause(1500);
      let text = '';
      for await (const piece of child.stdout.setEncoding('utf8')) text += piece;
      return text === `${SOLUTION}\n`.repeat(5000);
    };
    expect(await Promise.all(['', ' 2>&1'].map(readSlowly))).toEqual([true, true]);
  });

  it.runIf(existsSync('/bin/sh'))('end quietly with their reader', () => {
    for (const end of ['', ' 2>&1']) {
      const command = `'${process.execPath}' src/cli/sudoscope.mjs solve - --stats${end} | head -1`;
      const { stdout, stderr } = spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8', input: `${WIKIPEDIA}\n`.repeat(2000) });
      expect(stdout.split('\n')).toHaveLength(2);
      expect(stderr).not.toContain('    at ');
    }
  });
});

describe('the file of --output', () => {
  it('keeps its content when there is nothing to write', async () => {
    const output = file('keep.csv', 'kept\n');
    expect((await sudoscope(['generate', '--to', 'killer-compact', '--seed', '1', '--output', output])).status).toBe(2);
    expect(readFileSync(output, 'utf8')).toBe('kept\n');
  });

  it('is the same file with nothing but the answers', async () => {
    const output = file('long.txt', 'x'.repeat(1000));
    const link = join(folder, 'link.txt');
    symlinkSync(output, link);
    chmodSync(output, 0o640);
    expect((await sudoscope(['solve', '-', '--output', link], WIKIPEDIA)).status).toBe(0);
    expect(readFileSync(output, 'utf8')).toBe(`${SOLUTION}\n`);
    expect(statSync(output).mode & 0o777).toBe(0o640);
  });

  it('is made, and empty where the answer is nothing', async () => {
    const output = join(folder, 'new.txt');
    const held = file('held.txt', 'old\n');
    for (const each of [output, held]) {
      expect((await sudoscope(['techniques', '-', '--technique', 'full-house', '--output', each], WIKIPEDIA)).status).toBe(1);
      expect(readFileSync(each, 'utf8')).toBe('');
    }
  });

  it('leaves no other file when all is written', async () => {
    const own = mkdtempSync(join(folder, 'whole-'));
    await sudoscope(['solve', '-', '--output', join(own, 'answer.txt')], WIKIPEDIA);
    expect(readdirSync(own)).toEqual(['answer.txt']);
  });

  it('is refused where its name, or that of the puzzles, is not in UTF-8', async () => {
    const name = join(folder, 'caf\ufffd.txt');
    expect(await sudoscope(['solve', '-', '--output', name], WIKIPEDIA)).toMatchObject({
      status: 2,
      stderr: `${name}: cannot be written: the name is not in UTF-8\n`,
    });
    expect((await sudoscope(['solve', name])).stderr).toContain('the name is not in UTF-8; rename the file, or give');
    expect((await sudoscope(['solve', join(folder, 'none.txt')])).stderr).toContain('there is no such file');
  });

  it('is refused before the work when it cannot be written', async () => {
    expect(await sudoscope([...LONG_WORK, '--output', join(folder, 'none', 'a.txt')])).toMatchObject({ status: 2, stdout: '' });
    const { status, stderr } = await sudoscope([...LONG_WORK, '--output', folder]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: `${folder}: cannot be written: this is a folder\n` });
  });
});

describe.runIf(existsSync('/dev/full'))('a device without space', () => {
  it('is reported in one sentence', async () => {
    expect(await sudoscope(['solve', '-', '--output', '/dev/full'], WIKIPEDIA)).toEqual({
      status: 2,
      stdout: '',
      stderr: '/dev/full: cannot be written: no space is left\n',
    });
    for (const words of ['solve -', '--help', 'algorithms']) {
      const command = `'${process.execPath}' src/cli/sudoscope.mjs ${words} > /dev/full`;
      const { status, stderr } = spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8', input: WIKIPEDIA });
      expect({ status, stderr }).toEqual({ status: 2, stderr: 'standard output: cannot be written: no space is left\n' });
    }
  });

  it('is not needed for devices that take everything', async () => {
    const command = `'${process.execPath}' src/cli/sudoscope.mjs solve - --output /dev/stdout | cat`;
    expect(spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8', input: WIKIPEDIA }).stdout).toBe(`${SOLUTION}\n`);
    expect(await sudoscope(['solve', '-', '--output', '/dev/null'], WIKIPEDIA)).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});
