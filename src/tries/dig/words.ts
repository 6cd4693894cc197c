import { number } from '../../narration/en/interface/language.ts';
import { counted, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

/** Words of the figure in which a reader digs into a full grid. Names of cells and digits come as they are called. */

const strong = toned('strong');
const clashing = toned('conflict');
const placed = toned('placed');

/** How the digits that don’t fit are ruled out: by a clash that is seen at once, or by a contradiction that a solver finds. */
function excluded(clashing: number, refuted: readonly string[]): string {
  if (refuted.length === 0) return 'each of the other eight clashes at once with a digit it sees';
  const lead = `${listed(refuted)} ${refuted.length === 1 ? 'leads' : 'lead'} to a contradiction`;
  if (clashing === 0) return lead;
  return `${lead}, and ${clashing === 1 ? 'the other one clashes at once with a digit it sees' : 'the others clash at once with a digit they see'}`;
}

const showOne = 'Show one that must stay';

export const dig = {
  about: 'A full grid to dig into',
  start: say`40 digits are left, and only one solution fits them. When you try a digit that has to stay, it gets a line under it.`,
  task: say`${strong('Dig down to 24 digits. Click one to remove it.')} If that lets in a second solution, you see both, and the digit jumps back.`,
  showOne,
  showGoing: 'Try one for me',
  idea: say`A digit can be removed ${strong('as long as that lets in no second solution')}, and a second solution always differs in the cell you’ve just dug.`,
  givens: (count: number) => counted(count, 'given'),
  full: (most: number) => `${most}: the full grid`,
  fewest: (least: number) => `${least}: the fewest possible`,
  scale: 'How far the digging has come',
  answers: ['The solution', 'A second one'],
  noAnswers: 'As soon as two solutions fit, you’ll see both of them here.',
  stays: (cell: string, digit: string, clashes: number, refuted: readonly string[]): Sentence =>
    say`${strong('The hole stays.')} Nothing but ${placed(digit)} fits ${cell}: ${excluded(clashes, refuted)}.`,
  refused: (cell: string, digit: string, other: string, differing: number): Sentence =>
    say`${strong(`${digit} has to stay.`)} Without it a second solution fits, with ${clashing(other)} in ${cell}. The two solutions differ in ${differing} cells.`,
  rectangle: (one: string, other: string): Sentence =>
    say`Two rows, two columns, two boxes: ${one} and ${other} can change places, and every house still has both. Players call it a ${strong('deadly rectangle')}. One of its corners must be given.`,
  longer: (cells: number): Sentence =>
    say`Each changed digit pushes another one out of its place, until every house has all its digits again. One of these ${cells} cells must be given.`,
  /** `hasSeen`: a second answer was shown on the way. */
  reached: (givens: number, hasSeen: boolean): Sentence =>
    say`${strong(`${givens} digits left: done.`)} ${hasSeen ? 'The puzzle is yours now: keep it, play it or send it. Another order may get you even lower.' : `No digit has had to stay so far. Press “${showOne}” to see a second solution.`}`,
  hole: (cell: string): Sentence => say`${cell} is already a hole. Choose a cell with a digit in it.`,
  noneStays: say`Each of these digits can be removed, one at a time.`,
  /** `isDone`: as few are left as were asked for. */
  noneGoes: (givens: number, isDone: boolean): Sentence =>
    say`${strong(`${isDone ? `${givens} digits left: done. ` : ''}None can be removed any more.`)} The ones without a line haven’t been tried yet, and they have to stay as well.`,
  /** At the end. The best of a thousand orders is held by a test. */
  minimal: (givens: number): Sentence =>
    say`${strong(`All ${givens} tried: none can be removed.`)} The puzzle is minimal. In a thousand random orders, the best one got down to 21.`,
  /** What can be done with the puzzle that is dug. */
  yours: {
    heading: 'Your puzzle',
    facts: (givens: number) => `has ${counted(givens, 'given')} and one solution.`,
    keep: 'Keep this puzzle',
    play: 'Play this puzzle',
    rate: 'Rate this puzzle',
    race: 'Race solvers on it',
    send: 'Copy its link',
    kept: 'Kept in this browser. The figures of the other chapters now offer to run on it, and Play lists it under New puzzle.',
    notKept: 'This browser doesn’t store anything for this site, so the puzzle can’t be kept. Copy its link instead.',
    leftBefore: (givens: number) => `The puzzle you had dug down to ${counted(givens, 'given')} isn’t lost.`,
    returnTo: 'Return to this puzzle',
    /** After one of them was opened again. */
    opened: (givens: number): Sentence =>
      say`${strong(`Here’s your puzzle again, with ${counted(givens, 'given')}.`)} The lines under the digits you had tried are gone. Try one again, and you’ll see why it stays.`,
    keptBefore: (givens: number) => `You kept a puzzle with ${counted(givens, 'given')}.`,
    goOn: 'Keep digging',
    drop: 'Remove the puzzle',
    dropped: 'Removed. Nothing is kept now.',
    another: say`The puzzle you kept wasn’t dug from this grid, so it can’t be opened here.`,
    rating: 'Solving it as a person would …',
    /** `level` as the ladder calls it: 'very-easy'. */
    rated: (level: string, score: number) =>
      `Level: ${level.replace('-', ' ')}, by the hardest technique it needs. Score: ${number(score)}, the sum of all its steps.`,
    notRated: 'The puzzle couldn’t be rated. Try again.',
    sent: 'Link copied. It opens your puzzle in Play.',
    notSent: (link: string) => `The link couldn’t be copied. Here it is: ${link}`,
  },
};
