import type { ComparedRun } from './common-clock.ts';
import { DifferenceSearch, type Likeness, type Parting } from './difference-search.ts';

/** A time at which runs that were alike no longer are. The groups name runs by their places among all that are compared. */
export type PartingOfSome = Parting;

/** Runs that were alike, and the search for the time at which they part. */
interface Alike {
  readonly places: readonly number[];
  /** They are alike at least so far. */
  readonly from: number;
  readonly search: DifferenceSearch;
}

/** Runs that never part, as far as each of them goes. `goesOn` names them by their places among `places`. */
export interface NeverParting extends Likeness {
  readonly places: readonly number[];
}

/** All times at which runs part: first some from all others, then those that were still alike from each other. */
export class Partings {
  readonly #runs: readonly ComparedRun[];
  #open: Alike[];
  #found: PartingOfSome[] = [];
  #never: NeverParting[] = [];

  constructor(runs: readonly ComparedRun[]) {
    this.#runs = runs;
    this.#open = [this.#alike(Array.from(runs.keys()), -1)];
  }

  /** Those found, the earliest first. */
  get found(): readonly PartingOfSome[] {
    return this.#found;
  }

  /** Groups of runs that turned out never to part. */
  get never(): readonly NeverParting[] {
    return this.#never;
  }

  /** The first parting after a time; undefined where there is none. Looks for at most `most` digits in each group of runs that are alike. */
  nextAfter(time: number, most: number): PartingOfSome | 'looking' | 'waiting' | undefined {
    const known = this.#found.find((parting) => parting.time > time);
    // Runs that are still alike where the known ones part can't part earlier.
    const open = this.#open.filter(({ from }) => known === undefined || from < known.time);
    if (open.length === 0) return known;
    const states = open.map((alike) => this.#look(alike, most));
    const next = this.#found.find((parting) => parting.time > time);
    if (next && !this.#open.some(({ from }) => from < next.time)) return next;
    return states.every((state) => state === 'waiting') ? 'waiting' : 'looking';
  }

  /** The last parting before a time. */
  lastBefore(time: number): PartingOfSome | undefined {
    return this.#found.findLast((parting) => parting.time < time);
  }

  /** The runs that a run is still alike at a time, by their places, itself among them. */
  alikeAt(place: number, time: number): readonly number[] {
    const latest = this.#found.findLast((parting) => parting.time <= time && parting.groups.flat().includes(place));
    return latest?.groups.find((group) => group.includes(place)) ?? Array.from(this.#runs.keys());
  }

  #alike(places: readonly number[], from: number): Alike {
    return { places, from, search: new DifferenceSearch(places.map((place) => this.#runs[place]!)) };
  }

  #look(alike: Alike, most: number): 'looking' | 'waiting' | 'found' {
    const found = alike.search.look(most);
    if (typeof found === 'string') return found;
    this.#open = this.#open.filter((other) => other !== alike);
    const placesOf = (indexes: readonly number[]) => indexes.map((index) => alike.places[index]!);
    if (!('groups' in found)) {
      this.#never.push({ places: alike.places, ...found });
      return 'found';
    }
    const groups = found.groups.map(placesOf);
    this.#found = [...this.#found, { ...found, groups, ended: placesOf(found.ended) }].toSorted((a, b) => a.time - b.time);
    for (const group of groups) if (group.length > 1) this.#open.push(this.#alike(group, found.time));
    return 'found';
  }
}
