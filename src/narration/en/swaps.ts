import type { BoxGrid } from '../../engine/anneal/box-grid.ts';
import { cellName } from '../../engine/grid.ts';
import { houseName, symbolOf } from '../../engine/puzzle.ts';
import { type Belief, refuted } from '../belief.ts';
import type { LooseStep, QuestionWords } from '../narrator.ts';
import { counted, type Sentence, say, toned } from '../sentence.ts';

/** Words that the methods of chance share: of swaps and of what they do to the energy. */

const trying = toned('trying');
const failed = toned('conflict');

export const at = (state: BoxGrid, cell: number) => cellName(state.puzzle.grid, cell);
const symbolAt = (state: BoxGrid, cell: number) => symbolOf(state.puzzle, state.digits[cell]!);

/** The two cells of a swap. */
interface Pair {
  readonly cell: number;
  readonly other: number;
}

const signed = (change: number) => (change > 0 ? `+${change}` : String(change).replace('-', '−'));
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'rises by 2', 'falls by 1', 'stays the same'. */
export function changeOf(delta: number): string {
  if (delta === 0) return 'stays the same';
  return delta > 0 ? raised(delta) : `falls by ${-delta}`;
}

export const raised = (delta: number) => `rises by ${delta}`;

/** The energy as a number of digits. */
export const energyNow = (state: BoxGrid) => counted(state.energy, 'digit');

/** 'r1c2 and r3c1, in box 1'. In a grid without boxes the cells of a row change places. */
function pair({ puzzle: { grid } }: BoxGrid, { cell, other }: Pair): Sentence {
  const house = grid.housesOfCell[cell]!.find((each) => each === 2 * grid.size + grid.boxOfCell[cell]!) ?? grid.rowOfCell[cell]!;
  return say`${trying(cellName(grid, cell))} and ${trying(cellName(grid, other))}, in ${houseName(grid, house)}`;
}

/** 'r1c2 and r3c1, in box 1: 4 and 7 change places'; the state is the one after the swap. */
export const swapped = (state: BoxGrid, step: Pair): Sentence =>
  say`${pair(state, step)}: ${symbolAt(state, step.other)} and ${symbolAt(state, step.cell)} change places`;

/** 'r1c2 and r3c1, in box 1: 4 and 7 have changed places, on trial'; the state is the one after the swap, which is still to be decided on. */
export const onTrial = (state: BoxGrid, step: Pair): Sentence =>
  say`${pair(state, step)}: ${symbolAt(state, step.other)} and ${symbolAt(state, step.cell)} have changed places, on trial`;

/** 'r1c2 and r3c1, in box 1: if 4 and 7 changed places'; the state is the one in which they have not. */
export const supposed = (state: BoxGrid, step: Pair): Sentence =>
  say`${pair(state, step)}: if ${symbolAt(state, step.cell)} and ${symbolAt(state, step.other)} changed places`;

/** Beliefs about which swaps are kept. */
export const WORSE_IS_CERTAIN: Belief = { id: 'worse-is-certain', says: 'a swap that raises the energy is certain to be kept' };
export const BETTER_BY_CHANCE: Belief = { id: 'better-by-chance', says: 'chance decides about a swap that isn’t worse, too' };

/** The end of a run in which no box has two open cells. */
export const nothingToSwap = (): Sentence =>
  say`${failed('No solution.')} No box has two cells to swap, so this grid is the only one, and a row or a column lacks a digit.`;

/** 'would rise by 2, from 12 to 14'; the state is the one after the swap. */
export function difference(state: BoxGrid, delta: number): string {
  return delta === 0 ? `stays at ${state.energy}` : `${changeOf(delta)}, from ${state.energy - delta} to ${state.energy}`;
}

/** A question before a swap: how it changes the energy. The state is the one before it. */
export const whichDifference: QuestionWords<BoxGrid> = {
  ask: ({ cell, other }, state) =>
    say`${trying(symbolAt(state, cell))} in ${at(state, cell)} and ${trying(symbolAt(state, other))} in ${at(state, other)} change places. What happens to the energy?`,
  choice: (step) => `it ${changeOf(step.delta)}`,
  why: (step, state) => {
    const effects = effectsOf(step, state);
    const sum = effects.reduce((total, { change }) => total + change, 0);
    return say`${effects.map(({ text, change }) => `${capitalized(text)}: ${signed(change)}. `).join('')}Together: ${signed(sum)}.`;
  },
  whyNot: (actual, { delta }, state) => {
    // One line that speaks against the guess, not all of them: their sum would be the answer.
    const effects = effectsOf(actual, state);
    const tooHigh = delta > actual.delta;
    const against = effects.toSorted((a, b) => (tooHigh ? a.change - b.change : b.change - a.change))[0]!;
    const guess =
      delta === 0
        ? 'as many digits would be missing as before'
        : `${counted(Math.abs(delta), 'digit')} ${delta > 0 ? 'more' : 'fewer'} would be missing`;
    const belief = tooHigh
      ? { id: 'too-high', says: 'the swap is worse for the energy than it is' }
      : { id: 'too-low', says: 'the swap is better for the energy than it is' };
    return refuted(belief, say`Then ${guess}. Look again at one of the rows and columns: ${against.text}.`);
  },
  shows: ({ cell, other }) => ({ cells: [cell, other] }),
};

/** What a swap does to each row and column that it touches; the state is the one before it. */
function effectsOf({ cell, other }: LooseStep, state: BoxGrid): { text: string; change: number }[] {
  const { rowOfCell, columnOfCell } = state.puzzle.grid;
  return [rowOfCell, columnOfCell].flatMap((lineOfCell) => {
    if (lineOfCell[cell] === lineOfCell[other]) return [];
    const name = lineOfCell === rowOfCell ? 'row' : 'column';
    return [lineEffect(state, lineOfCell, name, cell, other), lineEffect(state, lineOfCell, name, other, cell)];
  });
}

/** Says what a line gains or loses when the digit of `cell`, which lies in it, is replaced by that of `other`: 'row 3 loses its only 4'. */
function lineEffect(state: BoxGrid, lineOfCell: Uint8Array, name: string, cell: number, other: number): { text: string; change: number } {
  const { digits } = state;
  const line = lineOfCell[cell]!;
  const holds = (digit: number) => digits.some((each, i) => i !== cell && lineOfCell[i] === line && each === digit);
  const lost = !holds(digits[cell]!);
  const gained = !holds(digits[other]!);
  const leaves = `loses ${lost ? 'its only' : 'a spare'} ${symbolAt(state, cell)}`;
  const comes = gained ? `gains the ${symbolAt(state, other)} it lacks` : `gets another ${symbolAt(state, other)}`;
  return {
    text: `${name} ${line + 1} ${leaves} ${lost && gained ? 'but' : 'and'} ${comes}`,
    change: Number(lost) - Number(gained),
  };
}
