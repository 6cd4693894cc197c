import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const fault = toned('conflict');
const trying = toned('trying');

/** Words of the figure with all that a guess tries. Cells and houses come by their names. */
export const branches = {
  about: 'The suppositions of a guess as a tree, and the board under each of them',
  task: say`${strong('Visit every supposition')} of the guess. Does any branch end without a contradiction?`,
  start: say`Click a supposition to see the board under it, or press ${strong('Next supposition')}.`,
  idea: say`A guess strikes a mark only when ${strong('all branches under it end in a contradiction')}.`,
  showOne: 'Visit all suppositions',
  next: 'Next supposition ›',
  tree: 'Suppositions; those that are tried under another one are indented',
  supposition: (cell: string, digit: number) => `${cell} = ${digit}`,
  follows: (count: number) => (count === 0 ? 'nothing follows' : `${counted(count, 'digit follows', 'digits follow')}`),
  noDigit: (cell: string) => `✗ no digit for ${cell}`,
  noPlace: (digit: number, house: string) => `✗ no ${digit} in ${house}`,
  /** What is seen on a board; `under` are the suppositions above it. */
  open: (cell: string, digit: number, count: number, next: string): Sentence =>
    say`Suppose that ${trying(`${cell} is ${digit}`)}. ${count === 0 ? 'No single follows' : count === 1 ? 'One single follows' : `${count} singles follow`}, and there’s no contradiction. So the solver tries each digit of ${strong(next)}.`,
  ends: (cell: string, digit: number, nothing: Sentence): Sentence =>
    say`Suppose that ${trying(`${cell} is ${digit}`)}. Then ${nothing}, so this branch ends.`,
  noDigitLeft: (cell: string): Sentence => say`${cell} has ${fault('no digit left')}`,
  noPlaceLeft: (digit: number, house: string): Sentence => say`${house} has ${fault(`no place left for ${digit}`)}`,
  all: (cell: string, digit: number, count: number): Sentence =>
    say` That was the last of ${count} suppositions, and every branch has ended in a contradiction. So ${strong(`${cell} is not ${digit}`)}.`,
};
