import type { Sentence } from '../../narration/sentence.ts';

/** The words that every try has. */
export interface TryWords {
  /** What the figure is called. */
  readonly about: string;
  /** What to do. */
  readonly task: Sentence;
  /** What stands where verdicts will stand, before the first. */
  readonly start: Sentence;
  /** What the button that does it for the reader says, where it is not one of many things to find. */
  readonly showOne?: string;
  /** What follows from it, in one sentence; it is shown when it has been earned. */
  readonly idea: Sentence;
}
