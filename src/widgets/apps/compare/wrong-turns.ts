import type { Reader } from '../../../trace/timeline.ts';
import type { ComparedRun } from './common-clock.ts';
import { writtenBy, writtenIn } from './written.ts';

/** A digit or a row that isn't in the run's solution, written while all the others are right. */
export interface WrongTurn {
  /** How much the run has written by then, with this one. */
  readonly time: number;
  /** The cell, or the row of the matrix. */
  readonly place: number;
  readonly digit: number;
  /** How much is written from this one on, with it, until it has been taken back. */
  readonly cost: number;
}

/** What is known of a run's wrong turns after part of it, or all. */
export interface WrongTurns {
  readonly count: number;
  readonly cost: number;
  /** The one that cost most. */
  readonly worst: WrongTurn | undefined;
  /** One that hasn't been taken back. */
  readonly open: WrongTurn | undefined;
  /** How much of what the run writes has been looked at. */
  readonly seen: number;
  /** The most digits, or rows, there were at once, and when that first was so. */
  readonly fullest: { readonly size: number; readonly time: number };
}

/** The most of what a run writes that is looked at: enough to say why it takes long. */
const MAX_SEEN = 1_000_000;

/** Looks through a run for its wrong turns. Without a solution to measure by, only how full its grid becomes is found out. */
export class WrongTurnSearch {
  readonly answer: Uint8Array | undefined;
  readonly #run: ComparedRun;
  /** Drawing reads the same run elsewhere in between. */
  readonly #reader: Reader;
  #seen = 0;
  #count = 0;
  #cost = 0;
  #worst: WrongTurn | undefined;
  #open: Omit<WrongTurn, 'cost'> | undefined;
  #fullest: WrongTurns['fullest'];

  constructor(run: ComparedRun, answer: Uint8Array | undefined) {
    this.#run = run;
    this.#reader = run.timeline.reader(0);
    this.answer = answer;
    this.#fullest = { size: sizeOf(writtenIn(run, 0)), time: 0 };
  }

  get found(): WrongTurns {
    const open = this.#open && { ...this.#open, cost: this.#seen + 1 - this.#open.time };
    return { count: this.#count, cost: this.#cost, worst: this.#worst, open, seen: this.#seen, fullest: this.#fullest };
  }

  /** Continues by at most `most` digits or rows. Returns whether there are more. */
  look(most: number): boolean {
    const { timeline, unit } = this.#run;
    const kinds = Object.keys(timeline.writes);
    for (let looked = 0; looked < most; looked++) {
      const next = this.#seen < MAX_SEEN ? timeline.next(kinds, this.#reader.position) : undefined;
      if (next === undefined) return false;
      this.#seen++;
      this.#read(writtenBy(unit, this.#reader.goTo(next)));
    }
    return true;
  }

  #read(written: Uint8Array): void {
    const size = sizeOf(written);
    if (size > this.#fullest.size) this.#fullest = { size, time: this.#seen };
    if (!this.answer) return;
    if (this.#open && written[this.#open.place] !== this.#open.digit) this.#close();
    if (this.#open) return;
    const place = written.findIndex((digit, each) => digit !== 0 && digit !== this.answer![each]);
    if (place >= 0) this.#open = { time: this.#seen, place, digit: written[place]! };
  }

  /** What is written now, the latest of all, is no longer under the wrong turn. */
  #close(): void {
    const cost = this.#seen - this.#open!.time;
    this.#count++;
    this.#cost += cost;
    if (!this.#worst || cost > this.#worst.cost) this.#worst = { ...this.#open!, cost };
    this.#open = undefined;
  }
}

const sizeOf = (written: Uint8Array): number => written.reduce((size, digit) => size + Number(digit !== 0), 0);
