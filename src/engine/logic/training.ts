import type { Puzzle } from '../puzzle.ts';
import { type Rung, rungOf, rungsUpTo } from './ladder.ts';
import type { Position } from './position.ts';
import { positionAt } from './solve-by-ladder.ts';

/** A loop shows all that these do, and comes before them: they are met only where no loop is looked for. */
const OPEN_CHAINS: readonly string[] = ['aic', 'grouped-aic', 'als-aic'];
/** Nishio shows what they show, and comes before them. */
const LARGE_FISH: readonly string[] = ['large-mutant-fish'];

/** The rungs with which one comes to a technique: those of its level and below. Throws InputError when there is none of that id. */
export function rungsToTrain(id: string): readonly Rung[] {
  return rungsUpTo(rungOf(id).level, { loops: !OPEN_CHAINS.includes(id), suppositions: !LARGE_FISH.includes(id) });
}

/**
 * A position to find a technique in: nothing of a higher level has led to it, and nothing simpler helps there. Undefined where this
 * puzzle has none.
 */
export function trainingPosition(puzzle: Puzzle, id: string): Position | undefined {
  return positionAt(puzzle, id, rungsToTrain(id));
}
