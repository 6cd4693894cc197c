import { bitOf, countDigits, leastDigit } from '../candidates.ts';
import { housesOf, type Position } from './position.ts';

/** A digit that follows in a cell once the first is supposed. */
export interface Entry {
  readonly cell: number;
  readonly digit: number;
  /** The house in which this is the digit's last place; `LAST_DIGIT` where it is the last of its cell, `SUPPOSED` for the first. */
  readonly house: number;
}

export const LAST_DIGIT = -1;
export const SUPPOSED = -2;

/** A contradiction: a cell without a digit, or a digit without a place in a house. */
export type Contradiction = { readonly cell: number } | { readonly house: number; readonly digit: number };

/**
 * Places a digit on trial and follows every single, the nearest first, until there are no more or a contradiction. The position is not
 * changed. One object can be used for many suppositions.
 */
export class Supposition {
  readonly #position: Pick<Position, 'grid' | 'candidates'>;
  readonly #size: number;
  /** Whether a single digit is followed, and cells without it are no matter. */
  readonly #ofOneDigit: boolean;
  /** Indexed by cell; a cell that was filled on trial keeps its digit's bit. */
  readonly candidates: Uint32Array;
  /** Indexed by house · (n + 1) + digit: how many places the digit has left. */
  readonly #places: Uint8Array;
  readonly #placesAtFirst: Uint8Array;
  /** Indexed by cell · (n + 1) + digit: which entry struck the candidate; −1 for none. */
  readonly #struckBy: Int16Array;
  /** Indexed by cell: whether it has an entry or a pending one. */
  readonly #isTaken: Uint8Array;
  readonly entries: Entry[] = [];
  contradiction: Contradiction | undefined;

  /** `only` is a digit: then the others are left out of sight. */
  constructor({ grid, candidates: all }: Pick<Position, 'grid' | 'candidates'>, only?: number) {
    const candidates = only === undefined ? all : all.map((set) => set & bitOf(only));
    this.#position = { grid, candidates };
    this.#size = grid.size;
    this.#ofOneDigit = only !== undefined;
    this.candidates = candidates.slice();
    this.#struckBy = new Int16Array(grid.cellCount * (grid.size + 1));
    this.#isTaken = new Uint8Array(grid.cellCount);
    this.#placesAtFirst = new Uint8Array(grid.houses.length * (grid.size + 1));
    for (const house of housesOf(grid)) {
      for (const cell of grid.cellsOfHouse[house])
        for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) this.#placesAtFirst[house * (grid.size + 1) + leastDigit(rest)]++;
    }
    this.#places = this.#placesAtFirst.slice();
  }

  /** Restarts with this candidate. Returns whether there is no contradiction. */
  suppose(cell: number, digit: number): boolean {
    this.candidates.set(this.#position.candidates);
    this.#places.set(this.#placesAtFirst);
    this.#struckBy.fill(-1);
    this.#isTaken.fill(0);
    this.entries.length = 0;
    this.contradiction = undefined;
    this.#enter(cell, digit, SUPPOSED);
    for (let index = 0; index < this.entries.length; index++) if (!this.#follow(index)) return false;
    return true;
  }

  #enter(cell: number, digit: number, house: number): void {
    if (this.#isTaken[cell]) return;
    this.#isTaken[cell] = 1;
    this.entries.push({ cell, digit, house });
  }

  /** Strikes what an entry rules out. Returns false at a contradiction. */
  #follow(index: number): boolean {
    const { cell, digit } = this.entries[index];
    const bit = bitOf(digit);
    for (let rest = this.candidates[cell] & ~bit; rest !== 0; rest &= rest - 1)
      if (!this.#strike(cell, leastDigit(rest), index)) return false;
    for (const peer of this.#position.grid.peersOfCell[cell])
      if (this.candidates[peer] & bit && !this.#strike(peer, digit, index)) return false;
    return true;
  }

  #strike(cell: number, digit: number, by: number): boolean {
    const { grid } = this.#position;
    this.candidates[cell] &= ~bitOf(digit);
    this.#struckBy[cell * (this.#size + 1) + digit] = by;
    const left = this.candidates[cell];
    if (left === 0 && !this.#ofOneDigit) return this.#fails({ cell });
    if (left !== 0 && (left & (left - 1)) === 0) this.#enter(cell, leastDigit(left), LAST_DIGIT);
    for (const house of grid.housesOfCell[cell]) {
      const places = --this.#places[house * (this.#size + 1) + digit];
      if (places === 0) return this.#fails({ house, digit });
      if (places === 1) this.#enter(grid.cellsOfHouse[house].find((place) => this.candidates[place] & bitOf(digit))!, digit, house);
    }
    return true;
  }

  #fails(contradiction: Contradiction): false {
    this.contradiction = contradiction;
    return false;
  }

  /** Returns the index of the entry that struck this candidate; −1 where it is still there. */
  struckBy(cell: number, digit: number): number {
    return this.#struckBy[cell * (this.#size + 1) + digit];
  }

  /** The entries that the contradiction rests on, in the order in which they were written. */
  untilContradiction(): Entry[] {
    const { contradiction } = this;
    if (!contradiction) return [];
    return this.#resting(
      'cell' in contradiction ? this.#ofCell(contradiction.cell) : this.#ofHouse(contradiction.house, contradiction.digit),
    );
  }

  /** Returns the entries that struck the digits of a cell except `but`, as indices. */
  #ofCell(cell: number, but = 0): number[] {
    const indices: number[] = [];
    for (let rest = this.#position.candidates[cell]; rest !== 0; rest &= rest - 1)
      if (leastDigit(rest) !== but) indices.push(this.struckBy(cell, leastDigit(rest)));
    return indices;
  }

  #ofHouse(house: number, digit: number, but = -1): number[] {
    const { grid, candidates } = this.#position;
    return grid.cellsOfHouse[house]
      .filter((cell) => cell !== but && candidates[cell] & bitOf(digit))
      .map((cell) => this.struckBy(cell, digit));
  }

  /** Returns these entries and all that they follow from. */
  #resting(indices: readonly number[]): Entry[] {
    const needed = new Set<number>();
    const ask = [...indices];
    for (let index = ask.pop(); index !== undefined; index = ask.pop()) {
      if (index < 0 || needed.has(index)) continue;
      needed.add(index);
      const { cell, digit, house } = this.entries[index];
      if (house === LAST_DIGIT) ask.push(...this.#ofCell(cell, digit));
      else if (house !== SUPPOSED) ask.push(...this.#ofHouse(house, digit, cell));
    }
    return [...needed].sort((a, b) => a - b).map((index) => this.entries[index]);
  }

  /** Returns a cell with the fewest candidates among cells with several; undefined where all are filled. */
  narrowest(): number | undefined {
    let best: number | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < this.candidates.length; cell++) {
      const count = countDigits(this.candidates[cell]);
      if (count < 2 || count >= fewest) continue;
      best = cell;
      fewest = count;
    }
    return best;
  }
}
