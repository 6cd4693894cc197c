import { ladderFor } from '../cages/cage-ladder.ts';
import type { CellDigit } from '../technique.ts';
import type { Shower, Showing } from './showing.ts';
import { keyOf } from './singles.ts';
import type { OpenDigit } from './verdict.ts';

/** For how many seconds a digit must have been open before it is worth a word, and before it counts as passed over. */
const MIN_OPEN = 20;
const MIN_PASSED_OVER = 60;

/** A rung that shows a digit, and since when. */
interface Since {
  readonly rung: number;
  readonly seconds: number;
}

/**
 * Since when singles have shown the digits that they show now. Each rung has a time of its own: a digit that has been a naked single for a
 * minute may be a full house only since the last move.
 */
export class OpenDigits {
  /** By digit of a cell: its rungs, the lowest first. */
  #since = new Map<number, readonly Since[]>();
  readonly #counted = new Set<number>();

  /** Takes in what singles show after a move that was made at that second. */
  update({ position, singles }: Shower, seconds: number): void {
    this.#since = new Map(
      singles.map(({ cell, digit, rung }) => {
        const key = keyOf(position, cell, digit);
        // A higher rung goes on showing what a lower one shows as well now.
        const known = (this.#since.get(key) ?? []).filter((each) => each.rung >= rung);
        return [key, known[0]?.rung === rung ? known : [{ rung, seconds }, ...known]];
      }),
    );
  }

  /** The simplest digit on rungs below one that has long been open in front of a move, and of those the one that has been so longest. */
  simplerThan(rung: number, shower: Shower, seconds: number, move: readonly CellDigit[]): OpenDigit | undefined {
    const { position, singles } = shower;
    const open = singles
      .filter(({ cell }) => !move.some((each) => each.cell === cell))
      .flatMap(({ cell, digit }) => {
        const key = keyOf(position, cell, digit);
        const since = this.#since.get(key)?.find((each) => each.rung < rung && seconds - each.seconds >= MIN_OPEN);
        const showing = since && showingBy(since.rung, shower, { cell, digit });
        return showing ? [{ cell, digit, key, showing, rung: since.rung, seconds: seconds - since.seconds }] : [];
      });
    const [first] = open.sort((a, b) => a.rung - b.rung || b.seconds - a.seconds);
    if (!first) return undefined;
    const { key, ...digit } = first;
    const passedOver = first.seconds >= MIN_PASSED_OVER && !this.#counted.has(key);
    if (passedOver) this.#counted.add(key);
    return { ...digit, others: open.length - 1, passedOver };
  }
}

/** How a single of a rung shows a digit; undefined where none does. */
function showingBy(rung: number, { position }: Shower, { cell, digit }: CellDigit): Showing | undefined {
  const writes = ({ placements }: { readonly placements: readonly CellDigit[] }) =>
    placements.some((each) => each.cell === cell && each.digit === digit);
  const instance = ladderFor(position)[rung].technique.find(position).find(writes);
  return instance && { rung, steps: [{ instance, candidates: position.candidates }] };
}
