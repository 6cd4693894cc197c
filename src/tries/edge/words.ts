import { number } from '../../narration/en/interface/language.ts';
import { listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const done = toned('done');
const conflict = toned('conflict');

const grid = (size: number) => `${size}\u00a0×\u00a0${size}`;
/** Which sizes have an edge that is still to be found; nothing where none has. */
const stillToFind = (sizes: readonly number[]) => (sizes.length === 0 ? '' : ` Still to find: ${listed(sizes.map(grid))}.`);
const choices = (count: number) => (count === 0 ? 'no choices' : `${number(count)} ${count === 1 ? 'choice' : 'choices'}`);

/** Words of the figure in which givens are taken away until a search has to guess. */
export const edge = {
  about: 'Where a search has to begin to guess',
  task: say`${strong('Find the edge for each of the three sizes:')} the point where the search has to guess before it has filled even half of the open cells.`,
  start: say`Move the slider to the left, or drag in the chart. Each circle is one of eleven runs. The filled one is the run in the small grid.`,
  /** Of each size, the shares of givens on both sides of its edge. */
  idea: (edges: readonly { readonly size: number; readonly above: number; readonly below: number }[]): Sentence =>
    say`The edge is at ${edges.map(({ size, above, below }, index) => `${below} to ${above}%${index === 0 ? ' of the cells given' : ''} at ${grid(size)}`).join(', ')}. At ${grid(edges[0]!.size)} it’s a gentle slope. ${strong('The larger the grid, the sharper its edge, and the more givens it needs.')}`,
  grid,
  sizes: 'Size of the grid',
  givens: 'Cells given',
  share: (share: number) => `${share}%`,
  spoken: (size: number, share: number, filled: number, open: number) =>
    `${share}% given at ${grid(size)}. Half of the runs fill at most ${filled} of ${open} open cells before the first guess`,
  chart: (size: number) => `What runs on grids of ${grid(size)} take back, and what they fill without a guess, by the share of cells given`,
  filled: 'open cells filled before the first guess',
  takenBack: 'choices taken back (at the top: runs stopped)',
  axis: 'given',
  stopped: 'stopped',
  /** Beside the line at an edge. */
  edgeAt: (size: number, above: number, below: number) => `${grid(size)}: ${below} to ${above}%`,
  mosaic: (filled: number, open: number) => `Of ${open} open cells, ${filled} are filled before the first guess`,
  /** The colours of the grid's cells. */
  legend: { given: 'given', filled: 'filled without a guess', open: 'open at the first guess' },
  thisRun: (takenBack: number | null) =>
    takenBack === null
      ? 'The run in the small grid, one of the eleven, was stopped after 20 million steps.'
      : `The run in the small grid, one of the eleven, takes back ${takenBack === 0 ? 'nothing' : choices(takenBack)}.`,
  open: 'Step through this run',
  found: (
    size: number,
    above: { readonly share: number; readonly filled: number; readonly open: number },
    below: { readonly share: number; readonly filled: number; readonly open: number },
    left: number,
  ): Sentence =>
    say`${done(`The edge of ${grid(size)}.`)} With ${above.share}% given, the median run fills ${above.filled} of ${above.open} open cells before its first guess. With ${below.share}%, it’s ${below.filled} of ${below.open}. ${left === 0 ? 'Those are all three. Now go on to the left, and see where the work is largest.' : `That’s ${3 - left} of 3. Choose another size, or go on to the left.`}`,
  /** Beyond an edge that the reader went past. */
  passed: (size: number, share: number, filled: number, open: number): Sentence =>
    say`With ${share}% of a ${grid(size)} grid given, the median run fills ${strong(`${filled} of ${open}`)} open cells before its first guess. You’ve gone past the edge. Go back to where it first falls below half.`,
  stoppedMost: (size: number, unfinished: number, of: number, left: readonly number[]): Sentence =>
    say`${conflict(`${unfinished} of the ${of} runs were stopped`)} after 20 million steps. Hardly a cell of this ${grid(size)} grid is forced, and hardly any guess leads to a solution.${stillToFind(left)}`,
  /** Anywhere else beyond the edge. */
  here: (share: number, median: number, stopped: number, of: number, left: readonly number[]): Sentence =>
    say`With ${share}% given, the median run takes back ${strong(choices(median))}${stopped === 0 ? '' : `, and ${stopped} of the ${of} runs ${stopped === 1 ? 'was' : 'were'} stopped`}.${stillToFind(left)}`,
  few: (share: number): Sentence =>
    say`With ${share}% given, it’s ${strong('easier again')}. Nothing is forced, but so many solutions are left that most guesses lead to one of them.`,
};
