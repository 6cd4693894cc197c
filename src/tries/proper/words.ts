import { counted, type Sentence, say, toned } from '../../narration/sentence.ts';

/** Words of the figure in which givens are taken away. */

const strong = toned('strong');
const clashing = toned('conflict');
const placed = toned('placed');

const solutions = (count: number) => counted(count, 'solution');

export const proper = {
  about: 'A small puzzle whose givens can be taken away',
  task: say`${strong('Take away as many givens as you can.')} Press a given, and it goes. Press the empty cell, and it comes back. There has to be exactly one solution.`,
  start: say`Eight givens, one solution. Not all of them are needed. Which can go?`,
  showOne: 'Take one away',
  idea: say`In a minimal puzzle ${strong('no given can go')}. That doesn’t mean that it has the fewest: from the same eight givens you can get stuck with six, five or four.`,
  grid: 'The puzzle',
  givens: (count: number) => counted(count, 'given'),
  solutions,
  /** What the count means. */
  means: (count: number) => (count === 1 ? 'The puzzle is proper.' : 'The puzzle isn’t proper.'),
  taken: (symbol: string, cell: string): Sentence =>
    say`${strong('Still one solution.')} The others force the ${placed(symbol)} at ${cell}, so it didn’t have to be given.`,
  minimal: (givens: number): Sentence =>
    say`${strong(`Minimal, with ${givens} givens.`)} Take away any one of them, and there’s a second solution.${givens > 4 ? ' Another order gets you lower: put some back, and take away others.' : ' On a 4 × 4 grid it’s never fewer than four.'}`,
  /** `other` is the digit of the second solution in the cell. */
  second: (cell: string, symbol: string, other: string, count: number): Sentence =>
    say`${strong(`Now there are ${solutions(count)}.`)} ${cell} can be ${placed(symbol)} or ${clashing(other)}, and nothing tells you which. Press the cell to put the ${placed(symbol)} back.`,
  /** Of more than two solutions, the two that are most alike are drawn. */
  more: (count: number): Sentence =>
    say`${strong(`${solutions(count)} now.`)} ${count === 2 ? 'They differ' : 'The two that are most alike are shown. They differ'} only in the cells with two digits. Press an empty cell to put its digit back.`,
  back: (symbol: string, cell: string, count: number): Sentence =>
    say`The ${placed(symbol)} at ${cell} is back, and there ${count === 1 ? 'is one solution' : `are still ${solutions(count)}`}.`,
  none: say`None can go. Put one back first.`,
};
