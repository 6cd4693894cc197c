import { counted, either, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const fault = toned('conflict');
const logic = toned('logic');

const digitsOf = (digits: readonly number[]) => listed(digits.map(String));

/** A house that a digit has made impossible, and the group of cells that shows it. Cells and houses come by their names. */
export const marriage = {
  about: 'A house that can’t be filled, and a group of cells that grows until it shows why',
  task: say`${strong('Grow a group')} from a cell that has no digit. A cell joins if its thick line leads to a digit that the group could use.`,
  start: (cell: string, digit: number, house: string, left: readonly string[]): Sentence =>
    say`Suppose that ${cell} is ${strong(String(digit))}. The thick lines give a digit to each of the other cells of ${house} except ${fault(listed(left))}. Press ${left.length === 1 ? 'that cell' : 'one of these cells'}.`,
  idea: say`If a house can’t be filled, ${strong('some group of cells has fewer digits than cells')}. So whenever a mark makes its house impossible, there’s a set of cells that strikes it.`,
  showOne: 'Show the next step',
  takeBack: (digit: number) => `Take the ${digit} back`,
  full: 'Which lines are in no filling?',
  /** Of a cell and a digit that can be pressed, to listeners. */
  cell: (name: string, marks: readonly number[], has: number | undefined) =>
    `${name}: ${has === undefined ? 'no digit' : `has the ${has}`}, can be ${either(marks.map(String))}`,
  digit: (digit: number) => `digit ${digit}`,
  cells: (count: number) => (count === 1 ? 'cell' : 'cells'),
  digits: (cells: number, count: number) => `${count === 1 ? 'digit' : 'digits'} ${cells === 1 ? 'it' : 'they'} can have`,
  first: (cell: string, digits: readonly number[]): Sentence =>
    say`${strong(cell)} can be ${logic(either(digits.map(String)))}. ${digits.length === 1 ? 'Which cell has that digit? Follow the thick line, and press that cell.' : 'Which cells have these digits? Follow the thick lines, and press those cells.'}`,
  joins: (digit: number, cell: string, brings: readonly number[], unused: readonly number[]): Sentence =>
    say`${strong(cell)} has the ${digit}, so it joins. ${brings.length === 0 ? 'It adds no new digit to the group.' : `It can also be ${either(brings.map(String))}.`}${unused.length === 0 ? '' : ` Nobody has the ${either(unused.map(String))}, so press ${unused.length === 1 ? 'that digit' : 'one of these digits'}.`}`,
  /** A digit that nobody had, from its first taker to the cell that had none. */
  handed: (takers: readonly { readonly cell: string; readonly digit: number }[], left: readonly string[]): Sentence => {
    const [first, ...others] = takers;
    const passed = others.map(({ cell, digit }) => `passes the ${digit} on to ${cell}`).join(', which ');
    return say`${strong(`${first!.cell} takes the ${first!.digit}`)}${passed === '' ? '' : ` and ${passed}`}. So the filling wasn’t as full as possible. ${left.length === 0 ? 'Now every cell has a digit.' : say`Now only ${fault(listed([...left]))} ${left.length === 1 ? 'has' : 'have'} none. Grow a group from there.`}`;
  },
  hasOne: (cell: string, digit: number): Sentence => say`${fault(cell)} has the ${digit}. Begin with a dashed cell, which has none.`,
  hasNone: (cell: string): Sentence => say`${fault(cell)} has no digit either, so it can’t pass one on.`,
  outOfReach: (cell: string, digit: number): Sentence =>
    say`${fault(cell)} has the ${digit}, but no cell of the group can be ${digit}. So it’s of no use to the group.`,
  beginFirst: say`First press a dashed cell, which has no digit.`,
  noneCanBe: (digit: number): Sentence => say`No cell of the group can be ${fault(String(digit))}.`,
  isUsed: (digit: number, cell: string): Sentence => say`${strong(cell)} has the ${digit}. Press that cell, so that it joins.`,
  isInside: (digit: number, cell: string): Sentence => say`${strong(cell)} has the ${digit}, and it’s in the group already.`,
  /** After the last cell of the group. */
  tooFew: (cells: number, digits: readonly number[], left: string, written: number): Sentence =>
    say` Every digit of the group is used inside it now, and ${left} still has none: ${fault(`${counted(cells, 'cell')}, ${counted(digits.length, 'digit')}`)}, ${digitsOf(digits)}. So no filling can do better. Now take the ${written} back.`,
  back: (cell: string, digit: number, cells: number, digits: readonly number[]): Sentence =>
    say`Take the ${digit} away from ${cell} again, and the group gets it back: ${strong(`${counted(cells, 'cell')}, ${counted(digits.length, 'digit')}`)}, ${digitsOf(digits)}. It was a set all along, and it strikes the ${digit} from ${cell}.`,
  /** Under the picture of a full filling, in which two cells could exchange their digits. */
  fillings: (house: string, cells: readonly string[]) =>
    `The open cells of ${house} and the digits they can have. Thick: one full filling. Blue and dashed: ${listed([...cells])} exchange their digits, which makes another. Red and dotted: lines that are in no filling.`,
  inNoFilling: (count: number): Sentence =>
    say`The thick lines are one full filling. Take any other line: its cell changes its digit, the cell that had this digit needs another, and so on. If that comes round to the first cell’s old digit, there’s another filling. ${fault(`The ${counted(count, 'dotted line')}`)} never ${count === 1 ? 'comes' : 'come'} round. They’re the marks that sets strike.`,
};
