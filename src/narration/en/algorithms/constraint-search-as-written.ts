import { digitSetsOf } from '../../../engine/digit-sets.ts';
import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { constraintSearchAsWritten } from '../../../engine/search/constraint-search-as-written.card.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator } from '../../narrator.ts';
import { counted, say, toned } from '../../sentence.ts';

type State = ReturnType<typeof constraintSearchAsWritten.start>;
type Step = StepOf<typeof constraintSearchAsWritten.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');

const at = (state: { puzzle: Puzzle }, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: { puzzle: Puzzle }, digit: number) => symbolOf(state.puzzle, digit);

/** Says what the program does not count: how many values fit in its choice, and where the fewest do. */
function howManyFit({ puzzle, digits }: State, cell: number): string {
  const sets = digitSetsOf(puzzle, digits);
  const counts = Array.from(digits.keys(), (each) => sets.count(each));
  const fewest = counts.reduce((best, count, each) => (digits[each] === 0 && count < counts[best]! ? each : best), cell);
  const fit = `In fact ${counted(counts[cell]!, 'value')} ${counts[cell] === 1 ? 'fits' : 'fit'} there`;
  return fewest === cell
    ? `${fit}, and no cell has fewer.`
    : `${fit}; the fewest are ${counts[fewest]}, at ${cellName(puzzle.grid, fewest)}.`;
}

/** What the program takes for the size of a domain while no peer has a value. */
const supposedAtFirst = ({ puzzle: { grid } }: State, cell: number) => grid.housesOfCell[cell]!.length * grid.size;

function whyThisSize(atFirst: number, size: number): string {
  const peers = atFirst - size;
  if (peers === 0) return `${atFirst}, because no peer of the cell has a value`;
  return `${atFirst}, less one for ${peers === 1 ? 'the one peer' : `each of the ${peers} peers`} with a value`;
}

export const words: Narrator<State, Step> = {
  pseudocode: () => [
    ['until every cell has a value:', ['solved']],
    ['  choose the cell with the lowest count', ['choose']],
    ['  while the last has no value left:', ['deadEnd', 'noSolution']],
    ['    take back the value before it', ['takeBack']],
    ['  assign the next value there', ['assign']],
    ['  a count of 0 or 1: back up', ['check']],
  ],
  start: (state) => say`The grid as given, with ${counted(state.open, 'empty cell')}.`,
  steps: {
    choose: (step, state) =>
      say`Choose ${trying(at(state, step.cell))}. The program takes its domain to have ${step.size} values: ${whyThisSize(supposedAtFirst(state, step.cell), step.size)}. ${howManyFit(state, step.cell)}`,
    assign: (step, state) => say`Write ${placed(symbol(state, step.digit))} into ${at(state, step.cell)}.`,
    check: () =>
      say`Forward checking looks for a domain of size 0 or 1. By the program’s count there never is one, so it never stops anything.`,
    deadEnd: (step, state) => say`${clashing('Dead end.')} No value is left for ${at(state, step.cell)}.`,
    takeBack: (step, state) =>
      say`The algorithm takes ${removed(symbol(state, step.digit))} back from ${at(state, step.cell)}. The program counts this as a backtrack.`,
    solved: () => say`${toned('done')('Solved.')}`,
    noSolution: () => say`${clashing('No solution.')}`,
  },
};
