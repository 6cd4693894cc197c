import { number } from '../../narration/en/interface/language.ts';
import { counted, countedFirst, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');

/** A list of new digits, worked off by hand. Digits and cells come as they are called. */
export const queue = {
  about: 'A list of new digits, taken off one by one',
  task: say`${strong('Take the next digit off the list.')} If it leaves a cell with a single small digit, press that cell.`,
  start: say`The givens have come off the list already, and the four cells they left with one mark are fixed. Their digits are on the list now, because they haven’t been struck from the cells they see.`,
  idea: say`Only a new digit can change anything, and only in the cells it sees. So ${strong('look there, and nowhere else')}.`,
  list: 'On the list',
  waiting: (count: number) => (count === 0 ? 'empty' : `${number(count)} waiting, the next one first`),
  entry: (digit: string, cell: string) => `${digit} at ${cell}`,
  next: 'Next digit',
  end: 'Run to the end',
  looks: 'Looks so far, with those for the givens',
  withList: 'with the list',
  byRounds: 'by rounds',
  /** The digit that was taken off, the open cells it was compared with, and how many of them lost it. */
  taken: (digit: string, cell: string, looks: number, strikes: number): Sentence =>
    say`${strong(`The ${digit} at ${cell}`)} comes off the list. It’s compared with the ${counted(looks, 'open cell')} it sees, the tinted ones, and ${strikes === 0 ? 'none of them has it among its marks' : `struck from ${strikes} of them`}. ${strikes === 0 ? 'Take the next one.' : 'Does a cell now have a single mark? Press it, or take the next digit.'}`,
  fixed: (cell: string, digit: string): Sentence => say`${strong(`${cell} is ${digit},`)} and its digit goes to the end of the list.`,
  open: (cell: string, marks: readonly string[]): Sentence =>
    say`${strong(cell)} still has ${conflict(listed(marks))}. Press a cell with a single mark, or take the next digit.`,
  known: (cell: string): Sentence => say`${cell} has its digit already. Press a cell with a single mark, or take the next digit.`,
  /** The next digit was asked for too early. */
  due: (cells: number): Sentence =>
    say`Not yet: ${countedFirst(cells, 'cell has', 'cells have').toLowerCase()} ${conflict('a single mark')} now. Press ${cells === 1 ? 'it' : 'them'} first, because a fixed digit has to go on the list.`,
  ended: (cells: number, looks: number, byRounds: number): Sentence =>
    say`${strong('The list is empty,')} so nothing can follow any more. ${countedFirst(cells, 'cell was', 'cells were')} fixed with ${strong(number(looks))} looks. The rounds fix the same cells, and need ${number(byRounds)}.`,
};
