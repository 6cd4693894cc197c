import { describe, expect, it } from 'vitest';
import { record } from '../../trace/record.ts';
import { ownPuzzle } from '../runs/named-puzzle.ts';
import { prepareRun } from '../runs/prepared-run.ts';
import { runAndReport } from './run-and-report.ts';
import { runInWorker } from './run-in-worker.ts';
import { servedWorker } from './testing/served-worker.ts';

const run = await prepareRun(
  { algorithm: 'backtracking', options: {} },
  ownPuzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
);

describe('a run in a worker', () => {
  it('is the same as without a worker, and grows meanwhile', async () => {
    const worker = servedWorker({ run: runAndReport });
    const lengths: number[] = [];
    const { timeline, done } = runInWorker(
      run,
      () => lengths.push(timeline.length),
      () => worker,
    );
    expect(timeline.length).toBe(0);
    await done;
    const here = record(run.algorithm, run.input, run.values);
    expect([timeline.length, timeline.taken, timeline.outcome, timeline.capped]).toEqual([here.length, here.taken, 'solved', false]);
    expect(timeline.totals).toEqual(here.totals);
    for (const position of [1, 2000, here.length]) expect(timeline.frame(position)).toEqual(here.frame(position));
    expect(lengths[0]).toBeLessThan(here.length);
    expect(lengths.at(-1)).toBe(here.length);
    expect(worker.terminated).toBe(true);
  });

  it('can be ended where it is', async () => {
    const worker = servedWorker({ run: () => new Promise(() => {}) });
    const { timeline, done, cancel } = runInWorker(
      run,
      () => {},
      () => worker,
    );
    cancel();
    await done;
    expect([timeline.complete, timeline.stopped, worker.terminated]).toEqual([false, true, true]);
  });

  it('takes no report that comes after its end', async () => {
    let report: (said: object) => unknown = () => {};
    const worker = servedWorker({
      run: (_: unknown, reports: typeof report) => {
        report = reports;
        return new Promise(() => {});
      },
    });
    let heard = 0;
    const { timeline, cancel } = runInWorker(
      run,
      () => heard++,
      () => worker,
    );
    const soFar = { chunks: [], totals: {}, capped: false };
    await expect.poll(() => report({ ...soFar, taken: 1 }) && heard).toBeGreaterThan(0);
    const before = [heard, timeline.taken];
    report({ ...soFar, taken: 2 });
    cancel();
    await new Promise((done) => setTimeout(done, 20));
    expect([heard, timeline.taken]).toEqual(before);
  });

  it.each([
    [
      'cannot be run',
      () => runAndReport({ algorithm: 'magic', input: { other: 0 }, options: {} }, () => {}),
      "there is no algorithm 'magic'",
    ],
    [
      'does not fit what was run before',
      (_: unknown, report: (said: object) => unknown) => {
        report({ chunks: [{ first: 7 }] });
        return new Promise(() => {});
      },
      'chunk starts at 7',
    ],
  ])('rejects when it %s', async (_, run_, message) => {
    const worker = servedWorker({ run: run_ });
    const { done } = runInWorker(
      run,
      () => {},
      () => worker,
    );
    await expect(done).rejects.toThrow(message);
    expect(worker.terminated).toBe(true);
  });

  it('rejects when the worker fails', async () => {
    const worker = servedWorker({ run: () => new Promise(() => {}) });
    const { done } = runInWorker(
      run,
      () => {},
      () => worker,
    );
    worker.fail('error');
    await expect(done).rejects.toThrow('couldn’t be started');
  });
});
