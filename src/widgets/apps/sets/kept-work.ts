import { united } from '../../../narration/question-set/further.ts';
import { type HandIn, readHandIn, writeHandIn } from '../../../narration/question-set/hand-in.ts';
import { sameName } from '../../../narration/question-set/names.ts';
import { store, stored } from '../../ui/browser.ts';

/** What is kept of a set: what each name has answered so far, and the name of whoever was here last. The page keeps it while it is open, and the browser as far as it keeps anything. */
export class KeptWork {
  readonly #place: string;
  readonly #set: number;
  /** By name, as it is compared. */
  readonly #here = new Map<string, HandIn>();

  /** `set` is the hash of the set. */
  constructor(set: number) {
    this.#set = set;
    this.#place = `sudoscope-set-${set.toString(36)}`;
  }

  get lastName(): string | undefined {
    return stored(this.#place) || undefined;
  }

  /** All that is known of what a name has answered. */
  recall(name: string): HandIn | undefined {
    const here = this.#here.get(sameName(name));
    const there = readHandIn(stored(this.#placeOf(name)));
    const known = there?.set === this.#set ? there : undefined;
    return here ? united(here, known) : known;
  }

  /** Adds what somebody else has kept of this set. */
  add(handIn: HandIn): void {
    const name = sameName(handIn.name);
    this.#here.set(name, united(handIn, this.#here.get(name)));
  }

  /** Says whether the browser keeps it. */
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
