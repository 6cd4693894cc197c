import { faultOf } from '../puzzle.ts';
import type { ReadPuzzle, ZeroMeaning } from './format.ts';

const MEANINGS: readonly ZeroMeaning[] = ['blank', 'digit'];

const givensIn = ({ puzzle }: ReadPuzzle) => puzzle.givens.filter((digit) => digit !== 0).length;

/**
 * What a user can say that 0 stands for in a text: the meanings that give more puzzles than the text by itself, or else both where both give
 * sound puzzles that differ. Empty where there is no choice. `read` returns the puzzles of the text, with a meaning or without.
 */
export function zeroChoices(text: string, read: (zero: ZeroMeaning | undefined) => readonly ReadPuzzle[]): readonly ZeroMeaning[] {
  if (!text.includes('0')) return [];
  const unsaid = read(undefined).length;
  const sound = MEANINGS.map((meaning) => ({ meaning, puzzles: read(meaning) })).filter(
    ({ puzzles }) => puzzles.length >= unsaid && puzzles.every(({ puzzle }) => !faultOf(puzzle)),
  );
  const more = sound.filter(({ puzzles }) => puzzles.length > unsaid);
  if (more.length > 0) return more.map(({ meaning }) => meaning);
  const [one, other] = sound;
  const differ = one && other && one.puzzles.some((each, index) => givensIn(each) !== givensIn(other.puzzles[index]));
  return differ ? MEANINGS : [];
}
