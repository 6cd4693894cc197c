import { contentOf, type Damage, type Envelope, lettersOf } from '../../engine/envelope/envelope.ts';
import { printable } from '../../engine/printable.ts';
import { KINDS, type KindName, MAX } from './question-set.ts';

/** One question as a student has answered it so far. */
export interface Answered {
  readonly kind: KindName;
  /** Each answer that was checked, first to last. */
  readonly tries: readonly number[];
  /** Whether the last of them is right. */
  readonly right: boolean;
}

/** A student's answers: the work handed in, or unfinished work kept by a browser or a learning platform. */
export interface HandIn {
  /** The set's hash. */
  readonly set: number;
  readonly name: string;
  /** The student number, where one was given. */
  readonly number?: string;
  /** Minutes since 1970, when it was begun. */
  readonly begun: number;
  /** For how long it was worked on. */
  readonly seconds: number;
  readonly answers: readonly Answered[];
}

/** The prefix of every code. The rest of a code has no U. */
const PREFIX = 'SUDO';
const GROUP = 5;
/** The limits of a code, wide enough for a clock wrong by a century and a page open for a year. Of more tries at a question, the last are kept. */
export const MAX_HANDED_IN = { begun: 120_000_000, seconds: 31_622_400, tries: 15, answer: 99_999 } as const;
/** The format of codes. The maximum is more than the longest name and thirty questions with all their tries take. */
export const ENVELOPE: Envelope = { what: 'code', version: 1, sizes: { length: 2, check: 2 }, most: 2000 };
/** The format of codes with a student number, which comes last. Codes without one can be read by older pages. */
const NUMBERED: Envelope = { ...ENVELOPE, version: 2 };
/** Characters from the beginning of a code to its end, with all that mails put between its letters. */
const MAX_CODE_LENGTH = 20_000;
/** The most codes that are read from one text. */
export const MAX_CODES = 10_000;

const within = (value: number, most: number) => Math.min(Math.max(0, Math.round(value)), most);

/** A code: letters in groups, with a check. The version and the length come first, so that a code says itself where it ends. */
export function writeHandIn({ set, name, number: given = '', begun, seconds, answers }: HandIn): string {
  const studentNumber = printable(given);
  const bytes: number[] = [];
  const number = (value: number) => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  };
  const text = (written: string, most: number) => {
    const letters = new TextEncoder().encode([...printable(written)].slice(0, most).join(''));
    number(letters.length);
    bytes.push(...letters);
  };
  for (let byte = 0; byte < 4; byte++) bytes.push((set >>> (8 * byte)) & 255);
  text(name, MAX.name);
  number(within(begun, MAX_HANDED_IN.begun));
  number(within(seconds, MAX_HANDED_IN.seconds));
  number(Math.min(answers.length, MAX.questions));
  for (const { kind, tries, right } of answers.slice(0, MAX.questions)) {
    const kept = tries.length > MAX_HANDED_IN.tries ? [...tries.slice(0, MAX_HANDED_IN.tries - 1), tries.at(-1)!] : tries;
    bytes.push((KINDS.indexOf(kind) << 5) | (Number(right) << 4) | kept.length);
    for (const answer of kept) number(within(answer, MAX_HANDED_IN.answer));
  }
  if (studentNumber !== '') text(studentNumber, MAX.number);
  const coded = lettersOf(studentNumber === '' ? ENVELOPE : NUMBERED, Uint8Array.from(bytes));
  return [PREFIX, ...coded.match(new RegExp(`.{1,${GROUP}}`, 'g'))!].join('-');
}

/** The impossible contents of a code with a right check: anybody can compute a check. */
export type Refusal = 'name' | 'number' | 'begun' | 'seconds' | 'answers';

/** The fault of a code: it is damaged, or refused. */
export type CodeFault = Damage | Refusal;

/** A code found in a text, or the fault of something that looks like one. */
export type FoundCode = { readonly line: number } & ({ readonly handIn: HandIn } | { readonly fault: CodeFault });

/** The beginning of a code of the present versions, after its prefix. */
const FIRST_LETTERS = '[0O][4-9AB][0-9A-Z]{3}';
const DASH = '[-‐‑‒–—−]';
/** The prefix with any one letter in the place of another. */
const ONE_OFF = [...PREFIX].map((_, at) => `${PREFIX.slice(0, at)}[\\p{L}\\p{N}]${PREFIX.slice(at + 1)}`).join('|');

/** Where a code begins, also where its prefix has one wrong letter, or something else than its dash behind it. */
const BEGINNING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:SUD[O0]\\s*${DASH}|(?:${ONE_OFF})\\s*${DASH}(?=\\s*${FIRST_LETTERS})|${PREFIX}\\S?(?=${FIRST_LETTERS}${DASH}))`,
  'giu',
);

/** Finds the first codes of a pasted text, each with the line (from 1) on which it begins. Ignores blanks, line ends, case and other text. */
export function findCodes(text: string, most = MAX_CODES): FoundCode[] {
  const found: FoundCode[] = [];
  const beginnings = text.matchAll(BEGINNING);
  let [line, counted] = [1, 0];
  let { value: beginning } = beginnings.next();
  while (beginning && found.length < most) {
    const { value: next } = beginnings.next();
    const { index } = beginning;
    for (; counted < index; counted++) if (text.charCodeAt(counted) === 10) line++;
    const start = index + beginning[0].length;
    found.push({ line, ...readLetters(text.slice(start, Math.min(next?.index ?? text.length, start + MAX_CODE_LENGTH))) });
    beginning = next;
  }
  return found;
}

/** The hand-in of a single code; undefined when it is none, or a damaged one. */
export function readHandIn(code: string | null): HandIn | undefined {
  const [found] = findCodes((code ?? '').slice(0, MAX_CODE_LENGTH), 1);
  return found && 'handIn' in found ? found.handIn : undefined;
}

function readLetters(text: string): { handIn: HandIn } | { fault: CodeFault } {
  const letters = text.replace(/[^0-9a-z]/gi, '');
  const unnumbered = contentOf(ENVELOPE, letters);
  const isNumbered = unnumbered === 'newer';
  const content = isNumbered ? contentOf(NUMBERED, letters) : unnumbered;
  if (typeof content === 'string') return { fault: content };
  const read = bodyOf(content, isNumbered);
  return typeof read === 'string' ? { fault: read } : { handIn: read };
}

/** Reads bytes with a right check; returns the fault of contents that are impossible nevertheless. */
function bodyOf(bytes: Uint8Array, isNumbered: boolean): HandIn | Refusal {
  let at = 0;
  /** Not a number at the end of the bytes, and far above any limit where it does not end. */
  const number = () => {
    let [value, scale] = [0, 1];
    for (; bytes[at]! > 127; scale *= 128) value += (bytes[at++]! & 127) * scale;
    return value + bytes[at++]! * scale;
  };
  const set = ((bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8) | ((bytes[2] ?? 0) << 16) | ((bytes[3] ?? 0) << 24)) >>> 0;
  at = 4;
  /** Undefined where it's longer than it may be. */
  const text = (most: number) => {
    const length = number();
    const written = printable(new TextDecoder().decode(bytes.subarray(at, at + length)));
    const fits = at + length <= bytes.length && [...written].length <= most;
    at += length;
    return fits ? written : undefined;
  };
  const name = text(MAX.name);
  if (name === undefined) return 'name';
  const begun = number();
  if (!(begun <= MAX_HANDED_IN.begun)) return 'begun';
  const seconds = number();
  if (!(seconds <= MAX_HANDED_IN.seconds)) return 'seconds';
  const count = number();
  if (!(count <= MAX.questions)) return 'answers';
  const answers = Array.from({ length: count }, (): Answered => {
    const head = bytes[at++]!;
    const tries = Array.from({ length: head & 15 }, number);
    return { kind: KINDS[head >> 5]!, tries, right: (head & 16) > 0 };
  });
  const studentNumber = isNumbered ? text(MAX.number) : '';
  if (!studentNumber && isNumbered) return 'number';
  const sound = ({ kind, tries }: Answered) => kind !== undefined && tries.every((answer) => answer <= MAX_HANDED_IN.answer);
  if (at !== bytes.length || !answers.every(sound)) return 'answers';
  return { set, name, ...(studentNumber && { number: studentNumber }), begun, seconds, answers };
}
