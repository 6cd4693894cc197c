import { bitOf, countDigits } from '../candidates.ts';
import { allows } from '../puzzle.ts';
import type { State } from './constraint-search.ts';

/** Whether a value is in the domain of a variable: it is allowed there, and no assigned peer forbids it. */
export function inDomain({ puzzle, digits, candidates }: State, cell: number, digit: number): boolean {
  if (candidates) return candidates.has(cell, digit);
  return allows(puzzle, cell, digit) && !puzzle.grid.peersOfCell[cell].some((peer) => digits[peer] === digit);
}

/** How many values the domain of a variable has. */
export function domainSize({ puzzle, digits, candidates }: State, cell: number): number {
  if (candidates) return candidates.count(cell);
  const { grid, domains } = puzzle;
  // The values of its peers, as sets: those up to 32, and those past it.
  let low = 0;
  let high = 0;
  for (const peer of grid.peersOfCell[cell]) {
    if (digits[peer] > 32) high |= bitOf(digits[peer]);
    else if (digits[peer] !== 0) low |= bitOf(digits[peer]);
  }
  return domains ? countDigits(domains[cell] & ~low) : grid.size - countDigits(low) - countDigits(high);
}

/** How many peers of a variable have no value yet. */
export function degreeOf({ puzzle, digits }: State, cell: number): number {
  let degree = 0;
  for (const peer of puzzle.grid.peersOfCell[cell]) if (digits[peer] === 0) degree++;
  return degree;
}

/** The variables without a value, in the order of the cells. */
export const openCells = ({ digits, cellOrder }: State): number[] => cellOrder.filter((cell) => digits[cell] === 0);

/** Which of two variables comes first: the one with fewer values (MRV), of equals the one of higher degree. Below 0 for a. */
export function order(state: State, a: number, b: number): number {
  const { mrv, degree } = state.switches;
  if (!mrv) return 0;
  const fewer = domainSize(state, a) - domainSize(state, b);
  return fewer || (degree ? degreeOf(state, b) - degreeOf(state, a) : 0);
}

/** The first variable by that order; of equals the one that comes first in the order of the cells. There must be one without a value. */
export function chooseVariable(state: State): number {
  const [first, ...others] = openCells(state);
  return others.reduce((best, cell) => (order(state, cell, best) < 0 ? cell : best), first);
}

/** How many values of other variables an assignment would take away. */
export function constrains(state: State, cell: number, digit: number): number {
  const { digits, puzzle } = state;
  return puzzle.grid.peersOfCell[cell].filter((peer) => digits[peer] === 0 && inDomain(state, peer, digit)).length;
}

/** Returns the allowed values of a variable in the order in which they are tried. Without forward checking they include clashing ones. */
export function valueOrder(state: State, cell: number): number[] {
  const { puzzle, digitOrder, candidates, switches } = state;
  const values = digitOrder.filter((digit) => (candidates ? candidates.has(cell, digit) : allows(puzzle, cell, digit)));
  if (!switches.lcv) return values;
  const cost = new Map(values.map((digit) => [digit, constrains(state, cell, digit)]));
  return values.sort((a, b) => cost.get(a)! - cost.get(b)!);
}
