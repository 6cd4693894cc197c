import { hasDigit, leastDigit } from './candidates.ts';
import type { Puzzle } from './puzzle.ts';

/** Bits of a word. */
const WORD = 32;

/**
 * A table of sets of the digits 1 … n, each under an index such as its cell. Up to n = 32 a set is one word, bit d − 1 for digit d, as in
 * candidates.ts; a larger one goes on in a second word.
 */
export class DigitSets {
  readonly size: number;
  // Not `#`: the laws compare states field by field, and see no field that has one.
  /** Words of a set, one or two. Searches spend their time in sets of one word. */
  private readonly words: number;
  private readonly bits: Uint32Array;
  /** How many digits are in each set: searches ask for that most often. */
  private readonly counts: Uint8Array;

  /** As many empty sets as `length`, or a copy of another table. */
  constructor(length: number, size: number, other?: DigitSets) {
    this.size = size;
    this.words = Math.ceil(size / WORD);
    this.bits = other ? other.bits.slice() : new Uint32Array(length * this.words);
    this.counts = other ? other.counts.slice() : new Uint8Array(length);
  }

  clone(): DigitSets {
    return new DigitSets(0, this.size, this);
  }

  /** The sets as numbers, indexed like the table; undefined past 32 digits, where a set is no number. They change with the table. */
  get asNumbers(): Uint32Array | undefined {
    return this.words === 1 ? this.bits : undefined;
  }

  has(index: number, digit: number): boolean {
    return ((this.bits[this.wordOf(index, digit)] >>> (digit - 1)) & 1) === 1;
  }

  add(index: number, digit: number): void {
    if (this.has(index, digit)) return;
    this.bits[this.wordOf(index, digit)] |= 1 << (digit - 1);
    this.counts[index]++;
  }

  remove(index: number, digit: number): void {
    if (!this.has(index, digit)) return;
    this.bits[this.wordOf(index, digit)] &= ~(1 << (digit - 1));
    this.counts[index]--;
  }

  clear(index: number): void {
    this.bits[index * this.words] = 0;
    if (this.words > 1) this.bits[index * this.words + 1] = 0;
    this.counts[index] = 0;
  }

  /** Puts all digits into a set. */
  fill(index: number): void {
    for (let digit = 1; digit <= this.size; digit++) this.add(index, digit);
  }

  isEmpty(index: number): boolean {
    return this.counts[index] === 0;
  }

  /** How many digits are in a set. */
  count(index: number): number {
    return this.counts[index];
  }

  /** The least digit of a set; 0 when it is empty. */
  least(index: number): number {
    if (this.low(index) !== 0) return leastDigit(this.low(index));
    return this.high(index) === 0 ? 0 : WORD + leastDigit(this.high(index));
  }

  /** The first digit of a list that is not in a set; 0 when all are. */
  firstMissing(index: number, list: readonly number[]): number {
    const low = this.low(index);
    for (let place = 0; place < list.length; place++) {
      const digit = list[place];
      const bits = digit > WORD ? this.high(index) : low;
      if (((bits >>> (digit - 1)) & 1) === 0) return digit;
    }
    return 0;
  }

  /** The digits of a set, ascending. */
  digits(index: number): number[] {
    const digits: number[] = [];
    for (let rest = this.low(index); rest !== 0; rest &= rest - 1) digits.push(leastDigit(rest));
    for (let rest = this.high(index); rest !== 0; rest &= rest - 1) digits.push(WORD + leastDigit(rest));
    return digits;
  }

  private low(index: number): number {
    return this.bits[this.words > 1 ? index * this.words : index];
  }

  private high(index: number): number {
    return this.words > 1 ? this.bits[index * this.words + 1] : 0;
  }

  // A shift by more than 31 takes the remainder, so only the word has to be found.
  private wordOf(index: number, digit: number): number {
    return this.words > 1 ? index * this.words + ((digit - 1) >>> 5) : index;
  }
}

/** Indexed by cell: the digits that the puzzle allows there and that no filled peer has; the empty set for a filled cell. */
export function digitSetsOf({ grid, domains }: Pick<Puzzle, 'grid' | 'domains'>, digits: ArrayLike<number>): DigitSets {
  const sets = new DigitSets(grid.cellCount, grid.size);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (digits[cell] !== 0) continue;
    sets.fill(cell);
    if (domains) for (let digit = 1; digit <= grid.size; digit++) if (!hasDigit(domains[cell], digit)) sets.remove(cell, digit);
    for (const peer of grid.peersOfCell[cell]) if (digits[peer] !== 0) sets.remove(cell, digits[peer]);
  }
  return sets;
}
