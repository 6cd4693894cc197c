import type { Puzzle } from '../puzzle.ts';
import { CageParts } from './cage-parts.ts';
import { CagePropagation } from './cage-propagation.ts';
import { cellToTry, scoreOf } from './cell-to-try.ts';
import { answered, isLost, type Watch } from './watch.ts';

/*
 * The search for hard killers: it tries the contents of a part of a cage, and the digit of a cell only where there are fewer of them.
 */

/** A set for a part decides several cells without trying their order, so it is worth more alternatives than a cell. */
const PART_WEIGHT = 0.1;

/** A cell or a part of a cage that is still open. */
interface Choice {
  readonly kind: 'cell' | 'part' | 'none';
  readonly index: number;
}

/** A choice whose alternatives are being tried: of a part the next place in its list, of a cell the digits that are left. */
interface Open {
  readonly kind: 'cell' | 'part';
  readonly index: number;
  next: number;
}

export class CagePartsSearch {
  readonly #propagation: CagePropagation;
  readonly #parts: CageParts | undefined;
  readonly #watch: Watch;
  /** The choices from the root down to the present level. */
  readonly #open: Open[] = [];
  #begun = false;

  constructor(puzzle: Puzzle, watch: Watch) {
    this.#propagation = new CagePropagation(puzzle);
    this.#watch = watch;
    if (this.#propagation.sound && this.#propagation.propagate()) this.#parts = new CageParts(puzzle, this.#propagation);
  }

  /** Searches on from where it was given up; false when it is given up again. */
  search(): boolean {
    const parts = this.#parts;
    if (!parts) return true;
    if (!this.#begun) {
      this.#begun = true;
      if (!parts.begin() || this.#enters(parts)) return true;
    }
    for (let open = this.#open.at(-1); open; open = this.#open.at(-1)) {
      if (!this.#hasNext(parts, open)) {
        this.#open.pop();
        if (this.#open.length > 0) parts.back();
        continue;
      }
      parts.deepen();
      if (this.#tryNext(parts, open) && parts.settle()) {
        if (this.#enters(parts)) return true;
      } else {
        parts.back();
        if (isLost(this.#watch)) return false;
      }
    }
    return true;
  }

  /** Enters a level where propagation is done: opens its choice, or reports the solution and goes back. Returns true to stop. */
  #enters(parts: CageParts): boolean {
    if (!this.#watch.budget.take()) return true;
    const { levels, base } = this.#propagation;
    const { kind, index } = this.#choose(parts);
    if (kind === 'none') {
      const enough = answered(this.#watch, this.#propagation.readDigits());
      if (this.#open.length > 0) parts.back();
      return enough;
    }
    this.#open.push({ kind, index, next: kind === 'part' ? parts.lists.first[index] : levels[base + index] });
    return false;
  }

  #hasNext({ lists }: CageParts, { kind, index, next }: Open): boolean {
    return kind === 'part' ? next < lists.first[index] + lists.count[index] : next !== 0;
  }

  /** Takes the next alternative of a choice; false where it does not fit. */
  #tryNext(parts: CageParts, open: Open): boolean {
    const { index, next } = open;
    if (open.kind === 'part') {
      open.next++;
      parts.choose(index, next);
      return true;
    }
    open.next &= next - 1;
    return this.#propagation.keep(index, next & -next);
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
