import type { CellDigit } from '../technique.ts';
import type { Given, Showing } from './showing.ts';
import type { SolveFrame } from './solve.ts';

/**
 * - `shown`: the techniques of the puzzle’s level show it, or singles do once a few others are written.
 * - `guess`: a right digit that they don’t.
 * - `mistake`: a wrong digit that nothing misled the player to, or a strike of the solution’s digit.
 * - `follows`: shown only because of an earlier wrong digit.
 * - `unproven`: a strike that they don’t show.
 * - `hint`: shown to the player by a hint.
 * - `taken-back`, `repeated`: it takes a move back or repeats one, and claims nothing.
 */
export type VerdictKind = 'shown' | 'guess' | 'mistake' | 'follows' | 'unproven' | 'hint' | 'taken-back' | 'repeated';

/** A digit that a lower rung gave, and had given for some time. */
export interface OpenDigit extends CellDigit {
  readonly rung: number;
  readonly showing: Showing;
  /** For how many seconds, and how many more there were. */
  readonly seconds: number;
  readonly others: number;
  /** Set where it was long enough to count, and has not been counted before. */
  readonly passedOver: boolean;
}

/** What is to be said of a move. Rungs are places on the ladder, from 0. */
export interface Verdict {
  readonly kind: VerdictKind;
  /** The highest rung that it takes; undefined where nothing shows it. */
  readonly rung: number | undefined;
  readonly steps: Showing['steps'];
  /** Of a guess: what shows it on higher rungs. Of a mistake: the single that showed the right digit, if one did. Of a hint: what shows what it did. */
  readonly wouldShow: Showing | undefined;
  /** Of what follows from a wrong digit: the move that wrote that digit. */
  readonly from: number | undefined;
  /** The simplest digit that there was to write before the move. */
  readonly simplest: Given | undefined;
  readonly open: OpenDigit | undefined;
}

/** A move with all that is known of it. */
export interface JudgedFrame extends SolveFrame {
  readonly verdict: Verdict;
}
