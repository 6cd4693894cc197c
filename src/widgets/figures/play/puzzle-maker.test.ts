import { describe, expect, it } from 'vitest';
import type { Wish } from '../../../engine/generate/generate-puzzle.ts';
import type { PlayRequest } from './play.worker.ts';
import { PuzzleMaker } from './puzzle-maker.ts';

/** A worker that does nothing by itself. */
class IdleWorker extends EventTarget {
  readonly asked: PlayRequest[] = [];
  terminated = false;
  postMessage(request: PlayRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(index: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked[index]!.id, puzzle: 'made' } }));
  }
  fail(kind: string, message?: string): void {
    this.dispatchEvent(Object.assign(new Event(kind), { message }));
  }
}

function makerWithWorkers() {
  const workers: IdleWorker[] = [];
  const maker = new PuzzleMaker(() => {
    workers.push(new IdleWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return { maker, workers };
}

const WISH: Wish = { method: 'carve', level: 'easy', seed: 1 };

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
      workers[1]!.answer(0);
      await expect(next).resolves.toMatchObject({ puzzle: 'made' });
    },
  );

  it('says so when the worker’s code does not come, and when there are no workers at all', async () => {
    const { maker, workers } = makerWithWorkers();
    const made = maker.make(WISH);
    workers[0]!.fail('error');
    await expect(made).rejects.toThrow('could not be started');
    const refusing = new PuzzleMaker(() => {
      throw new Error('no workers here');
    });
    await expect(refusing.answersOf('a puzzle')).rejects.toThrow('no workers here');
  });

  it('hands out what was prepared, and forgets a preparation that failed without a word', async () => {
    const { maker, workers } = makerWithWorkers();
    maker.prepare(WISH);
    const prepared = maker.make(WISH);
    expect(workers[0]!.asked.length).toBe(1);
    workers[0]!.answer(0);
    await expect(prepared).resolves.toMatchObject({ puzzle: 'made' });
    maker.prepare(WISH);
    workers[0]!.fail('error');
    // An unhandled rejection would fail this run.
    await new Promise((resolve) => setTimeout(resolve));
    const made = maker.make(WISH);
    workers[1]!.answer(0);
    await expect(made).resolves.toMatchObject({ puzzle: 'made' });
  });

  it('has no grade where none can be had', async () => {
    const { maker, workers } = makerWithWorkers();
    const grade = maker.gradeOf('a puzzle');
    workers[0]!.fail('error');
    await expect(grade).resolves.toBeUndefined();
  });
});
