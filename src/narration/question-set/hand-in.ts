import { checkOf, fromLetters, lettersFor, toLetters } from './code-letters.ts';
import { KINDS, type KindName, MOST } from './question-set.ts';

/** One question as a student has answered it so far. */
export interface Answered {
  readonly kind: KindName;
  /** Each answer that was checked, first to last. */
  readonly tries: readonly number[];
  /** Whether the last of them is right. */
  readonly right: boolean;
}

/** What a student hands in, and what a browser or a learning platform keeps of unfinished work. */
export interface HandIn {
  /** The set's hash. */
  readonly set: number;
  readonly name: string;
  /** Minutes since 1970, when it was begun. */
  readonly begun: number;
  /** For how long it was worked on. */
  readonly seconds: number;
  readonly answers: readonly Answered[];
}

/** What every code begins with. There is no U in a code. */
const PREFIX = 'SUDO';
const VERSION = 1;
const GROUP = 5;
/** Of more tries at one question the last is kept. */
const MOST_TRIES = 15;
const CHECK_BYTES = 2;

/** A code: letters in groups, with a check. The version and the length come first, so that a code says itself where it ends. */
export function writeHandIn({ set, name, begun, seconds, answers }: HandIn): string {
  const bytes: number[] = [];
  const number = (value: number) => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  };
  for (let byte = 0; byte < 4; byte++) bytes.push((set >>> (8 * byte)) & 255);
  const letters = new TextEncoder().encode([...name].slice(0, MOST.name).join(''));
  number(letters.length);
  bytes.push(...letters);
  number(begun);
  number(Math.round(seconds));
  number(answers.length);
  for (const { kind, tries, right } of answers) {
    const kept = tries.length > MOST_TRIES ? [...tries.slice(0, MOST_TRIES - 1), tries.at(-1)!] : tries;
    bytes.push((KINDS.indexOf(kind) << 5) | (Number(right) << 4) | kept.length);
    for (const answer of kept) number(answer);
  }
  const length = bytes.length;
  const whole = Uint8Array.from([VERSION, length & 255, length >> 8, ...bytes]);
  const check = checkOf(whole);
  const text = toLetters(Uint8Array.from([...whole, check >> 8, check & 255]));
  return [PREFIX, ...text.match(new RegExp(`.{1,${GROUP}}`, 'g'))!].join('-');
}

/** What is wrong with a code: letters are missing at its end, a letter is wrong, or it is of a later version. */
export type CodeFault = 'short' | 'wrong' | 'newer';

/** A code that stands in a text, or the fault of what looks like one. */
export type FoundCode = { readonly line: number } & ({ readonly handIn: HandIn } | { readonly fault: CodeFault });

const BEGINNING = new RegExp(`(?<![\\p{L}\\p{N}])${PREFIX}\\s*[-‐‑‒–—−]`, 'giu');

/** Every code in a text that somebody pasted, with the line (from 1) on which it begins; blanks, line ends, case and what stands around it do not matter. */
export function findCodes(text: string): FoundCode[] {
  const beginnings = [...text.matchAll(BEGINNING)];
  return beginnings.map(({ index, 0: beginning }, n) => ({
    line: text.slice(0, index).split('\n').length,
    ...readLetters(text.slice(index + beginning.length, beginnings[n + 1]?.index)),
  }));
}

/** The hand-in of a single code; undefined when it is none, or a damaged one. */
export function readHandIn(code: string | null): HandIn | undefined {
  const [found] = findCodes(code ?? '');
  return found && 'handIn' in found ? found.handIn : undefined;
}

function readLetters(text: string): { handIn: HandIn } | { fault: CodeFault } {
  const letters = text.replace(/[^0-9a-z]/gi, '');
  const [version, low = 0, high = 0] = fromLetters(letters.slice(0, lettersFor(3)));
  const length = 3 + low + 256 * high + CHECK_BYTES;
  const code = letters.slice(0, lettersFor(length));
  if (version !== undefined && version > VERSION && version < 8) return { fault: 'newer' };
  if (version === VERSION && code.length < lettersFor(length)) return { fault: 'short' };
  if (letters.length < lettersFor(3)) return { fault: 'short' };
  const bytes = fromLetters(code);
  const whole = bytes.subarray(0, length - CHECK_BYTES);
  if (version !== VERSION || bytes.length < length || checkOf(whole) !== bytes[length - 2]! * 256 + bytes[length - 1]!)
    return { fault: 'wrong' };
  const handIn = bodyOf(whole.subarray(3));
  return handIn ? { handIn } : { fault: 'wrong' };
}

/** Reads bytes of which the check is right; undefined when they make no sense all the same, for anybody can compute a check. */
function bodyOf(bytes: Uint8Array): HandIn | undefined {
  let at = 0;
  const number = () => {
    let [value, scale] = [0, 1];
    for (; bytes[at]! > 127; scale *= 128) value += (bytes[at++]! & 127) * scale;
    return value + bytes[at++]! * scale;
  };
  const set = (bytes[0]! | (bytes[1]! << 8) | (bytes[2]! << 16) | (bytes[3]! << 24)) >>> 0;
  at = 4;
  const length = number();
  const name = new TextDecoder().decode(bytes.subarray(at, at + length));
  at += length;
  const [begun, seconds, count] = [number(), number(), number()];
  if (!(count <= MOST.questions)) return undefined;
  const answers = Array.from({ length: count }, (): Answered => {
    const head = bytes[at++]!;
    const tries = Array.from({ length: head & 15 }, number);
    return { kind: KINDS[head >> 5]!, tries, right: (head & 16) > 0 };
  });
  const sound = at === bytes.length && answers.every(({ kind }) => kind !== undefined);
  return sound ? { set, name, begun, seconds, answers } : undefined;
}
