import { strToU8 } from 'fflate';
import { damaged, damageOfSealed, type Envelope, sealOf } from '../../engine/envelope/envelope.ts';
import { packedText, unpackedText } from '../../engine/envelope/packed-text.ts';
import { MAX_LESSON_LENGTH } from './read-lesson.ts';

/** How lessons travel: a version, a seal and the packed text, with dots between them. */
const ENVELOPE: Envelope = { what: 'link', version: 1, sizes: { length: 4, check: 4 }, most: 200_000 };

const NAME = 'lesson=';

/** The most bytes that a link unpacks to: each character has at most three. */
const MAX_BYTES = 3 * MAX_LESSON_LENGTH;

/** The longest addresses that every program takes, and that browsers take. */
export const MAX_ADDRESS = { everywhere: 2000, browsers: 8000 } as const;

/** Where an address of some length can go: anywhere; into browsers, while mail may cut it; or better into a file. */
export type Reach = 'everywhere' | 'browsers' | 'file';

/** The fragment of a lesson's link, without its '#'. */
export function writeLesson(text: string): string {
  const letters = packedText(text);
  return `${NAME}${ENVELOPE.version}.${sealOf(ENVELOPE, strToU8(letters))}.${letters}`;
}

/** Whether a fragment, with or without its '#', is about a lesson at all. */
export const holdsLesson = (fragment: string): boolean => fragment.replace(/^#/, '').startsWith(NAME);

/** The text of a fragment's lesson, with or without '#'. Throws InputError, which says in a sentence what is wrong with it. */
export function readLessonLink(fragment: string): string {
  const link = fragment.replace(/^#/, '').slice(NAME.length);
  const [version = '', length, check, letters = '', ...more] = link.slice(0, ENVELOPE.most + 100).split('.');
  const isWhole = holdsLesson(fragment) && /^\d$/.test(version) && length !== undefined && more.length === 0;
  const seal = check === undefined ? undefined : `${length}.${check}`;
  const damage = isWhole ? damageOfSealed(ENVELOPE, Number(version), seal, strToU8(letters)) : 'wrong';
  if (damage) throw damaged(ENVELOPE, damage);
  try {
    return unpackedText(letters, MAX_BYTES);
  } catch (error) {
    throw damaged(ENVELOPE, error instanceof RangeError ? 'large' : 'wrong');
  }
}

/** How far a whole address of `length` characters gets. */
export function reachOf(length: number): Reach {
  if (length <= MAX_ADDRESS.everywhere) return 'everywhere';
  return length <= MAX_ADDRESS.browsers ? 'browsers' : 'file';
}
