import { strToU8 } from 'fflate';
import { damaged, damageOfSealed, type Envelope, sealOf } from '../../../../engine/envelope/envelope.ts';
import { packedText, unpackedText } from '../../../../engine/envelope/packed-text.ts';

/** How solves travel in a link: a version, a seal, and the packed trace. */
const ENVELOPE: Envelope = { what: 'link', version: 1, sizes: { length: 4, check: 4 }, most: 100_000 };
/** The most characters that a link’s trace unpacks to. */
const MAX_TEXT = 5_000_000;
const SOLVE = '#solve=';

export const holdsSolve = (hash: string): boolean => hash.startsWith(SOLVE);

/** The fragment of a link with a solve, given as a trace; undefined where it is too long for a link. */
export function solveHash(trace: string): string | undefined {
  const letters = packedText(trace);
  return letters.length > ENVELOPE.most ? undefined : `${SOLVE}${ENVELOPE.version}.${sealOf(ENVELOPE, strToU8(letters))}.${letters}`;
}

/** The trace in a fragment. Throws InputError where it is damaged, or unpacks to far too much. */
export function traceInHash(hash: string): string {
  const [version = '', length, check, letters = '', ...more] = hash.slice(SOLVE.length, ENVELOPE.most + 100).split('.');
  const isWhole = /^\d$/.test(version) && length !== undefined && more.length === 0;
  const seal = check === undefined ? undefined : `${length}.${check}`;
  const damage = isWhole ? damageOfSealed(ENVELOPE, Number(version), seal, strToU8(letters)) : 'wrong';
  if (damage) throw damaged(ENVELOPE, damage);
  try {
    return unpackedText(letters, MAX_TEXT);
  } catch (error) {
    throw damaged(ENVELOPE, error instanceof RangeError ? 'large' : 'wrong');
  }
}
