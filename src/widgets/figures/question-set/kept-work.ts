import { type HandIn, readHandIn } from '../../../narration/question-set/hand-in.ts';
import { sameName } from '../../../narration/question-set/names.ts';
import { store, stored } from '../../controls/stored.ts';

/** What the browser keeps of a set: the code of what has been answered so far for each name, and the name of whoever was here last. */
export class KeptWork {
  readonly #place: string;
  readonly #set: number;

  /** `set` is the hash of the set. */
  constructor(set: number) {
    this.#set = set;
    this.#place = `sudoscope-set-${set.toString(36)}`;
  }

  get lastName(): string | undefined {
    return stored(this.#place) || undefined;
  }

  recall(name: string): HandIn | undefined {
    return this.ofThisSet(readHandIn(stored(this.#placeOf(name))));
  }

  /** A hand-in, if it is of this set. */
  ofThisSet(handIn: HandIn | undefined): HandIn | undefined {
    return handIn?.set === this.#set ? handIn : undefined;
  }

  /** Says whether it is kept. */
  keep(name: string, code: string): boolean {
    store(this.#place, name);
    store(this.#placeOf(name), code);
    return stored(this.#placeOf(name)) === code;
  }

  #placeOf(name: string): string {
    return `${this.#place}-${sameName(name)}`;
  }
}

/** How many answers a hand-in has: of two of one name, the one with more has come further. */
export const answersIn = (handIn: HandIn | undefined): number => handIn?.answers.reduce((sum, { tries }) => sum + tries.length, 0) ?? -1;
