import type { Sentence } from './sentence.ts';

/** What somebody believes who gives a wrong answer: the same in all questions that it can be wrong about, whatever their cells and digits are. */
export interface Belief {
  /** By which answers of a class are counted together, in whatever words. */
  readonly id: string;
  /** What follows 'thinks that': 'the node loses its own links'. */
  readonly says: string;
}

/** The reason against a wrong answer, and the belief behind that answer. */
export interface Refuted {
  readonly belief: Belief;
  readonly reason: Sentence;
}

/** The reason against a wrong answer, with a belief where the words of the algorithm name one. */
export type WhyNot = Sentence | Refuted;

export const refuted = (belief: Belief, reason: Sentence): Refuted => ({ belief, reason });

export const reasonIn = (whyNot: WhyNot): Sentence => ('belief' in whyNot ? whyNot.reason : whyNot);

export const beliefIn = (whyNot: WhyNot): Belief | undefined => ('belief' in whyNot ? whyNot.belief : undefined);
