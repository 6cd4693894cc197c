import { type ComparedRun, grows } from './common-clock.ts';
import { writtenIn } from './written.ts';

/** The first difference between runs. */
export interface Parting {
  /** The number of digits, or rows, that all of them have written alike. */
  readonly alike: number;
  /** The number written after which their grids, or the rows they have chosen, are no longer all alike. */
  readonly time: number;
  /** Places of the runs, those together whose grids are alike; the first run is in the first of them. */
  readonly groups: readonly (readonly number[])[];
  /** Places of the runs that have ended before they could differ. */
  readonly ended: readonly number[];
}

/** The result for runs that never differ, as far as each of them goes. */
export interface Likeness {
  /** The number of digits, or rows, compared. */
  readonly alike: number;
  /** Places of the runs that go on after that: one at most. */
  readonly goesOn: readonly number[];
}

/** The state of a search: at its end, still looking, or waiting for a run that isn't long enough yet. */
export type Found = Parting | Likeness | 'looking' | 'waiting';

/** Looks for the first time at which two runs have written something different: another digit, another cell, or another row. */
export class DifferenceSearch {
  readonly #runs: readonly ComparedRun[];
  /** By run: the position of the last digit that was compared. */
  readonly #places: number[];
  #alike = 0;

  constructor(runs: readonly ComparedRun[]) {
    this.#runs = runs;
    this.#places = runs.map(() => 0);
  }

  /** Continues by at most `most` digits: runs of millions of steps are searched in slices. */
  look(most: number): Found {
    for (let looked = 0; looked < most; looked++) {
      const nexts = this.#runs.map(({ timeline }, index) => timeline.next(Object.keys(timeline.writes), this.#places[index]!));
      if (this.#runs.some((run, index) => nexts[index] === undefined && grows(run))) return 'waiting';
      const writing = nexts.flatMap((next, index) => (next === undefined ? [] : [index]));
      if (writing.length < 2) return { alike: this.#alike, goesOn: writing };
      for (const index of writing) this.#places[index] = nexts[index]!;
      const groups = this.#groupsOf(writing);
      if (groups.length > 1) {
        const ended = nexts.flatMap((next, index) => (next === undefined ? [index] : []));
        return { alike: this.#alike, time: this.#alike + 1, groups, ended };
      }
      this.#alike++;
    }
    return 'looking';
  }

  /** The runs, those together that have written the same now. */
  #groupsOf(indexes: readonly number[]): number[][] {
    const groups: { readonly written: Uint8Array; readonly runs: number[] }[] = [];
    for (const index of indexes) {
      const written = writtenIn(this.#runs[index]!, this.#places[index]!);
      const like = groups.find((group) => group.written.every((each, place) => each === written[place]));
      if (like) like.runs.push(index);
      else groups.push({ written, runs: [index] });
    }
    return groups.map(({ runs }) => runs);
  }
}
