import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const messageOf = (...args: string[]) => spawnSync(process.execPath, ['src/cli/sudoscope.mjs', ...args], { encoding: 'utf8' }).stderr;

describe('a command line that is wrong is told in one sentence', () => {
  it.each([
    [['count', '-', '--limit', '-1'], "--limit is '-1'; expected a whole number from 1\n"],
    [['generate', '--seed', '-5'], "--seed is '-5'; expected a whole number from 0 to 999999999\n"],
    [['count', '-', '--limit', '-x'], "Option '--limit' argument is ambiguous; see: sudoscope count --help\n"],
    [['count', '-', '--limit'], "Option '--limit <value>' argument missing; see: sudoscope count --help\n"],
    [['count', '-5'], "Unknown option '-5'; see: sudoscope count --help\n"],
  ])('%j', (args, message) => {
    expect(messageOf(...args)).toBe(message);
  });
});
