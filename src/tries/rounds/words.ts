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
const foretell = 'Which cells do its digits leave with a single candidate? Press one of them, or go on.';

/** Rounds of cells with one candidate, found by hand. Rounds are counted from 1. */
export const rounds = {
  about: 'Rounds of cells that have one candidate left',
  task: say`${strong('Press every cell with a single small digit.')} Go on until there are none.`,
  start: say`The small digits are those that row, column and box leave for a cell. In each round, all the marks are made first. Then all cells with one mark are fixed.`,
  idea: say`A fixed digit takes candidates from other cells, and that fixes more digits. It’s called ${strong('propagation')}.`,
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
        ? 'Its row, column and box have all the others.'
        : `Round ${round - 1} fixed ${taken(losses)}, so only ${digit} is left.`;
    const rest = left > 0 ? `${left} to go.` : `That’s all this round can do. ${foretell}`;
    return say`${strong(`${cell} is ${digit}.`)} ${why} ${rest}`;
  },
  given: (cell: string): Sentence => say`${cell} is a given, so it was certain from the start. Press a cell with small digits.`,
  /** `round`: the one that fixed it. */
  known: (cell: string, round: number): Sentence => say`Round ${round} fixed ${cell} already. Press a cell with small digits.`,
  /** A cell that is not fixed yet; `losses` are what the cells found in this round will take from it. */
  open(cell: string, candidates: readonly string[], losses: readonly Loss[], round: number, until: number | undefined): Sentence {
    const when =
      until === undefined ? '' : until === round + 1 ? ' After this round it will have just one.' : ` Round ${until} will fix it.`;
    const kept = candidates.filter((candidate) => !losses.some(({ digit }) => digit === candidate));
    const then =
      kept.length === 1
        ? `, and then only ${kept[0]} is left. But the marks are only updated between rounds, so it has to wait for the next one.`
        : `, but even then ${listed(kept)} are left.`;
    const why = losses.length === 0 ? when : ` It will lose ${lost(losses)}${then}`;
    return say`${strong(cell)} still has ${conflict(listed(candidates))}.${why}`;
  },
  begun: (number: number, fixed: number, last: number): Sentence =>
    say`${strong(`Round ${number}.`)} The ${counted(fixed, 'digit')} of round ${number - 1} took candidates from their rows, columns and boxes. Now ${counted(last, 'cell has', 'cells have')} just one left.`,
  ended: (number: number, fixed: number): Sentence =>
    say`${strong(`Round ${number} changes nothing,`)} so no later round will either. The grid has reached its ${strong('fixpoint')}. ${countedFirst(fixed, 'cell was', 'cells were')} filled, without trying a single digit.`,
  restDone: (round: number, cells: number): Sentence =>
    say`That’s ${counted(cells, 'more cell', 'more cells')}, and all that round ${round} can do. ${foretell}`,
  /** A cell of the next round that was named before it; `losses` are what takes its other candidates. */
  foretold: (cell: string, digit: string, losses: readonly Loss[], left: number): Sentence =>
    say`${strong(`${cell} will be ${digit}:`)} it loses ${lost(losses)}. ${left > 0 ? `${countedFirst(left, 'more cell', 'more cells')} of the next round to find.` : 'Those are all the cells of the next round.'}`,
};
