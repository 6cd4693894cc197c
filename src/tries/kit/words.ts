import { say, toned } from '../../narration/sentence.ts';

/** What all tries share. */
export const kit = {
  showOne: 'Show me one',
  /** On the same button, while a way is shown action by action. */
  nextOfWay: (next: number, all: number) => `Next, ${next} of ${all}`,
  again: 'Start again',
  /** In place of the task, when there is nothing left to do. */
  done: say`${toned('done')('Done.')} Read on, or press ${toned('strong')('Start again')} to do it once more.`,
  /** Beside the verdict on an earlier action. */
  before: 'earlier',
  idea: 'The idea',
  ideaSaid: 'The idea is below.',
  /** On a sign that leads to it, where it has come out of sight. */
  ideaCame: 'The idea is below',
  /** In the place of the idea, until it has been earned. */
  unearned: 'You’ll see the idea here when you’ve found the answer.',
  next: 'Now step through the run',
  /** The kinds of promise in the matrix of a Sudoku, from left to right, each with what is added where there is room. */
  promiseKinds: [
    ['cell', 'is filled'],
    ['row', 'has digit'],
    ['column', 'has digit'],
    ['box', 'has digit'],
  ],
  /** Before a verdict, for who listens. */
  tones: { right: 'Right.', wrong: 'No.', neither: '' },
};
