import { outcomeWords } from '../outcomes.ts';
import { number } from './language.ts';

const written = (value: unknown) =>
  typeof value === 'number' ? number(value) : ((outcomeWords as Readonly<Record<string, string>>)[String(value)] ?? String(value));

/** How far an exercise of several parts is. */
const seenPart = (done: number, parts: number) => (parts === 2 ? 'First half seen' : `${done} of ${parts} seen`);

/** Words of exercises that a figure checks. */
export const exercise = {
  hint: 'Hint',
  /** A link to the figure of the exercise, and what follows it. */
  open: 'Open the figure',
  checks: ', which checks your answer.',
  show: 'Show it in the figure',
  /** Before the task, where it is repeated at the figure. */
  task: 'Exercise',
  hideTask: 'Hide the task',
  done: 'Solved. You can see it in the figure.',
  /** At the figure. */
  doneHere: 'Exercise solved',
  doneBefore: 'You have solved this. What the figure shows now isn’t the solution.',
  /** A solution was shown; a try has other ways, and a run has its options. */
  shown: (isTry: boolean) => `Shown in the figure.${isTry ? ' Now find your own way there.' : ''}`,
  /** A bet before an answer is seen. */
  bet: {
    title: 'Your bet:',
    before: 'Choose first, then you’ll see the answer.',
    told: (isRight: boolean, answer: string, because?: string) =>
      `${isRight ? 'Right,' : 'No, it’s'} ${answer}${because === undefined ? '. See why:' : `: ${because}.`}`,
  },
  /** What is still missing, in clauses. */
  notYet: (missing: readonly string[], done = 0, parts = 1) => {
    const rest = missing.length === 0 ? '' : `: ${missing.join('; ')}`;
    return done === 0
      ? `Not yet${rest}.`
      : `${seenPart(done, parts)}. For the ${parts - done === 1 ? 'other' : 'next'} one${rest || ', go on'}.`;
  },
  /** The figure shows one of several parts; `value` is what the reader is to take from it. */
  partDone: (done: number, parts: number, value?: readonly [count: number, label: string]) =>
    `${seenPart(done, parts)}${value ? `: ${number(value[0])} ${value[1]}` : ''}. Now the ${parts - done === 1 ? 'other' : `other ${parts - done}`}.`,
  /** A label with a # has its value in that place, and says itself what is wanted. */
  wanted: (label: string, value: unknown, { atLeast, atMost, equal }: { atLeast?: number; atMost?: number; equal?: unknown }) => {
    const bounds = [
      ...(atLeast === undefined ? [] : [`at least ${number(atLeast)}`]),
      ...(atMost === undefined ? [] : [`at most ${number(atMost)}`]),
      ...(equal === undefined ? [] : [written(equal)]),
    ];
    if (label.includes('#')) return label.replace('#', written(value ?? 0));
    return `${label} should be ${bounds.join(' and ')}${value === undefined ? '' : `, not ${written(value)}`}`;
  },
  /** What an option is called among other things. */
  option: (label: string) => `“${label}”`,
  notAtTheEnd: 'go to the end of the run (End)',
  /** What the facts of every run are called. */
  facts: {
    outcome: 'outcome',
    size: 'size of the grid',
    givens: 'givens',
    steps: 'steps of the run',
    position: 'step',
    metric: 'metric',
    fell: 'the number of guesses that the step takes back',
  } as Readonly<Record<string, string>>,
};
