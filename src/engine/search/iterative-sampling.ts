import type { Outcome } from '../algorithm.ts';
import { digitSetsOf } from '../digit-sets.ts';
import { drawsOf, type Overridable, overrideOf, type Reseedable } from '../override.ts';
import { digitsAllowed, type Puzzle } from '../puzzle.ts';
import type { Random } from '../random.ts';
import type { Options, Step } from './iterative-sampling.card.ts';

export interface State extends Overridable<Step>, Reseedable {
  readonly puzzle: Puzzle;
  readonly options: Options;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  /** One-based. */
  probe: number;
}

export function start(puzzle: Puzzle, options: Options): State {
  return { puzzle, options, digits: puzzle.givens.slice(), probe: 1 };
}

export const none = -1;

/** The digits that are allowed in the cell and that none of its peers holds, in ascending order. */
export function candidates({ puzzle, digits }: State, cell: number): number[] {
  const held = new Set(puzzle.grid.peersOfCell[cell].map((peer) => digits[peer]));
  return digitsAllowed(puzzle, cell).filter((digit) => !held.has(digit));
}

/** The empty cell to fill next, or none when the grid is full. */
function nextCell(state: State, random: Random): number {
  const empty = [...state.digits.keys()].filter((cell) => state.digits[cell] === 0);
  if (empty.length === 0) return none;
  if (state.options.next === 'random') return empty[random.below(empty.length)];
  const sets = digitSetsOf(state.puzzle, state.digits);
  const counts = empty.map((cell) => sets.count(cell));
  return empty[counts.indexOf(Math.min(...counts))];
}

export function startOver(state: State): void {
  state.digits.set(state.puzzle.givens);
  state.probe++;
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const random = drawsOf(state, state.options.seed);
  for (;;) {
    const cell = nextCell(state, random);
    if (cell === none) {
      yield { kind: 'solved' };
      return 'solved';
    }

    const open = candidates(state, cell);
    if (open.length > 0) {
      const drawn = open[random.below(open.length)];
      const digit = overrideOf(state, 'place')?.digit ?? drawn;
      state.digits[cell] = digit;
      yield { kind: 'place', cell, digit };
      continue;
    }

    yield { kind: 'deadEnd', cell };
    if (state.probe === state.options.probes) {
      yield { kind: 'limit' };
      return 'bound';
    }
    startOver(state);
    yield { kind: 'startOver' };
  }
}
