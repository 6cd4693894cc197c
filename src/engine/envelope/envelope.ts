import { InputError } from '../errors.ts';
import { crc16, crc32 } from './check.ts';
import { fromLetters, lettersFor, toLetters } from './letters.ts';

/**
 * The wrapping of everything that travels: sets of questions, codes that are handed in, programs. It has a version, a length, a checksum
 * and a limit. A text of letters has all of them around its content; a link has them as a separate text, the seal, next to a content that
 * people can read.
 */
export interface Envelope {
  /** What the error message calls the damaged text. */
  readonly what: 'link' | 'code';
  /** The version of the content's encoding; at most 7 in letters, so that a typing error is not taken for a later version. */
  readonly version: number;
  /** Bytes of the length and of the check. */
  readonly sizes: { readonly length: 2 | 4; readonly check: 2 | 4 };
  /** Bytes of content; more is not read. */
  readonly most: number;
}

/** The kinds of damage: its end is missing, something was added, a letter has changed, a later version made it, it is too long. */
export type Damage = 'short' | 'long' | 'wrong' | 'newer' | 'large';

const LAST_VERSION = 7;

const littleEndian = (value: number, bytes: number) => Array.from({ length: bytes }, (_, byte) => (value >>> (8 * byte)) & 255);

/** The version and the length of a content, as bytes. */
const headOf = ({ version, sizes }: Envelope, length: number) => [version, ...littleEndian(length, sizes.length)];

/** The check of a content with its version and its length. */
function checkOf(envelope: Envelope, content: Uint8Array): number {
  const whole = Uint8Array.from([...headOf(envelope, content.length), ...content]);
  return envelope.sizes.check === 2 ? crc16(whole) : crc32(whole);
}

/**
 * Returns what is wrong with a content that claims this version, length and checksum; undefined when it is intact. Nothing else decides
 * that.
 */
function damageOf(
  envelope: Envelope,
  content: Uint8Array,
  claimed: { version: number; length: number; check: number },
): Damage | undefined {
  if (claimed.version > envelope.version && claimed.version <= LAST_VERSION) return 'newer';
  if (claimed.version !== envelope.version) return 'wrong';
  if (content.length > envelope.most) return 'large';
  if (content.length < claimed.length) return 'short';
  if (content.length > claimed.length) return 'long';
  return checkOf(envelope, content) === claimed.check ? undefined : 'wrong';
}

/** A content in letters. */
export function lettersOf(envelope: Envelope, content: Uint8Array): string {
  const check = littleEndian(checkOf(envelope, content), envelope.sizes.check).reverse();
  return toLetters(Uint8Array.from([...headOf(envelope, content.length), ...content, ...check]));
}

/** The content of letters, which may be followed by others. */
export function contentOf(envelope: Envelope, letters: string): Uint8Array | Damage {
  const { length: lengthBytes, check: checkBytes } = envelope.sizes;
  const headBytes = 1 + lengthBytes;
  const [version, ...size] = fromLetters(letters.slice(0, lettersFor(headBytes)));
  if (version === undefined || size.length < lengthBytes) return 'short';
  const length = size.reduceRight((sum, byte) => sum * 256 + byte, 0);
  // A version or a length that is out of bounds needs no look at what follows.
  const claimed = { version, length, check: -1 };
  if (version !== envelope.version) return damageOf(envelope, new Uint8Array(), claimed)!;
  const bytes = fromLetters(letters.slice(0, lettersFor(headBytes + Math.min(length, envelope.most + 1) + checkBytes)));
  if (bytes.length < headBytes + Math.min(length, envelope.most + 1) + checkBytes) return 'short';
  const content = bytes.subarray(headBytes, headBytes + Math.min(length, envelope.most + 1));
  const check = bytes.subarray(headBytes + content.length, headBytes + content.length + checkBytes);
  const damage = damageOf(envelope, content, { ...claimed, check: check.reduce((sum, byte) => sum * 256 + byte, 0) });
  return damage ?? content;
}

/** Returns the seal of a content in a link: its length in bytes and its checksum, `817.1K0PX9C`. The version comes before it. */
export function sealOf(envelope: Envelope, content: Uint8Array): string {
  const check = littleEndian(checkOf(envelope, content), envelope.sizes.check).reverse();
  return `${content.length}.${toLetters(Uint8Array.from(check))}`;
}

const SEAL = /^(\d{1,9})\.([0-9a-z]{1,7})$/i;

/** Returns what is wrong with a content whose seal is a separate text; undefined when it is intact. */
export function damageOfSealed(envelope: Envelope, version: number, seal: string | undefined, content: Uint8Array): Damage | undefined {
  const [, length, letters] = SEAL.exec(seal ?? '') ?? [];
  const check = letters === undefined ? [] : [...fromLetters(letters)];
  const isWhole = check.length === envelope.sizes.check;
  const claimed = { version, length: Number(length ?? 0), check: isWhole ? check.reduce((sum, byte) => sum * 256 + byte, 0) : -1 };
  const damage = damageOf(envelope, content, claimed);
  return seal === undefined && damage === 'long' ? 'short' : damage;
}

const SAID: Readonly<Record<Exclude<Damage, 'newer'>, string>> = {
  short: 'its end is missing',
  long: 'something was added to it',
  wrong: 'part of it has changed',
  large: 'it is longer than any that this site makes',
};

/** Returns the error about a damage, in a sentence. */
export function damaged({ what }: Pick<Envelope, 'what'>, damage: Damage): InputError {
  if (damage === 'newer') return new InputError(`this ${what} was made by a newer version of this site: load the page again`);
  return new InputError(`this ${what} is damaged: ${SAID[damage]}. Copy it again, all of it`);
}
