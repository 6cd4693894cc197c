import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const logic = toned('logic');

const digitsOf = (digits: readonly number[]) => listed(digits.map(String));

/** An almost locked set that loses one of its digits. Cells and houses come by their names. */
export const locked = {
  about: 'An almost locked set: its cells, its digits, and what happens when it loses one of them',
  task: say`${strong('Take one digit away')} from the two chosen cells. Which digits do they still need?`,
  start: (cells: readonly string[], digits: readonly number[]): Sentence =>
    say`${listed(cells)} have ${counted(digits.length, 'digit')} between them, ${logic(digitsOf(digits))}. That’s ${strong('one more than there are cells')}, so one of the three won’t be used here, and it could be any of them.`,
  idea: say`An almost locked set has one more digit than it has cells. ${strong('If it loses any one digit, it needs all the others.')} So any two of its digits are strongly linked.`,
  choose: 'Take away',
  nothing: 'none',
  digit: (digit: number) => `the ${digit}`,
  /** After a digit has been taken away: those that are left, what each cell is then, where that is known, and how many marks are struck elsewhere in the house. */
  without: (
    digit: number,
    left: readonly number[],
    cells: readonly (readonly [name: string, digit: number])[],
    strikes: number,
    house: string,
  ): Sentence =>
    say`${strong(`With the ${digit} gone`)}, the two cells have ${logic(digitsOf(left))} left: two digits for two cells, so they need both. ${cells.length > 0 ? `${listed(cells.map(([name, is]) => `${name} is ${is}`))}. ` : ''}${strikes > 0 ? `${strikes === 1 ? 'One mark' : `${strikes} marks`} in the rest of ${house} would go then.` : `Nothing would go in the rest of ${house}.`}`,
  back: say`All three digits are back, and nothing follows any more. Try another one.`,
};
