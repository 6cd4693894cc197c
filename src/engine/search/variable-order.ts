import { allDigits, bitOf, countDigits, hasDigit } from '../candidates.ts';
import type { State } from './constraint-search.ts';

/** The values that no assigned peer forbids. */
export function domainOf({ puzzle, digits, candidates }: State, cell: number): number {
  if (candidates) return candidates[cell];
  let domain = allDigits(puzzle.grid.size);
  for (const peer of puzzle.grid.peersOfCell[cell]) if (digits[peer] !== 0) domain &= ~bitOf(digits[peer]);
  return domain;
}

/** How many peers of a variable have no value yet. */
export function degreeOf({ puzzle, digits }: State, cell: number): number {
  let degree = 0;
  for (const peer of puzzle.grid.peersOfCell[cell]) if (digits[peer] === 0) degree++;
  return degree;
}

/** Which of two variables comes first: the one with fewer values (MRV), of equals the one of higher degree. Below 0 for a. */
export function order(state: State, a: number, b: number): number {
  const { mrv, degree } = state.switches;
  if (!mrv) return 0;
  const fewer = countDigits(domainOf(state, a)) - countDigits(domainOf(state, b));
  return fewer || (degree ? degreeOf(state, b) - degreeOf(state, a) : 0);
}

/** The first variable by that order; the first in reading order among equals. */
export function chooseVariable(state: State): number {
  const { digits } = state;
  let best = digits.indexOf(0);
  for (let cell = best + 1; cell < digits.length; cell++) {
    if (digits[cell] === 0 && order(state, cell, best) < 0) best = cell;
  }
  return best;
}

/** How many values of other variables an assignment would take away. */
export function constrains(state: State, cell: number, digit: number): number {
  const { digits, puzzle } = state;
  return puzzle.grid.peersOfCell[cell].filter((peer) => digits[peer] === 0 && hasDigit(domainOf(state, peer), digit)).length;
}

/** Returns the values to try in a variable, in order. Without forward checking they include clashing ones. */
export function valueOrder(state: State, cell: number): number[] {
  const { digitOrder, candidates, switches } = state;
  const values = candidates ? digitOrder.filter((digit) => hasDigit(candidates[cell], digit)) : [...digitOrder];
  if (!switches.lcv) return values;
  const cost = new Map(values.map((digit) => [digit, constrains(state, cell, digit)]));
  return values.sort((a, b) => cost.get(a)! - cost.get(b)!);
}
