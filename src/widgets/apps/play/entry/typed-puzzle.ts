import { readPuzzles } from '../../../../engine/formats/read.ts';
import { type Clash, clashesOf, type Puzzle, withGivens } from '../../../../engine/puzzle.ts';

/** A puzzle whose givens are typed one by one. */
export class TypedPuzzle {
  readonly #blank: Puzzle;
  #givens: Uint8Array;
  readonly #before: Uint8Array[] = [];

  constructor(size: number) {
    this.#blank = readPuzzles('.'.repeat(size * size))[0]!.puzzle;
    this.#givens = new Uint8Array(size * size);
  }

  get puzzle(): Puzzle {
    return withGivens(this.#blank, this.#givens);
  }

  get count(): number {
    return this.#givens.filter((digit) => digit !== 0).length;
  }

  get isFull(): boolean {
    return !this.#givens.includes(0);
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** Two givens that see each other and are the same. */
  get clash(): Clash | undefined {
    return clashesOf(this.#blank.grid, this.#givens)[0];
  }

  /** Writes a given, or with 0 erases it. The same digit again erases it, too. */
  type(cell: number, digit: number): void {
    const next = this.#givens.slice();
    next[cell] = next[cell] === digit ? 0 : digit;
    this.#become(next);
  }

  clear(): void {
    this.#become(new Uint8Array(this.#givens.length));
  }

  undo(): void {
    this.#givens = this.#before.pop() ?? this.#givens;
  }

  #become(next: Uint8Array): void {
    if (next.every((digit, cell) => digit === this.#givens[cell])) return;
    this.#before.push(this.#givens);
    this.#givens = next;
  }
}

/** The cells in which two answers differ. */
export const differing = (one: ArrayLike<number>, other: ArrayLike<number>): number[] =>
  Array.from(one, (_, cell) => cell).filter((cell) => one[cell] !== other[cell]);
