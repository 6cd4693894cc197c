import { bitOf, candidatesOf, hasDigit } from '../candidates.ts';
import type { State } from './preemptive-sets.ts';

/*
 * The grid on paper and all changes to it, shared by the run and its replay: numbers and markups, in one colour after the other.
 */

/** The numbers in one colour, and the grid before it. */
export interface Path {
  readonly cell: number;
  readonly digit: number;
  readonly digitsBefore: Uint8Array;
  readonly markupsBefore: Uint32Array;
  readonly filled: readonly number[];
  /** The set of numbers that were tried in the cell before. */
  readonly tried: number;
}

/** Writes a digit, in the present colour, and strikes it from the markups of its peers. */
export function writeAndStrike(state: State, cell: number, digit: number): void {
  state.set = undefined;
  state.digits[cell] = digit;
  state.candidates[cell] = 0;
  for (const peer of state.puzzle.grid.peersOfCell[cell]) state.candidates[peer] &= ~bitOf(digit);
  const path = state.paths.at(-1);
  if (path && path.cell !== cell) state.paths[state.paths.length - 1] = { ...path, filled: [...path.filled, cell] };
}

/** Marks up every open cell with the digits that no peer has. */
export function markUp(state: State): void {
  state.candidates = candidatesOf(state.puzzle, state.digits);
}

/** Strikes a digit from one markup. */
export function strike({ candidates }: State, cell: number, digit: number): void {
  candidates[cell] &= ~bitOf(digit);
}

/** Begins the choice for a cell where no number has been tried yet. */
export function beginChoice(state: State): void {
  state.set = undefined;
  state.tried = 0;
}

/** The numbers of a markup that have not been tried there, in order. */
export function untried({ digitOrder, candidates, tried }: Pick<State, 'digitOrder' | 'candidates' | 'tried'>, cell: number): number[] {
  return digitOrder.filter((digit) => hasDigit(candidates[cell], digit) && !hasDigit(tried, digit));
}

/** Takes a new colour, and writes a number in it. */
export function openPath(state: State, cell: number, digit: number): void {
  const { paths, digits, candidates, tried } = state;
  paths.push({ cell, digit, digitsBefore: digits.slice(), markupsBefore: candidates.slice(), filled: [], tried });
  writeAndStrike(state, cell, digit);
}

/** Erases the last colour: what was written in it and what was crossed out because of it. Its number counts as tried. */
export function erasePath(state: State): void {
  const { digit, digitsBefore, markupsBefore, tried } = state.paths.pop()!;
  state.tried = tried | bitOf(digit);
  state.digits = digitsBefore.slice();
  state.candidates = markupsBefore.slice();
  state.set = undefined;
}
