import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const certain = toned('done');

/** A choice and how many open cells it reaches, as they are called. */
interface Reach {
  readonly name: string;
  readonly cells: number;
}

const each = (reaches: readonly Reach[], verb: string, again: string) =>
  listed(
    reaches.map(({ name, cells }, index) => (index === 0 ? `${name} ${verb} ${counted(cells, 'open cell')}` : `${name} ${again} ${cells}`)),
  );

/** Which value, or which of several cells, a search takes first: how many open cells each of them reaches. `again` is said of one after the right one was found. */
export const reach = {
  value: {
    about: 'Which value of a cell takes less from other cells',
    task: say`${strong('Press the value of r2c3')} that would be struck from fewer open cells.`,
    start: say`The search has chosen r2c3, which can be a 4 or a 6. Whatever goes there is struck from the open cells it sees. Look along row 2, column 3 and box 1 first: which of the two is a candidate in fewer open cells?`,
    idea: say`Try the value first that is struck ${strong('from the fewest open cells')}. That’s the ${strong('least constraining value')}.`,
    elsewhere: (cell: string): Sentence =>
      say`${cell} isn’t the cell the search has chosen. That’s r2c3: press one of its two values, beside the grid.`,
    list: 'Values of r2c3',
    count: 'open cells',
    not: ({ name, cells }: Reach): Sentence =>
      say`${strong(`A ${name} would be struck from ${counted(cells, 'open cell')}`)}, the tinted ones. The other value is struck from fewer.`,
    again: ({ name, cells }: Reach): Sentence => say`${strong(`A ${name}`)} would be struck from ${counted(cells, 'open cell')}.`,
    compared: (first: Reach, others: readonly Reach[]): Sentence =>
      say`${strong(each([...others, first], 'would be struck from', 'from'))}. So the rule tries ${certain(first.name)} first: it leaves the other cells more to choose from.`,
  },
  cell: {
    about: 'Which of three equal cells sees the most open cells',
    task: say`${strong('Press one of the three cells:')} the one that sees the most open cells.`,
    start: say`Once 4 is in r2c3 and 3 in r5c3, three cells have two values each, and no cell has fewer: r2c1, r2c8 and r6c3. Count the open cells in the row, column and box of each. Which one sees the most?`,
    idea: say`Among cells with equally few values, choose the one that sees ${strong('the most open cells')}. Their number is its ${strong('degree')}.`,
    elsewhere: (cell: string): Sentence => say`${cell} isn’t one of the three. Press r2c1, r2c8 or r6c3.`,
    list: 'Cells with two values',
    count: 'open cells',
    not: ({ name, cells }: Reach): Sentence =>
      say`${strong(`${name} sees ${counted(cells, 'open cell')}`)}, the tinted ones. Another of the three sees more.`,
    again: ({ name, cells }: Reach): Sentence => say`${strong(name)} sees ${counted(cells, 'open cell')}.`,
    compared: (first: Reach, others: readonly Reach[]): Sentence =>
      say`${strong(each([...others, first], 'sees', 'sees'))}. So the rule chooses ${certain(first.name)}, by one cell. In Sudoku the degrees are always close.`,
  },
  next: 'Now watch the run',
  unknown: '?',
  /** The cell was pressed, and both of its values are still possible answers. */
  which: say`That’s the cell. Which of its values? Press one of them, beside the grid.`,
};
