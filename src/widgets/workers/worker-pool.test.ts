import { describe, expect, it } from 'vitest';
import { type PoolWorker, WorkerPool } from './worker-pool.ts';

/** Workers that a test answers for, and what a pool made of them. */
function pool(tasks: readonly string[]) {
  const asked: { task: string; resolve(result: string): void; reject(error: Error): void }[] = [];
  let terminated = 0;
  const start = (): PoolWorker<string, string> => ({
    work: (task) => new Promise((resolve, reject) => asked.push({ task, resolve, reject })),
    terminate: () => terminated++,
  });
  const told: string[] = [];
  const made = new WorkerPool(start, tasks, {
    result: (result, place) => told.push(`${place} ${result}`),
    done: () => told.push('done'),
    failed: (error) => told.push(String(error)),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { made, asked, told, settled, terminated: () => terminated };
}

describe('a pool of workers', () => {
  it('works off tasks in order and tells whose each result is', async () => {
    const { asked, told, settled, terminated } = pool(['a', 'b', 'c', 'd', 'e', 'f']);
    const workers = asked.length;
    for (let at = 0; at < 6; at++) {
      asked[at]!.resolve(asked[at]!.task.toUpperCase());
      await settled();
    }
    expect(asked.map(({ task }) => task).join('')).toBe('abcdef');
    expect(told).toEqual(['0 A', '1 B', '2 C', '3 D', '4 E', '5 F', 'done']);
    expect(terminated()).toBe(workers);
  });

  it('ends at the first failure, and tells it once', async () => {
    const { asked, told, settled } = pool(['a', 'b', 'c', 'd', 'e', 'f']);
    const given = asked.length;
    for (const each of [...asked]) each.reject(new Error(`${each.task} failed`));
    await settled();
    expect(told).toEqual(['Error: a failed']);
    expect(asked.length).toBe(given);
  });

  it('says nothing more when it is stopped', async () => {
    const { made, asked, told, settled } = pool(['a', 'b']);
    made.stop();
    asked[0]!.resolve('A');
    await settled();
    expect(told).toEqual([]);
  });

  it('of nothing is done at once', async () => {
    const { told, settled } = pool([]);
    await settled();
    expect(told).toEqual(['done']);
  });
});
