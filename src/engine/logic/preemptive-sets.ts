import type { Outcome } from '../algorithm.ts';
import { bitOf, candidatesOf, countDigits, hasDigit, leastDigit } from '../candidates.ts';
import { inWantedOrder, type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import { orderDigits } from '../search/digit-order.ts';
import type { Options, Step } from './preemptive-sets.card.ts';
import { eachStrike, firstUsefulSet, type PreemptiveSet, setOf } from './set-finder.ts';

export const choices = { pairs: 'a pair, else the smallest markup', smallest: 'the smallest markup' } as const;

/** What was written in one colour, and the grid as it was before. */
export interface Path {
  readonly cell: number;
  readonly digit: number;
  readonly digitsBefore: Uint8Array;
  readonly markupsBefore: Uint32Array;
  readonly filled: readonly number[];
  /** The set of numbers that were tried in the cell before. */
  readonly tried: number;
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
  /** The set of numbers that have been tried in the cell of the choice that is made now. */
  tried: number;
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
    tried: 0,
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
  const { paths, digits, candidates, tried } = state;
  paths.push({ cell, digit, digitsBefore: digits.slice(), markupsBefore: candidates.slice(), filled: [], tried });
  write(state, cell, digit);
}

/** Comes to a cell where no number has been tried yet. */
export function choose(state: State): void {
  state.set = undefined;
  state.tried = 0;
}

/** Erases the last colour: what was written in it and what was crossed out because of it. */
export function erasePath(state: State): void {
  const { digit, digitsBefore, markupsBefore, tried } = state.paths.pop()!;
  state.tried = tried | bitOf(digit);
  state.digits = digitsBefore.slice();
  state.candidates = markupsBefore.slice();
  state.set = undefined;
}

/** The boxes that lack a digit and have one cell for it, going through the digits by how often they are given. */
export function* forcedNumbers({ puzzle, digits }: State): Generator<Extract<Step, { kind: 'force' }>, undefined> {
  const { grid, givens } = puzzle;
  const often = (digit: number) => givens.filter((given) => given === digit).length;
  const byFrequency = Array.from({ length: grid.size }, (_, i) => i + 1).sort((a, b) => often(b) - often(a));
  for (const digit of byFrequency) {
    for (let box = 2 * grid.size; box < 3 * grid.size; box++) {
      const cells = grid.cellsOfHouse[box];
      if (cells.some((cell) => digits[cell] === digit)) continue;
      const places = cells.filter((cell) => digits[cell] === 0 && !grid.peersOfCell[cell].some((peer) => digits[peer] === digit));
      if (places.length === 1) yield { kind: 'force', cell: places[0], digit, box };
    }
  }
  return undefined;
}

type Violation = Extract<Step, { kind: 'emptyMarkup' | 'noPlace' }>;

/** What breaks the rules: empty markups, then digits without a place in a house. */
export function* violations({ puzzle, digits, candidates }: State): Generator<Violation, undefined> {
  for (const [cell, digit] of digits.entries()) if (digit === 0 && candidates[cell] === 0) yield { kind: 'emptyMarkup', cell };
  for (const [house, cells] of puzzle.grid.cellsOfHouse.entries()) {
    const possible = cells.reduce((set, each) => set | (digits[each] === 0 ? candidates[each] : bitOf(digits[each])), 0);
    for (let digit = 1; digit <= puzzle.grid.size; digit++) if (!hasDigit(possible, digit)) yield { kind: 'noPlace', house, digit };
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
  const forcedNumber = () => overrideOf(state, 'force') ?? forcedNumbers(state).next().value;
  for (let forced = forcedNumber(); forced; forced = forcedNumber()) {
    write(state, forced.cell, forced.digit);
    yield forced;
  }
  markUp(state);
  yield { kind: 'markUp' };

  for (;;) {
    const violation = violations(state).next().value;
    if (violation) {
      yield overrideOf(state, 'noPlace') ?? violation;
      if (yield* backtrack(state)) continue;
      yield { kind: 'noSolution' };
      return 'no-solution';
    }

    const single = overrideOf(state, 'fill')?.cell ?? state.candidates.findIndex((markup) => countDigits(markup) === 1);
    if (single >= 0) {
      const digit = leastDigit(state.candidates[single]);
      write(state, single, digit);
      yield { kind: 'fill', cell: single, digit };
      continue;
    }

    const wanted = overrideOf(state, 'see');
    const set = wanted
      ? setOf(grid, state.candidates, wanted.house, wanted.digits)
      : firstUsefulSet(grid, state.candidates, largestSet(grid.size));
    if (set) {
      state.set = set;
      yield { kind: 'see', house: set.houses[0], digits: set.digits };
      for (const { cell, digit } of inWantedOrder(state, 'strike', eachStrike(grid, state.candidates, set))) {
        strike(state, cell, digit);
        yield { kind: 'strike', cell, digit };
      }
      continue;
    }

    if (!state.digits.includes(0)) {
      yield { kind: 'solved' };
      return 'solved';
    }
    const cell = overrideOf(state, 'choose')?.cell ?? choiceCell(state);
    choose(state);
    yield { kind: 'choose', cell };
    yield* guess(state, cell);
  }
}

/** The numbers of a markup that have not been tried there, in order. */
export function untried({ digitOrder, candidates, tried }: Pick<State, 'digitOrder' | 'candidates' | 'tried'>, cell: number): number[] {
  return digitOrder.filter((digit) => hasDigit(candidates[cell], digit) && !hasDigit(tried, digit));
}

/** Crook's choice, which he makes at random: a number for a cell, in a colour of its own. */
function* guess(state: State, cell: number): Generator<Step, void, undefined> {
  const digit = overrideOf(state, 'guess')?.digit ?? untried(state, cell)[0];
  openPath(state, cell, digit);
  yield { kind: 'guess', cell, digit };
}

/** After a violation: erases colours until one began at a cell that has another number, and tries that. False when none did. */
function* backtrack(state: State): Generator<Step, boolean, undefined> {
  while (state.paths.length > 0) {
    const { cell, digit } = state.paths.at(-1)!;
    erasePath(state);
    yield { kind: 'erase', cell, digit };
    if (untried(state, cell).length > 0) {
      yield* guess(state, cell);
      return true;
    }
  }
  return false;
}
