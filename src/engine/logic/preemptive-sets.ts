import type { Outcome } from '../algorithm.ts';
import { bitOf, candidatesOf, countDigits, digitsOf, hasDigit, leastDigit } from '../candidates.ts';
import { type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import { orderDigits } from '../search/digit-order.ts';
import { firstUsefulSet, type PreemptiveSet, strikesOf } from './preemptive-set.ts';
import type { Options, Step } from './preemptive-sets.card.ts';

export const choices = { pairs: 'a pair, else the smallest markup', smallest: 'the smallest markup' } as const;

/** What was written in one colour, and the grid as it was before. */
export interface Path {
  readonly cell: number;
  readonly digit: number;
  readonly digitsBefore: Uint8Array;
  readonly markupsBefore: Uint32Array;
  readonly filled: readonly number[];
}

export interface State extends Overridable<Step> {
  readonly puzzle: Puzzle;
  readonly choice: keyof typeof choices;
  readonly digitOrder: readonly number[];
  /** Indexed by cell; 0 is empty. */
  digits: Uint8Array;
  /** Indexed by cell: the markup, as a set of digits. Empty before marking up, and where a digit stands. */
  candidates: Uint32Array;
  /** The coloured paths, the first choice first. */
  paths: Path[];
  /** The preemptive set at work. */
  set: PreemptiveSet | undefined;
}

export function start(puzzle: Puzzle, { choice, digits, seed }: Options): State {
  return {
    puzzle,
    choice,
    digitOrder: orderDigits(puzzle.grid.size, digits, seed),
    digits: puzzle.givens.slice(),
    candidates: new Uint32Array(puzzle.grid.cellCount),
    paths: [],
    set: undefined,
  };
}

/** Larger sets are not looked for: in a larger grid there are too many groups of cells to try. */
const largestSet = (size: number) => (size <= 9 ? size - 1 : 4);

/** Writes a digit, in the present colour, and strikes it from the markups of its peers. */
export function write(state: State, cell: number, digit: number): void {
  state.set = undefined;
  state.digits[cell] = digit;
  state.candidates[cell] = 0;
  for (const peer of state.puzzle.grid.peersOfCell[cell]) state.candidates[peer] &= ~bitOf(digit);
  const path = state.paths.at(-1);
  if (path && path.cell !== cell) state.paths[state.paths.length - 1] = { ...path, filled: [...path.filled, cell] };
}

export function markUp(state: State): void {
  state.candidates = candidatesOf(state.puzzle.grid, state.digits);
}

export function strike({ candidates }: State, cell: number, digit: number): void {
  candidates[cell] &= ~bitOf(digit);
}

export function openPath(state: State, cell: number, digit: number): void {
  state.paths.push({ cell, digit, digitsBefore: state.digits.slice(), markupsBefore: state.candidates.slice(), filled: [] });
  write(state, cell, digit);
}

/** Erases the last colour: what was written in it and what was crossed out because of it. */
export function erasePath(state: State): void {
  const { digitsBefore, markupsBefore } = state.paths.pop()!;
  state.digits = digitsBefore.slice();
  state.candidates = markupsBefore.slice();
  state.set = undefined;
}

/** A box that lacks a digit and has one cell for it, going through the digits by how often they are given. */
function forcedNumber({ puzzle, digits }: State): { cell: number; digit: number; box: number } | undefined {
  const { grid, givens } = puzzle;
  const often = (digit: number) => givens.filter((given) => given === digit).length;
  const byFrequency = Array.from({ length: grid.size }, (_, i) => i + 1).sort((a, b) => often(b) - often(a));
  for (const digit of byFrequency) {
    for (let box = 2 * grid.size; box < 3 * grid.size; box++) {
      const cells = grid.cellsOfHouse[box];
      if (cells.some((cell) => digits[cell] === digit)) continue;
      const places = cells.filter((cell) => digits[cell] === 0 && !grid.peersOfCell[cell].some((peer) => digits[peer] === digit));
      if (places.length === 1) return { cell: places[0], digit, box };
    }
  }
  return undefined;
}

/** The first thing that breaks the rules: an empty markup, or a digit without a place in a house. */
function violationOf({ puzzle, digits, candidates }: State): { cell: number } | { house: number; digit: number } | undefined {
  const cell = digits.findIndex((digit, each) => digit === 0 && candidates[each] === 0);
  if (cell >= 0) return { cell };
  for (const [house, cells] of puzzle.grid.cellsOfHouse.entries()) {
    const possible = cells.reduce((set, each) => set | (digits[each] === 0 ? candidates[each] : bitOf(digits[each])), 0);
    for (let digit = 1; digit <= puzzle.grid.size; digit++) if (!hasDigit(possible, digit)) return { house, digit };
  }
  return undefined;
}

/** Whether the cell has two digits left, and a peer the same two. */
export function isPaired({ puzzle, candidates }: State, cell: number): boolean {
  const markup = candidates[cell];
  return countDigits(markup) === 2 && puzzle.grid.peersOfCell[cell].some((peer) => candidates[peer] === markup);
}

/** The cell at which to choose: one of a preemptive pair if that is wanted and there is one, or the first of the smallest markup. */
function choiceCell(state: State): number {
  const { candidates, choice } = state;
  const open = Array.from(candidates, (_, cell) => cell).filter((cell) => candidates[cell] !== 0);
  const pair = choice === 'pairs' ? open.find((cell) => isPaired(state, cell)) : undefined;
  return pair ?? open.reduce((best, cell) => (countDigits(candidates[cell]) < countDigits(candidates[best]) ? cell : best));
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { grid } = state.puzzle;
  for (let forced = forcedNumber(state); forced; forced = forcedNumber(state)) {
    write(state, forced.cell, forced.digit);
    yield { kind: 'force', ...forced };
  }
  markUp(state);
  yield { kind: 'markUp' };

  for (;;) {
    const violation = violationOf(state);
    if (violation) {
      if ('cell' in violation) yield { kind: 'emptyMarkup', cell: violation.cell };
      else yield { kind: 'noPlace', ...violation };
      if (yield* backtrack(state)) continue;
      yield { kind: 'noSolution' };
      return 'no-solution';
    }

    const single = state.candidates.findIndex((markup) => countDigits(markup) === 1);
    if (single >= 0) {
      const digit = leastDigit(state.candidates[single]);
      write(state, single, digit);
      yield { kind: 'fill', cell: single, digit };
      continue;
    }

    const set = firstUsefulSet(grid, state.candidates, largestSet(grid.size));
    if (set) {
      state.set = set;
      yield { kind: 'see', house: set.houses[0], digits: set.digits };
      for (const [cell, digits] of strikesOf(grid, state.candidates, set)) {
        for (const digit of digitsOf(digits)) {
          strike(state, cell, digit);
          yield { kind: 'strike', cell, digit };
        }
      }
      continue;
    }

    if (!state.digits.includes(0)) {
      yield { kind: 'solved' };
      return 'solved';
    }
    const cell = overrideOf(state, 'choose')?.cell ?? choiceCell(state);
    state.set = undefined;
    yield { kind: 'choose', cell };
    yield* guess(state, cell, numbersAfter(state, cell)[0]);
  }
}

/** The numbers of a markup in the order in which they are tried: all, or those after one. */
export function numbersAfter({ digitOrder, candidates }: Pick<State, 'digitOrder' | 'candidates'>, cell: number, tried = 0): number[] {
  return digitOrder.slice(digitOrder.indexOf(tried) + 1).filter((digit) => hasDigit(candidates[cell], digit));
}

/** Crook's choice, which he makes at random: a number for a cell, in a colour of its own. */
function* guess(state: State, cell: number, digit: number): Generator<Step, void, undefined> {
  openPath(state, cell, digit);
  yield { kind: 'guess', cell, digit };
}

/** After a violation: erases colours until one began at a cell that has another number, and tries that. False when none did. */
function* backtrack(state: State): Generator<Step, boolean, undefined> {
  while (state.paths.length > 0) {
    const { cell, digit } = state.paths.at(-1)!;
    erasePath(state);
    yield { kind: 'erase', cell, digit };
    const [next] = numbersAfter(state, cell, digit);
    if (next !== undefined) {
      yield* guess(state, cell, next);
      return true;
    }
  }
  return false;
}
