import { InputError } from '../errors.ts';
import { type CoverProblem, MAX_NODES } from '../exact-cover.ts';
import type { Puzzle } from '../puzzle.ts';
import { refusesCages } from '../refusals.ts';
import { sudokuCover, wholeSudokuCover } from './problems/sudoku-cover.ts';

/** What the exact cover algorithms run on: a Sudoku of any size, or an exact cover problem. */
export type CoverInput = Puzzle | CoverProblem;

export const none = -1;

/** What the states of all searches for exact covers have in common, independent of the matrix. */
export interface CoverState {
  readonly problem: CoverProblem;
  /** The puzzle behind the problem, if there is one. */
  readonly puzzle: Puzzle | undefined;
  /** Indexed by cell: givens and the digits of the chosen rows; empty when there is no puzzle. */
  readonly digits: Uint8Array;
  /** Indexed by item: 1 while its column is covered. */
  readonly covered: Uint8Array;
  /** Indexed by item: S, how many rows its column has. */
  readonly S: Int32Array;
  /** Indexed by level: the item whose column was chosen there; −1 where no column is. */
  readonly columns: Int32Array;
  /** Indexed by level: the option whose row was chosen there; −1 where none is. */
  readonly rows: Int32Array;
  /** Rows chosen so far. */
  depth: number;
  /** Solutions found so far. */
  found: number;
  /** The options of the solution found last. */
  answer: readonly number[];
  /** Whether all solutions have been found. */
  hasEnded: boolean;
}

/** A search for exact covers, with its options. */
export interface CoverSearch extends CoverState {
  /** Which column is covered next. */
  readonly rule: 'fewest' | 'ties' | 'leftmost' | 'random';
  /** The number of solutions to find; 0 for all. */
  readonly wanted: number;
  /** For the rules that draw lots. */
  readonly seed: number;
}

/** The problem to search. `whole` keeps a Sudoku's whole matrix, with the givens as rows chosen beforehand. */
export function problemOf(input: CoverInput, whole: boolean): CoverProblem {
  if ('options' in input) return input;
  return whole ? wholeSudokuCover(input) : sudokuCover(input);
}

/** Why an input is not for exact cover; undefined when it is. */
export function refusesCover(input: CoverInput): InputError | undefined {
  if ('options' in input) return undefined;
  return refusesCages(input) ?? tooLarge(input);
}

/** Returns the fault of a puzzle whose matrix has too many nodes. It is laid out only where it could have so many. */
function tooLarge(puzzle: Puzzle): InputError | undefined {
  const { size, cellCount, housesOfCell, houses } = puzzle.grid;
  const ones = size * housesOfCell.reduce((sum, own) => sum + 1 + own.length, 0);
  if (1 + cellCount + houses.length * size + ones <= MAX_NODES) return undefined;
  try {
    problemOf(puzzle, false);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** The matrix before anything is covered. */
export function freshCover(problem: CoverProblem): CoverState {
  const { puzzle, options, items } = problem;
  const S = new Int32Array(items.length);
  for (const option of options) for (const item of option.items) S[item]++;
  return {
    problem,
    puzzle,
    digits: puzzle ? puzzle.givens.slice() : new Uint8Array(0),
    covered: new Uint8Array(items.length),
    S,
    columns: new Int32Array(problem.primary + 1).fill(none),
    rows: new Int32Array(problem.primary + 1).fill(none),
    depth: 0,
    found: 0,
    answer: [],
    hasEnded: false,
  };
}

/** A copy of what a search changes; what is constant is shared. */
export function cloneCover<State extends CoverState>(state: State): State {
  return {
    ...state,
    digits: state.digits.slice(),
    covered: state.covered.slice(),
    S: state.S.slice(),
    columns: state.columns.slice(),
    rows: state.rows.slice(),
  };
}

/** Adds a row to the partial solution, and its digits to the grid. */
export function chooseRow(state: CoverState, option: number): void {
  state.rows[state.depth] = option;
  state.depth++;
  for (const { cell, digit } of state.problem.options[option].places ?? []) state.digits[cell] = digit;
}

/** Takes the last row of the partial solution back. */
export function takeRowBack(state: CoverState): void {
  state.columns[state.depth] = none;
  state.depth--;
  const option = state.rows[state.depth];
  state.rows[state.depth] = none;
  for (const { cell } of state.problem.options[option].places ?? []) state.digits[cell] = 0;
}

/** Notes the partial solution as a solution. */
export function keepSolution(state: CoverState): void {
  state.found++;
  state.answer = Array.from(state.rows.subarray(0, state.depth));
}

/** Returns 1 for each chosen row, indexed by option. A search for all solutions has taken its last one back when it ends, and shows it again. */
export function rowsShown({ problem, rows, depth, hasEnded, answer }: CoverState): Uint8Array {
  const shown = new Uint8Array(problem.options.length);
  for (const option of hasEnded ? answer : rows.subarray(0, depth)) shown[option] = 1;
  return shown;
}

/** The cell that choosing an option changes; −1 when it changes none, or several. */
export function cellOf({ problem }: CoverState, option: number): number {
  const { places } = problem.options[option];
  return places?.length === 1 ? places[0].cell : none;
}

/** Returns the digits of the grid. A search for all solutions has taken its last one back when it ends, and shows it again. */
export const digitsShown = (state: CoverState): Uint8Array => (state.hasEnded ? digitsOfAnswer(state) : state.digits);

/** Returns the last solution as digits, indexed by cell, or the current digits when there is none. Empty without a puzzle. */
export function digitsOfAnswer({ problem, puzzle, digits, found, answer }: CoverState): Uint8Array {
  if (!puzzle || found === 0) return digits;
  const filled = puzzle.givens.slice();
  for (const option of answer) for (const { cell, digit } of problem.options[option].places ?? []) filled[cell] = digit;
  return filled;
}

/** Returns the names of a step's option and item, and the digits that the option writes. */
export function coverInFull(
  { problem }: CoverState,
  step: { readonly kind: string; readonly option?: number; readonly item?: number },
): Record<string, unknown> {
  if (step.option !== undefined) {
    const { name, places } = problem.options[step.option];
    return { name, ...(places && { places }) };
  }
  return step.item === undefined ? {} : { name: problem.items[step.item] };
}
