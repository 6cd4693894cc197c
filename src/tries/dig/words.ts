import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

/** Words of the figure in which a reader digs into a full grid. Names of cells and digits come as they are called. */

const strong = toned('strong');
const clashing = toned('conflict');
const placed = toned('placed');

/** How the digits that do not fit are out: by a clash that is seen at once, or by a contradiction that a solver finds. */
function excluded(clashing: number, refuted: readonly string[]): string {
  if (refuted.length === 0) return 'all eight others clash at once with a digit that they see';
  const lead = `${listed(refuted)} ${refuted.length === 1 ? 'leads' : 'lead'} to a contradiction`;
  if (clashing === 0) return lead;
  return `${lead}, and ${clashing === 1 ? 'the other one clashes at once with a digit that it sees' : 'all others clash at once with a digit that they see'}`;
}

const showOne = 'Show one that must stay';

export const dig = {
  about: 'A full grid to dig into',
  start: say`40 digits are left, and only one answer fits. A digit that has to stay is underlined, once you have tried it.`,
  task: say`${strong('Dig down to 24 digits: click one, and it goes.')} If that lets in a second answer, you see both, and the digit jumps back. Many orders get there, not all.`,
  showOne,
  showGoing: 'Dig one that may go',
  idea: say`A digit may go ${strong('as long as no second answer comes in')}, and a second answer always differs in the very cell that was dug.`,
  givens: (count: number) => counted(count, 'given'),
  full: (most: number) => `${most}: the full grid`,
  fewest: (least: number) => `${least}: nobody can have fewer`,
  scale: 'How far the digging has come',
  answers: ['The answer', 'A second one'],
  noAnswers: 'As soon as two answers fit, both of them stand here.',
  stays: (cell: string, digit: string, clashes: number, refuted: readonly string[]): Sentence =>
    say`${strong('The hole stays.')} Nothing but ${placed(digit)} fits ${cell}: ${excluded(clashes, refuted)}.`,
  refused: (cell: string, digit: string, other: string, differing: number): Sentence =>
    say`${strong(`${digit} has to stay.`)} Without it a second answer fits, with ${clashing(other)} in ${cell}. The two answers differ in ${differing} cells.`,
  rectangle: (one: string, other: string): Sentence =>
    say`Two rows, two columns, two boxes: ${one} and ${other} can change places, and no house notices. Players call it a ${strong('deadly rectangle')}. One of its corners must be given.`,
  longer: (cells: number): Sentence =>
    say`Each changed digit pushes another one out of its place, until all houses are in order again. One of these ${cells} cells must be given.`,
  /** `hasSeen`: a second answer was shown on the way. */
  reached: (givens: number, hasSeen: boolean): Sentence =>
    say`${strong(`${givens} digits left: done.`)} ${hasSeen ? 'Another order may come lower.' : `No digit had to stay so far. Press “${showOne}” to see a second answer.`}`,
  hole: (cell: string): Sentence => say`${cell} is a hole already. Choose a cell that holds a digit.`,
  noneStays: say`Each of these digits may go, one at a time.`,
  /** `isDone`: as few are left as were asked for. */
  noneGoes: (givens: number, isDone: boolean): Sentence =>
    say`${strong(`${isDone ? `${givens} digits left: done. ` : ''}None can go any more.`)} Those that are not underlined were not tried yet, and have to stay as well.`,
  /** At the end. The best of a thousand orders is held by a test. */
  minimal: (givens: number): Sentence =>
    say`${strong(`All ${givens} tried: none can go.`)} The puzzle is minimal. In a thousand random orders the best came down to 21.`,
};
