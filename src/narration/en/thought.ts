import type { CandidateLink, LinkEnd } from '../../engine/grid-picture.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import type { Sentence } from '../sentence.ts';

/** What has followed so far in an argument. */
export interface Followed {
  readonly links: readonly CandidateLink[];
  /** The candidate of a chain that is supposed to be right, or wrong. */
  readonly begins?: LinkEnd;
  /** The candidates that are right so far if the supposition is, and those that are wrong. */
  readonly right: readonly LinkEnd[];
  readonly wrong: readonly LinkEnd[];
  /** The digits on trial in the grid, the supposed one first. */
  readonly trial?: readonly CellDigit[];
  /** The house that gives the reason, where only one is spoken of. */
  readonly houses?: readonly number[];
  /** The candidates of a contradiction, of which none is left, and the digits on trial that cause it. */
  readonly nothingLeft?: { readonly places: readonly CellDigit[]; readonly because: readonly CellDigit[] };
}

/** A step of an argument, and what has followed by then. */
export interface Thought {
  readonly sentence: Sentence;
  readonly shows: Followed;
  /** Set where something else is supposed, after what came of the supposition before. */
  readonly begins?: true;
  /** After the last thought: what is left to do. */
  readonly asks?: Sentence;
}
