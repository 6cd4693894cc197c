import { counted, either, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const fault = toned('conflict');
const logic = toned('logic');

const digitsOf = (digits: readonly number[]) => listed(digits.map(String));

/** A house that a digit has made impossible, and the group of cells that shows it. Cells and houses come by their names. */
export const marriage = {
  about: 'A house that can’t be filled, and a group of cells that grows until it shows why',
  task: say`${strong('Grow the group')} from the cell that gets no digit. Stop when it has fewer digits than cells.`,
  start: (cell: string, digit: number, house: string, left: string): Sentence =>
    say`Suppose that ${cell} is ${strong(String(digit))}. The thick lines fill the rest of ${house} as far as possible, a digit for each cell. ${fault(left)} gets none.`,
  idea: say`If a house can’t be filled, ${strong('some group of cells has fewer digits than cells')}. So whenever a mark makes its house impossible, there’s a set of cells that strikes it.`,
  showOne: 'Grow the group',
  grow: 'Cells in the group',
  value: (cells: number, isBack: boolean) => (isBack ? 'with the digit taken back' : counted(cells, 'cell')),
  cells: (count: number) => (count === 1 ? 'cell' : 'cells'),
  digits: (count: number) => (count === 1 ? 'digit they can have' : 'digits they can have'),
  none: say`No cell is in the group yet.`,
  first: (cell: string, digits: readonly number[]): Sentence =>
    say`${strong(cell)} can be ${logic(either(digits.map(String)))}, but other cells have ${digits.length === 1 ? 'that digit' : 'these digits'}. Ask those cells next.`,
  joins: (digit: number, cell: string, brings: readonly number[]): Sentence =>
    say`${strong(cell)} has the ${digit}, so it joins. ${brings.length === 0 ? 'It can’t be anything that the group couldn’t be before.' : `It can also be ${either(brings.map(String))}, which ${brings.length === 1 ? 'is' : 'are'} new to the group.`}`,
  /** After the last cell of the group. */
  tooFew: (cells: number, digits: readonly number[], left: string): Sentence =>
    say` Every digit of the group is used inside it now, and ${left} still has none: ${fault(`${counted(cells, 'cell')}, ${counted(digits.length, 'digit')}`)}, ${digitsOf(digits)}. So no filling can do better.`,
  back: (cell: string, digit: number, cells: number, digits: readonly number[]): Sentence =>
    say`Take the ${digit} away from ${cell} again, and the group gets it back: ${strong(`${counted(cells, 'cell')}, ${counted(digits.length, 'digit')}`)}, ${digitsOf(digits)}. It was a set all along, and it strikes the ${digit} from ${cell}.`,
};
