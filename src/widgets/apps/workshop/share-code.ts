import { strToU8 } from 'fflate';
import { damaged, damageOfSealed, type Envelope, sealOf } from '../../../engine/envelope/envelope.ts';
import { packedText, unpackedText } from '../../../engine/envelope/packed-text.ts';

/** A program in a link. */
export interface SharedCode {
  /** The starting point that it came from. */
  readonly start: string;
  readonly code: string;
  /** The name the author gives. */
  readonly author: string;
  /** The puzzle to run on: its id or its text; '' for that of the starting point. */
  readonly puzzle: string;
  /** The author's bet on the count, made before the run. */
  readonly bet?: number;
}

/** How programs travel: a seal, a dot, and the packed program. A link of version 1 is the packed program alone. */
const ENVELOPE: Envelope = { what: 'link', version: 2, sizes: { length: 4, check: 4 }, most: 100_000 };
/** The most characters of a program and of its author's name: longer ones aren't links of this site. */
const MAX_LENGTH = { code: 500_000, author: 200 } as const;

/** A program as a text of letters, digits, dots, - and _. */
export function codeToLink({ start, code, author, puzzle, bet }: SharedCode): string {
  const letters = packedText(JSON.stringify([start, author, code, puzzle, ...(bet === undefined ? [] : [bet])]));
  return `${ENVELOPE.version}.${sealOf(ENVELOPE, strToU8(letters))}.${letters}`;
}

/** The program of a link. Throws InputError where it is none, is damaged, or unpacks to far too much. */
export function codeFromLink(link: string): SharedCode {
  if (!link.includes('.')) return programOf(link.slice(0, ENVELOPE.most + 1));
  const [version = '', length, check, letters = '', ...more] = link.slice(0, ENVELOPE.most + 100).split('.');
  const isWhole = /^\d$/.test(version) && length !== undefined && more.length === 0;
  const seal = check === undefined ? undefined : `${length}.${check}`;
  const damage = isWhole ? damageOfSealed(ENVELOPE, Number(version), seal, strToU8(letters)) : 'wrong';
  if (damage) throw damaged(ENVELOPE, damage);
  return programOf(letters);
}

/** The program of packed letters. */
function programOf(letters: string): SharedCode {
  if (letters.length > ENVELOPE.most) throw damaged(ENVELOPE, 'large');
  const read = unpackedJson(letters);
  if (!Array.isArray(read) || read.length < 3 || read.length > 5) throw damaged(ENVELOPE, 'wrong');
  const [start, author, code, puzzle = '', bet] = read as unknown[];
  if (![start, author, code, puzzle].every((part) => typeof part === 'string')) throw damaged(ENVELOPE, 'wrong');
  if (bet !== undefined && !(Number.isSafeInteger(bet) && (bet as number) >= 0)) throw damaged(ENVELOPE, 'wrong');
  return { start, author: (author as string).slice(0, MAX_LENGTH.author), code, puzzle, ...(bet !== undefined && { bet }) } as SharedCode;
}

function unpackedJson(letters: string): unknown {
  try {
    return JSON.parse(unpackedText(letters, MAX_LENGTH.code));
  } catch (error) {
    throw damaged(ENVELOPE, error instanceof RangeError ? 'large' : 'wrong');
  }
}
