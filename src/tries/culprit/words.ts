import { number } from '../../narration/en/interface/language.ts';
import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const right = toned('placed');
const wrong = toned('conflict');
const step = (position: number) => `step ${number(position)}`;
const percent = (share: number) => `${share}%`;

/** Why a digit is wrong, where that can be told in a line. */
const proofs: Readonly<Record<string, string>> = {
  '2 at r1c3':
    'Why is it wrong? Only 4 fits r7c9, so r1c9 is 2 or 8. If it were 8, row 2 would have no place for its own 8. So row 1 has its 2 there.',
};

/** A dead end of a long search, and the digits that led there. Digits and cells are given by their names. */
export const culprit = {
  about: 'A search at a dead end, and the tree of its run',
  task: say`${strong('Which digit would you take back?')} Press it in the grid, and its bar in the tree shows what it costs.`,
  start: say`Here’s a start. The givens leave 2, 4 or 8 for r1c9. But only 4 fits r7c9, so r1c9 is 2 or 8. If it were 8, where would the 8 in row 2 go?`,
  idea: say`A wrong digit is rarely noticed when it’s placed, and backtracking tries ${strong('everything that can follow it')} before it takes the digit back.`,
  showOne: 'Show me',
  digitAt: (digit: string, cell: string) => `${digit} at ${cell}`,
  path: 'Placed so far, in this order',
  /** Shown until the reader blames a digit. */
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
  howToRead:
    'Each bar is one digit. It runs from the step that places the digit to the step that takes it back, and it rests on the digit placed before it.',
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
  unseen: 'find the culprit to see the rest of the tree',
  found: (name: string, from: number, to: number, share: number): Sentence =>
    say`${strong(`${name} is to blame.`)} It was placed at ${step(from)}, and everything built on it was wasted. The search takes it back at ${step(to)}, after spending ${percent(share)} of the run on one digit.${name in proofs ? ` ${proofs[name]}` : ''}`,
  later: (name: string, saved: number): Sentence =>
    say`${strong(`${name} is wrong.`)} Taking it back now would save the search ${counted(saved, 'step')}. But an ${wrong('earlier')} digit is wrong too, so this wouldn’t be enough. Look earlier.`,
  laterAndLast: (name: string): Sentence =>
    say`${strong('That is what the search does:')} it takes back ${name}, the last one. It is wrong. But it was placed after an ${wrong('earlier')} wrong digit, so the search will soon be stuck again.`,
  lucky: (name: string): Sentence =>
    say`${strong(`${name} is right:`)} the solution has it too. But it was placed after a ${wrong('wrong')} digit, and will go when that one is taken back. Look earlier.`,
  sound: (name: string): Sentence =>
    say`${strong(`${name} is right,`)} and nothing before it is wrong, so it ${right('stays')} to the end.`,
  given: (cell: string): Sentence => say`${cell} is a given. The search never takes it back.`,
  failed: (cell: string): Sentence =>
    say`${strong(`No digit is left for ${cell}.`)} That’s how the search notices. The digit to blame is in another cell.`,
  empty: (cell: string): Sentence => say`${cell} is still empty.`,
};
