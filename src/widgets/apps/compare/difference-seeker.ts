import { difference as words } from '#words/compare.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import type { ComparedRun } from './common-clock.ts';
import { DifferenceSearch, type Found, type Parting } from './difference-search.ts';
import { differenceWords, type LetteredRun } from './difference-words.ts';

/** The number of digits that are compared before the page gets its turn again. */
const SLICE = 2000;

interface SeekerCallbacks {
  say(text: string): void;
  /** Moves the comparison to the time at which runs have written this many digits. */
  goTo(time: number): void;
  /** Shows which cells differ, or no longer does. */
  light(difference: Difference | undefined): void;
}

/** Runs whose grids are no longer alike at a time. */
export interface Difference {
  readonly runs: readonly ComparedRun[];
  readonly time: number;
}

/** The input of a search. */
export interface Search {
  readonly runs: readonly LetteredRun[];
  readonly puzzle: Puzzle;
  /** The time the comparison shows. */
  readonly time: number;
  /** How many digits before the difference to stop: 0 or 1. */
  readonly before: number;
}

/** Seeks the first difference between runs a slice at a time, and waits for runs that are still growing. */
export class DifferenceSeeker {
  readonly #callbacks: SeekerCallbacks;
  #search: DifferenceSearch | undefined;
  #of: Search | undefined;
  /** The difference found last, among the runs of the last search. */
  #parting: Parting | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(callbacks: SeekerCallbacks) {
    this.#callbacks = callbacks;
  }

  get seeking(): boolean {
    return this.#search !== undefined;
  }

  /** Begins a search. From the difference found last it goes on to the next one, among runs that were still alike there. */
  seek(search: Search): void {
    this.stop();
    const { groups = [], time } = this.#parting ?? {};
    const alike = search.before === 0 && time === search.time ? groups.find((group) => group.length > 1) : undefined;
    const runs = alike ? alike.map((place) => this.#of!.runs[place]!) : search.runs;
    this.#of = { ...search, runs };
    this.#search = new DifferenceSearch(runs.map(({ run }) => run));
    this.#look();
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

  /** Forgets the last difference: the runs have been replaced. */
  forget(): void {
    this.stop();
    this.#parting = undefined;
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const found = this.#search!.look(SLICE);
    if (found === 'looking') this.grown();
    else if (found !== 'waiting') this.#search = undefined;
    this.#tell(found);
  }

  #tell(found: Found): void {
    const { runs, puzzle, before } = this.#of!;
    if (found === 'looking') this.#callbacks.say(words.looking);
    if (found === 'waiting') this.#callbacks.say(words.alikeSoFar);
    if (typeof found === 'string') return;
    this.#parting = 'groups' in found ? found : undefined;
    this.#callbacks.say(differenceWords(found, runs, puzzle));
    if (!('groups' in found)) return;
    this.#callbacks.light({ runs: found.groups.flat().map((place) => runs[place]!.run), time: found.time });
    this.#callbacks.goTo(before === 0 ? found.time : found.alike);
  }
}
