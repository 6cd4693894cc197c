import { united } from '../../../narration/question-set/further.ts';
import { type HandIn, readHandIn, writeHandIn } from '../../../narration/question-set/hand-in.ts';
import { sameName } from '../../../narration/question-set/question-set.ts';
import { store, stored } from '../../ui/browser.ts';

/** The stored work on a set: the answers of each name, and the last name. The page keeps it while open, and the browser if it has storage. */
export class KeptWork {
  readonly #place: string;
  readonly #set: number;
  /** By the key of the name. */
  readonly #here = new Map<string, HandIn>();

  /** `set` is the hash of the set. */
  constructor(set: number) {
    this.#set = set;
    this.#place = `sudoscope-set-${set.toString(36)}`;
  }

  get lastName(): string | undefined {
    return stored(this.#place) || undefined;
  }

  /** Returns all known answers of a name. */
  recall(name: string): HandIn | undefined {
    const here = this.#here.get(sameName(name));
    const there = readHandIn(stored(this.#placeOf(name)));
    const known = there?.set === this.#set ? there : undefined;
    return here ? united(here, known) : known;
  }

  /** Adds work on this set that was kept elsewhere. */
  add(handIn: HandIn): void {
    const name = sameName(handIn.name);
    this.#here.set(name, united(handIn, this.#here.get(name)));
  }

  /** Stores the work; returns whether the browser has kept it. */
  keep(handIn: HandIn): boolean {
    const { name } = handIn;
    const code = writeHandIn(handIn);
    this.#here.set(sameName(name), handIn);
    store(this.#place, name);
    store(this.#placeOf(name), code);
    return stored(this.#placeOf(name)) === code;
  }

  #placeOf(name: string): string {
    return `${this.#place}-${sameName(name)}`;
  }
}
