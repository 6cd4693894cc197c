import { allDigits, countDigits, digitsOf, hasDigit } from '../candidates.ts';
import { overrideOf } from '../override.ts';
import { type AdvancedState, liveOf, possible, seenFrom } from './advanced-state.ts';
import { arrange, inAll, withinReach } from './cage-reasoning.ts';

/*
 * The advanced solver's looks at its state, none of which changes it.
 */

/** Cells, and by the same index the set of digits that each is left. */
export interface Allowed {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

/** Returns the digits of each cell of the cage by the cage alone; undefined when the cage cannot be filled. */
export function allowedBy(state: AdvancedState, cage: number): Allowed | undefined {
  const { sum, cells, minus } = state.cages[cage];
  if (state.combinations[cage].length === 0) {
    const sets = (some: readonly number[]) => some.map((cell) => possible(state, cell));
    const reach = withinReach(sum, sets(cells), sets(minus), state.values);
    return reach && { cells: [...cells, ...minus], digits: [...reach.plus, ...reach.minus] };
  }
  const digits = new Array<number>(cells.length).fill(0);
  const sets = cells.map((cell) => possible(state, cell));
  for (const combination of liveOf(state, cage)) {
    const arranged = arrange(combination, sets);
    arranged?.forEach((set, index) => {
      digits[index] |= set;
    });
  }
  return digits.includes(0) ? undefined : { cells, digits };
}

/** Candidates of these cells that are not allowed there, cell by cell. */
export function* notAllowed({ candidates }: AdvancedState, { cells, digits }: Allowed): Generator<{ cell: number; digit: number }> {
  for (const [index, cell] of cells.entries()) for (const digit of digitsOf(candidates[cell] & ~digits[index])) yield { cell, digit };
}

/** Candidates outside the cage that see every place where the cage can have a digit that it must have. */
export function* struckOutside(state: AdvancedState, cage: number): Generator<{ cell: number; digit: number }> {
  const { cells } = state.cages[cage];
  const seen = seenFrom(state.puzzle);
  for (const digit of digitsOf(inAll(liveOf(state, cage)))) {
    const places = cells.filter((cell) => hasDigit(state.candidates[cell], digit));
    if (places.length === 0) continue;
    const outside = seen[places[0]].filter((cell) => !cells.includes(cell) && hasDigit(state.candidates[cell], digit));
    for (const cell of outside) if (places.every((other) => seen[other].includes(cell))) yield { cell, digit };
  }
}

/** Open cells with one candidate left, or none. */
export function lastCandidates({ digits, candidates }: AdvancedState): number[] {
  return Array.from(candidates.keys()).filter((cell) => digits[cell] === 0 && countDigits(candidates[cell]) < 2);
}

/** Returns the cell of a single that the override names, or else the first; −1 when there is none. */
export function settledCell(state: AdvancedState): number {
  const { digits, candidates } = state;
  const override = overrideOf(state, 'nakedSingle') ?? overrideOf(state, 'deadCell');
  return override?.cell ?? candidates.findIndex((set, cell) => digits[cell] === 0 && (set & (set - 1)) === 0);
}

interface LastPlace {
  readonly house: number;
  readonly digit: number;
  readonly cell: number;
}

/** Digits that have one place left in a house, or none (`cell` is −1 then). */
export function* lastPlaces(state: AdvancedState): Generator<LastPlace, undefined> {
  for (const [house, cells] of state.puzzle.grid.cellsOfHouse.entries()) {
    for (const digit of digitsOf(allDigits(cells.length))) {
      const places = cells.filter((cell) => hasDigit(possible(state, cell), digit));
      if (places.length === 0) yield { house, digit, cell: -1 };
      else if (places.length === 1 && !state.digits[places[0]]) yield { house, digit, cell: places[0] };
    }
  }
  return undefined;
}

/** Returns the last place that the override names, or else the first. */
export function lastPlace(state: AdvancedState): LastPlace | undefined {
  const dead = overrideOf(state, 'deadHouse');
  return dead ? { ...dead, cell: -1 } : (overrideOf(state, 'hiddenSingle') ?? lastPlaces(state).next().value);
}

/** The first open cell with the fewest candidates; −1 when every cell is filled. */
export function cellToTry({ candidates }: AdvancedState): number {
  let best = -1;
  for (const [cell, set] of candidates.entries()) {
    if (set !== 0 && (best < 0 || countDigits(set) < countDigits(candidates[best]))) best = cell;
  }
  return best;
}
