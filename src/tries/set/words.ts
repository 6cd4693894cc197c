import { cellName, type Grid } from '../../engine/grid.ts';
import {
  counted,
  countedFirst,
  countedInWords,
  inWords,
  listed,
  type Sentence,
  say,
  startOfSentence,
  toned,
} from '../../narration/sentence.ts';

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
  /** What a cell is called, and in an action; and what is written on a digit under the cells. */
  name: cellName as (grid: Grid, cell: number) => string,
  id: cellName as (grid: Grid, cell: number) => string,
  digit: (digit: number) => `${digit}`,
  cell: (name: string, marks: readonly number[]) => `${name}: ${marks.join(' ')}`,
  house: 'House',
  order: 'The digits under the cells are those the house still needs, ordered so that few lines cross.',
  cells: (count: number): string => (count === 1 ? 'cell' : 'cells'),
  numbers: (cells: number, count: number) => `${count === 1 ? 'digit' : 'digits'} ${cells === 1 ? 'it' : 'they'} can have`,
  /** In the place of these, where the cells are a hidden set. */
  numbersOnly: (count: number) => `${count === 1 ? 'digit has' : 'digits have'} no other cell`,
  /** Under the counts of a hidden set: what it is, and why it is no naked one. */
  twin: (numbers: readonly number[], all: number) =>
    `A hidden ${sizeName(numbers.length)}: ${numbers.length === 1 ? 'it' : 'they'} can have ${countedInWords(all, 'digit')}, but ${listed(numbers.map(String))} must be here.`,
  /** Under the counts of a naked set: what the rest of the house is. */
  rest: (numbers: readonly number[]) =>
    `The other ${numbers.length === 1 ? 'cell is' : `${countedInWords(numbers.length, 'cell')} are`} a hidden ${sizeName(numbers.length)}: ${listed(numbers.map(String))}.`,
  /** Between the two counts. */
  signs: { none: '', even: '=', more: '<' },
  seeIt: 'Show the set as',
  sides: (naked: number, hidden: number) => ({ naked: `naked ${naked}`, both: 'both', hidden: `hidden ${hidden}` }),
  hall: 'Compare the chosen cells with the digits they can have',
  cases: [
    { name: 'fewer', says: 'fewer digits: no solution' },
    { name: 'even', says: 'just as many: strike elsewhere' },
    { name: 'more', says: 'more: nothing follows yet' },
  ] as const,
  all: (cells: number): Sentence =>
    say`All ${cells} open cells and all ${cells} missing digits. That’s true of every house, and no cell is left outside to strike anything from.`,
  one: (name: string, numbers: number): Sentence =>
    say`${name} can have ${countedInWords(numbers, 'digit')}. Add cells that bring in few new digits.`,
  naked: (cells: number, numbers: readonly number[], strikes: number): Sentence =>
    say`${strong(`${countedFirst(cells, 'cell')}, ${countedInWords(cells, 'digit')}.`)} ${logic(listed(numbers.map(String)))} will fill ${cells === 1 ? 'this cell' : `these cells, ${cells === 2 ? 'whichever way round' : 'in some order'}`}. ${strikes === 0 ? 'No other cell has any of them: there is nothing to strike.' : `${countedFirst(strikes, 'mark is', 'marks are')} struck from the other cells.`}`,
  hidden: (numbers: readonly number[], cells: number, strikes: number): Sentence =>
    say`${strong(`A hidden ${sizeName(cells)}.`)} ${logic(listed(numbers.map(String)))} ${numbers.length === 1 ? 'has' : 'have'} no cell but ${cells === 1 ? 'this one' : `these ${inWords(cells)}`}, so nothing else can stay there. ${strikes === 0 ? 'There is nothing to strike.' : `${countedFirst(strikes, 'mark is', 'marks are')} struck.`}`,
  hopeful: (cells: number, numbers: number): Sentence =>
    say`${strong(`${countedFirst(cells, 'cell')}, ${countedInWords(numbers, 'digit')}.`)} That’s ${countedInWords(numbers - cells, 'digit')} too many. Is there a cell that adds ${numbers - cells === 1 ? 'no new digit' : 'few new digits'}? Or are there digits that only these cells can have?`,
  hopeless: (cells: number, numbers: readonly number[], culprit: string, brings: readonly number[], open: number): Sentence =>
    say`${strong(`${countedFirst(cells, 'cell')}, but ${countedInWords(numbers.length, 'digit')}:`)} ${listed(numbers.map(String))}. ${fault(culprit)} ${brings.length > 0 ? `brings in ${listed(brings.map(String))}` : 'is one too many'}. The only set with ${cells === 2 ? 'both' : 'all'} of these cells is that of all ${open} open cells, which strikes nothing.`,
};

/** The same, where the set that is worth finding is hidden: digits that have as few cells as they are. */
export const hiddenSet: SetWords = {
  ...set,
  about: 'Cells to choose from a house, and the digits that need them',
  task: say`Find digits that fit only in ${strong('as many cells')} as there are digits, and select those cells.`,
  start: say`The lines show which cells each digit can still be in. Begin with a digit that has few lines, and select its cells.`,
  idea: say`If ${strong('k digits')} can only be in ${strong('k cells')}, they fill these cells, and nothing else can stay there. The other open cells of the house are then a naked set of all the other digits.`,
  one: (name, numbers) =>
    say`${name} can have ${countedInWords(numbers, 'digit')}, and each of them could be elsewhere. Add a cell that shares some of them.`,
};

/** The same, where the set is looked at from both sides. */
export const twinSet: SetWords = {
  ...set,
  idea: say`Each naked set has a hidden ${strong('twin')}: the other open cells of the house, with the other digits. Both strike ${strong('the same marks')}.`,
};

/** The words of the figure, whatever its cells and digits are. */
export type SetWords = Omit<typeof set, 'cases'> & {
  readonly cases: readonly { readonly name: 'fewer' | 'even' | 'more'; readonly says: string }[];
};

const column = (count: number) => (count === 1 ? 'column' : 'columns');
const columns = (numbers: readonly number[]) => `${column(numbers.length)} ${listed(numbers.map(String))}`;
const fishName = (count: number) => ['', 'single', 'X-wing', 'swordfish', 'jellyfish'][count] ?? `fish of ${count}`;

/** The same of one digit, whose rows are the cells of the figure, and whose columns are its digits. */
export const fishSet: SetWords & { each(digit: number): string } = {
  /** On the button that turns to a digit. */
  each: (digit) => `all ${digit}s`,
  about: 'Rows to choose for one digit, and the columns it can have there',
  task: say`Select rows that have ${strong('exactly as many columns')} between them as there are rows.`,
  start: say`A line joins a row to each column in which the row can have the digit. Begin with a row that has few of them.`,
  idea: say`A fish is a set: if ${strong('k rows')} can have the digit in only ${strong('k columns')}, these columns are used up there, and no other row can have the digit in them.`,
  drawing: (rows, count) =>
    `${counted(rows, 'row')} that still need the digit above, and the ${counted(count, 'column')} that need it below; a line joins a row to each column in which it can have the digit`,
  name: (_, row) => `row ${row + 1}`,
  id: (_, row) => `row${row + 1}`,
  digit: (each) => `c${each}`,
  cell: (name, marks) => `${name}: ${columns(marks)}`,
  house: 'Digit',
  order: 'A number in a row is a column in which the row can have the digit. A large one is where it has the digit already.',
  cells: (count) => (count === 1 ? 'row' : 'rows'),
  numbers: (rows, count) => `${column(count)} ${rows === 1 ? 'it' : 'they'} can use`,
  numbersOnly: (count) => `${column(count)} with no other row`,
  twin: (numbers, all) => `A fish of columns: these rows can use ${counted(all, 'column')}, but ${columns(numbers)} can’t do without them.`,
  rest: (numbers) => `Its twin is a fish of ${columns(numbers)}.`,
  signs: set.signs,
  seeIt: 'Show the fish as',
  sides: (naked, hidden) => ({ naked: `rows ${naked}`, both: 'both', hidden: `columns ${hidden}` }),
  hall: 'Any rows against the columns they can use for the digit',
  cases: [
    { name: 'fewer', says: 'fewer columns: no solution' },
    { name: 'even', says: 'just as many: a fish' },
    { name: 'more', says: 'more: nothing follows yet' },
  ],
  all: (rows) =>
    say`All ${rows} open rows and all ${rows} columns. That’s true of every digit, and no row is left to strike anything from.`,
  one: (name, count) =>
    say`${name[0]!.toUpperCase()}${name.slice(1)} can use ${counted(count, 'column')}. Add rows that bring in few new columns.`,
  naked: (rows, numbers, strikes) =>
    say`${strong(rows === 1 ? 'A single.' : `${countedFirst(rows, 'row')}, ${countedInWords(rows, 'column')}: ${fishName(rows) === 'X-wing' ? 'an' : 'a'} ${fishName(rows)}.`)} ${rows === 1 ? 'This row takes' : 'These rows take'} ${logic(columns(numbers))}${rows === 1 ? '' : ', one each'}. ${strikes === 0 ? 'No other row can use any of them: there is nothing to strike.' : `${countedFirst(strikes, 'mark is', 'marks are')} struck from other rows.`}`,
  hidden: (numbers, rows, strikes) =>
    say`${strong(`A fish of ${countedInWords(rows, 'column')}.`)} For the digit, ${logic(columns(numbers))} ${numbers.length === 1 ? 'has' : 'have'} no row but ${rows === 1 ? 'this one' : `these ${inWords(rows)}`}, so ${rows === 1 ? 'it' : 'they'} can’t use any other column. ${strikes === 0 ? 'There is nothing to strike.' : `${countedFirst(strikes, 'mark is', 'marks are')} struck.`}`,
  hopeful: (rows, count) =>
    say`${strong(`${countedFirst(rows, 'row')}, ${countedInWords(count, 'column')}.`)} That’s ${countedInWords(count - rows, 'column')} too many. Is there a row that adds ${count - rows === 1 ? 'no new column' : 'few new columns'}? Or are there columns that only these rows can use?`,
  hopeless: (rows, numbers, culprit, brings, open) =>
    say`${strong(`${countedFirst(rows, 'row')}, but ${countedInWords(numbers.length, 'column')}:`)} ${listed(numbers.map(String))}. ${fault(startOfSentence(culprit))} ${brings.length > 0 ? `brings in ${columns(brings)}` : 'is one too many'}. The only fish with ${rows === 2 ? 'both' : 'all'} of these rows is that of all ${open} open rows, which strikes nothing.`,
};
