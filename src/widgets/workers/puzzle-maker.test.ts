import { describe, expect, it } from 'vitest';
import type { Wish } from '../../engine/generate/generate-puzzle.ts';
import { PuzzleMaker } from './puzzle-maker.ts';
import { ManualWorker } from './testing/manual-worker.ts';

function makerWithWorkers() {
  const workers: ManualWorker[] = [];
  const maker = new PuzzleMaker(() => {
    workers.push(new ManualWorker());
    return workers.at(-1)!;
  });
  return { maker, workers };
}

const WISH: Wish = { method: 'carve', level: 'easy', seed: 1 };
const MADE = { puzzle: 'made' };

describe('the maker of puzzles', () => {
  it.each(['error', 'messageerror'])(
    'tells everybody who waits when its worker fails (%s), and starts another for the next question',
    async (kind) => {
      const { maker, workers } = makerWithWorkers();
      const waiting = [maker.make(WISH), maker.answersOf('a puzzle')];
      workers[0]!.fail(kind, 'out of memory');
      for (const each of waiting) await expect(each).rejects.toThrow('out of memory');
      expect(workers[0]!.terminated).toBe(true);
      const next = maker.make(WISH);
      expect(workers.length).toBe(2);
      workers[1]!.answer(0, MADE);
      await expect(next).resolves.toMatchObject(MADE);
    },
  );

  it('says so when the worker’s code does not come, and when there are no workers at all', async () => {
    const { maker, workers } = makerWithWorkers();
    const made = maker.make(WISH);
    workers[0]!.fail('error');
    await expect(made).rejects.toThrow('couldn’t be started');
    const refusing = new PuzzleMaker(() => {
      throw new Error('no workers here');
    });
    await expect(refusing.answersOf('a puzzle')).rejects.toThrow('no workers here');
  });

  it('calls one worker, and rejects with its reason', async () => {
    const { maker, workers } = makerWithWorkers();
    const replies = [maker.make(WISH), maker.answersOf('a puzzle'), maker.gradeOf('another')];
    expect(workers.length).toBe(1);
    expect(workers[0]!.calls).toEqual([
      ['make', WISH],
      ['answersOf', 'a puzzle'],
      ['gradeOf', 'another'],
    ]);
    workers[0]!.refuse(0, 'no such level');
    await expect(replies[0]).rejects.toThrow('no such level');
    workers[0]!.answer(1, MADE);
    await expect(replies[1]).resolves.toEqual(MADE);
  });

  it('hands out what was prepared, and forgets a preparation that failed without a word', async () => {
    const { maker, workers } = makerWithWorkers();
    maker.prepare(WISH);
    const prepared = maker.make(WISH);
    expect(workers[0]!.calls.length).toBe(1);
    workers[0]!.answer(0, MADE);
    await expect(prepared).resolves.toMatchObject(MADE);
    maker.prepare(WISH);
    workers[0]!.fail('error');
    // An unhandled rejection would fail this run.
    await new Promise((resolve) => setTimeout(resolve));
    const made = maker.make(WISH);
    workers[1]!.answer(0, MADE);
    await expect(made).resolves.toMatchObject(MADE);
  });

  it('has no grade where none can be had', async () => {
    const { maker, workers } = makerWithWorkers();
    const grade = maker.gradeOf('a puzzle');
    workers[0]!.fail('error');
    await expect(grade).resolves.toBeUndefined();
  });
});
