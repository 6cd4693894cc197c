import { bitOf } from '../../candidates.ts';
import type { Puzzle } from '../../puzzle.ts';
import { positionWith } from '../cages/caged-candidates.ts';
import type { Position } from '../position.ts';
import { shownStrikes } from '../shown-strikes.ts';
import type { CellDigit } from '../technique.ts';

/** What the steps of a game are looked for in: its digits, and sets of candidates that the player has struck, and those with a reason. */
export interface Sought {
  readonly puzzle: Puzzle;
  readonly digits: Uint8Array;
  readonly struck: Uint32Array;
  readonly shown: Uint32Array;
}

/**
 * The position that hints look at: the digits and their candidates, without those a technique has struck. Marks are left out because
 * nobody can tell a full list from notes. `but`: candidates that count as open although they were struck.
 */
export function positionOf({ puzzle, digits, struck, shown }: Sought, but: readonly CellDigit[] = []): Position {
  const gone = struck.map((set, cell) => set & shown[cell]);
  for (const { cell, digit } of but) gone[cell] &= ~bitOf(digit);
  return positionWith(puzzle, digits.slice(), gone);
}

/** Indexed by cell: what was struck and still has no reason, as sets. */
export function unshownStrikes(game: Sought): Uint32Array {
  const { candidates } = positionOf(game);
  return candidates.map((set, cell) => set & game.struck[cell]);
}

/** By game: the strikes without a reason, with the position that was searched for one. */
const soughtInVain = new WeakMap<Sought, string>();

/** Looks for reasons for the reader's strikes, and remembers them. The digits in the grid must be right. */
export function findReasons(game: Sought): void {
  const open = unshownStrikes(game);
  if (open.every((set) => set === 0)) return;
  const position = positionOf(game);
  const place = `${position.candidates} ${open}`;
  if (soughtInVain.get(game) === place) return;
  const shown = shownStrikes(position, open);
  for (const [cell, set] of shown.entries()) game.shown[cell] |= set;
  if (shown.every((set) => set === 0)) soughtInVain.set(game, place);
}

/** Remembers that a technique strikes these. */
export function rememberReasons(game: Sought, strikes: readonly CellDigit[]): void {
  for (const { cell, digit } of strikes) game.shown[cell] |= bitOf(digit);
}
