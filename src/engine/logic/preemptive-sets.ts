import type { Outcome } from '../algorithm.ts';
import { bitOf, candidatesOf, countDigits, hasDigit, leastDigit } from '../candidates.ts';
import { boxHouses } from '../grid.ts';
import { inOverriddenOrder, type Overridable, overrideOf } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import { orderDigits } from '../search/digit-order.ts';
import { beginChoice, erasePath, markUp, openPath, type Path, strike, untried, writeAndStrike } from './coloured-grid.ts';
import type { Options, Step } from './preemptive-sets.card.ts';
import { eachStrike, firstUsefulSet, isPaired, type PreemptiveSet, setOf } from './set-finder.ts';

export const choices = { pairs: 'a pair, else the smallest markup', smallest: 'the smallest markup' } as const;

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

/** The boxes that lack a digit and have one cell for it, going through the digits by how often they are given. */
export function* forcedNumbers({ puzzle, digits }: State): Generator<Extract<Step, { kind: 'force' }>, undefined> {
  const { grid, givens } = puzzle;
  const possible = candidatesOf(puzzle, digits);
  const often = (digit: number) => givens.filter((given) => given === digit).length;
  const byFrequency = Array.from({ length: grid.size }, (_, i) => i + 1).sort((a, b) => often(b) - often(a));
  for (const digit of byFrequency) {
    for (const box of boxHouses(grid)) {
      const cells = grid.cellsOfHouse[box];
      if (cells.some((cell) => digits[cell] === digit)) continue;
      const places = cells.filter((cell) => hasDigit(possible[cell], digit));
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

/** Larger sets are not looked for: in a larger grid there are too many groups of cells to try. */
const largestSet = (size: number) => (size <= 9 ? size - 1 : 4);

/** The cell at which to choose: one of a preemptive pair if that is wanted and there is one, or the first of the smallest markup. */
function choiceCell({ puzzle, candidates, choice }: State): number {
  const open = Array.from(candidates, (_, cell) => cell).filter((cell) => candidates[cell] !== 0);
  const pair = choice === 'pairs' ? open.find((cell) => isPaired(puzzle.grid, candidates, cell)) : undefined;
  return pair ?? open.reduce((best, cell) => (countDigits(candidates[cell]) < countDigits(candidates[best]) ? cell : best));
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { grid } = state.puzzle;
  const forcedNumber = () => overrideOf(state, 'force') ?? forcedNumbers(state).next().value;
  for (let forced = forcedNumber(); forced; forced = forcedNumber()) {
    writeAndStrike(state, forced.cell, forced.digit);
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
      writeAndStrike(state, single, digit);
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
      for (const { cell, digit } of inOverriddenOrder(state, 'strike', eachStrike(grid, state.candidates, set))) {
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
    beginChoice(state);
    yield { kind: 'choose', cell };
    yield* guess(state, cell);
  }
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
