import { afterEach, expect, it, vi } from 'vitest';
import { Breath } from './breath.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('lets the page go on after a stretch, or before what is long, and else at once', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pause = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: pause });
  const breath = new Breath();
  await breath.taken();
  expect(pause).toHaveBeenCalledTimes(0);
  now = 50;
  await breath.taken();
  await breath.taken();
  expect(pause).toHaveBeenCalledTimes(1);
  await breath.taken({ now: true });
  expect(pause).toHaveBeenCalledTimes(2);
});

it('waits for a task of its own where a browser has nothing better', async () => {
  vi.stubGlobal('scheduler', undefined);
  const order: string[] = [];
  setTimeout(() => order.push('before'));
  await new Breath().taken({ now: true });
  expect(order).toEqual(['before']);
});
