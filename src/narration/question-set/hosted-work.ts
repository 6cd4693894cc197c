import { answersIn, united } from './further.ts';
import { findCodes, type HandIn, readHandIn, writeHandIn } from './hand-in.ts';
import { MAX, sameName, shownName } from './question-set.ts';

/** The host page's request to resume the work of a student it knows, from a text it has kept. */
export interface Resumption {
  readonly name: string;
  /** One or several codes, or a damaged one. */
  readonly code: string;
}

/** The student who resumes, and the kept work. */
export interface Resumed {
  /** Undefined where the host knows no name: the student writes it. */
  readonly name: string | undefined;
  readonly kept: HandIn | undefined;
}

/** The number of characters a learning platform keeps (SCORM 1.2). */
const MAX_KEPT = 4096;

/** The work on a set that its host page keeps. The host never gets less back than it has sent. */
export class HostedWork {
  readonly #set: number;
  /** The codes it has sent in addition to the resumed work: of another set, of another name, or damaged. */
  #otherCodes = '';
  /** The name of the student who gets the other codes back. */
  #name: string | undefined;

  /** `set` is the hash of the set. */
  constructor(set: number) {
    this.#set = set;
  }

  /** Whether the host page has requested a resumption. */
  isRequested = false;

  /**
   * Reads a request. Kept work goes on under its own name, because its questions were drawn for that name; the same applies to the
   * answers given `here` before any request, where nothing else was kept.
   */
  resume({ name, code }: Resumption, here?: HandIn): Resumed {
    this.isRequested = true;
    const given = [...shownName(name)].slice(0, MAX.name).join('').trim();
    const text = code.length <= MAX_KEPT ? code.trim() : '';
    const codes = findCodes(text).flatMap((found) => ('handIn' in found && found.handIn.set === this.#set ? [found.handIn] : []));
    const furthest = codes.toSorted((a, b) => answersIn(b) - answersIn(a)).find((each) => given === '' || answersIn(each) > 0);
    const other = furthest ?? (answersIn(here) > 0 ? here : undefined);
    const isKnown = codes.some((each) => sameName(each.name) === sameName(given));
    const who = other && !isKnown && sameName(other.name) !== sameName(given) ? other.name : given;
    const own = codes.filter((each) => sameName(each.name) === sameName(who));
    const kept = own.reduce<HandIn | undefined>((sum, each) => (sum ? united(sum, each) : each), undefined);
    this.#keepOtherCodes(who, text);
    return { name: who || undefined, kept: kept && { ...kept, name: who } };
  }

  #keepOtherCodes(name: string, text: string): void {
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !this.#isOf(name, readHandIn(line)));
    const isSame = this.#name !== undefined && sameName(this.#name) === sameName(name);
    // What was sent once is not taken back by sending less.
    if (lines.length > 0 || !isSame) this.#otherCodes = lines.join('\n');
    this.#name = name;
  }

  #isOf(name: string, handIn: HandIn | undefined): boolean {
    return handIn?.set === this.#set && (sameName(handIn.name) === sameName(name) || answersIn(handIn) === 0);
  }

  /** The text to keep for a hand-in: its code and the other codes as far as there is room, the one with more answers first. */
  textFor(handIn: HandIn): string {
    const own = writeHandIn(handIn);
    const others = this.#otherCodes;
    if (others === '') return own;
    const [answered, sent] = [
      answersIn(handIn),
      Math.max(0, ...findCodes(others).map((found) => ('handIn' in found ? answersIn(found.handIn) : 0))),
    ];
    if (answered === 0) return others;
    const [first, second] = sent > answered ? [others, own] : [own, others];
    const both = `${first}\n${second}`;
    return both.length <= MAX_KEPT ? both : first!;
  }
}
