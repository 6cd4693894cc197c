import { randomFrom } from '../engine/random.ts';

/**
 * Shuffles answers. The order depends on their labels and on `where`, the place of the question, and never on which of them is
 * right, so it gives nothing away.
 */
export function dealt<Answer>(answers: readonly Answer[], labelOf: (answer: Answer) => string, where: readonly unknown[]): Answer[] {
  const sorted = answers.toSorted((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1));
  return randomFrom(hashOf([...where, ...sorted.map(labelOf)].join('\n'))).shuffled(sorted);
}

/** Hashes a text to a 32-bit number that is the same on every machine: FNV-1a over its UTF-8 bytes, then mixed so that every bit counts. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
