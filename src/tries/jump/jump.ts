import type { Puzzle } from '../../engine/puzzle.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';

/*
 * A search at a dead end: its last choices are taken back one by one, or all that have nothing to do with it at once.
 */

/** What is known of the dead end, as the figure's markup has it. */
export interface DeadEnd {
  /** The cell without a digit. */
  readonly cell: number;
  /** The choices from the first, each with its cell and digit, and whether the dead end depends on it. */
  readonly choices: readonly { readonly cell: number; readonly digit: number; readonly toBlame: boolean }[];
  /** For each digit, the cell that rules it out. */
  readonly blockers: readonly number[];
  /** Steps of the run from the dead end until the first of the last choices is taken back, the second, and so on. */
  readonly steps: readonly number[];
}

export interface Path {
  readonly end: DeadEnd;
  /** How many of the last choices are taken back. */
  readonly taken: number;
}

/** How many of the last choices are taken back when the last of those to blame is. */
export const enough = ({ choices }: DeadEnd): number => choices.length - choices.findLastIndex(({ toBlame }) => toBlame);

export const isThere = ({ end, taken }: Path): boolean => taken >= enough(end);

/** Takes one more choice back, up to the last of those to blame. */
export const wentBack = ({ end, taken }: Path): Path => ({ end, taken: Math.min(enough(end), taken + 1) });

/** Takes back all choices up to the last of those to blame. */
export const jumped = ({ end }: Path): Path => ({ end, taken: enough(end) });

/** The grid with the choices left; what rules a digit out of the dead cell is outlined while it does. */
export function sceneOf(puzzle: Puzzle, { end, taken }: Path): GridScene {
  const left = end.choices.slice(0, end.choices.length - taken);
  const digits = puzzle.givens.slice();
  for (const { cell, digit } of left) digits[cell] = digit;
  return {
    ...emptyScene(puzzle),
    digits,
    focus: { cell: end.cell, digit: 0, tone: isThere({ end, taken }) ? 'trying' : 'conflict', undoes: false },
    blockers: end.blockers.filter((cell) => digits[cell] !== 0),
  };
}
