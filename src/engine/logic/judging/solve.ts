import { digitsOf } from '../../candidates.ts';
import type { Puzzle } from '../../puzzle.ts';
import { placedAtFirst } from '../position.ts';
import type { CellDigit } from '../technique.ts';

/** What was in a cell before something was done to it and after: a digit (0 for none), or a set of digits. */
export interface CellChange {
  readonly cell: number;
  readonly before: number;
  readonly after: number;
}

/** One thing that a player did. Pencil marks are left out, because they claim nothing. */
export interface Deed {
  /** The seconds of the game's clock. */
  readonly seconds: number;
  /** `hint`: what it wrote or struck was shown to the player. `undo` takes the latest move back that stands, `redo` repeats what was taken back last. */
  readonly did: 'move' | 'hint' | 'undo' | 'redo';
  readonly digits: readonly CellChange[];
  /** Sets of struck candidates. */
  readonly struck: readonly CellChange[];
}

/** A stop of the game's clock, and how long it lasted. */
export interface Pause {
  readonly seconds: number;
  readonly length: number;
}

/** A puzzle and what a player did with it, up to the end or up to now. */
export interface Solve {
  readonly puzzle: Puzzle;
  readonly answer: ArrayLike<number>;
  readonly deeds: readonly Deed[];
  readonly pauses: readonly Pause[];
  /** The seconds of the clock now, or when the last digit was written. */
  readonly seconds: number;
}

/** The grid after a move, and how the move belongs to the others. */
export interface SolveFrame {
  readonly deed: Deed;
  /** What it wrote, and what it struck. */
  readonly written: readonly CellDigit[];
  readonly strikes: readonly CellDigit[];
  /** What it took out of cells, without writing another digit there; and the strikes that it took back. */
  readonly erased: readonly CellDigit[];
  readonly restored: readonly CellDigit[];
  /** Indexed by cell: the digits, and the sets of struck candidates. */
  readonly digits: Uint8Array;
  readonly struck: Uint32Array;
  /** Seconds since the move before. */
  readonly thought: number;
  /** The moves (from 0) that this one takes back or repeats. */
  readonly of: readonly number[];
  /** The move that took this one back; undefined for one that stands. */
  readonly takenBackBy: number | undefined;
}

/** Each digit of the sets that `of` picks from changes. */
const eachDigit = (changes: readonly CellChange[], of: (change: CellChange) => number): CellDigit[] =>
  changes.flatMap((change) => digitsOf(of(change)).map((digit) => ({ cell: change.cell, digit })));

const isSameChange = (one: CellChange, other: CellChange) => one.cell === other.cell && one.after === other.after;
const areSame = (some: readonly CellChange[], others: readonly CellChange[]) =>
  some.length === others.length && some.every((change, index) => isSameChange(change, others[index]));
/** Whether two deeds change the same. */
const isSame = (one: Deed, other: Deed) => areSame(one.digits, other.digits) && areSame(one.struck, other.struck);

/** Which moves stand, and which one wrote the digit of each cell. */
class Standing {
  readonly #done: number[] = [];
  /** All moves that were taken back, the last one at the end: one may be repeated after others were made, too. */
  readonly #undone: number[] = [];
  readonly #deeds: readonly Deed[];
  readonly #writers = new Map<number, number>();
  /** By move: the moves whose digits it took out of their cells. */
  readonly #removed = new Map<number, { readonly cell: number; readonly writer: number }[]>();
  readonly takenBackBy = new Map<number, number>();

  constructor(deeds: readonly Deed[]) {
    this.#deeds = deeds;
  }

  /** Takes the next deed in; returns the moves that it takes back or repeats. */
  add(index: number, deed: Deed): number[] {
    const { did, digits } = deed;
    if (did === 'undo') {
      const move = this.#done.pop();
      if (move === undefined) return [];
      this.#undone.push(move);
      this.#undo(index, move);
      return [move];
    }
    if (did === 'redo') {
      const place = this.#undone.findLastIndex((move) => isSame(this.#deeds[move], deed));
      if (place < 0) return [];
      const [move] = this.#undone.splice(place, 1) as [number];
      this.#done.push(move);
      this.#redo(move, digits);
      return [move];
    }
    this.#done.push(index);
    const removed = digits.flatMap(({ cell, before }) => {
      const writer = before === 0 ? undefined : this.#writers.get(cell);
      return writer === undefined ? [] : [{ cell, writer }];
    });
    this.#removed.set(index, removed);
    this.#redo(index, digits);
    return removed.map(({ writer }) => writer);
  }

  #redo(move: number, digits: readonly CellChange[]): void {
    this.takenBackBy.delete(move);
    for (const { writer } of this.#removed.get(move) ?? []) this.takenBackBy.set(writer, move);
    for (const { cell, after } of digits) if (after !== 0) this.#writers.set(cell, move);
  }

  /** The moves whose digits are back in their cells stand again. */
  #undo(index: number, move: number): void {
    this.takenBackBy.set(move, index);
    for (const { cell, writer } of this.#removed.get(move) ?? []) {
      this.#writers.set(cell, writer);
      this.takenBackBy.delete(writer);
    }
  }
}

/** Returns the grid after each move, in order. */
export function framesOf({ puzzle, deeds }: Pick<Solve, 'puzzle' | 'deeds'>): SolveFrame[] {
  const standing = new Standing(deeds);
  let digits = placedAtFirst(puzzle);
  let struck = new Uint32Array(digits.length);
  const frames = deeds.map((deed, index) => {
    [digits, struck] = [digits.slice(), struck.slice()];
    for (const { cell, after } of deed.digits) digits[cell] = after;
    for (const { cell, after } of deed.struck) struck[cell] = after;
    return {
      deed,
      written: deed.digits.filter(({ after }) => after !== 0).map(({ cell, after }) => ({ cell, digit: after })),
      erased: deed.digits.filter(({ after }) => after === 0).map(({ cell, before }) => ({ cell, digit: before })),
      strikes: eachDigit(deed.struck, ({ before, after }) => after & ~before),
      restored: eachDigit(deed.struck, ({ before, after }) => before & ~after),
      digits,
      struck,
      thought: deed.seconds - (deeds[index - 1]?.seconds ?? 0),
      of: standing.add(index, deed),
    };
  });
  return frames.map((frame, index) => ({ ...frame, takenBackBy: standing.takenBackBy.get(index) }));
}
