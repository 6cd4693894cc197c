import { describe, expect, it } from 'vitest';
import { type PoolWorker, WorkerPool } from './worker-pool.ts';

/** Workers that a test answers for, and what a pool made of them. */
function pool(tasks: readonly string[]) {
  const jobs: { task: string; resolve(result: string): void; reject(error: Error): void }[] = [];
  let terminated = 0;
  const start = (): PoolWorker<string, string> => ({
    work: (task) => new Promise((resolve, reject) => jobs.push({ task, resolve, reject })),
    terminate: () => terminated++,
  });
  const calls: string[] = [];
  const made = new WorkerPool(start, tasks, {
    result: (result, place) => calls.push(`${place} ${result}`),
    done: () => calls.push('done'),
    failed: (error) => calls.push(String(error)),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { made, jobs, calls, settled, terminated: () => terminated };
}

describe('a pool of workers', () => {
  it('works off tasks in order and gives each result with its place', async () => {
    const { jobs, calls, settled, terminated } = pool(['a', 'b', 'c', 'd', 'e', 'f']);
    const workers = jobs.length;
    for (let at = 0; at < 6; at++) {
      jobs[at]!.resolve(jobs[at]!.task.toUpperCase());
      await settled();
    }
    expect(jobs.map(({ task }) => task).join('')).toBe('abcdef');
    expect(calls).toEqual(['0 A', '1 B', '2 C', '3 D', '4 E', '5 F', 'done']);
    expect(terminated()).toBe(workers);
  });

  it('ends at the first failure, and reports it once', async () => {
    const { jobs, calls, settled } = pool(['a', 'b', 'c', 'd', 'e', 'f']);
    const given = jobs.length;
    for (const each of [...jobs]) each.reject(new Error(`${each.task} failed`));
    await settled();
    expect(calls).toEqual(['Error: a failed']);
    expect(jobs.length).toBe(given);
  });

  it('says nothing more when it is stopped', async () => {
    const { made, jobs, calls, settled } = pool(['a', 'b']);
    made.stop();
    jobs[0]!.resolve('A');
    await settled();
    expect(calls).toEqual([]);
  });

  it('of nothing is done at once', async () => {
    const { calls, settled } = pool([]);
    await settled();
    expect(calls).toEqual(['done']);
  });
});
