import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');

/** Two puzzles of one grade in which the reader looks for a cell to go on with. */
export const twins = {
  about: 'Two puzzles with the same grade, and a cell to find in each',
  task: say`${strong('In each puzzle, find a cell whose digit you can write now.')} You need nothing but a full house or a hidden single in a box. Press the cell.`,
  start: (written: number): Sentence =>
    say`Besides the givens, ${written} digits have been written in each puzzle. Notice in which of the two you have to search longer.`,
  idea: (wide: number, open: number): Sentence =>
    say`${strong('The step is equally easy in both, but it isn’t equally easy to find.')} In P, ${counted(wide, 'cell')} of the ${open} open ones would do. In Q, there’s only one.`,
  names: ['Puzzle P', 'Puzzle Q'],
  grid: (name: string, found: string | undefined) => (found === undefined ? `${name}, a cell to be found` : `${name}, ${found} found`),
  filled: (cell: string): Sentence => say`${cell} has its digit already. Press an open cell.`,
  over: (name: string): Sentence => say`You’ve found a cell in ${name}. Now the other one.`,
  wrong: (cell: string): Sentence =>
    say`${conflict(`${cell} has to wait.`)} Neither a full house nor a hidden single in a box says what it is.`,
  fullHouse: (cell: string, digit: string, house: string): Sentence =>
    say`${strong(`${cell} is ${digit}.`)} It’s the last open cell of ${house}.`,
  hidden: (cell: string, digit: string, house: string): Sentence =>
    say`${strong(`${cell} is ${digit}.`)} It’s the only place for a ${digit} in ${house}.`,
  /** Added to a cell that was found: how many cells would have done, and how many cells were pressed for nothing. */
  among: (places: number, misses: number): Sentence =>
    say` ${places === 1 ? 'No other cell would have done' : `${places - 1} other cells would have done as well`}${misses === 0 ? '.' : `, and you pressed ${counted(misses, 'wrong cell')}.`}`,
};
