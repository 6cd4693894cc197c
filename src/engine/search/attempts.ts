import type { Puzzle } from '../puzzle.ts';
import { unassign, unassignAll } from './assignment.ts';
import type { Options } from './constraint-search.card.ts';
import type { State } from './constraint-search.ts';
import { type DrawnOrders, drawOrders } from './drawn-orders.ts';
import { countRestart, firstAttempt, isTimeToStartOver, type RestartCount } from './restarts.ts';

/** An attempt of a search at a puzzle: its orders, and how often it has failed. */
export interface Attempt extends DrawnOrders, RestartCount {}

export const beginAttempt = (puzzle: Puzzle, options: Options): Attempt => ({ ...drawOrders(puzzle, options), ...firstAttempt() });

/** Takes the last value back, which is one more failure of this attempt. */
export function takeBack(state: State): void {
  unassign(state);
  state.sinceStart++;
}

/** Whether the search starts over now. Without chance the next attempt would be the same again. */
export const startsOver = (state: State): boolean => state.switches.ties === 'random' && isTimeToStartOver(state, state.switches);

/** Abandons all assignments, and draws other orders for the next attempt. */
export function startOver(state: State): void {
  unassignAll(state);
  countRestart(state);
  Object.assign(state, drawOrders(state.puzzle, { ...state.switches, seed: state.nextSeed }));
}
