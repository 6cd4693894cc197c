import type { Outcome } from '../algorithm.ts';
import { digitsAllowed, type Puzzle } from '../puzzle.ts';
import type { Step } from './constraint-search-as-written.card.ts';

export interface State {
  readonly puzzle: Puzzle;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  open: number;
}

export function start(puzzle: Puzzle): State {
  return {
    puzzle,
    digits: puzzle.givens.slice(),
    open: puzzle.givens.filter((digit) => digit === 0).length,
  };
}

/** What the program takes for the size of a domain: n for each house, less one for each peer that has a value, whatever the value. */
export function supposedDomainSize({ puzzle, digits }: State, cell: number): number {
  const assigned = puzzle.grid.peersOfCell[cell].filter((peer) => digits[peer] !== 0).length;
  return puzzle.grid.housesOfCell[cell].length * puzzle.grid.size - assigned;
}

const isHeld = ({ puzzle, digits }: State, cell: number, digit: number) =>
  puzzle.grid.peersOfCell[cell].some((peer) => digits[peer] === digit);

/** The empty cell of the smallest supposed domain; the first in reading order among equals. */
function chooseCell(state: State): number {
  let best = -1;
  for (let cell = 0; cell < state.digits.length; cell++) {
    if (state.digits[cell] === 0 && (best < 0 || supposedDomainSize(state, cell) < supposedDomainSize(state, best))) best = cell;
  }
  return best;
}

/** The values that are allowed and that no peer holds, those first that the fewest peers could take. Peers that have a value are counted too. */
export function orderedValues(state: State, cell: number): number[] {
  const { grid } = state.puzzle;
  const digits = digitsAllowed(state.puzzle, cell).filter((digit) => !isHeld(state, cell, digit));
  const takers = (digit: number) => grid.peersOfCell[cell].filter((peer) => !isHeld(state, peer, digit)).length;
  const count = new Map(digits.map((digit) => [digit, takers(digit)]));
  return digits.sort((a, b) => count.get(a)! - count.get(b)!);
}

export function assign(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.open--;
}

export function unassign(state: State, cell: number): void {
  state.digits[cell] = 0;
  state.open++;
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const { digits } = state;
  // The cells chosen so far, each with the values that have not been tried yet.
  const levels: { readonly cell: number; readonly values: number[] }[] = [];
  while (state.open > 0) {
    const chosen = chooseCell(state);
    const size = supposedDomainSize(state, chosen);
    levels.push({ cell: chosen, values: orderedValues(state, chosen) });
    yield { kind: 'choose', cell: chosen, size };

    while (levels.at(-1)!.values.length === 0) {
      yield { kind: 'deadEnd', cell: levels.pop()!.cell };
      if (levels.length === 0) {
        yield { kind: 'noSolution' };
        return 'no-solution';
      }
      const last = levels.at(-1)!.cell;
      const digit = digits[last];
      unassign(state, last);
      yield { kind: 'takeBack', cell: last, digit };
    }

    const { cell, values } = levels.at(-1)!;
    const digit = values.shift()!;
    assign(state, cell, digit);
    yield { kind: 'assign', cell, digit };
    // The check looks for a domain of size 0 or 1, and by its own count no domain of a 9 × 9 is ever smaller than 7.
    yield { kind: 'check', cell };
  }
  yield { kind: 'solved' };
  return 'solved';
}
