import { type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');
const plus = (digits: readonly number[]) => digits.join(' + ');
const total = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);

const more = (cells: number) => (cells === 1 ? 'One more cell adds' : 'Two more cells add');

/** A cage of three cells that is filled by hand. Digits and sums are numbers. */
export const cage = {
  about: 'A cage of three cells to fill',
  task: say`${strong('Which three digits add up to the sum of the cage?')} Put one after the other into it. Begin with 7, and then try 23 and 15.`,
  start: say`The digits of a cage are all different, and they add up to the number in its corner. The bar goes from the lowest sum that the cage can still reach to the highest.`,
  idea: say`A digit can be ruled out ${strong('before the cage is full')}. The cage’s sum has to be between the lowest and the highest it can still reach.`,
  digits: 'Digits',
  digit: (digit: number) => `put in ${digit}`,
  sums: 'Sum of the cage',
  sum: (sum: number) => `Sum ${sum}`,
  less: 'A smaller sum',
  more: 'A greater sum',
  back: 'Take back',
  found: (count: number, all: number) => `Combinations found: ${count} of ${all}`,
  drawing: (sum: number, digits: readonly number[], least: number, greatest: number) =>
    `A cage of three cells with the sum ${sum}, ${digits.length === 0 ? 'empty' : `with ${digits.join(', ')}`}. ${least === greatest ? `It comes to ${least}` : `It comes to at least ${least} and at most ${greatest}`}.`,
  /** Beside the bar. */
  comesTo: (digits: readonly number[], open: number) => [...digits, ...Array.from({ length: open }, () => '?')].join(' + '),
  chooseSum: (sum: number): Sentence => say`The cage is empty again. Now its digits should add up to ${strong(sum)}.`,
  there: (digit: number): Sentence => say`${strong(`${digit} is in the cage already.`)} The digits of a cage are all different.`,
  /** `rest`: the least digits that the open cells can hold. */
  tooMuch: (digit: number, rest: readonly number[], least: number, sum: number): Sentence =>
    say`${strong(`${digit} is too much.`)} ${more(rest.length)} at least ${rest.length > 1 ? `${plus(rest)} = ` : ''}${total(rest)}, so the cage comes to ${conflict(least)} or more, not to ${sum}.`,
  /** `rest`: the greatest. */
  tooLittle: (digit: number, rest: readonly number[], greatest: number, sum: number): Sentence =>
    say`${strong(`${digit} is too little.`)} ${more(rest.length)} at most ${rest.length > 1 ? `${plus(rest)} = ` : ''}${total(rest)}, so the cage comes to ${conflict(greatest)} or less, not to ${sum}.`,
  wrongSum: (digits: readonly number[], sum: number): Sentence =>
    say`${strong(`${plus(digits)} = ${total(digits)}.`)} The cage is then full, and ${conflict(total(digits))} is not ${sum}.`,
  fits: (digit: number, open: number, least: number, greatest: number, sum: number): Sentence =>
    say`${strong(`${digit} may stay.`)} With ${open === 1 ? 'one more cell' : 'two more cells'}, the cage comes to at least ${least} and at most ${greatest}, and ${sum} is within those bounds.`,
  /** After a refusal, where no digit fits the last cell: it lacks a digit that the cage has already. `wrong`: the digit that passed the checks all the same. */
  inVain: (lacking: number, wrong: number): Sentence =>
    say` Only a ${lacking} would make the sum, and the cage has one already. So ${strong(`the ${wrong} was wrong`)}, although it was within the bounds. Take it back.`,
  known: (digits: readonly number[]): Sentence =>
    say`${strong(`${plus(digits)} again.`)} You have that one already. A combination is a set, so the order of its digits doesn’t matter.`,
  /** The only one of its sum, one of several, or the last of them. */
  one: (digits: readonly number[]): Sentence =>
    say`${strong(`${plus(digits)} = ${total(digits)}.`)} Nothing else makes ${total(digits)}, so the sum alone gives the digits away.`,
  some: (digits: readonly number[], count: number, all: number): Sentence =>
    say`${strong(`${plus(digits)} = ${total(digits)}.`)} That’s ${count} of ${all} combinations.`,
  last: (digits: readonly number[], all: number): Sentence =>
    say`${strong(`${plus(digits)} = ${total(digits)}.`)} That’s the last of ${all}. No other three digits add up to it.`,
  none: (sum: number): Sentence => say`You have every combination of ${sum}. Choose another sum.`,
};
