import { countedFirst, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const clashing = toned('conflict');
const certain = toned('done');

/** A house of a cell, with digits that it holds, as they are called. */
interface Reason {
  readonly house: string;
  readonly digits: readonly string[];
}

/** Who holds all other digits: 'box 5 has 2, 3, 6 and 8; row 5 has 1 and 4'. */
const because = (reasons: readonly Reason[]) => reasons.map(({ house, digits }) => `${house} has ${listed(digits)}`).join('; ');

/** A cell under a lens, whose digits are struck one by one. Digits, cells and houses are given by their names. */
export const firstDigit = {
  about: 'A cell whose digits can be struck',
  task: say`${strong('Strike each digit that the lit cell can’t have.')} Its row, column and box are tinted.`,
  start: say`Each row, column and box must contain every digit once. Boxes are numbered in reading order, so the one in the middle is box 5. Press a digit under the lens; after the first one you can also type them.`,
  idea: say`A digit is a ${strong('candidate')} of a cell until a cell of the same row, column or box has it. When only one candidate is left, it must go there, and that’s called a ${strong('naked single')}.`,
  next: 'Now watch a program',
  grid: 'Press an open cell to put it under the lens.',
  lens: (cell: string) => `Digits of ${cell}`,
  /** What has become of a digit under the lens, after the digit and where it stands already. */
  states: { open: '', struck: ' struck', alone: ' the only one left', written: ' written' },
  struck: (digit: string, where: string, house: string): Sentence =>
    say`${strong(`Struck: ${digit}.`)} ${where} in ${house} already has one.`,
  single: (digit: string, where: string, house: string, left: string): Sentence =>
    say`${strong(`Struck: ${digit}.`)} ${where} in ${house} already has one. That was the last one: ${certain(`only ${left} is left`)}. Press it to write it.`,
  several: (digit: string, where: string, house: string, left: readonly string[]): Sentence =>
    say`${strong(`Struck: ${digit}.`)} ${where} in ${house} already has one. Nothing more can be struck: ${listed(left)} are left, and we don’t know yet which one is right. Press another cell.`,
  /** `rivals`: the other digits that the cell may hold. */
  stays: (digit: string, cell: string, rivals: readonly string[]): Sentence =>
    say`${strong(`${digit} is possible`)} at ${cell}, but so ${rivals.length === 1 ? 'is' : 'are'} ${clashing(listed(rivals))}. So nothing is proved yet.`,
  /** The digit that will be left: it is right, and too early, which is not to be given away. */
  tooSoon: (digit: string, cell: string, peers: number): Sentence =>
    say`${strong(`${digit} is possible.`)} None of the ${peers} cells in the row, column and box of ${cell} has one. But is it the only digit that’s possible? Strike all those that aren’t.`,
  again: (digit: string): Sentence => say`You’ve struck ${digit} already.`,
  filled: (cell: string): Sentence => say`${cell} is filled already. Press an open cell.`,
  given: (cell: string): Sentence => say`${cell} is a given. Press an open cell.`,
  looked: (cell: string, open: number): Sentence => say`${cell} is under the lens now. ${countedFirst(open, 'digit')} can be struck there.`,
  /** `reasons`: the houses of the cell, each with the other digits that it holds. */
  written: (digit: string, cell: string, reasons: readonly Reason[], others: number, isFirst: boolean): Sentence =>
    say`${certain(`${digit} at ${cell}`)} is yours: ${because(reasons)}. ${others === 0 ? 'No other cell has only one candidate left.' : `${countedFirst(others, 'other cell has', 'other cells have')} only one candidate left.`}${isFirst ? ' From now on you can press the right digit at once.' : ''}`,
  solved: (digit: string, cell: string, reasons: readonly Reason[]): Sentence =>
    say`${certain(`${digit} at ${cell}`)} was the last one: ${because(reasons)}. You’ve solved the whole puzzle with naked singles.`,
};
