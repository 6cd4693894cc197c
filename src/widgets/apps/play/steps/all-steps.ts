import { hasDigit } from '../../../../engine/candidates.ts';
import { ladderFor } from '../../../../engine/logic/cages/cage-ladder.ts';
import { findReasons, positionOf } from '../../../../engine/logic/hinting/hint-position.ts';
import { allLevels, type Level, type Rung } from '../../../../engine/logic/ladder.ts';
import { effectOf, type Instance } from '../../../../engine/logic/technique.ts';
import type { Game } from '../game.ts';

/** A technique with its steps in a position. */
export interface TechniqueSteps {
  readonly rung: Rung;
  readonly steps: readonly Instance[];
}

/** Harder techniques are looked for only where those up to this level have nothing: their search is slow, and nobody wants all of them. */
export const HARDEST_LISTED = 'expert';

/** Whether a level is above that one. */
export const isHarder = (level: Level): boolean => allLevels.indexOf(level) > allLevels.indexOf(HARDEST_LISTED);

/**
 * All steps in a game whose digits and strikes are right, technique by technique, the simplest first. What a simpler technique does, too, and
 * strikes that the reader has made are left out. Yields undefined for a technique without steps, so that others can work in between.
 */
export function* allSteps(game: Game): Generator<TechniqueSteps | undefined> {
  findReasons(game);
  const position = positionOf(game);
  const seen = new Set<string>();
  const isOpen = ({ placements, eliminations }: Instance) =>
    placements.length > 0 || eliminations.some(({ cell, digit }) => !hasDigit(game.struck[cell]!, digit));
  for (const rung of ladderFor(game.puzzle)) {
    if (rung.guesses || (isHarder(rung.level) && seen.size > 0)) return;
    const steps = rung.technique.find(position).filter((each) => isOpen(each) && !seen.has(effectOf(each)));
    for (const each of steps) seen.add(effectOf(each));
    yield steps.length > 0 ? { rung, steps } : undefined;
  }
}
