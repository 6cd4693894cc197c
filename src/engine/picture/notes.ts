import type { Puzzle } from '../puzzle.ts';
import type { DrawnFact } from './implications.ts';

/** A fact of a note. */
export interface NoteFact extends DrawnFact {
  /** Whether it holds now, whether it can't hold, or whether neither is known. */
  readonly state: 'holds' | 'fails' | 'open';
  /** Whether the search looks at the note when this comes to hold. */
  readonly isWatched: boolean;
}

/** A note: facts that never hold together. */
export interface NoteCard {
  /** From 1, in the order in which they were written. */
  readonly number: number;
  readonly facts: readonly NoteFact[];
  /** How often it has ruled something out, or was broken. */
  readonly uses: number;
  /** What this step does with it. */
  readonly now: 'written' | 'used' | 'broken' | undefined;
  /** Whether it only says that a solution has been found. */
  readonly isSolution: boolean;
}

/** The notes of a search: the latest, and the one that this step is about. */
export interface NotesPicture {
  readonly puzzle: Puzzle;
  readonly cards: readonly NoteCard[];
  /** How many the search has at the moment. */
  readonly kept: number;
}
