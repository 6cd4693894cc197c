import { difference as words } from '#words/compare.ts';
import type { CoverInput } from '../../../engine/cover/cover-state.ts';
import type { ComparedRun } from './common-clock.ts';
import { differenceAhead, differenceWords, type LetteredRun } from './difference-words.ts';
import { type PartingOfSome, Partings } from './partings.ts';
import { unitOf } from './written.ts';

/** The number of digits or rows that are compared before the page gets its turn again. */
const SLICE = 2000;

interface SeekerCallbacks {
  say(text: string): void;
  /** Moves the comparison to the time at which runs have written this many digits or rows. */
  goTo(time: number): void;
  /** Shows which cells differ, or no longer does. */
  light(difference: Difference | undefined): void;
}

/** Runs that have no longer written the same at a time. */
export interface Difference {
  readonly runs: readonly ComparedRun[];
  readonly time: number;
}

/** The input of a search. */
export interface Search {
  readonly runs: readonly LetteredRun[];
  /** The puzzle, or the exact cover problem. */
  readonly input: CoverInput;
  /** The time the comparison shows. */
  readonly time: number;
  readonly direction: 'next' | 'back' | 'here';
}

/** Seeks the differences between runs a slice at a time, and waits for runs that are still growing. */
export class DifferenceSeeker {
  readonly #callbacks: SeekerCallbacks;
  #partings: Partings | undefined;
  /** The search under way. */
  #search: Search | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(callbacks: SeekerCallbacks) {
    this.#callbacks = callbacks;
  }

  /** Begins a search for the next difference after the time that is shown, for the one before it, or for one at that time, which may be none. */
  seek(search: Search): void {
    this.stop();
    this.#partings ??= new Partings(search.runs.map(({ run }) => run));
    const earlier = search.direction === 'back' ? this.#partings.lastBefore(search.time) : undefined;
    this.#search = search;
    if (earlier) this.#tell(earlier);
    else this.#look();
  }

  /** Continues a search after the runs have grown. */
  grown(): void {
    if (this.#search) this.#timer ??= setTimeout(() => this.#look(), 0);
  }

  stop(): void {
    this.#callbacks.light(undefined);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#search = undefined;
  }

  /** Forgets the differences: the runs have been replaced. */
  forget(): void {
    this.stop();
    this.#partings = undefined;
  }

  /** The places of the runs that a run is still alike at a time; itself alone where nothing is known. */
  alikeAt(place: number, time: number): readonly number[] {
    return this.#partings?.alikeAt(place, time) ?? [place];
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { time, direction } = this.#search!;
    const partings = this.#partings!;
    if (direction === 'here') {
      this.#lookHere(partings, time);
      return;
    }
    // Before the first difference there is none to go back to, so it is looked for from the start.
    let found = partings.nextAfter(direction === 'next' ? time : 0, SLICE);
    // A reader who is past all differences, and not at one, begins with the first.
    if (!found && !partings.found.some((parting) => parting.time === time)) found = partings.nextAfter(0, SLICE);
    if (found === 'looking') {
      this.#callbacks.say(words.looking);
      this.grown();
    } else if (found === 'waiting') this.#callbacks.say(words.alikeSoFar(unitOf(this.#search!.runs.map(({ run }) => run))));
    else if (found) this.#tell(found);
    else this.#tellEnd();
  }

  /** Says nothing before it has found a difference at a time. */
  #lookHere(partings: Partings, time: number): void {
    const found = partings.nextAfter(time - 1, SLICE);
    if (found === 'looking') this.grown();
    else if (typeof found === 'object' && found.time === time) this.#tell(found);
    else if (found !== 'waiting') this.#search = undefined;
  }

  #tell(found: PartingOfSome): void {
    const { runs, input, time, direction } = this.#search!;
    this.#search = undefined;
    // Before the first difference, what is said of it is still to come.
    const isAhead = direction === 'back' && found.time >= time;
    const isFirst = isAhead && time <= found.alike;
    this.#callbacks.say(`${isFirst ? words.noEarlier : ''}${(isAhead ? differenceAhead : differenceWords)(found, runs, input)}`);
    this.#callbacks.light({ runs: found.groups.flat().map((place) => runs[place]!.run), time: found.time });
    this.#callbacks.goTo(isAhead ? found.alike : found.time);
  }

  #tellEnd(): void {
    const { runs, input, time } = this.#search!;
    this.#search = undefined;
    const texts = this.#partings!.never.map(({ places, ...likeness }) =>
      differenceWords(
        likeness,
        places.map((place) => runs[place]!),
        input,
      ),
    );
    this.#callbacks.say(texts.length > 0 ? texts.join(' ') : words.noMore);
    // A reader who asks once too often keeps the last difference in sight.
    const last = this.#partings!.found.find((parting) => parting.time === time);
    if (texts.length === 0 && last) this.#callbacks.light({ runs: last.groups.flat().map((place) => runs[place]!.run), time });
  }
}
