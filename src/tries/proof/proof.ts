import type { Puzzle } from '../../engine/puzzle.ts';
import { noteChecker, type PlainFact, type Work } from '../../trace/notes/check-notes.ts';

/*
 * A proof that a puzzle has no solution, as a list of notes that a reader takes apart. Notes are called by their place, from 0; the last
 * one is empty.
 */

export interface Proof {
  readonly puzzle: Puzzle;
  readonly notes: readonly (readonly PlainFact[])[];
  /** By note: what its first digit is changed to. */
  readonly others: readonly number[];
  readonly left: ReadonlySet<number>;
  readonly changed: ReadonlySet<number>;
}

/** A note as it's checked: where it's changed, its first digit is another one. */
export function noteIn({ notes, others, changed }: Proof, note: number): readonly PlainFact[] {
  const [first, ...rest] = notes[note]!;
  if (!first || !changed.has(note)) return notes[note]!;
  return [[first[0], others[note]!], ...rest];
}

/** What the checker says of a proof: the note that it rejects, or how many it has accepted. */
export type Finding = { readonly rejected: number } | { readonly accepted: number };

/** Gives the notes that are there to the checker, one after the other. */
export function check(proof: Proof): Finding {
  const { puzzle, notes, left } = proof;
  const verdict = noteChecker({ size: puzzle.grid.size, houses: puzzle.grid.cellsOfHouse, givens: puzzle.givens });
  const there = [...notes.keys()].filter((note) => !left.has(note));
  const rejected = there.find((note) => verdict(noteIn(proof, note)) === 'does not follow');
  // The empty note says only that the others are enough.
  return rejected === undefined ? { accepted: there.length - 1 } : { rejected };
}

/** How the checker checks one note, with those that are there before it. */
export function workOn(proof: Proof, note: number): Work {
  const { puzzle, notes, left } = proof;
  let work: Work = { facts: [], broken: [] };
  const { size, cellsOfHouse: houses } = puzzle.grid;
  const verdict = noteChecker({ size, houses, givens: puzzle.givens }, (each) => {
    work = each;
  });
  for (const each of notes.keys()) if (each === note || (each < note && !left.has(each))) verdict(noteIn(proof, each));
  return work;
}

/** For each note a digit in place of its first: one with which the checker rejects the proof, if there is one. 0 for the empty note. */
export function otherDigits(puzzle: Puzzle, notes: Proof['notes']): number[] {
  const digits = Array.from({ length: puzzle.grid.size }, (_, index) => index + 1);
  return notes.map((facts, note) => {
    const isRejected = (digit: number) => {
      const others = notes.map((_, each) => (each === note ? digit : 0));
      const finding = check({ puzzle, notes, others, left: new Set(), changed: new Set([note]) });
      return 'rejected' in finding;
    };
    if (facts.length === 0) return 0;
    const different = digits.filter((digit) => digit !== facts[0]![1]);
    return different.find(isRejected) ?? different[0]!;
  });
}

export const flipped = (set: ReadonlySet<number>, note: number): ReadonlySet<number> =>
  set.has(note) ? new Set([...set].filter((each) => each !== note)) : new Set([...set, note]);
