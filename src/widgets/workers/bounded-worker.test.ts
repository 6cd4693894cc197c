import { afterEach, expect, it, vi } from 'vitest';
import { BoundedWorker } from './bounded-worker.ts';
import { ManualWorker } from './testing/manual-worker.ts';

interface Functions {
  read(text: string): number;
}

function bounded(settings?: ConstructorParameters<typeof BoundedWorker>[1]) {
  const started: ManualWorker[] = [];
  const worker = new BoundedWorker<Functions>(() => {
    const one = new ManualWorker();
    started.push(one);
    return one;
  }, settings);
  return { worker, started };
}

afterEach(() => {
  vi.useRealTimers();
});

it('answers, and keeps its worker for the next question', async () => {
  const { worker, started } = bounded();
  const first = worker.call(({ read }) => read('a'));
  started[0]!.answer(0, 1);
  expect(await first).toBe(1);
  const second = worker.call(({ read }) => read('b'));
  started[0]!.answer(1, 2);
  expect(await second).toBe(2);
  expect(started).toHaveLength(1);
});

it('leaves a question where it is when another one comes', async () => {
  const { worker, started } = bounded();
  const first = worker.call(({ read }) => read('long'));
  const second = worker.call(({ read }) => read('short'));
  expect(await first).toBeUndefined();
  expect(started.map(({ terminated }) => terminated)).toEqual([true, false]);
  started[1]!.answer(0, 5);
  expect(await second).toBe(5);
});

it('goes on with the same worker where that has made something, and answers the last question alone', async () => {
  const { worker, started } = bounded({ drops: false });
  const [first, second] = [worker.call(({ read }) => read('a')), worker.call(({ read }) => read('b'))];
  started[0]!.answer(0, 1);
  started[0]!.answer(1, 2);
  expect(await Promise.all([first, second])).toEqual([undefined, 2]);
  expect(started).toHaveLength(1);
});

it('is ended when no answer comes in time, says so, and begins anew', async () => {
  vi.useFakeTimers();
  const { worker, started } = bounded({ seconds: 3 });
  const call = worker.call(({ read }) => read('endless'));
  const refused = expect(call).rejects.toThrow('reading this took longer than 3 seconds, so it was stopped');
  await vi.advanceTimersByTimeAsync(3000);
  await refused;
  expect(started[0]!.terminated).toBe(true);
  const next = worker.call(({ read }) => read('short'));
  started[1]!.answer(0, 5);
  expect(await next).toBe(5);
});

it('says what is wrong when its worker breaks, and begins anew', async () => {
  const { worker, started } = bounded();
  const call = worker.call(({ read }) => read('a'));
  started[0]!.fail('error', 'out of memory');
  await expect(call).rejects.toThrow('out of memory');
  const next = worker.call(({ read }) => read('b'));
  started[1]!.answer(0, 7);
  expect(await next).toBe(7);
});
