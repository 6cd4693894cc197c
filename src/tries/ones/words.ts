import { number } from '#words/language.ts';
import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const removed = toned('removed');
const atFault = toned('conflict');

const quoted = (promises: readonly string[]) => listed(promises.map((promise) => `“${promise}”`));

/** Words of the 729 × 324 matrix. Its rows, called statements, and its columns, called promises, come by their names: 'r1c2 = 2', 'row 1 has 2'. */
export const ones = {
  about: 'The matrix of a 9 by 9 Sudoku, 729 rows by 324 columns, and its grid',
  task: say`${strong('Count what one given strikes. Then find three statements that have to be chosen.')} Every candidate is a statement.`,
  start: say`Press a candidate to see whether it clashes with r1c1 = 5. The four 1s of its statement light up in the matrix.`,
  idea: say`If a promise has only one statement left, ${strong('that statement has to be chosen')}. It’s the only digit left for its cell, or its cell is the only place left for the digit in a row, a column or a box.`,
  next: 'See the rest of the search',
  matrix: (rows: number, columns: number) => `The matrix of a 9 by 9 Sudoku: ${rows} statements, ${columns} promises.`,
  grid: 'The grid with its candidates, each of which is a statement',
  keys: 'Arrow keys go from cell to cell, and digit keys choose its candidate; Enter presses it.',
  pad: 'Candidates of the cell',
  /** A statement as it is spoken. */
  row: (name: string, kept: readonly string[], state: 'chosen' | 'struck' | undefined) =>
    `${name}: ${listed(kept)}${state === undefined ? '' : `; ${state}`}`,
  /** A promise with the number of statements left for it. */
  left: (statements: number) => `${statements} left`,
  ask: {
    count: 'r1c1 = 5 is chosen. How many of the other 728 statements clash with it?',
    givens: 'One given is chosen, and 29 are left.',
    hunt: (found: number, of: number) =>
      `Which statement is the only one left for one of its promises? Press it. (${found} of ${of} found)`,
    more: (cells: number) => `That’s how the whole puzzle can be solved. ${counted(cells, 'cell')} left, if you like to go on.`,
    solved: 'Every promise is kept exactly once.',
  },
  chooseGivens: 'Choose the other givens',
  guesses: {
    20: say`${strong('More.')} 5 in each of the 20 cells that see r1c1 clashes. But ${atFault('the other digits of r1c1')} clash, too, because they keep “r1c1 is filled” again.`,
    24: say`${strong('Not quite.')} Eight in the row, eight in the column and eight in the box is 24. But ${atFault('four of those cells')} are counted twice, and the other digits of r1c1 are missing.`,
    32: say`${strong('Fewer.')} Eight others keep each of the four promises, but ${atFault('some of them keep two')}. For example, r1c2 = 5 is in the same row and in the same box.`,
  } as Readonly<Record<number, Sentence>>,
  counted: say`${strong('28.')} Eight other digits in r1c1, and 5 in each of the twenty cells that see it. Their 1s, 112 in all, are red now. And all that was ${strong('one')} of thirty givens.`,
  givensChosen: (givens: number, { struck, all }: { struck: number; all: number }, left: number): Sentence =>
    say`${strong(`${givens} givens are chosen.`)} ${number(struck)} of the ${number(all)} 1s are struck, and ${left} statements are left. Nothing else has been chosen yet.`,
  isChosen: (name: string): Sentence => say`${strong(name)} is chosen already.`,
  clashes: (name: string, again: readonly string[]): Sentence =>
    say`${strong('It clashes.')} ${removed(name)} would keep ${quoted(again)} again.`,
  fits: (name: string, first: string): Sentence => say`${strong('No clash.')} ${name} shares none of its four promises with ${first}.`,
  isStruck: (name: string, again: readonly string[]): Sentence => say`${removed(name)} is struck. It would keep ${quoted(again)} again.`,
  givensFirst: say`First choose the other givens.`,
  notYet: (name: string, sizes: readonly number[]): Sentence =>
    say`${strong('Not yet.')} ${atFault(name)} may be right, but nothing shows it: its promises have ${listed(sizes.map(String))} statements left.`,
  mustBe: (name: string, only: readonly string[], struck: number, isLast: boolean): Sentence => {
    const why = say`${strong('It has to be.')} Only ${name} is left for ${quoted(only)}. It strikes ${counted(struck, 'more statement')}.`;
    return isLast ? say`${why} That’s three, and a program finds them with the column rule alone.` : why;
  },
  solved: (statements: number, promises: number): Sentence =>
    say`${strong('Solved.')} ${statements} statements keep all ${promises} promises exactly once.`,
};
