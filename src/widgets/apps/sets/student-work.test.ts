import { describe, expect, it } from 'vitest';
import type { SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import { StudentWork } from './student-work.ts';

/** A question with the answers 0 to 3, of which 1 is right. */
const question = (kind: SetQuestion['kind'] = 'next'): SetQuestion => {
  const grade = (answer: number) => (answer < 4 ? { right: answer === 1, said: String(answer), reason: [] } : undefined);
  return {
    kind,
    run: 0,
    position: 0,
    prompt: [],
    shows: {},
    form: { choices: ['a', 'b', 'c', 'd'], ofCell: undefined },
    grade,
    solution: grade(1)!,
  };
};
const three = () => [question(), question(), question('many')];
const answer = (work: StudentWork, choice: number) => {
  work.choose(choice);
  return work.check()?.right;
};

describe('the work of a student', () => {
  it('may change an answer until it is checked, and counts no check without one', () => {
    const work = new StudentWork(three(), 2);
    expect(work.check()).toBeUndefined();
    work.choose(0);
    work.choose(1);
    expect(work.check()?.right).toBe(true);
    expect(work.tries(0)).toEqual([1]);
    expect(work.chosen).toBeUndefined();
  });

  it('ends a question when it is right, or when its attempts are used', () => {
    const work = new StudentWork(three(), 2);
    expect([answer(work, 0), work.state(0), work.left(0)]).toEqual([false, 'tried', 1]);
    expect([answer(work, 2), work.state(0), work.left(0)]).toEqual([false, 'lost', 0]);
    expect(answer(work, 1)).toBeUndefined();
    expect(work.tries(0)).toEqual([0, 2]);
    work.goOn();
    expect([work.current, answer(work, 1), work.state(1)]).toEqual([1, true, 'right']);
    expect(answer(work, 0)).toBeUndefined();
    expect(work.tally).toEqual({ over: 2, right: 1 });
    expect(work.answers.map(({ right }) => right)).toEqual([false, true, false]);
  });

  it('goes on to what is open, around the end, and stays where nothing is', () => {
    const work = new StudentWork(three(), 1);
    work.goOn();
    answer(work, 1);
    work.goOn();
    work.goOn();
    expect(work.current).toBe(0);
    answer(work, 0);
    work.goOn();
    answer(work, 1);
    expect(work.done).toBe(true);
    work.goOn();
    expect(work.current).toBe(2);
  });

  it('may be answered until it is right', () => {
    const work = new StudentWork(three(), 0);
    for (let n = 0; n < 9; n++) expect(answer(work, 0)).toBe(false);
    expect([work.state(0), work.left(0), answer(work, 1), work.state(0)]).toEqual(['tried', -1, true, 'right']);
  });

  it('hands in no less than was kept, though it makes no sense of it', () => {
    const kept = [
      { kind: 'many', tries: [0, 1], right: true },
      { kind: 'next', tries: [77], right: true },
      { kind: 'many', tries: [0], right: false },
      { kind: 'why', tries: [3], right: true },
    ] as const;
    const work = new StudentWork(three(), 2, kept);
    expect(work.answers).toEqual(kept);
    expect(work.tally).toEqual({ over: 2, right: 2 });
    answer(work, 0);
    expect(work.answers[0]).toEqual(kept[0]);
    work.go(2);
    answer(work, 1);
    expect(work.answers[2]).toEqual({ kind: 'many', tries: [0, 1], right: true });
    expect(work.tally).toEqual({ over: 3, right: 3 });
  });

  it('goes on from what was kept, but for what makes no sense', () => {
    const work = new StudentWork(three(), 2, [
      { kind: 'next', tries: [0, 1], right: true },
      { kind: 'many', tries: [1], right: true },
      { kind: 'many', tries: [77, 0, 1, 1], right: true },
      { kind: 'many', tries: [1], right: true },
    ]);
    expect([0, 1, 2].map((index) => work.tries(index))).toEqual([[0, 1], [], [0, 1]]);
    expect(work.current).toBe(1);
  });
});
