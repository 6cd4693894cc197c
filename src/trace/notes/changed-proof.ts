import { noteChecker, type PlainFact, type PlainPuzzle, type Verdict } from './check-notes.ts';

/*
 * A proof of which a reader changes notes, to see whether the checker finds out. It needs no more of the engine than the checker does.
 */

export type Note = readonly PlainFact[];

/** What a reader has done to a note. */
export type Change = 'kept' | 'left out' | 'altered';

/** What has come of each note, in order; after one that doesn't follow nothing is read. */
export interface CheckedProof {
  readonly verdicts: readonly (Verdict | 'left out' | 'not read')[];
  readonly isRefuted: boolean;
  /** The first note that doesn't follow; −1 where all of them do. */
  readonly fault: number;
}

/** The note with another digit in its first fact: the next one of the puzzle. */
export const altered = ([first, ...others]: Note, size: number): Note =>
  first ? [[first[0], Math.sign(first[1]) * ((Math.abs(first[1]) % size) + 1)], ...others] : [];

/** Checks a proof as it has been changed. */
export function checkChanged(puzzle: PlainPuzzle, notes: readonly Note[], changes: readonly Change[]): CheckedProof {
  const check = noteChecker(puzzle);
  let stopped = false;
  const verdicts = notes.map((note, index) => {
    if (stopped) return 'not read';
    if (changes[index] === 'left out') return 'left out';
    const verdict = check(changes[index] === 'altered' ? altered(note, puzzle.size) : note);
    stopped = verdict !== 'follows';
    return verdict;
  });
  return { verdicts, isRefuted: verdicts.includes('no solution'), fault: verdicts.indexOf('does not follow') };
}
