import * as says from '#words/manual.ts';
import type { MistakePicture } from '../../../narration/mistake-picture.ts';
import type { Idle } from '../../../narration/narrator.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import type { Continuations } from './continuations.ts';
import type { ManualPrompts } from './prompts.ts';

/** The figure in which the reader makes the moves. */
export interface ManualFigure {
  readonly root: HTMLElement;
  run(): PreparedRun;
  timeline(): Timeline;
  /** Shows a frame at once. */
  show(position: number): void;
  /** Makes the run anew with one more override; resolves with it when it has come past that. */
  fork(override: Override): Promise<Timeline>;
  /** What a link to the mode contains has changed. */
  changed(): void;
  /** The mode is over; the figure shows where the reader has come to. */
  left(): void;
}

/** A wrong move or claim at which the play is stopped. */
export interface Mistake {
  /** The name of the broken rule. */
  readonly rule: string;
  readonly branches: Continuations;
  readonly picture?: MistakePicture | undefined;
  /** The cell of the wrong move, -1 for none, and the digit in it, '' where none was named. */
  readonly cell?: number;
  readonly digit?: string;
  readonly isStrike?: boolean;
}

/** What Enter and its button do: they claim something, which may be impossible now, or go on from a rest. */
export interface Claim {
  readonly isOfAll: boolean;
  readonly text: string;
  readonly idle: string | undefined;
}

/** Everything the reader sees of the mode at one moment. */
export interface ManualState {
  /** Grows when the panel and the history have to be drawn anew. */
  readonly turn: number;
  readonly message: Sentence;
  readonly mistake: Mistake | undefined;
  /** The chosen cells, in the order in which they were chosen. */
  readonly cells: readonly number[];
  /** What a digit does. */
  readonly gesture: 'write' | 'strike';
  /** Presses of a hint since the last move. */
  readonly hints: number;
  readonly showsRules: boolean;
  /** Things that can be pointed at by name. */
  readonly things: ManualPrompts['things'];
  /** The cell of a right move that was just made; -1 where it has none. */
  readonly right?: number | undefined;
  /** Where the keys go now: to a cell or to the figure. */
  readonly focus?: number | 'figure' | undefined;
  /** Why kinds of move cannot come now. */
  readonly idle: Idle;
  readonly claim: Claim;
  readonly isOver: boolean;
}

/** Makes the claim that so many chosen cells are what is looked for, `set` in words, or `all`: that nothing more is left, where that can be claimed. Where the play `rests`, it only goes on. */
export function claimOf(cells: number, set: string, all: string | undefined, whyNoSet: string | undefined, rests = false): Claim {
  if (rests) return { isOfAll: false, text: says.goOn, idle: undefined };
  // Several chosen cells always mean a set.
  if (all !== undefined && cells < 2) return { isOfAll: true, text: all, idle: undefined };
  return { isOfAll: false, text: set, idle: whyNoSet ?? (cells === 0 ? says.claimNone : undefined) };
}
