import { counted, countedFirst, listed, type Sentence, say, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');

/** A candidate and the cell that takes it away, as they are called. */
interface Loss {
  readonly digit: string;
  readonly by: string;
}

const lost = (losses: readonly Loss[]) => listed(losses.map(({ digit, by }) => `its ${digit} to ${by}`));
const taken = (losses: readonly Loss[]) => listed(losses.map(({ digit, by }) => `the ${digit} at ${by}`));

/** What is asked when a round is done. */
const foretell = 'Which cells will be single now, because of what it has fixed? Press one, or go on.';

/** Rounds of cells with one candidate, found by hand. Rounds are counted from 1. */
export const rounds = {
  about: 'Rounds of cells that have one candidate left',
  task: say`${strong('Click every cell with a single small digit:')} this round fixes it. Go on until there is none.`,
  start: say`The small digits are what row, column and box leave for a cell. In a round all marks are made first, and then all cells with one mark are fixed.`,
  idea: say`What is fixed takes candidates away, and that fixes more: this is ${strong('propagation')}.`,
  grid: 'The grid of this round',
  round: (number: number) => `Round ${number}`,
  found: (found: number, all: number) => (all === 0 ? 'nothing to fix' : `${found} of ${all}`),
  next: 'Next round',
  rest: 'The rest of this round',
  dots: 'Cells fixed in each round',
  /** `counts`: how many cells each round fixes, up to the one that goes on. */
  drawing: (counts: readonly number[], ended: boolean) =>
    counts.length === 1
      ? `Cells to fix in round 1: ${counts[0]}.`
      : `Cells fixed in rounds 1 to ${counts.length}: ${listed(counts.map(String))}${ended ? ', then none' : ''}.`,
  fixpoint: 'fixpoint',
  /** A cell that this round fixes; `losses` are what the round before took from it. */
  fixed(cell: string, digit: string, losses: readonly Loss[], round: number, left: number): Sentence {
    const why =
      losses.length === 0
        ? 'Its row, column and box hold all the others.'
        : `Round ${round - 1} fixed ${taken(losses)}, so only ${digit} is left.`;
    const rest = left > 0 ? `${left} to go.` : `That is all that this round can do. ${foretell}`;
    return say`${strong(`${cell} is ${digit}.`)} ${why} ${rest}`;
  },
  given: (cell: string): Sentence => say`${cell} is a given: it was sure from the start. Press a cell with small digits.`,
  /** `round`: the one that fixed it. */
  known: (cell: string, round: number): Sentence => say`${cell} is fixed already, since round ${round}. Press a cell with small digits.`,
  /** A cell that is not fixed yet; `losses` are what the cells found in this round will take from it. */
  open(cell: string, candidates: readonly string[], losses: readonly Loss[], round: number, until: number | undefined): Sentence {
    const when =
      until === undefined ? '' : until === round + 1 ? ' After this round it will have one.' : ` Its turn comes in round ${until}.`;
    const why =
      losses.length === 0 ? when : ` It will lose ${lost(losses)}, but marks are made between rounds: it has to wait for the next.`;
    return say`${strong(cell)} still has ${conflict(listed(candidates))}.${why}`;
  },
  begun: (number: number, fixed: number, last: number): Sentence =>
    say`${strong(`Round ${number}.`)} The ${counted(fixed, 'digit')} of round ${number - 1} took candidates from their rows, columns and boxes. ${countedFirst(last, 'cell has', 'cells have')} one left.`,
  ended: (number: number, fixed: number): Sentence =>
    say`${strong(`Round ${number} changes nothing,`)} so no later round will: the grid is at its ${strong('fixpoint')}. ${countedFirst(fixed, 'cell was', 'cells were')} filled, and not one digit was tried.`,
  restDone: (round: number, cells: number): Sentence =>
    say`${counted(cells, 'cell', 'cells')} more: that is all that round ${round} can do. ${foretell}`,
  /** A cell of the next round that was named before it; `losses` are what takes its other candidates. */
  foretold: (cell: string, digit: string, losses: readonly Loss[], left: number): Sentence =>
    say`${strong(`${cell} will be ${digit}:`)} it loses ${lost(losses)}. ${left > 0 ? `${countedFirst(left, 'cell')} of the next round to go.` : 'Those are all cells of the next round.'}`,
};
