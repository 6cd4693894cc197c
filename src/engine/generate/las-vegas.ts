import type { Outcome } from '../algorithm.ts';
import { drawsOf, type Overridable, overrideOf, type Reseedable } from '../override.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Random } from '../random.ts';
import type { Options, Step } from './las-vegas.card.ts';

export interface State extends Overridable<Step>, Reseedable {
  readonly puzzle: Puzzle;
  readonly options: Options;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  filled: number;
  /** One-based. */
  attempt: number;
}

export function start(puzzle: Puzzle, chosen: Options): State {
  return {
    puzzle,
    options: chosen,
    digits: puzzle.givens.slice(),
    filled: 0,
    attempt: 1,
  };
}

const none = -1;

/** Digits that no peer of the cell holds, in ascending order. */
export function candidates(state: State, cell: number): number[] {
  const { size, peersOfCell } = state.puzzle.grid;
  const seen = new Uint8Array(size + 1);
  for (const peer of peersOfCell[cell]) seen[state.digits[peer]] = 1;
  const open: number[] = [];
  for (let digit = 1; digit <= size; digit++) if (!seen[digit]) open.push(digit);
  return open;
}

/** The cell to fill next, or none when the grid is full. */
function nextCell(state: State): number {
  const first = state.digits.indexOf(0);
  if (first < 0 || state.options.next === 'rows') return first;
  let [chosen, fewest] = [none, Number.POSITIVE_INFINITY];
  for (let cell = first; cell < state.digits.length; cell++) {
    if (state.digits[cell] !== 0) continue;
    const count = candidates(state, cell).length;
    if (count < fewest) [chosen, fewest] = [cell, count];
    if (count === 0) break;
  }
  return chosen;
}

export function* run(state: State): Generator<Step, Outcome, undefined> {
  const random = drawsOf(state, state.options.seed);
  for (;;) {
    const planted = yield* plant(state, random);
    if (planted && (yield* search(state))) {
      yield { kind: 'solved' };
      return 'solved';
    }
    if (state.attempt === state.options.attempts) {
      yield { kind: 'tooOften', attempts: state.attempt };
      return 'bound';
    }
    empty(state);
    yield { kind: 'startOver', attempt: state.attempt };
  }
}

/** Puts random digits that break no rule into random cells. False when a cell has no such digit. */
function* plant(state: State, random: Random): Generator<Step, boolean, undefined> {
  const cells = random.shuffled([...state.digits.keys()]).slice(0, cellsToPlant(state));
  for (const cell of cells) {
    const open = candidates(state, cell);
    if (open.length === 0) {
      yield { kind: 'barren', cell };
      return false;
    }
    const drawn = open[random.below(open.length)];
    const digit = overrideOf(state, 'plant')?.digit ?? drawn;
    put(state, cell, digit);
    yield { kind: 'plant', cell, digit };
  }
  return true;
}

/** Backtracking that gives up after so many placements. True when the grid is full. */
function* search(state: State): Generator<Step, boolean, undefined> {
  yield { kind: 'search' };
  const path: { cell: number; open: number[] }[] = [];
  let placements = 0;
  for (let cell = nextCell(state); cell !== none; cell = nextCell(state)) {
    let choice = { cell, open: candidates(state, cell) };
    while (choice.open.length === 0) {
      yield { kind: 'deadEnd', cell: choice.cell };
      const last = path.pop();
      if (!last) return false;
      choice = last;
      const digit = state.digits[choice.cell];
      put(state, choice.cell, 0);
      yield { kind: 'takeBack', cell: choice.cell, digit };
    }
    if (placements === state.options.patience) {
      yield { kind: 'giveUp', placements };
      return false;
    }
    const digit = choice.open.shift()!;
    put(state, choice.cell, digit);
    placements++;
    path.push(choice);
    yield { kind: 'place', cell: choice.cell, digit };
  }
  return true;
}

/** Eleven on a 9 × 9 grid, as many in proportion on others. */
function cellsToPlant({ puzzle, options }: State): number {
  return Math.min(puzzle.grid.cellCount, Math.round((options.planted * puzzle.grid.cellCount) / 81));
}

export function put(state: State, cell: number, digit: number): void {
  state.digits[cell] = digit;
  state.filled += digit === 0 ? -1 : 1;
}

export function empty(state: State): void {
  state.digits.fill(0);
  state.filled = 0;
  state.attempt++;
}
