import type { CellDigit } from '../technique.ts';
import type { Shower } from './showing.ts';
import { keyOf, type Single } from './singles.ts';
import type { OpenDigit } from './verdict.ts';

/** For how many seconds a digit must have been open before it is worth a word, and before it counts as passed over. */
const MIN_OPEN = 20;
const MIN_PASSED_OVER = 60;

/** Since when singles have shown the digits that they show now. */
export class OpenDigits {
  #since = new Map<number, number>();
  readonly #counted = new Set<number>();

  /** Takes in what singles show after a move that was made at that second. */
  update({ position, singles }: Shower, seconds: number): void {
    const keys = singles.map(({ cell, digit }) => keyOf(position, cell, digit));
    this.#since = new Map(keys.map((key) => [key, this.#since.get(key) ?? seconds]));
  }

  /** The simplest digit on rungs below one that has long been open in front of a move, and of those the one that has been so longest. */
  simplerThan(rung: number, { position, singles }: Shower, seconds: number, move: readonly CellDigit[]): OpenDigit | undefined {
    const openFor = ({ cell, digit }: Single) => seconds - (this.#since.get(keyOf(position, cell, digit)) ?? seconds);
    const open = singles.filter((each) => each.rung < rung && openFor(each) >= MIN_OPEN && !move.some(({ cell }) => cell === each.cell));
    const [first] = open.sort((a, b) => a.rung - b.rung || openFor(b) - openFor(a));
    if (!first) return undefined;
    const { cell, digit, instance } = first;
    const key = keyOf(position, cell, digit);
    const passedOver = openFor(first) >= MIN_PASSED_OVER && !this.#counted.has(key);
    if (passedOver) this.#counted.add(key);
    const showing = { rung: first.rung, steps: [{ instance, candidates: position.candidates }] };
    return { cell, digit, rung: first.rung, showing, seconds: openFor(first), others: open.length - 1, passedOver };
  }
}
