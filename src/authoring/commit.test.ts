import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitOf } from '../cli/measure/commit.ts';
import { builtCommit, commitIn } from './commit.ts';

it('is the same as the command line says', () => {
  expect(builtCommit()).toBe(commitOf());
  if (existsSync('.git')) expect(builtCommit()).toMatch(/^[\da-f]{40}(-dirty)?$/);
});

it('is nothing for a folder that merely is inside a checkout', () => {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync(join('node_modules/.cache', 'no-checkout-'));
  try {
    expect(commitIn(folder)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
