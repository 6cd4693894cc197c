import { digitSetsOf } from '../digit-sets.ts';
import type { Puzzle } from '../puzzle.ts';
import { guess, guessedCells, prune, setDigit, type Trail, unassign } from './assignment.ts';
import { deadEdges } from './components.ts';
import { type Matching, none, type Reach, reachFrom, turnOver } from './matching.ts';

/*
 * The constraints of a Sudoku that say “all different”, each with its matching, and what is known of the one that is being looked at. In a
 * house, the cells are the slots and the digits the values. By digit, the rows are the slots and the columns the values: the digit is in
 * another column in each row.
 */

/** A house; or a digit, in rows and columns. The other of the two is none, or 0. */
export interface Constraint {
  readonly house: number;
  readonly digit: number;
}

/** A digit in a cell: an edge of the graph of each constraint that has to do with it. */
export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

export interface Constraints extends Trail {
  readonly puzzle: Puzzle;
  readonly candidates: NonNullable<Trail['candidates']>;
  /** All houses, and after them all digits, where they are looked at too. */
  readonly constraints: readonly Constraint[];
  /** Indexed by constraint, then by slot: the value it's paired with. Pairs last from one look to the next. */
  readonly pairs: readonly Int8Array[];
  /** Those that have lost candidates since they were looked at, in the order in which they'll be looked at. */
  readonly due: Set<number>;
  /** The one that is being looked at; none in between. */
  now: number;
  /** The path that was turned over last: each slot on it took the value that the next one had. */
  path: readonly number[];
  /** The slots that have been reached and are in no component yet, in the order in which they were reached. */
  readonly stack: number[];
  /** Indexed by slot: its place on the stack, from 1, which it had until it was in a component. */
  readonly placeOf: Int8Array;
  /** Indexed by slot on the stack: the earliest place there that is known to be reached from it. Places are counted from 1. */
  readonly earliest: Int8Array;
  /** Indexed by slot: the number of its component, from 1; 0 while it has none. */
  readonly componentOf: Int8Array;
  /** Where there is no full matching: slots that have too few values together. In the field: a Hall violator. */
  violator: Reach | undefined;
}

/** Returns the constraints of a puzzle, with the givens paired already. */
export function constraintsOf(puzzle: Puzzle, byDigit: boolean): Constraints {
  const { grid, givens } = puzzle;
  const digits = Array.from({ length: byDigit ? grid.size : 0 }, (_, index) => index + 1);
  const constraints = [...grid.houses.map((_, house) => ({ house, digit: 0 })), ...digits.map((digit) => ({ house: none, digit }))];
  const state: Constraints = {
    puzzle,
    digits: givens.slice(),
    candidates: digitSetsOf(puzzle, givens),
    trail: [],
    marks: [],
    open: givens.filter((digit) => digit === 0).length,
    constraints,
    pairs: constraints.map(() => new Int8Array(grid.size).fill(none)),
    due: new Set(constraints.keys()),
    now: none,
    path: [],
    stack: [],
    placeOf: new Int8Array(grid.size),
    earliest: new Int8Array(grid.size),
    componentOf: new Int8Array(grid.size),
    violator: undefined,
  };
  for (const constraint of constraints.keys()) pairGivens(state, constraint);
  return state;
}

/** Of two givens that clash, only the first one gets its digit. */
function pairGivens(state: Constraints, constraint: number): void {
  const pairs = state.pairs[constraint];
  for (let slot = 0; slot < pairs.length; slot++) {
    for (let value = 0; value < pairs.length; value++) {
      const { cell, digit } = candidateOf(state, constraint, slot, value);
      if (state.digits[cell] === digit && !pairs.includes(value)) pairs[slot] = value;
    }
  }
}

/** The candidate that an edge stands for. */
export function candidateOf({ puzzle, constraints }: Constraints, constraint: number, slot: number, value: number): Candidate {
  const { house, digit } = constraints[constraint];
  const { size, cellsOfHouse } = puzzle.grid;
  return house === none ? { cell: slot * size + value, digit } : { cell: cellsOfHouse[house][slot], digit: value + 1 };
}

/** The slot of a cell in the constraint that is being looked at. */
export function slotOf({ puzzle, constraints, now }: Constraints, cell: number): number {
  const { house } = constraints[now];
  return house === none ? puzzle.grid.rowOfCell[cell] : puzzle.grid.cellsOfHouse[house].indexOf(cell);
}

/** The value of a candidate in the constraint that is being looked at. */
export const valueNow = ({ puzzle, constraints, now }: Constraints, { cell, digit }: Candidate): number =>
  constraints[now].house === none ? puzzle.grid.columnOfCell[cell] : digit - 1;

/** The slot that has the value of a candidate. */
export const holderNow = (state: Constraints, candidate: Candidate): number => state.pairs[state.now].indexOf(valueNow(state, candidate));

/** Whether a cell has a digit, or could have it. */
export const isPossible = ({ digits, candidates }: Pick<Constraints, 'digits' | 'candidates'>, cell: number, digit: number): boolean =>
  digits[cell] === 0 ? candidates.has(cell, digit) : digits[cell] === digit;

/** The matching of the constraint that is being looked at. */
export function matchingNow(state: Constraints): Matching {
  const { constraints, pairs, now, puzzle } = state;
  const { house, digit } = constraints[now];
  const { size, cellsOfHouse } = puzzle.grid;
  return {
    values: size,
    pairs: pairs[now],
    hasEdge: (slot, value) =>
      house === none ? isPossible(state, slot * size + value, digit) : isPossible(state, cellsOfHouse[house][slot], value + 1),
  };
}

/** The candidate with which a slot is paired. */
export const pairOf = (state: Constraints, slot: number): Candidate => candidateOf(state, state.now, slot, state.pairs[state.now][slot]);

/** Looks at a constraint, and undoes the pairs of candidates that have been struck. */
export function look(state: Constraints, constraint: number): void {
  state.due.delete(constraint);
  state.now = constraint;
  state.path = [];
  state.stack.length = 0;
  state.componentOf.fill(0);
  const { pairs, hasEdge } = matchingNow(state);
  for (const [slot, value] of pairs.entries()) if (value !== none && !hasEdge(slot, value)) pairs[slot] = none;
}

/** Pairs the first slot without a value, by turning the shortest path to a free value over. Returns how many slots take another value. */
export function pairNext(state: Constraints): { readonly slot: number; readonly length: number } {
  const matching = matchingNow(state);
  const slot = matching.pairs.indexOf(none);
  const reach = reachFrom(matching, slot);
  if (reach.free === none) state.violator = reach;
  state.path = reach.free === none ? [] : turnOver(matching, slot, reach);
  return { slot, length: state.path.length };
}

export function reachSlot({ stack, placeOf, earliest }: Constraints, slot: number): void {
  stack.push(slot);
  placeOf[slot] = earliest[slot] = stack.length;
}

/** An earlier slot on the stack can be reached from this one. Returns its place. */
export function reachBack({ stack, earliest }: Constraints, slot: number, earlier: number): number {
  earliest[slot] = stack.indexOf(earlier) + 1;
  return earliest[slot];
}

/** The last slots that were reached are a component. */
export function closeComponent(state: Constraints, slots: number): number {
  const number = Math.max(...state.componentOf) + 1;
  for (const slot of state.stack.splice(-slots)) state.componentOf[slot] = number;
  return number;
}

/** The candidates that are in no matching of the constraint that is being looked at. */
export function toStrike(state: Constraints): Candidate[] {
  return [...deadEdges(matchingNow(state), state.componentOf)].map(({ slot, value }) => candidateOf(state, state.now, slot, value));
}

/** Strikes a candidate. The other constraints that it's in are due again; this one has nothing more to strike. */
export function strike(state: Constraints, cell: number, digit: number): void {
  prune(state, cell, digit);
  makeDue(state, cell, digit);
}

function makeDue({ due, puzzle, constraints, now }: Constraints, cell: number, digit: number): void {
  const { houses, housesOfCell } = puzzle.grid;
  for (const house of housesOfCell[cell]) if (house !== now) due.add(house);
  const ofDigit = houses.length + digit - 1;
  if (ofDigit < constraints.length && ofDigit !== now) due.add(ofDigit);
}

export function place(state: Constraints, cell: number, digit: number): void {
  setDigit(state, cell, digit);
}

/** The first empty cell with a single candidate, or none. */
export const nextSingle = ({ digits, candidates }: Constraints): number =>
  digits.findIndex((digit, cell) => digit === 0 && candidates.count(cell) === 1);

/** The empty cell with the fewest candidates, the first one of several. */
export function fewestCandidates({ digits, candidates }: Constraints): number {
  let best = digits.indexOf(0);
  for (let cell = best; cell < digits.length; cell++)
    if (digits[cell] === 0 && candidates.count(cell) < candidates.count(best)) best = cell;
  return best;
}

/** Tries a digit: all others of its cell are gone for as long as it's there. */
export function tryDigit(state: Constraints, cell: number, digit: number): void {
  state.now = none;
  guess(state, cell, digit);
  for (const other of state.candidates.digits(cell)) if (other !== digit) makeDue(state, cell, other);
}

/** Takes the last digit that was tried back, with all that followed from it. It has failed there, so it's struck. */
export function takeBack(state: Constraints): Candidate {
  const cell = guessedCells(state).at(-1)!;
  const digit = state.digits[cell];
  unassign(state);
  state.now = none;
  state.violator = undefined;
  state.due.clear();
  strike(state, cell, digit);
  return { cell, digit };
}

export const cloneConstraints = <State extends Constraints>(state: State): State => ({
  ...state,
  digits: state.digits.slice(),
  candidates: state.candidates.clone(),
  trail: [...state.trail],
  marks: [...state.marks],
  pairs: state.pairs.map((pairs) => pairs.slice()),
  due: new Set(state.due),
  stack: [...state.stack],
  placeOf: state.placeOf.slice(),
  earliest: state.earliest.slice(),
  componentOf: state.componentOf.slice(),
});
