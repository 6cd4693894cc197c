import { game } from '#words/play.ts';
import * as words from '#words/review.ts';
import { levelNames } from '../../../../engine/logic/ladder.ts';
import { clockText } from '../../../../narration/en/solve.ts';
import { startOfSentence } from '../../../../narration/sentence.ts';
import type { Review } from './review.ts';

/**
 * What a solve is: 'Hard · 9 × 9 · 29 givens · 11:12, and 2 pauses · 66 moves'; of a killer 'Killer, medium' and its cages. The level is
 * left out while it is unknown.
 */
export function factsOf({ solve, frames, level, ladder }: Pick<Review, 'solve' | 'frames' | 'level' | 'ladder'>): string {
  const { puzzle, seconds, pauses } = solve;
  const known = level ? levelNames[level] : ladder.length > 0 ? words.beyond : undefined;
  const isKiller = puzzle.cages.length > 0;
  const name = isKiller ? game.killer(known) : startOfSentence(known ?? '');
  const given = isKiller ? game.cages(puzzle.cages.length) : game.givens(puzzle.givens.filter((digit) => digit !== 0).length);
  const facts = words.facts(name, puzzle.grid.size, given, clockText(seconds), pauses.length, frames.length);
  const timed = frames.findIndex(({ deed }) => deed.seconds > 0);
  const untimed = timed < 0 ? frames.length : timed;
  // One move may be made within the first second.
  return untimed > 1 ? `${facts}. ${words.untimed(untimed)}` : facts;
}
