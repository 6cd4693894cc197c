import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MeasuredRun, MeasureTask } from '../../workers/measure.worker.ts';
import { Experiment } from './experiment.ts';
import { csvOf, lanesOf } from './results.ts';

const puzzles = ['one', 'two', 'three'].map((name) => ({ name, group: '', text: `text of ${name}` }));
const runs = ['backtracking', 'dancing-links'].map((algorithm) => ({ algorithm, options: {}, allOptions: { seed: 1 } }));
const took = (steps: number): MeasuredRun => ({ outcome: 'solved', steps, digits: steps, counters: {} });

/** A task that a worker was given, to be answered by the test. */
interface Given {
  readonly task: MeasureTask;
  answer(measured: MeasuredRun): Promise<void>;
  break(reason: string): Promise<void>;
}

/** An experiment whose workers wait for the test, and whose clock moves only in `wait`. */
function experimentByHand(of = puzzles) {
  const given: Given[] = [];
  const events: string[] = [];
  let [time, ended] = [0, 0];
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const start = () => ({
    work: (task: MeasureTask) =>
      new Promise<MeasuredRun>((resolve, reject) => {
        const answer = (measured: MeasuredRun) => {
          resolve(measured);
          return settled();
        };
        const fail = (reason: string) => {
          reject(new Error(reason));
          return settled();
        };
        given.push({ task, answer, break: fail });
      }),
    terminate: () => {
      ended++;
    },
  });
  const hearer = {
    grown: () => events.push('grown'),
    ended: () => events.push('ended'),
    failed: (error: unknown) => events.push(`failed: ${(error as Error).message}`),
  };
  const experiment = new Experiment(of, runs, { currency: 'steps', amount: 1000 }, hearer, { start, now: () => time });
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { experiment, given, events, wait, endedWorkers: () => ended };
}

beforeAll(() => vi.stubGlobal('navigator', { hardwareConcurrency: 4 }));
afterAll(() => vi.unstubAllGlobals());

describe('an experiment of the lab', () => {
  it('gives each worker one run at a time, all runs of a puzzle one after the other', async () => {
    const { given } = experimentByHand();
    // A core is left for the page.
    expect(given).toHaveLength(3);
    expect(given[0]!.task).toEqual({
      algorithm: 'backtracking',
      options: { seed: 1 },
      text: 'text of one',
      budget: { currency: 'steps', amount: 1000 },
    });
    for (let at = 0; at < 6; at++) await given[at]!.answer(took(at));
    expect(given.map(({ task }) => [task.text, task.algorithm])).toEqual(
      puzzles.flatMap(({ text }) => runs.map(({ algorithm }) => [text, algorithm])),
    );
  });

  it('knows whose results they are though they come out of order, and writes them in order', async () => {
    const { experiment, given, events } = experimentByHand(puzzles.slice(0, 1));
    expect(given).toHaveLength(2);
    for (const each of given.toReversed()) await each.answer(took(each.task.algorithm === 'backtracking' ? 70 : 7));
    expect(experiment.results.map(({ run }) => run)).toEqual([1, 0]);
    const [backtracking, links] = lanesOf(2, puzzles, experiment.results);
    expect([backtracking!.results.map(({ steps }) => steps), links!.results.map(({ steps }) => steps)]).toEqual([[70], [7]]);
    const lines = [...csvOf(puzzles, ['A', 'B'], experiment.results)].join('').trim().split('\n').slice(1);
    expect(lines.map((line) => line.split(',')[4])).toEqual(['A', 'B']);
    expect(events).toEqual(['grown', 'grown', 'ended']);
    expect(experiment.running).toBe(false);
  });

  it('shows its progress, and the time left at this pace', async () => {
    const { experiment, given, wait } = experimentByHand();
    expect(experiment.words).toBe('0 of 6 runs.');
    wait(3000);
    await given[0]!.answer(took(1));
    await given[1]!.answer(took(1));
    expect(experiment.words).toBe('2 of 6 runs, about 6 s left.');
    for (let at = 2; at < 6; at++) await given[at]!.answer(took(1));
    expect(experiment.words).toBe('All 6 runs are done.');
  });

  it('keeps its results when it is stopped in the middle, and ignores later ones', async () => {
    const { experiment, given, events, endedWorkers } = experimentByHand();
    await given[0]!.answer(took(5));
    experiment.stop();
    await given[1]!.answer(took(6));
    experiment.stop();
    expect([experiment.results.length, experiment.running, experiment.words]).toEqual([1, false, '1 of 6 runs, stopped.']);
    expect(events).toEqual(['grown', 'ended']);
    expect(endedWorkers()).toBeGreaterThan(0);
  });

  it('ends when a worker fails, says why once, and keeps its results', async () => {
    const { experiment, given, events } = experimentByHand();
    await given[0]!.answer(took(5));
    await given[1]!.break('out of memory');
    for (const late of given.slice(2)) await late.break('ended');
    expect([experiment.results.length, experiment.words]).toEqual([1, '1 of 6 runs, failed.']);
    expect(events).toEqual(['grown', 'ended', 'failed: out of memory']);
  });
});
