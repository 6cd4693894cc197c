import type { FrameRange } from './read-frame.ts';

/** What is wrong, and what to do about it, each a sentence. */
export interface FoundAndCure {
  readonly found: string;
  readonly cure: string;
  /** The frames that a range would have, where its run may say more about them. */
  readonly range?: FrameRange;
}

/** A fault of a lesson's text. One that is mild leaves nothing out of the lesson. */
export interface LessonFault extends FoundAndCure {
  readonly line: number;
  readonly lastLine: number;
  readonly mild: boolean;
}
