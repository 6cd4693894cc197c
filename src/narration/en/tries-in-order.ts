import { cellName, sharedHouses } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { SearchState } from '../../engine/search/backtracking.ts';
import { type Refuted, refuted } from '../belief.ts';
import type { QuestionWords } from '../narrator.ts';
import { listed, say, toned } from '../sentence.ts';
import { inOrder } from './fill-in-order.ts';
import { eitherHouse } from './house-words.ts';

/*
 * Questions about a search that fills its cells in a fixed order, and tries digits in each in a fixed order: whether a digit fits, and which
 * one comes next.
 */

const trying = toned('trying');
const clashing = toned('conflict');

const at = (state: { puzzle: Puzzle }, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: { puzzle: Puzzle }, digit: number) => symbolOf(state.puzzle, digit);

/** The type of the house in which the two cells clash: the row before the column before the others, as the algorithm looks. */
export function houseOf(state: Pick<SearchState, 'puzzle'>, cell: number, clash: number): string {
  return sharedHouses(state.puzzle.grid, cell, clash)[0]!;
}

/** Returns the digits that are allowed in the next cell and that no peer has. At a dead end they have been placed there, and have failed. */
export const fitting = ({ puzzle, digits, orders, depth }: SearchState, cell: number) =>
  orders[depth]!.filter((digit) => !puzzle.grid.peersOfCell[cell]!.some((peer) => digits[peer] === digit));

/** What is said of a dead end in a cell where some digits do fit. */
export const allFailed = (cell: string, failed: readonly string[]) =>
  say`Only ${listed(failed)} ${failed.length === 1 ? 'fits' : 'fit'} in ${cell}, and nothing that could follow ${failed.length === 1 ? 'it' : 'them'} worked.`;

/** A question before a placement and before a conflict alike, so that it does not reveal which one comes. */
export const fits: QuestionWords<SearchState> = {
  ask: ({ cell, digit }, state) =>
    say`Does ${trying(symbol(state, digit))} fit in ${at(state, cell)}, or does it clash? If it clashes, with which cell?`,
  choice: (step, state) => (step.kind === 'place' ? 'it fits' : step.clash < 0 ? 'it clashes' : `it clashes with ${at(state, step.clash)}`),
  why: (step, state) => {
    const { cell, digit } = step;
    return step.kind === 'place'
      ? say`No cell in the ${eitherHouse(state.puzzle.grid, cell)} of ${at(state, cell)} holds ${symbol(state, digit)}.`
      : say`The ${houseOf(state, cell, step.clash)} of ${at(state, cell)} already holds ${clashing(symbol(state, digit))} at ${at(state, step.clash)}.`;
  },
  whyNot: ({ cell, digit }, chosen, state) => {
    if (chosen.kind === 'place')
      return refuted(
        { id: 'clash-overlooked', says: 'a digit fits although a cell that shares a house holds it' },
        say`Look again: a cell in the ${eitherHouse(state.puzzle.grid, cell)} of ${at(state, cell)} holds ${symbol(state, digit)} already.`,
      );
    if (chosen.clash < 0)
      return refuted(
        { id: 'clash-invented', says: 'a digit clashes although no cell that shares a house holds it' },
        say`For that a cell in its ${eitherHouse(state.puzzle.grid, cell)} would have to hold ${symbol(state, digit)}.`,
      );
    if (!state.puzzle.grid.peersOfCell[cell]!.includes(chosen.clash))
      return refuted(
        { id: 'clash-no-house', says: 'cells that share no house can clash' },
        say`${at(state, chosen.clash)} shares no ${eitherHouse(state.puzzle.grid, cell)} with ${at(state, cell)}.`,
      );
    const there = state.digits[chosen.clash]!;
    const belief = there
      ? { id: 'clash-other-digit', says: 'a digit clashes with a different one' }
      : { id: 'clash-empty', says: 'a digit clashes with an empty cell' };
    return refuted(
      belief,
      say`${at(state, chosen.clash)} ${there ? `holds ${symbol(state, there)}, not ${symbol(state, digit)}` : 'is empty'}.`,
    );
  },
  shows: ({ cell, digit }) => ({ cells: [cell], digit }),
};

/** A question about the digit that comes next in the cell of the present level. */
export const nextDigitTried: QuestionWords<SearchState> = {
  ask: (step, state) => say`Which digit does the algorithm try next in ${at(state, step.cell)}? ${soFar(step.digit, state)}`,
  choice: (step, state) => symbol(state, step.digit),
  why: (step, state) =>
    say`${symbol(state, step.digit)} is the next in the order ${inOrder(state)}. Whether it fits is checked afterwards.`,
  whyNot: (actual, chosen, state) => whyNotTried(actual.digit, chosen.digit, state),
  shows: ({ cell }) => ({ cells: [cell] }),
};

/** The digits that have been tried in this cell before this one. */
function soFar(digit: number, state: SearchState): string {
  const order = state.orders[state.depth]!;
  const tried = order.slice(0, order.indexOf(digit));
  return tried.length === 0 ? 'None has been tried there yet.' : `There it has tried ${listed(tried.map((each) => symbol(state, each)))}.`;
}

function whyNotTried(next: number, chosen: number, state: SearchState): Refuted {
  const order = state.orders[state.depth]!;
  return order.indexOf(chosen) < order.indexOf(next)
    ? refuted(
        { id: 'digit-again', says: 'a digit is tried twice in a cell' },
        say`${symbol(state, chosen)} has been tried in this cell already.`,
      )
    : refuted(
        { id: 'digit-skipped', says: 'digits that don’t fit are skipped without being tried' },
        say`${symbol(state, chosen)} comes later. Digits are tried in the order ${inOrder(state)}, each one, whether it fits or not.`,
      );
}
