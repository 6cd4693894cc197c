import * as words from '#words/review.ts';
import { levelNames } from '../../../../engine/logic/ladder.ts';
import { clockText } from '../../../../narration/en/solve.ts';
import { startOfSentence } from '../../../../narration/sentence.ts';
import type { Review } from './review.ts';

/** What a solve is: 'Hard · 9 × 9 · 29 givens · 11:12, and 2 pauses · 66 moves'. The level is left out while it is unknown. */
export function factsOf({ solve, frames, level, ladder }: Pick<Review, 'solve' | 'frames' | 'level' | 'ladder'>): string {
  const { puzzle, seconds, pauses } = solve;
  const name = level ? startOfSentence(levelNames[level]) : ladder.length > 0 ? startOfSentence(words.beyond) : '';
  const givens = puzzle.givens.filter((digit) => digit !== 0).length;
  const facts = words.facts(name, puzzle.grid.size, givens, clockText(seconds), pauses.length, frames.length);
  const timed = frames.findIndex(({ deed }) => deed.seconds > 0);
  const untimed = timed < 0 ? frames.length : timed;
  // One move may be made within the first second.
  return untimed > 1 ? `${facts}. ${words.untimed(untimed)}` : facts;
}
