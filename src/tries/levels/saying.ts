import { levels as words } from '#words/tries/levels.ts';
import { isGap, LEVELS, levelOf } from './levels.ts';

/** What is said of a number of givens. */
export function sayingOf(givens: number): string {
  const index = levelOf(givens);
  if (index !== undefined) return words.asked(givens, index + 1, LEVELS[index]!.name);
  if (isGap(givens)) return words.skipped(givens);
  return givens < LEVELS.at(-1)!.givens[0] ? words.tooFew(givens) : words.tooMany(givens);
}
