import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { timedByWall } from './measure.ts';

it('times a program that another one waits for, however little that one does meanwhile', () => {
  const pause = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)';
  expect(timedByWall(() => spawnSync(process.execPath, ['-e', pause]))).toBeGreaterThanOrEqual(200);
});
