import { bitOf, candidatesOf, hasDigit } from '../candidates.ts';
import type { Overridable } from '../override.ts';
import type { SharingPicture } from '../picture/cages.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Step } from './advanced-steps.ts';
import { listable } from './cage-reasoning.ts';
import { cagesOfCells, ownCages } from './cage-state.ts';
import { combinationsOf, digitValues } from './combinations.ts';
import { derivedCages } from './rule-of-45.ts';

/*
 * The state of the advanced solver and all changes to it, shared by the run and its replay.
 */

/** Which rules the solver may use. */
export interface Rules {
  readonly rule45: boolean;
  readonly outside: boolean;
  readonly sharing: boolean;
}

/** Derived cages with more cells tell a person nothing. */
const MAX_DERIVED = 5;
/** The same for cages where digits may repeat or are subtracted. */
const MAX_MIXED = 2;

/** The state to restore when a try is taken back. */
interface Before {
  /** Where the digit is tried. */
  readonly cell: number;
  readonly digits: Uint8Array;
  readonly candidates: Uint32Array;
  readonly ruledOut: readonly Uint8Array[];
}

export interface AdvancedState extends SharingPicture, Overridable<Step> {
  readonly values: readonly number[];
  readonly rules: Rules;
  known: number;
  /** For each current try: the state before it. */
  readonly before: Before[];
}

/** Returns the candidates of a cell, or its digit. */
export const possible = (state: SharingPicture, cell: number): number =>
  state.digits[cell] ? bitOf(state.digits[cell]) : state.candidates[cell];

const seenByPuzzle = new WeakMap<Puzzle, readonly (readonly number[])[]>();

/** Indexed by cell: the cells that must have another digit, because they share a house or a cage with it. */
export function seenFrom(puzzle: Puzzle): readonly (readonly number[])[] {
  const made = seenByPuzzle.get(puzzle) ?? makeSeen(puzzle);
  seenByPuzzle.set(puzzle, made);
  return made;
}

function makeSeen({ grid, cages }: Puzzle): number[][] {
  const seen = grid.peersOfCell.map((peers) => new Set(peers));
  for (const { cells } of cages) for (const a of cells) for (const b of cells) if (a !== b) seen[a].add(b);
  return seen.map((cells) => [...cells].sort((a, b) => a - b));
}

export function strike(state: AdvancedState, cell: number, digit: number): void {
  state.candidates[cell] &= ~bitOf(digit);
}

/** Puts the digit in the cell and strikes it wherever it is seen from there. Returns the cells concerned. */
export function place(state: AdvancedState, cell: number, digit: number): number[] {
  state.digits[cell] = digit;
  state.candidates[cell] = 0;
  const struck = seenFrom(state.puzzle)[cell].filter((other) => hasDigit(state.candidates[other], digit));
  for (const other of struck) strike(state, other, digit);
  return [cell, ...struck];
}

export function ruleOut(state: AdvancedState, cage: number, combination: number): void {
  state.ruledOut[cage][state.combinations[cage].indexOf(combination)] = 1;
}

/** Places a digit that may be wrong: what was there before is kept. Returns the cells concerned. */
export function placeOnTrial(state: AdvancedState, cell: number, digit: number): number[] {
  state.before.push({
    cell,
    digits: state.digits.slice(),
    candidates: state.candidates.slice(),
    ruledOut: state.ruledOut.map((each) => each.slice()),
  });
  return place(state, cell, digit);
}

/** Returns the last of the current tries; undefined when there is none. */
export function lastTry({ before, digits }: AdvancedState): { cell: number; digit: number } | undefined {
  const last = before.at(-1);
  return last && { cell: last.cell, digit: digits[last.cell] };
}

/** Restores what was there before the last try, and strikes the digit that was tried. */
export function restore(state: AdvancedState, cell: number, digit: number): void {
  const { digits, candidates, ruledOut } = state.before.pop()!;
  state.digits.set(digits);
  state.candidates.set(candidates);
  for (const [cage, flags] of ruledOut.entries()) state.ruledOut[cage].set(flags);
  strike(state, cell, digit);
}

export const liveOf = (state: SharingPicture, cage: number) => state.combinations[cage].filter((_, index) => !state.ruledOut[cage][index]);

/** Returns the state before the first step: the givens are placed, and no cage has been looked at. */
export function startAdvanced(puzzle: Puzzle, rules: Rules): AdvancedState {
  const values = digitValues(puzzle);
  const derived = rules.rule45 ? derivedCages(puzzle, { largest: MAX_DERIVED, largestMixed: MAX_MIXED }) : [];
  const cages = [...ownCages(puzzle), ...derived];
  const combinations = cages.map(({ sum, cells, distinct }) => {
    const all = distinct ? combinationsOf(values, cells.length, sum) : [];
    return listable(all) ? all : [];
  });
  const digits = puzzle.givens.slice();
  const candidates = candidatesOf(puzzle, digits);
  for (const { cells } of puzzle.cages) {
    const given = cells.reduce((set, cell) => (digits[cell] ? set | bitOf(digits[cell]) : set), 0);
    for (const cell of cells) candidates[cell] &= ~given;
  }
  return {
    puzzle,
    digits,
    candidates,
    cages,
    known: puzzle.cages.length,
    cageOfCell: cagesOfCells(puzzle),
    combinations,
    ruledOut: combinations.map((all) => new Uint8Array(all.length)),
    values,
    rules,
    before: [],
  };
}

export function cloneAdvanced(state: AdvancedState): AdvancedState {
  return {
    ...state,
    digits: state.digits.slice(),
    candidates: state.candidates.slice(),
    ruledOut: state.ruledOut.map((flags) => flags.slice()),
    before: state.before.slice(),
  };
}
