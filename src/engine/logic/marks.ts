import { countDigits, leastDigit } from '../candidates.ts';
import type { Grid } from '../grid.ts';
import { housePlacesOf } from '../house-places.ts';
import type { Position } from './position.ts';

/**
 * Data that finders need of a position again and again, kept from step to step: the places of each digit in each house, and what has
 * changed since a finder last looked. It follows the position by itself, so it always has the current candidates.
 */
export class Marks {
  /** The number of changes so far; every change has a number of its own. */
  version = 0;
  /** Indexed by digit, and by house: the last change there. */
  readonly versionOfDigit: Uint32Array;
  readonly versionOfHouse: Uint32Array;
  /** Indexed by house · (n + 1) + digit: its places there; bit i for the i-th cell of the house. */
  readonly places: Uint32Array;
  readonly #size: number;
  readonly #from: Uint16Array;
  readonly #placeOf: Uint8Array;
  readonly #houses: Uint8Array;
  /** The candidates as they were when last looked at, indexed by cell. */
  readonly #seen: Uint32Array;
  readonly #lookedAt = new Map<string, number>();
  readonly #barren = new Map<string, Uint32Array>();
  readonly #derived = new Map<string, { readonly version: number; readonly value: unknown }>();

  constructor(grid: Grid) {
    this.#size = grid.size;
    const { from, placeOf, houses } = housePlacesOf(grid);
    this.#from = from;
    this.#placeOf = placeOf;
    this.#houses = houses;
    this.#seen = new Uint32Array(grid.cellCount);
    this.places = new Uint32Array(grid.houses.length * (grid.size + 1));
    this.versionOfDigit = new Uint32Array(grid.size + 1);
    this.versionOfHouse = new Uint32Array(grid.houses.length);
  }

  /** Takes in what has changed. */
  follow(candidates: Uint32Array): void {
    const seen = this.#seen;
    let version = this.version;
    let isMore = false;
    for (let cell = 0; cell < candidates.length; cell++) {
      const now = candidates[cell];
      const was = seen[cell];
      if (now === was) continue;
      version = this.version + 1;
      if (now & ~was) isMore = true;
      this.#turn(cell, now ^ was, version);
      seen[cell] = now;
    }
    this.version = version;
    if (isMore) {
      this.versionOfDigit.fill(version);
      this.versionOfHouse.fill(version);
    }
  }

  /** Turns these digits of a cell from there to gone, or back. */
  #turn(cell: number, digits: number, version: number): void {
    const first = this.#from[cell];
    const end = this.#from[cell + 1];
    const width = this.#size + 1;
    for (let index = first; index < end; index++) this.versionOfHouse[this.#houses[index]] = version;
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = leastDigit(rest);
      this.versionOfDigit[digit] = version;
      for (let index = first; index < end; index++) this.places[this.#houses[index] * width + digit] ^= 1 << this.#placeOf[index];
    }
  }

  /** The places of a digit in a house; bit i for the i-th cell of the house. */
  placesIn(house: number, digit: number): number {
    return this.places[house * (this.#size + 1) + digit];
  }

  /** The version at which the finder of this name last found nothing; 0 for never. */
  lookedInVain(name: string): number {
    return this.#lookedAt.get(name) ?? 0;
  }

  lookInVain(name: string): void {
    this.#lookedAt.set(name, this.version);
  }

  /** Indexed by house: one more than the version at which the named finder last found nothing there; the finder writes it. */
  barrenHouses(name: string): Uint32Array {
    const known = this.#barren.get(name) ?? new Uint32Array(this.versionOfHouse.length);
    this.#barren.set(name, known);
    return known;
  }

  /** Returns a value computed from the current candidates, cached by name until something changes. */
  derive<Value>(name: string, make: () => Value, version = this.version): Value {
    const known = this.#derived.get(name);
    if (known?.version === version) return known.value as Value;
    const value = make();
    this.#derived.set(name, { version, value });
    return value;
  }
}

const known = new WeakMap<Uint32Array, Marks>();

/** Returns the marks of a position, brought up to date. */
export function marksOf({ grid, candidates }: Pick<Position, 'grid' | 'candidates'>): Marks {
  let marks = known.get(candidates);
  if (!marks) {
    marks = new Marks(grid);
    known.set(candidates, marks);
  }
  marks.follow(candidates);
  return marks;
}

/** Returns every pair of cells that are the only two places of the digit in a house: one of the two has it. */
export function conjugatePairs(position: Position, digit: number, houses: Iterable<number>): ConjugatePair[] {
  const pairs: ConjugatePair[] = [];
  const marks = marksOf(position);
  for (const house of houses) {
    const places = marks.placesIn(house, digit);
    if (countDigits(places) !== 2) continue;
    const cells = position.grid.cellsOfHouse[house];
    pairs.push({ house, ends: [cells[leastDigit(places) - 1], cells[31 - Math.clz32(places)]] });
  }
  return pairs;
}

export interface ConjugatePair {
  readonly house: number;
  readonly ends: readonly [number, number];
}
