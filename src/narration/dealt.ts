import { randomFrom } from '../engine/random.ts';
import { hashOf } from './question-set/hash.ts';

/**
 * Answers in an order that tells nothing: it follows from what they are called and from `where`, the place that is asked about, and
 * never from which of them is right.
 */
export function dealt<Answer>(answers: readonly Answer[], labelOf: (answer: Answer) => string, where: readonly unknown[]): Answer[] {
  const sorted = answers.toSorted((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1));
  return randomFrom(hashOf([...where, ...sorted.map(labelOf)].join('\n'))).shuffled(sorted);
}
