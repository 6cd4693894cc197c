import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of “From your grid” on the Play page: what each algorithm would do with the reader's digits and strikes. */

export const title = 'From your grid';
/** The button that opens it. */
export const open = 'What would the algorithms do here?';
export const close = 'Close the list of algorithms';
export const list = 'What each algorithm would do';
/** '54 digits, 2 strikes, 27 cells open'. */
export const facts = (digits: number, strikes: number, cells: number) =>
  [counted(digits, 'digit'), ...(strikes > 0 ? [counted(strikes, 'strike')] : []), `${counted(cells, 'cell')} open`].join(', ');

/** What is said in place of the list, or before it. */
export const gate = {
  digits:
    'Your grid as it is has no solution, so at least one of your digits is wrong. It breaks no rule yet, so nothing on the board says which one.',
  strikes: 'Your digits are right, but what you struck leaves no solution. At least one candidate was struck by mistake.',
  clash: 'Two equal digits see each other. No algorithm begins with a grid that breaks a rule, so take one of them back first.',
  cage: 'A cage has a digit twice, or can’t reach its sum any more. No algorithm begins with a grid that breaks a rule, so take one of its digits back first.',
  nothingLeft: 'A cell of your grid has nothing left, so no algorithm can begin. Take a strike or a digit back first.',
  full: 'Your grid is full. There’s nothing left for an algorithm to do.',
  solved: 'The puzzle is solved. Start it again, or take some digits back, and see what the algorithms would do there.',
};
export const watch = 'See which algorithm finds the mistake';
export const lookMyself = 'Look for it myself';

/** How to read the bars of the list. */
export const scale = 'The bars show the steps of each whole run. Each tick stands for ten times as many as the one before.';
/** Under the list of a killer. */
export const otherAlgorithms =
  'The other algorithms know no cages, so they can’t begin here. For what a person would do next, press Hint: hints know cages.';

/** What kind of move comes next, or who finds a mistake. */
export const tags = {
  waits: 'waiting',
  knows: 'knows the next step',
  guesses: 'would guess',
  random: 'starts at random',
  finds: 'finds it',
  never: 'hasn’t found it',
  stuck: 'gets stuck',
  slow: 'needs longer',
  refused: 'can’t begin',
};
export const refused = (reason: string) => `The algorithm refuses this grid: ${reason}.`;
export const goesOn = 'It goes on. So far it can’t tell the mistake from bad luck.';
export const slowHere = 'It hasn’t found its next step within a second.';
export const stuckHere = 'It finds no further step, and it can’t say that there is a mistake.';
export const noAnswer = 'No answer within some seconds. Close the list and open it again to try once more.';
export const steps = (count: number) => counted(count, 'step');
export const moreThan = (count: number) => `more than ${counted(count, 'step')}`;
export const details = {
  noGuess: 'no guess',
  noDeadEnd: 'no dead end',
  deadEnds: (count: number) => counted(count, 'dead end'),
  firstGuess: (step: number) => `first guess: step ${number(step)}`,
  cut: 'stopped after a second',
  ownLimit: 'stopped at its own limit',
  withoutStrikes: 'without your strikes',
};
/** The whole row, as the name of its button. */
export const row = (name: string, tag: string, says: string, count: string, detail: string) =>
  `${name}, ${tag}. ${says} ${[count, detail].filter(Boolean).join(', ')}.`;
export const spoken = (facts: string) => `${title}: ${facts}. The list of algorithms is beside the board.`;

/** The figure that opens over the page. */
export const figure = {
  from: title,
  title: (algorithm: string) => `${algorithm} from your grid`,
  chapter: 'Open in its chapter',
  back: 'Back to my puzzle',
  note: 'Your puzzle waits, and its clock is stopped. The candidates are the algorithm’s.',
};
