import { counted, countedFirst, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const fault = toned('conflict');
const logic = toned('logic');

const sizeName = (count: number) => ['', 'single', 'pair', 'triple', 'quadruple'][count] ?? `set of ${count}`;

/** Cells of a house, chosen until they hold as many numbers as they are. Cells and houses come as they are called, numbers as themselves. */
export const set = {
  about: 'Cells to choose from a house, and the numbers that they can hold',
  task: say`Select cells that can hold ${strong('exactly as many numbers')} as there are cells.`,
  start: say`The lines show which numbers each open cell can still hold. Begin with a cell that has few of them.`,
  idea: say`If ${strong('k cells')} have room for only ${strong('k numbers')}, these numbers are used up there, and no other cell of the house can have them.`,
  drawing: (cells: number, numbers: number) =>
    `${counted(cells, 'open cell')} above, and the ${counted(numbers, 'number')} that the house lacks below; a line joins a cell to each number that it can hold`,
  cell: (name: string, marks: readonly number[]) => `${name}: ${marks.join(' ')}`,
  house: 'House',
  order: 'The numbers under the cells are those that the house lacks, in an order in which few lines cross.',
  cells: (count: number) => (count === 1 ? 'cell' : 'cells'),
  numbers: (cells: number, count: number) => `${count === 1 ? 'number' : 'numbers'} ${cells === 1 ? 'it' : 'they'} can hold`,
  /** In the place of these, where the cells are a hidden set. */
  numbersOnly: (count: number) => `${count === 1 ? 'number has' : 'numbers have'} no other cell`,
  /** Under the counts of a hidden set: what it is, and why it is no naked one. */
  twin: (numbers: readonly number[], all: number) =>
    `A hidden ${sizeName(numbers.length)}: ${numbers.length === 1 ? 'it' : 'they'} can hold ${counted(all, 'number')}, but ${listed(numbers.map(String))} must stand here.`,
  /** Under the counts of a naked set: what the rest of the house is. */
  rest: (numbers: readonly number[]) =>
    `The other ${numbers.length === 1 ? 'cell is' : `${numbers.length} cells are`} a hidden ${sizeName(numbers.length)}: ${listed(numbers.map(String))}.`,
  /** Between the two counts. */
  signs: { none: '·', even: '=', more: '<' },
  seeIt: 'See it as',
  sides: (naked: number, hidden: number) => ({ naked: `naked ${naked}`, both: 'both', hidden: `hidden ${hidden}` }),
  hall: 'Any cells of a house against the numbers they can hold',
  cases: [
    { name: 'fewer', says: 'fewer numbers: no solution' },
    { name: 'even', says: 'as many: strike elsewhere' },
    { name: 'more', says: 'more: nothing follows yet' },
  ] as const,
  all: (cells: number): Sentence =>
    say`All ${cells} open cells and all ${cells} missing numbers: true of every house. Nobody is left outside to strike anything from.`,
  one: (name: string, numbers: number): Sentence =>
    say`${name} can hold ${counted(numbers, 'number')}. Add cells that bring in few others.`,
  naked: (cells: number, numbers: readonly number[], strikes: number): Sentence =>
    say`${strong(`${counted(cells, 'cell')}, ${counted(cells, 'number')}.`)} ${logic(listed(numbers.map(String)))} will fill ${cells === 1 ? 'this cell' : 'these cells, whichever way round'}. ${strikes === 0 ? 'No other cell has any of them: there is nothing to strike.' : `${countedFirst(strikes, 'mark goes', 'marks go')} from the other cells.`}`,
  hidden: (numbers: readonly number[], cells: number, strikes: number): Sentence =>
    say`${strong(`A hidden ${sizeName(cells)}.`)} ${logic(listed(numbers.map(String)))} ${numbers.length === 1 ? 'has' : 'have'} no other cell than ${cells === 1 ? 'this one' : `these ${cells}`}, so nothing else stays there. ${strikes === 0 ? 'There is nothing to strike.' : `${countedFirst(strikes, 'mark goes', 'marks go')}.`}`,
  hopeful: (cells: number, numbers: number): Sentence =>
    say`${strong(`${counted(cells, 'cell')}, ${counted(numbers, 'number')}.`)} ${counted(numbers - cells, 'number is', 'numbers are')} too many. Is there a cell that brings in ${numbers - cells === 1 ? 'no new one' : 'hardly a new one'}?`,
  hopeless: (cells: number, numbers: readonly number[], culprit: string, brings: readonly number[], open: number): Sentence =>
    say`${strong(`${counted(cells, 'cell')}, but ${counted(numbers.length, 'number')}:`)} ${listed(numbers.map(String))}. ${fault(culprit)} ${brings.length > 0 ? `brings in ${listed(brings.map(String))}` : 'is one too many'}. The only set with ${cells === 2 ? 'both' : 'all'} of these cells is that of all ${open} open cells, which strikes nothing.`,
};
