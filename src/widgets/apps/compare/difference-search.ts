import { type ComparedRun, grows } from './common-clock.ts';

/** The first difference between runs: the number of digits written after which their grids are no longer all alike. */
export interface Parting {
  readonly time: number;
  /** Places of the runs, those together whose grids are alike; the first run is in the first of them. */
  readonly groups: readonly (readonly number[])[];
}

/** The result for runs that never differ, as far as each of them goes. */
export interface Likeness {
  /** The number of digits compared. */
  readonly alike: number;
  /** Places of the runs that go on after that: one at most. */
  readonly goesOn: readonly number[];
}

/** The state of a search: at its end, still looking, or waiting for a run that isn't long enough yet. */
export type Found = Parting | Likeness | 'looking' | 'waiting';

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

  /** Continues by at most `most` digits: runs of millions of steps are searched in slices. */
  look(most: number): Found {
    for (let looked = 0; looked < most; looked++) {
      const nexts = this.#runs.map(({ timeline }, index) => timeline.next(timeline.writes, this.#places[index]!));
      if (this.#runs.some((run, index) => nexts[index] === undefined && grows(run))) return 'waiting';
      const writing = nexts.flatMap((next, index) => (next === undefined ? [] : [index]));
      if (writing.length < 2) return { alike: this.#time, goesOn: writing };
      this.#time++;
      for (const index of writing) this.#places[index] = nexts[index]!;
      const parted = this.#partingOf(writing);
      if (parted) return parted;
    }
    return 'looking';
  }

  /** Whether some of the runs, by their places, have different grids now. */
  #partingOf(indexes: readonly number[]): Parting | undefined {
    const grids: { readonly digits: Uint8Array; readonly runs: number[] }[] = [];
    for (const index of indexes) {
      const digits = digitsAt(this.#runs[index]!, this.#places[index]!);
      const like = grids.find((grid) => grid.digits.every((digit, cell) => digit === digits[cell]));
      if (like) like.runs.push(index);
      else grids.push({ digits, runs: [index] });
    }
    return grids.length > 1 ? { time: this.#time, groups: grids.map(({ runs }) => runs) } : undefined;
  }
}

/** The digits of a run's grid at a position, indexed by cell. */
export const digitsAt = ({ timeline }: ComparedRun, position: number) => (timeline.stateAt(position) as { digits: Uint8Array }).digits;
