/** What is wrong, and what to do about it, each a sentence. */
export interface FoundAndCure {
  readonly found: string;
  readonly cure: string;
}

/** A fault of a lesson's text. One that is mild leaves nothing out of the lesson. */
export interface LessonFault extends FoundAndCure {
  readonly line: number;
  readonly lastLine: number;
  readonly mild: boolean;
}
