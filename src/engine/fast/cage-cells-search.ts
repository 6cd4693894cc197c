import type { Puzzle } from '../puzzle.ts';
import { CagePropagation } from './cage-propagation.ts';
import { answered, isLost, type Watch } from './watch.ts';

/*
 * The search for killers that tries the digits of one cell after the other. It can be suspended and continued later.
 */

/** A digit on trial in a cell. */
interface Trial {
  readonly cell: number;
  readonly bit: number;
}

export class CageCellsSearch {
  readonly #propagation: CagePropagation;
  readonly #watch: Watch;
  /** Dead ends left before the search restarts. */
  #toLearn: number;
  readonly #choose: (propagation: CagePropagation) => number;
  /** One a level. */
  readonly #trials: Trial[] = [];
  #begun = false;

  constructor(puzzle: Puzzle, watch: Watch, choose: (propagation: CagePropagation) => number, toLearn = Number.POSITIVE_INFINITY) {
    this.#propagation = new CagePropagation(puzzle);
    this.#watch = watch;
    this.#choose = choose;
    this.#toLearn = toLearn;
  }

  /** Searches on from where it was given up; false when it is given up again. */
  search(): boolean {
    const propagation = this.#propagation;
    const { budget } = this.#watch;
    if (!this.#begun) {
      this.#begun = true;
      if (!propagation.sound || !budget.take()) return true;
    }
    for (let lost = false; ; ) {
      if (propagation.propagate()) {
        const cell = this.#choose(propagation);
        if (cell < 0) {
          if (answered(this.#watch, propagation.readDigits())) return true;
        } else if (this.#tries(cell)) {
          if (!budget.take()) return true;
          continue;
        }
      } else if (this.#hasLearnt()) {
        while (this.#trials.pop()) propagation.back();
        if (!budget.take()) return true;
        continue;
      } else {
        lost = isLost(this.#watch);
      }

      const trial = this.#trials.pop();
      if (!trial) return true;
      propagation.back();
      if (!budget.take()) return true;
      // The refuted digit is struck, and the choice made again.
      propagation.keep(trial.cell, ~trial.bit);
      if (lost) return false;
    }
  }

  /** Goes a level down, with the least candidate of a cell; false where it does not fit. */
  #tries(cell: number): boolean {
    const { levels, base } = this.#propagation;
    const bit = levels[base + cell] & -levels[base + cell];
    this.#trials.push({ cell, bit });
    this.#propagation.deepen();
    return this.#propagation.keep(cell, bit);
  }

  /**
   * Counts a dead end and returns whether the search is to restart. It is not where that would report solutions twice, or when nothing is
   * left to search.
   */
  #hasLearnt(): boolean {
    return this.#trials.length > 0 && this.#watch.patience < Number.POSITIVE_INFINITY && --this.#toLearn === 0;
  }
}
