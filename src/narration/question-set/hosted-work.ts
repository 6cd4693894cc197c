import { answersIn, united } from './further.ts';
import { findCodes, type HandIn, readHandIn, writeHandIn } from './hand-in.ts';
import { sameName, shownName } from './names.ts';
import { MAX } from './question-set.ts';

/** What the page around a set asks for: that somebody goes on whom it knows, from a text that it has kept. */
export interface Resumption {
  readonly name: string;
  /** A code, or several, or what is left of one. */
  readonly code: string;
}

/** Who goes on, and from what. */
export interface Resumed {
  /** Undefined where nobody is known: the student writes the name. */
  readonly name: string | undefined;
  readonly kept: HandIn | undefined;
}

/** So many characters a learning platform keeps (SCORM 1.2). */
const MAX_KEPT = 4096;

/** What the page around a set has kept of it, and what it is told: never less than it has sent. */
export class HostedWork {
  readonly #set: number;
  /** What it has sent besides the work that is gone on with: a code of another set, of another name, or a damaged one. */
  #beside = '';
  /** Whose that stands beside. */
  #name: string | undefined;

  /** `set` is the hash of the set. */
  constructor(set: number) {
    this.#set = set;
  }

  /** Whether the page around has asked for anything. */
  asked = false;

  /**
   * Reads what is asked for. Kept work goes on under its own name, for which its questions were drawn; and so does what somebody has
   * answered `here` without being asked for, where nothing else was kept.
   */
  resume({ name, code }: Resumption, here?: HandIn): Resumed {
    this.asked = true;
    const given = [...shownName(name)].slice(0, MAX.name).join('').trim();
    const text = code.length <= MAX_KEPT ? code.trim() : '';
    const codes = findCodes(text).flatMap((found) => ('handIn' in found && found.handIn.set === this.#set ? [found.handIn] : []));
    const furthest = codes.toSorted((a, b) => answersIn(b) - answersIn(a)).find((each) => given === '' || answersIn(each) > 0);
    const other = furthest ?? (answersIn(here) > 0 ? here : undefined);
    const isKnown = codes.some((each) => sameName(each.name) === sameName(given));
    const who = other && !isKnown && sameName(other.name) !== sameName(given) ? other.name : given;
    const own = codes.filter((each) => sameName(each.name) === sameName(who));
    const kept = own.reduce<HandIn | undefined>((sum, each) => (sum ? united(sum, each) : each), undefined);
    this.#setBeside(who, text);
    return { name: who || undefined, kept: kept && { ...kept, name: who } };
  }

  #setBeside(name: string, text: string): void {
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !this.#isOf(name, readHandIn(line)));
    const isSame = this.#name !== undefined && sameName(this.#name) === sameName(name);
    // What was sent once is not taken back by sending less.
    if (lines.length > 0 || !isSame) this.#beside = lines.join('\n');
    this.#name = name;
  }

  #isOf(name: string, handIn: HandIn | undefined): boolean {
    return handIn?.set === this.#set && (sameName(handIn.name) === sameName(name) || answersIn(handIn) === 0);
  }

  /** What is to be kept of a hand-in, with what was sent besides as far as there is room; what has more answers comes first, and stays. */
  textFor(handIn: HandIn): string {
    const own = writeHandIn(handIn);
    const beside = this.#beside;
    if (beside === '') return own;
    const [answered, sent] = [
      answersIn(handIn),
      Math.max(0, ...findCodes(beside).map((found) => ('handIn' in found ? answersIn(found.handIn) : 0))),
    ];
    if (answered === 0) return beside;
    const [first, second] = sent > answered ? [beside, own] : [own, beside];
    const both = `${first}\n${second}`;
    return both.length <= MAX_KEPT ? both : first!;
  }
}
