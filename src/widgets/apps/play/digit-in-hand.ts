import { countDigits, hasDigit } from '../../../engine/candidates.ts';
import { candidatesLeft, type Game, hasMarks, openCells } from './game.ts';

/** The digit that each press on a cell enters, and the one whose key is held; 0 for none. */
export class DigitInHand {
  #chosen = 0;
  #held = 0;
  /** Whether the cells with two candidates are looked for. */
  #looksForTwo = false;

  get chosen(): number {
    return this.#chosen;
  }

  get looksForTwo(): boolean {
    return this.#looksForTwo;
  }

  /** From now on the cells with two candidates left are shown; a second time ends that. */
  lookForTwo(): void {
    this.#looksForTwo = !this.#looksForTwo;
  }

  get held(): number {
    return this.#held;
  }

  /** The digit whose places are shown. */
  get lookedFor(): number {
    return this.#held || this.#chosen;
  }

  /** From now on each press on a cell enters this digit; a second time ends that. */
  choose(digit: number): void {
    this.#chosen = digit === this.#chosen ? 0 : digit;
  }

  letGo(): void {
    this.#chosen = 0;
    this.#looksForTwo = false;
  }

  /** The key of a digit is held, or let go with 0. */
  hold(digit: number): void {
    this.#held = digit;
  }

  /** The cells that may have the digit that is looked for; where none is, those with two candidates left, if they are looked for. */
  placesIn(game: Game): number[] {
    const digit = this.lookedFor;
    if ((digit === 0 && !this.#looksForTwo) || !hasMarks(game.puzzle)) return [];
    const left = candidatesLeft(game);
    return openCells(game).filter((cell) => (digit === 0 ? countDigits(left[cell]!) === 2 : hasDigit(left[cell]!, digit)));
  }
}
