import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const certain = toned('done');

/** A choice and how many open cells it touches, as they are called. */
interface Reach {
  readonly name: string;
  readonly cells: number;
}

const each = (reaches: readonly Reach[], verb: string, again: string) =>
  listed(
    reaches.map(({ name, cells }, index) => (index === 0 ? `${name} ${verb} ${counted(cells, 'open cell')}` : `${name} ${again} ${cells}`)),
  );

/** Which value, or which of several cells, a search takes first: what each of them touches. */
export const reach = {
  value: {
    about: 'What each value of a cell takes from other cells',
    task: say`${strong('Press each value of r2c3,')} and see which open cells it would be struck from. Which value affects fewer?`,
    start: say`The search has chosen r2c3, which can be a 4 or a 6. Whatever goes there is struck from the open cells it sees.`,
    idea: say`Try the value first that is struck ${strong('from the fewest open cells')}. That’s the ${strong('least constraining value')}.`,
    elsewhere: (cell: string): Sentence => say`${cell} isn’t the cell the search has chosen. Press r2c3, once for each of its values.`,
    list: 'Values of r2c3',
    count: 'affected',
    shown: ({ name, cells }: Reach): Sentence =>
      say`${strong(`A ${name}`)} would be struck from ${counted(cells, 'open cell')}, the tinted ones. Now try the other value.`,
    compared: (first: Reach, others: readonly Reach[]): Sentence =>
      say`${strong(each([...others, first], 'would be struck from', 'from'))}. So the rule tries ${certain(first.name)} first: it leaves the other cells more to choose from.`,
  },
  cell: {
    about: 'How many open cells each of three equal cells sees',
    task: say`${strong('Press each of the three cells,')} and count the open cells it sees. Which one comes first?`,
    start: say`Two digits later, r2c1, r2c8 and r6c3 all have two values, and no cell has fewer. Which one should the search choose?`,
    idea: say`Among cells with equally few values, choose the one that sees ${strong('the most open cells')}. Their number is its ${strong('degree')}.`,
    elsewhere: (cell: string): Sentence => say`${cell} isn’t one of the three. Press r2c1, r2c8 or r6c3.`,
    list: 'Cells with two values',
    count: 'open cells',
    shown: ({ name, cells }: Reach): Sentence =>
      say`${strong(name)} sees ${counted(cells, 'open cell')}, the tinted ones. Now try the others.`,
    compared: (first: Reach, others: readonly Reach[]): Sentence =>
      say`${strong(each([...others, first], 'sees', 'sees'))}. So the rule chooses ${certain(first.name)}, by one cell. In Sudoku the degrees are always close.`,
  },
  next: 'Now watch the run',
  unknown: '?',
  /** Again, after all of them have been compared. */
  again: ({ name, cells }: Reach): Sentence => say`${strong(name)} touches ${counted(cells, 'open cell')}.`,
};
