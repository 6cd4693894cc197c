import type { Puzzle } from '../puzzle.ts';
import { type Rung, type RungWish, rungOf, rungsUpTo } from './ladder.ts';
import type { Position } from './position.ts';
import { positionAt } from './solve-by-ladder.ts';

type Part = 'loops' | 'suppositions';

/**
 * By technique, a technique earlier on the ladder that finds the same: a loop finds all that an open chain does, and nishio all that a
 * large fish does. The later ones are only used when the ladder leaves the earlier one out.
 */
const HIDDEN_BY: Readonly<Record<string, Part | undefined>> = {
  aic: 'loops',
  'grouped-aic': 'loops',
  'als-aic': 'loops',
  'large-mutant-fish': 'suppositions',
};

/** Returns the part of the ladder to leave out so that a technique is used; undefined when the whole ladder uses it. */
export const hiddenBy = (id: string): Part | undefined => HIDDEN_BY[id];

function wishFor(id: string): RungWish {
  const part = hiddenBy(id);
  return part ? { [part]: false } : {};
}

/** Returns the rungs for training a technique: those of its level and below. Throws InputError when there is none of that id. */
export function rungsToTrain(id: string): readonly Rung[] {
  return rungsUpTo(rungOf(id).level, wishFor(id));
}

/**
 * A position to find a technique in: nothing of a higher level has led to it, and nothing simpler helps there. Undefined where this
 * puzzle has none.
 */
export function trainingPosition(puzzle: Puzzle, id: string): Position | undefined {
  return positionAt(puzzle, id, rungsToTrain(id));
}

/** Returns the position where a puzzle first needs a technique, after any other steps. Undefined where it never does. */
export function keyPosition(puzzle: Puzzle, id: string): Position | undefined {
  return positionAt(puzzle, id, rungsUpTo('extreme', wishFor(id)));
}
