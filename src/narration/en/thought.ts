import type { CandidateLink, LinkEnd } from '../../engine/grid-picture.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import type { Sentence } from '../sentence.ts';

/** What has been come to on the way through an argument. */
export interface Followed {
  readonly links: readonly CandidateLink[];
  /** The candidates that are right so far if what was supposed is, and those that are wrong. */
  readonly right: readonly LinkEnd[];
  readonly wrong: readonly LinkEnd[];
  /** The digits that stand in the grid on trial, the supposed one first. */
  readonly trial?: readonly CellDigit[];
  /** The house that gives the reason, where only one is spoken of. */
  readonly houses?: readonly number[];
  /** The candidates of which none is left, and the digits on trial that are to blame. */
  readonly nothingLeft?: { readonly places: readonly CellDigit[]; readonly because: readonly CellDigit[] };
}

/** A thought on the way through an argument, and what has been come to with it. */
export interface Thought {
  readonly sentence: Sentence;
  readonly shows: Followed;
  /** Set where something else is supposed, after what came of the supposition before. */
  readonly begins?: true;
  /** After the last thought: what is left to do. */
  readonly asks?: Sentence;
}
