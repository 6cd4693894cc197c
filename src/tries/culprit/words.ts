import { number } from '../../narration/en/interface/language.ts';
import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const right = toned('placed');
const wrong = toned('conflict');
const step = (position: number) => `step ${number(position)}`;
const percent = (share: number) => `${share} %`;

/** A dead end of a long search, and the digits that led there. Digits and cells are given by their names. */
export const culprit = {
  about: 'A search at a dead end, and the tree of its run',
  task: say`${strong('Which digit would you take back?')} Press it in the grid: its bar in the tree shows what it costs.`,
  start: say`Thinking helps. By the givens r1c9 can be a 2, a 4 or an 8. But r7c9 can be nothing but 4, so r1c9 is a 2 or an 8. If it were the 8, where would row 2 put its own?`,
  idea: say`A wrong digit is rarely noticed where it was placed, and backtracking tries ${strong('all that can stand on it')} before it takes it back.`,
  showOne: 'Show me',
  digitAt: (digit: string, cell: string) => `${digit} at ${cell}`,
  path: 'Placed so far, in this order',
  /** Who is blamed as long as nobody is. */
  nobody: 'no digit',
  fails: (cell: string) => `then no digit is left for ${cell}`,
  /** What the colours of bars mean. Before the culprit is found, none of them says what becomes of a digit. */
  legend: {
    grid: 'in the grid now',
    kept: 'stays to the end',
    now: 'in the grid now, taken back later',
    undone: 'taken back',
    wrong: 'the digit you blamed',
    lost: 'all that was built on it',
    right: 'the digit you blamed, which is right',
  },
  howToRead: 'A bar is a digit, from the step that places it to the step that takes it back. It stands on the one before.',
  /** The tree, as something to move in. */
  slider: 'Step of the run',
  place: (position: number, depth: number, fails: string | undefined) =>
    `${step(position)}, ${counted(depth, 'digit')} placed${fails ? `, no digit is left for ${fails}` : ''}`,
  /** In place of a verdict, where the reader has gone elsewhere in the run. */
  here: (position: number, depth: number, fails: string | undefined): Sentence =>
    say`${strong(`Step ${number(position)}.`)} The search has placed ${counted(depth, 'digit')}${fails ? `, and nothing fits ${fails}. Which of them is to blame?` : '.'}`,
  of: (position: number, length: number) => `${step(position)} of ${number(length)}`,
  buttons: { placed: 'Where it is placed', back: 'Where it is taken back', next: 'Next dead end' },
  tree: (steps: number) => `The run of ${number(steps)} steps as a tree`,
  cost: (steps: number, share: number) => `${counted(steps, 'step')}, ${percent(share)} of the run`,
  first: 'step 1',
  last: (length: number) => `${step(length)}: solved`,
  unseen: 'the rest comes with what you find out',
  found: (name: string, from: number, to: number, share: number): Sentence =>
    say`${strong(`${name} is to blame.`)} It was placed at ${step(from)}, and nothing that stands on it is of any use. The search finds that out at ${step(to)}: ${percent(share)} of the run for one digit.`,
  later: (name: string, saved: number): Sentence =>
    say`${strong(`${name} is wrong.`)} Taken back now, it saves the search ${counted(saved, 'step')}. But an ${wrong('earlier')} digit is wrong, too, and all that stands on that one is lost.`,
  laterAndLast: (name: string): Sentence =>
    say`${strong('That is what the search does:')} it takes back ${name}, the last one. It is wrong. But it stands on an ${wrong('earlier')} wrong digit, and the search will be stuck again soon.`,
  lucky: (name: string): Sentence =>
    say`${strong(`${name} is right:`)} the solution has it, too. But it stands on a ${wrong('wrong')} digit, and goes when that one goes. Look before it.`,
  sound: (name: string): Sentence => say`${strong(`${name} is right,`)} and nothing before it is wrong: it ${right('stays')} to the end.`,
  given: (cell: string): Sentence => say`${cell} is a given. The search never takes it back.`,
  failed: (cell: string): Sentence =>
    say`${strong(`No digit is left for ${cell}.`)} That is how the search notices. The digit to blame stands somewhere else.`,
  empty: (cell: string): Sentence => say`${cell} is still empty.`,
};
