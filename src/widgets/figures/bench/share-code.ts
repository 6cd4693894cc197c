import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** A program in a link. */
export interface SharedCode {
  /** The starting point that it came from. */
  readonly start: string;
  readonly code: string;
  /** Whose it is, as they say. */
  readonly author: string;
  /** What it is to run on: the id of a puzzle, or its text; '' for that of the starting point. */
  readonly puzzle: string;
  /** What its author said before the run that it would count. */
  readonly bet?: number;
}

/** Characters of a link, and of a program; what is longer is no link of ours. */
const LONGEST_LINK = 100_000;
const LONGEST_CODE = 500_000;
/** Packed bytes that are unpacked at once: at most about a thousand times as many come out. */
const AT_ONCE = 256;

/** A program as a text of letters, digits, - and _. */
export function codeToLink({ start, code, author, puzzle, bet }: SharedCode): string {
  const packed = deflateSync(strToU8(JSON.stringify([start, author, code, puzzle, ...(bet === undefined ? [] : [bet])])), { level: 9 });
  return btoa(strFromU8(packed, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The program of a link; undefined where it is none, or unpacks to far too much. */
export function codeFromLink(link: string): SharedCode | undefined {
  if (link.length > LONGEST_LINK || !/^[\w-]+$/.test(link)) return undefined;
  try {
    const read: unknown = JSON.parse(strFromU8(unpacked(strToU8(atob(link.replaceAll('-', '+').replaceAll('_', '/')), true))));
    if (!Array.isArray(read) || read.length < 3) return undefined;
    const [start, author, code, puzzle = '', bet] = read as unknown[];
    if (![start, author, code, puzzle].every((part) => typeof part === 'string')) return undefined;
    if (bet !== undefined && !(Number.isSafeInteger(bet) && (bet as number) >= 0)) return undefined;
    return { start, author, code, puzzle, ...(bet !== undefined && { bet }) } as SharedCode;
  } catch {
    return undefined;
  }
}

function unpacked(packed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((part) => {
    length += part.length;
    if (length > LONGEST_CODE) throw new RangeError();
    parts.push(part);
  });
  for (let from = 0; from < packed.length; from += AT_ONCE)
    inflate.push(packed.subarray(from, from + AT_ONCE), from + AT_ONCE >= packed.length);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
