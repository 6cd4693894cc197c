import { hasDigit } from '../../candidates.ts';
import { ladderFor } from '../cages/cage-ladder.ts';
import type { Rung } from '../ladder.ts';
import type { Position } from '../position.ts';
import { nextMove } from '../solve-by-ladder.ts';
import { effectOf, type Instance } from '../technique.ts';
import { findReasons, positionOf, rememberReasons, type Sought } from './hint-position.ts';
import { PassedHints } from './passed-hints.ts';

/** Whether a technique writes a digit that nothing else has to be struck for. */
export const isSingle = ({ level }: Rung): boolean => level === 'very-easy' || level === 'easy';
/** Techniques of this level take so long to look for that the page would not answer in the meantime. */
const isSlow = ({ level }: Rung) => level === 'extreme';

/**
 * Returns what a person would see next among the techniques that are looked for in no time, given the strikes that have a reason. Singles
 * come before the search for the strikes' reasons: they don't depend on strikes, and the search is slow.
 */
export function quickStep(game: Sought, passed = new PassedHints()): Instance | undefined {
  const single = nextBut(positionOf(game), passed.unseen(ladderFor(game.puzzle).filter(isSingle)), passed.keys);
  if (single) return single;
  const patterns = patternsFor(game, passed);
  const slow = patterns.findIndex(isSlow);
  const quick = slow < 0 ? patterns : patterns.slice(0, slow);
  return stepBy(game, (position) => nextBut(position, quick, passed.keys));
}

/** The same among all techniques. The ladder’s guess is looked for last, and for long. */
export function nextStep(game: Sought, passed = new PassedHints()): Instance | undefined {
  const patterns = patternsFor(game, passed);
  const guesses = ladderFor(game.puzzle).filter((rung) => rung.guesses);
  const slow = (position: Position) => nextBut(position, patterns, passed.keys) ?? nextBut(position, guesses, passed.keys);
  return quickStep(game, passed) ?? stepBy(game, slow);
}

const patternsFor = ({ puzzle }: Sought, passed: PassedHints) => passed.order(ladderFor(puzzle).filter(({ guesses }) => !guesses));

/** A step that the reader has made in part gets a reason for that part, and the search goes on. */
function stepBy(game: Sought, find: (position: Position) => Instance | undefined): Instance | undefined {
  findReasons(game);
  for (;;) {
    const step = find(positionOf(game));
    const struckBefore = step?.eliminations.filter(({ cell, digit }) => hasDigit(game.struck[cell], digit)) ?? [];
    if (struckBefore.length === 0) return step;
    rememberReasons(game, struckBefore);
  }
}

/** The simplest thing to do next whose effect isn't among these. */
function nextBut(position: Position, rungs: readonly Rung[], seen: ReadonlySet<string>): Instance | undefined {
  if (seen.size === 0) return nextMove(position, rungs);
  for (const { technique } of rungs) {
    const other = technique.find(position).find((each) => !seen.has(effectOf(each)));
    if (other) return other;
  }
  return undefined;
}
