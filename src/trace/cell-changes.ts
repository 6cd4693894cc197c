import { type AnyAlgorithm, digitsIn } from '../engine/algorithm.ts';
import { Differences } from './differences.ts';

/** Steps in a block: as a number of bits, and as a count. */
const BLOCK_BITS = 10;
const BLOCK = 1 << BLOCK_BITS;
/** Changes kept one by one. Of those that had to go, each block still knows how often it changes each cell. */
const MAX_KEPT = 300_000;

/** What changes are changes of: a number for each cell of the grid, in an array whose type and length stay the same. */
export type Reading = (algorithm: AnyAlgorithm, state: unknown) => Uint8Array | Uint32Array;

/** The digit of each cell, 0 for none. */
export const digitsRead: Reading = (algorithm, state) => {
  const digits = digitsIn(algorithm, state);
  return digits instanceof Uint8Array ? digits : Uint8Array.from(digits);
};

/** The marks of each cell, as a set of bits; none before a run has made any. */
export const marksRead: Reading = (algorithm, state) => {
  const { grid } = algorithm.picture(state, undefined);
  return grid?.candidates ?? new Uint32Array(grid?.digits.length ?? 0);
};

/** A run that can be replayed. */
export interface Replayable {
  readonly algorithm: AnyAlgorithm;
  readonly length: number;
  /** A copy of the state at a position. */
  peek(position: number): unknown;
  /** The last position at or before another from which `peek` replays. */
  checkpointBefore(position: number): number;
  /** Takes a state from one position to another, and reports each step that may have changed it. */
  replay(state: unknown, from: number, to: number, acted: (position: number) => void): void;
}

/** A cell that a step has changed, and what it holds before and after. */
export interface CellChange {
  readonly position: number;
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

interface Block {
  /** How many of its steps have been looked at. */
  readonly steps: number;
  /** Indexed by cell: how often its steps change it. */
  readonly times: Uint16Array;
}

/** Where replay goes on: at the beginning of a block. */
interface Place {
  readonly block: number;
  readonly state: unknown;
  /** What the cells hold there. */
  readonly held: Differences;
}

/**
 * Which cells each step of a run changes: found out by replay, from what the grid holds before and after the step, and not from what the
 * step says of itself. A block of steps is examined when it is first queried, and remembered.
 */
export class CellChanges {
  readonly #run: Replayable;
  readonly #read: Reading;
  readonly #stretch: number;
  readonly #blocks: Block[] = [];
  /** By block, its changes in order; those used last come last. */
  readonly #kept = new Map<number, readonly CellChange[]>();
  #count = 0;
  #place: Place | undefined;

  /** `stretch`: how many blocks, at most, are examined when one is queried. Fewer where a reading takes long. */
  constructor(run: Replayable, read: Reading, stretch = Number.POSITIVE_INFINITY) {
    this.#run = run;
    this.#read = read;
    this.#stretch = stretch;
  }

  /** The first position after `from` whose step changes this cell. */
  next(cell: number, from: number): number | undefined {
    for (let block = Math.max(0, from) >> BLOCK_BITS; block << BLOCK_BITS < this.#run.length; block++) {
      if (!this.#timesIn(block)[cell]) continue;
      for (const { position, cell: changed } of this.of(block)) if (changed === cell && position > from) return position;
    }
    return undefined;
  }

  /** The last change of this cell at a position before `from`, and after another one. */
  last(cell: number, from: number, after = 0): CellChange | undefined {
    for (let block = (Math.min(from - 1, this.#run.length) - 1) >> BLOCK_BITS; block >= after >> BLOCK_BITS; block--) {
      if (!this.#timesIn(block)[cell]) continue;
      const found = this.of(block).findLast((each) => each.cell === cell && each.position < from);
      if (found) return found.position > after ? found : undefined;
    }
    return undefined;
  }

  /** All changes of this cell after a position up to another, in order. */
  within(cell: number, from: number, to: number): CellChange[] {
    const found: CellChange[] = [];
    for (let block = from >> BLOCK_BITS; block << BLOCK_BITS < Math.min(to, this.#run.length); block++) {
      if (!this.#timesIn(block)[cell]) continue;
      for (const each of this.of(block)) if (each.cell === cell && each.position > from && each.position <= to) found.push(each);
    }
    return found;
  }

  /** What the step that leads to a position changes. */
  at(position: number): readonly CellChange[] {
    if (position < 1 || position > this.#run.length) return [];
    return this.of((position - 1) >> BLOCK_BITS).filter((each) => each.position === position);
  }

  /** Adds to `times`, indexed by cell, how often the steps after `from` up to `to` change each; takes that away where `to` lies before `from`. */
  count(times: Uint32Array, from: number, to: number): void {
    const [first, last, by] = from <= to ? [from, to, 1] : [to, from, -1];
    for (let start = first; start < last; ) {
      const block = start >> BLOCK_BITS;
      const end = Math.min(last, (block + 1) << BLOCK_BITS);
      if (end - start === BLOCK) for (const [cell, often] of this.#timesIn(block).entries()) times[cell]! += by * often;
      else for (const { position, cell } of this.of(block)) if (position > start && position <= end) times[cell]! += by;
      start = end;
    }
  }

  /** The changes after a position up to the end of its block, or of the steps there are, and where that is. */
  after(position: number): { readonly changes: readonly CellChange[]; readonly end: number } {
    const block = position >> BLOCK_BITS;
    const changes = this.of(block);
    const isFirst = position === block << BLOCK_BITS;
    return {
      changes: isFirst ? changes : changes.filter((each) => each.position > position),
      end: (block << BLOCK_BITS) + this.#blocks[block]!.steps,
    };
  }

  /** The changes that the steps of a block make, in order. Block b has the steps after position 1,024 · b. */
  of(block: number): readonly CellChange[] {
    if (!this.#isKnown(block) || !this.#kept.has(block)) this.#lookAt(block, true);
    return this.#kept.get(block)!;
  }

  #timesIn(block: number): Uint16Array {
    if (!this.#isKnown(block)) this.#lookAt(block, false);
    return this.#blocks[block]!.times;
  }

  /** A run that grows has more to look at. */
  #isKnown(block: number): boolean {
    const known = this.#blocks[block];
    return known !== undefined && known.steps === Math.min(BLOCK, this.#run.length - (block << BLOCK_BITS));
  }

  /** Looks at a block, and at those that have to be replayed anyway, from a checkpoint or from the block looked at last. */
  #lookAt(block: number, keeps: boolean): void {
    const { algorithm } = this.#run;
    const near = Math.max(Math.ceil(this.#run.checkpointBefore(block << BLOCK_BITS) / BLOCK), block - this.#stretch + 1);
    let place = this.#place;
    if (!place || place.block < near || place.block > block) {
      const state = this.#run.peek(near << BLOCK_BITS);
      place = { block: near, state, held: new Differences(this.#read(algorithm, state)) };
    }
    for (; place && place.block <= block; place = this.#place) this.#place = this.#look(place, keeps);
  }

  /** Gives the place after a block; undefined where the block is not full yet. */
  #look({ block, state, held }: Place, keeps: boolean): Place | undefined {
    const { algorithm, length } = this.#run;
    const [first, end] = [block << BLOCK_BITS, Math.min((block + 1) << BLOCK_BITS, length)];
    const times = new Uint16Array(held.length);
    const changes: CellChange[] = [];
    let at = first;
    const changed = (cell: number, from: number, to: number) => {
      times[cell]!++;
      if (keeps) changes.push({ position: at, cell, from, to });
    };
    this.#run.replay(state, first, end, (position) => {
      at = position;
      held.find(this.#read(algorithm, state), changed);
    });
    // What is kept of a block that has grown is no longer all of it.
    if (keeps || this.#blocks[block]?.steps !== end - first) this.#forget(block);
    if (keeps) this.#keep(block, changes);
    this.#blocks[block] = { steps: end - first, times };
    return end - first === BLOCK ? { block: block + 1, state, held } : undefined;
  }

  #keep(block: number, changes: readonly CellChange[]): void {
    this.#kept.set(block, changes);
    this.#count += changes.length;
    for (const old of this.#kept.keys()) {
      if (this.#count <= MAX_KEPT || old === block) return;
      this.#forget(old);
    }
  }

  #forget(block: number): void {
    this.#count -= this.#kept.get(block)?.length ?? 0;
    this.#kept.delete(block);
  }
}
