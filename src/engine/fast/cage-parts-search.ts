import type { Puzzle } from '../puzzle.ts';
import { CageParts } from './cage-parts.ts';
import { CagePropagation } from './cage-propagation.ts';
import { cellToTry, scoreOf } from './cell-to-try.ts';
import { answered, isLost, type Watch } from './watch.ts';

/*
 * The search for killers that resist: it tries what a part of a cage holds, and the digit of a cell only where that is narrower.
 */

/** A set for a part decides several cells without trying their order, so it is worth more alternatives than a cell. */
const PART_WEIGHT = 0.1;

/** A cell or a part of a cage that is still open. */
interface Choice {
  readonly kind: 'cell' | 'part' | 'none';
  readonly index: number;
}

export class CagePartsSearch {
  readonly #propagation: CagePropagation;
  readonly #parts: CageParts | undefined;
  readonly #watch: Watch;

  constructor(puzzle: Puzzle, watch: Watch) {
    this.#propagation = new CagePropagation(puzzle);
    this.#watch = watch;
    if (this.#propagation.sound && this.#propagation.propagate()) this.#parts = new CageParts(puzzle, this.#propagation);
  }

  search(): void {
    if (this.#parts?.begin()) this.#below(this.#parts);
  }

  /** Searches below the present level, which is settled; true to stop. */
  #below(parts: CageParts): boolean {
    if (!this.#watch.budget.take()) return true;
    const { levels, base } = this.#propagation;
    const { kind, index } = this.#choose(parts);
    if (kind === 'none') return answered(this.#watch, this.#propagation.readDigits());
    const { first, count } = parts.lists;
    if (kind === 'part') {
      for (let place = first[index]; place < first[index] + count[index]; place++) {
        parts.deepen();
        parts.choose(index, place);
        const stop = parts.settle() ? this.#below(parts) : isLost(this.#watch);
        parts.back();
        if (stop) return true;
      }
    } else {
      for (let left = levels[base + index]; left !== 0; left &= left - 1) {
        parts.deepen();
        const stop = this.#propagation.keep(index, left & -left) && parts.settle() ? this.#below(parts) : isLost(this.#watch);
        parts.back();
        if (stop) return true;
      }
    }
    return false;
  }

  /** The cell or part with the fewest alternatives for the trouble that it has been in. */
  #choose({ parts, lists }: CageParts): Choice {
    const { trouble } = this.#propagation;
    const cell = cellToTry(this.#propagation);
    if (cell < 0) return { kind: 'none', index: -1 };
    let best: Choice = { kind: 'cell', index: cell };
    let least = scoreOf(this.#propagation, cell);
    for (const [part, { cells }] of parts.entries()) {
      if (cells.length < 2 || lists.count[part] < 2) continue;
      let met = 0;
      for (let i = 0; i < cells.length; i++) met += trouble[cells[i]];
      const score = (PART_WEIGHT * lists.count[part]) / Math.sqrt(cells.length) / (1 + met / cells.length);
      if (score < least) [least, best] = [score, { kind: 'part', index: part }];
    }
    return best;
  }
}
