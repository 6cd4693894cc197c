import { addCell } from './grid-layout.ts';

/*
 * The rules of a killer that a change calls for. A rule is a number, and what waits is a set of bits: a change of a cell adds the rules of the cell,
 * a few words at once, and the least number is the next one.
 */

export class WaitingRules {
  readonly #words: number;
  readonly #waiting: Int32Array;
  /**
   * Sets of rules, the set of a cell from cell · words on: rules that depend on any change, and rules that only read its least and greatest
   * value.
   */
  readonly #onChange: Int32Array;
  readonly #onBounds: Int32Array;
  /** Words before this one have nothing in `#onBounds`. */
  #firstOnBounds: number;

  constructor(cellCount: number, ruleCount: number) {
    this.#words = Math.ceil(ruleCount / 32);
    this.#waiting = new Int32Array(this.#words);
    this.#onChange = new Int32Array(cellCount * this.#words);
    this.#onBounds = new Int32Array(cellCount * this.#words);
    this.#firstOnBounds = this.#words;
  }

  /** Says that a rule is about a cell: that any change of it calls for it, or only one of its least or greatest value. */
  join(rule: number, cell: number, onlyBounds: boolean): void {
    addCell(onlyBounds ? this.#onBounds : this.#onChange, cell * this.#words, rule);
    if (onlyBounds) this.#firstOnBounds = Math.min(this.#firstOnBounds, rule >> 5);
  }

  /** Calls for one rule. */
  add(rule: number): void {
    addCell(this.#waiting, 0, rule);
  }

  /** Calls for the rules that any change of a cell may tell something. */
  change(cell: number): void {
    const from = cell * this.#words;
    for (let word = 0; word < this.#words; word++) this.#waiting[word] |= this.#onChange[from + word];
  }

  /** Calls for the rules that look at the least and greatest value of a cell. */
  moveBounds(cell: number): void {
    const from = cell * this.#words;
    for (let word = this.#firstOnBounds; word < this.#words; word++) this.#waiting[word] |= this.#onBounds[from + word];
  }

  /** Returns the first waiting rule, which stays in the queue; −1 when there is none. */
  first(): number {
    for (let word = 0; word < this.#words; word++) {
      const set = this.#waiting[word];
      if (set !== 0) return 32 * word + 31 - Math.clz32(set & -set);
    }
    return -1;
  }

  remove(rule: number): void {
    this.#waiting[rule >> 5] &= ~(1 << (rule & 31));
  }

  clear(): void {
    this.#waiting.fill(0);
  }
}
