import { number } from './language.ts';

/** How far an exercise of several parts is. */
const seenPart = (done: number, parts: number) => (parts === 2 ? 'First half seen' : `${done} of ${parts} seen`);

/** Words of exercises that a figure checks. */
export const exercise = {
  hint: 'Hint',
  /** A link to the figure of the exercise, and what follows it. */
  open: 'Open the figure',
  checks: ', which checks your answer.',
  checksAtEnd: ', which checks your answer at the end of the run.',
  show: 'Show it in the figure',
  /** Before the task, where it is repeated at the figure. */
  task: 'Exercise',
  /** In its place once it is. */
  solved: 'Solved',
  hideTask: 'Hide the task',
  done: 'Solved. You can see it in the figure.',
  /** At the figure. */
  doneHere: 'Exercise solved',
  doneBefore: 'Solved earlier. You can solve it again in the figure.',
  /** A solution was shown; a try has other ways, and a run has its options. */
  shown: (isTry: boolean) => `Shown in the figure.${isTry ? ' Now find your own way there.' : ''}`,
  /** A bet before an answer is seen. */
  bet: {
    title: 'Your bet:',
    before: 'Choose first, then you’ll see the answer.',
    told: (isRight: boolean, answer: string, because?: string) =>
      `${isRight ? 'Right,' : 'No, it’s'} ${answer}${because === undefined ? '. See why:' : `: ${because}.`}`,
  },
  /** In place of text that says what there is to find in the figure beside it. */
  readAfter: { waits: 'The text goes on when you’re done with the figure.', show: 'Read on now' },
  /** What is still missing, in sentences. */
  notYet: (missing: readonly string[], done = 0, parts = 1) => {
    if (done === 0) return ['Not yet.', ...missing].join(' ');
    return [`${seenPart(done, parts)}.`, `Now the ${parts - done === 1 ? 'other' : 'next'} one.`, ...missing].join(' ');
  },
  /** The figure shows one of several parts; `value` is what the reader is to take from it. */
  partDone: (done: number, parts: number, value?: readonly [count: number, label: string]) =>
    `${seenPart(done, parts)}${value ? `: ${number(value[0])} ${value[1]}` : ''}. Now the ${parts - done === 1 ? 'other' : `other ${parts - done}`}.`,
  /** The sentence of a condition with the value in the figure: `#` is the value, `{digit|digits}` is its noun. */
  missing: (sentence: string, value: unknown = 0) =>
    sentence
      .replace(/\{([^|}]*)\|([^}]*)\}/g, (_, one: string, many: string) => (value === 1 ? one : many))
      .replaceAll('#', typeof value === 'number' ? number(value) : String(value)),
  notAtTheEnd: 'Go to the end of the run (End).',
};
