import type { Puzzle } from '../puzzle.ts';
import { type Rung, type RungWish, rungOf, rungsUpTo } from './ladder.ts';
import type { Position } from './position.ts';
import { positionAt } from './solve-by-ladder.ts';

type Part = 'loops' | 'suppositions';

/**
 * By technique, what shows all that it does and comes before it on the ladder: a loop all that an open chain shows, and nishio all that
 * a large fish does. They are met only where the ladder does without.
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
