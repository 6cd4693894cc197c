import { type ComparedRun, grows } from './common-clock.ts';

/**
 * Where a search stands: found at a time (so many digits written), still looking, waiting for a run that has not come
 * so far, or at the end with no difference among the runs that are still writing.
 */
export type Found = { readonly time: number } | 'looking' | 'waiting' | 'same';

/** Looks for the first time at which two runs have written something different: another digit, or into another cell. */
export class DifferenceSearch {
  readonly #runs: readonly ComparedRun[];
  /** By run: the position of the last digit that was compared. */
  readonly #places: number[];
  #time = 0;

  constructor(runs: readonly ComparedRun[]) {
    this.#runs = runs;
    this.#places = runs.map(() => 0);
  }

  /** Goes on where it stopped before, by at most so many digits: runs of millions are looked through in slices. */
  look(most: number): Found {
    for (let looked = 0; looked < most; looked++) {
      const nexts = this.#runs.map(({ timeline, writes }, index) => timeline.next(writes, this.#places[index]!));
      if (this.#runs.some((run, index) => nexts[index] === undefined && grows(run))) return 'waiting';
      const writing = nexts.flatMap((next, index) => (next === undefined ? [] : [{ run: this.#runs[index]!, index, next }]));
      const [first, ...others] = writing;
      if (!first || others.length === 0) return 'same';
      this.#time++;
      for (const { index, next } of writing) this.#places[index] = next;
      const digits = digitsAt(first.run, first.next);
      if (others.some(({ run, next }) => digitsAt(run, next).some((digit, cell) => digit !== digits[cell]))) {
        return { time: this.#time };
      }
    }
    return 'looking';
  }
}

const digitsAt = ({ timeline }: ComparedRun, position: number) => (timeline.stateAt(position) as { digits: Uint8Array }).digits;
