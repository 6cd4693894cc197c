import { listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');
const total = (sums: readonly number[]) => sums.reduce((all, sum) => all + sum, 0);
/** In one piece: no line ends within a set. */
const symbols = (set: readonly string[]) => set.join('\u00a0');

/** A house of a killer with one cell left over. Sets of digits are lists of symbols; a cage is called by its sum. */
export const innie = {
  about: 'A box of a killer with one cell left over, and cages that share out the rest',
  task: say`${strong('Which digit is in the lit cell?')} Then strike the sets its cages can’t have.`,
  start: say`Four cages are inside this box. The lit cell belongs to a fifth, which continues outside. The box has all nine digits, once each.`,
  idea: say`A house adds up to ${strong('45')}, so you know the cell left over. And the cages ${strong('share out')} its digits, so a set that leaves another cage with nothing is out.`,
  digits: 'The digit of the lit cell',
  sets: 'What each cage can have by its sum',
  set: (set: readonly string[], sum: number, state: 'left' | 'out') =>
    `${symbols(set)} for the cage of ${sum}${state === 'out' ? ', struck' : ''}`,
  /** A cage by its sum, and how many of its cells are in the house. */
  sum: (sum: number, cells: number, all: number) => [String(sum), cells === all ? `${cells} cells` : `${cells} of ${all}`],
  tooMany: (count: number) => `Sets still to strike: ${count}`,
  box: (cell: string, digit: string | undefined) =>
    `Box 1 with four cages inside; ${cell}, left over, ${digit === undefined ? 'is to be found' : `is ${digit}`}`,
  outside: 'continues',
  equals: '=',
  /** The total of the house with a digit that is not the right one. */
  wrong: (digit: number, inside: number, all: number): Sentence =>
    say`${strong(`${digit} is too ${inside + digit > all ? 'much' : 'little'}.`)} With it and the cages inside, the box would add up to ${conflict(inside + digit)}. Its nine digits make ${all}.`,
  right: (sums: readonly number[], all: number): Sentence =>
    say`${strong(`${all} − ${total(sums)} = ${all - total(sums)}.`)} The cages inside use up ${sums.join(' + ')}, and the cell left over has the rest. You didn’t need any other cell. ${strong('Now click a set that’s out')} to strike it.`,
  known: (digit: number): Sentence => say`The lit cell is ${digit}. Now strike the sets that can’t be in this box.`,
  early: say`First find the digit of the lit cell, because the cages don’t get that one.`,
  gone: (set: readonly string[]): Sentence => say`${symbols(set)} is struck already.`,
  hasInnie: (set: readonly string[], digit: number): Sentence =>
    say`${strong(`${symbols(set)} is out.`)} The ${digit} is in the cell left over.`,
  stays: (set: readonly string[]): Sentence =>
    say`${conflict(`${symbols(set)} can stay.`)} With it, the other cages can still share out the other digits, and nothing is missing.`,
  out: (
    set: readonly string[],
    forced: readonly {
      readonly sum: number;
      readonly set: readonly string[] | undefined;
      readonly blocked: readonly (readonly string[])[];
      /** Those of the blocked sets that have the digit of the cell left over, and that digit. */
      readonly withInnie: readonly (readonly string[])[];
    }[],
    innie: string,
  ): Sentence => {
    const parts = forced.flatMap(({ sum, set: only, blocked, withInnie }) => [
      only
        ? say` It would leave the cage of ${sum} only ${symbols(only)}.`
        : say` ${forced.length > 1 ? 'Then no set is left for' : 'It would leave no set for'} the cage of ${conflict(sum)}: ${listed(blocked.map(symbols))} ${blocked.length === 1 ? 'is' : blocked.length === 2 ? 'are both' : 'are all'} blocked.`,
      ...withInnie.map((each) => say` The ${innie} of ${symbols(each)} is in the cell left over.`),
    ]);
    return [...say`${strong(`${symbols(set)} is out.`)}`, ...parts.flat()];
  },
  over: say`Each cage has one set left, and together they share out the box. There’s nothing more to strike.`,
  done: (left: readonly (readonly string[])[]): Sentence => say` Each cage has one set now: ${listed(left.map(symbols))}.`,
};
