import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const fault = toned('conflict');
const logic = toned('logic');
const removed = toned('removed');

const digits = (list: readonly number[]) => listed(list.map(String));

/** What a cell takes and what it gives up; 0 for nothing. */
interface Move {
  readonly cell: string;
  readonly takes: number;
  readonly had: number;
}

const trip = (moves: readonly Move[]): string =>
  listed(moves.map(({ cell, takes, had }) => (had > 0 ? `${cell} takes ${takes} instead of ${had}` : `${cell} takes ${takes}`)));

/** A house whose cells a reader pairs with digits. Cells and houses come by their names. */
export const partners = {
  about: 'A house to pair with digits, and marks that no pairing can use',
  task: say`${strong('Pair each cell with a digit of its own.')} Then try to find marks that no pairing can use.`,
  start: (house: string): Sentence =>
    say`This is ${house} of a puzzle with 17 givens, after all singles have been written. ${strong('Press a small digit')} to pair its cell with it. If you get stuck, ask for a path.`,
  idea: say`One pairing is enough. A mark can stay if taking it leads ${strong('round in a circle')}. If it leads into a set of cells and never out again, ${strong('no pairing uses it')}, and it’s struck.`,
  showOne: 'Show a path',
  turnOver: 'Turn the path over',
  showMark: 'Strike a mark',
  sort: 'Side by side',
  all: 'Strike the rest',
  count: (paired: number, all: number, struck: number) => `${paired} of ${all} paired, ${struck} struck`,
  box: (house: string, paired: number, all: number) => `${house}: ${paired} of ${all} cells paired`,
  mark: (digit: number, cell: string, state: 'paired' | 'struck' | 'open') =>
    `${digit} in ${cell}${state === 'open' ? '' : state === 'paired' ? ', paired' : ', struck'}`,
  takes: (cell: string, digit: number): Sentence => say`${strong(cell)} is paired with ${digit}.`,
  takesFrom: (cell: string, digit: number, from: string): Sentence =>
    say`${strong(cell)} takes the ${digit}, so ${fault(from)} has no partner now.`,
  gives: (cell: string): Sentence => say`${strong(cell)} has no partner now.`,
  fixed: (digit: number, cell: string): Sentence => say`The ${digit} is written in ${fault(cell)}, so no other cell can have it.`,
  ahead: (moves: readonly Move[]): Sentence => {
    const [first, ...others] = moves.map(({ cell, takes }, index) =>
      index === 0 ? `${cell} could take the ${takes}` : `then ${cell} could take the ${takes}`,
    );
    return say`${strong('A path:')} ${listed([first!, ...others])}, which is free. Turn it over, and one more cell has a partner.`;
  },
  path: (moves: readonly Move[]): Sentence => {
    if (moves.length === 1) return say`${strong(trip(moves))}, which was free.`;
    return say`${strong('A path is turned over:')} ${trip(moves)}.`;
  },
  full: say` ${logic('Every cell has a partner.')} Now press any other mark. Could a pairing use that one, too?`,
  own: (digit: number, cell: string): Sentence =>
    say`Your pairing gives ${digit} to ${strong(cell)}, so it can stay. Press a mark that isn’t paired.`,
  gone: (digit: number, cell: string): Sentence => say`${removed(String(digit))} is struck from ${cell} already.`,
  stays: (moves: readonly Move[]): Sentence =>
    say`${logic('It can stay.')} A round trip leads back to where it began: ${trip(moves)}. So there’s another pairing, and it uses this mark.`,
  goes: (digit: number, cell: string, from: string, keepers: readonly string[], values: readonly number[]): Sentence =>
    keepers.length === 1
      ? say`If ${cell} took ${digit}, then ${fault(from)} would have no digit left. So no pairing uses this mark, and ${removed(String(digit))} is struck from ${cell}.`
      : say`If ${cell} took ${digit}, then ${from} would need another digit, and so on. That never leads out of ${fault(`${counted(keepers.length, 'cell')} with ${counted(values.length, 'digit')}`)}, ${digits(values)}, and without the ${digit} there’s one too few. So ${removed(String(digit))} is struck from ${cell}.`,
  last: say` That was the last one. All other marks can stay.`,
  notYet: say`First pair every cell. What can be struck is found from a pairing.`,
  sorted: (hasMarksToStrike: boolean): Sentence =>
    say`Cells that can pass their digits round are next to each other now, with their digits beside them. ${hasMarksToStrike ? 'Each dashed line leads from one group to another, and none leads back.' : 'No line leads from one group to another any more.'}`,
  struckAll: (count: number): Sentence =>
    say`${logic(`${counted(count, 'mark')} struck.`)} All of them lead into sets of cells and never out again, and one pairing was enough to find that out.`,
};
