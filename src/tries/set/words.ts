import { counted, countedFirst, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const fault = toned('conflict');
const logic = toned('logic');

const sizeName = (count: number) => ['', 'single', 'pair', 'triple', 'quadruple'][count] ?? `set of ${count}`;

/** Cells of a house, chosen until they hold as many numbers as they are. Cells and houses come as they are called, numbers as themselves. */
export const set = {
  about: 'Cells to choose from a house, and the digits they can have',
  task: say`Select cells that have ${strong('exactly as many digits')} between them as there are cells.`,
  start: say`The lines show which digits each open cell can still have. Begin with a cell that has few of them.`,
  idea: say`If ${strong('k cells')} can have only ${strong('k digits')} between them, these digits are used up there, and no other cell of the house can have them.`,
  drawing: (cells: number, numbers: number) =>
    `${counted(cells, 'open cell')} above, and the ${counted(numbers, 'digit')} that the house still needs below; a line joins a cell to each digit it can have`,
  cell: (name: string, marks: readonly number[]) => `${name}: ${marks.join(' ')}`,
  house: 'House',
  order: 'The digits under the cells are those the house still needs, in an order in which few lines cross.',
  cells: (count: number) => (count === 1 ? 'cell' : 'cells'),
  numbers: (cells: number, count: number) => `${count === 1 ? 'digit' : 'digits'} ${cells === 1 ? 'it' : 'they'} can have`,
  /** In the place of these, where the cells are a hidden set. */
  numbersOnly: (count: number) => `${count === 1 ? 'digit has' : 'digits have'} no other cell`,
  /** Under the counts of a hidden set: what it is, and why it is no naked one. */
  twin: (numbers: readonly number[], all: number) =>
    `A hidden ${sizeName(numbers.length)}: ${numbers.length === 1 ? 'it' : 'they'} can have ${counted(all, 'digit')}, but ${listed(numbers.map(String))} must be here.`,
  /** Under the counts of a naked set: what the rest of the house is. */
  rest: (numbers: readonly number[]) =>
    `The other ${numbers.length === 1 ? 'cell is' : `${numbers.length} cells are`} a hidden ${sizeName(numbers.length)}: ${listed(numbers.map(String))}.`,
  /** Between the two counts. */
  signs: { none: '·', even: '=', more: '<' },
  seeIt: 'Show the set as',
  sides: (naked: number, hidden: number) => ({ naked: `naked ${naked}`, both: 'both', hidden: `hidden ${hidden}` }),
  hall: 'Any cells of a house against the digits they can have',
  cases: [
    { name: 'fewer', says: 'fewer digits: no solution' },
    { name: 'even', says: 'just as many: strike elsewhere' },
    { name: 'more', says: 'more: nothing follows yet' },
  ] as const,
  all: (cells: number): Sentence =>
    say`All ${cells} open cells and all ${cells} missing digits. That’s true of every house, and no cell is left outside to strike anything from.`,
  one: (name: string, numbers: number): Sentence => say`${name} can have ${counted(numbers, 'digit')}. Add cells that bring in few others.`,
  naked: (cells: number, numbers: readonly number[], strikes: number): Sentence =>
    say`${strong(`${counted(cells, 'cell')}, ${counted(cells, 'digit')}.`)} ${logic(listed(numbers.map(String)))} will fill ${cells === 1 ? 'this cell' : 'these cells, whichever way round'}. ${strikes === 0 ? 'No other cell has any of them: there is nothing to strike.' : `${countedFirst(strikes, 'mark is', 'marks are')} struck from the other cells.`}`,
  hidden: (numbers: readonly number[], cells: number, strikes: number): Sentence =>
    say`${strong(`A hidden ${sizeName(cells)}.`)} ${logic(listed(numbers.map(String)))} ${numbers.length === 1 ? 'has' : 'have'} no other cell than ${cells === 1 ? 'this one' : `these ${cells}`}, so nothing else can stay there. ${strikes === 0 ? 'There is nothing to strike.' : `${countedFirst(strikes, 'mark is', 'marks are')} struck.`}`,
  hopeful: (cells: number, numbers: number): Sentence =>
    say`${strong(`${counted(cells, 'cell')}, ${counted(numbers, 'digit')}.`)} ${counted(numbers - cells, 'digit is', 'digits are')} too many. Is there a cell that brings in ${numbers - cells === 1 ? 'no new one' : 'hardly any new ones'}?`,
  hopeless: (cells: number, numbers: readonly number[], culprit: string, brings: readonly number[], open: number): Sentence =>
    say`${strong(`${counted(cells, 'cell')}, but ${counted(numbers.length, 'digit')}:`)} ${listed(numbers.map(String))}. ${fault(culprit)} ${brings.length > 0 ? `brings in ${listed(brings.map(String))}` : 'is one too many'}. The only set with ${cells === 2 ? 'both' : 'all'} of these cells is that of all ${open} open cells, which strikes nothing.`,
};
