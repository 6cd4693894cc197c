import type { Ending, Racer } from './racers.ts';

/** What is known of a solver so far. */
export interface Lap {
  /** Tries of one run, or of its first part while none has ended. */
  readonly tries: number;
  /** Nanoseconds a run takes, or has taken so far while none has ended; 0 while that can't be told. */
  readonly time: number;
  /** How its runs end; undefined while none has. */
  readonly ending?: Ending;
  /** Whether this is the last lap. */
  readonly isDone: boolean;
}

/** Milliseconds: of work between two laps, of a batch of runs that a coarse clock can time, and the least and most for one solver. */
const [LAP, BATCH, LEAST, ENOUGH] = [60, 25, 400, 2000];
/** The most milliseconds that the first run may take, on a page. */
export const LIMIT = 10_000;
/** The time is stable when the quickest batch was no quicker than this share of the quickest before the last few. */
const [LAST, GAIN] = [5, 0.98];
const NANO = 1e6;

/**
 * Times a solver that solves one puzzle again and again, lap by lap. Clocks of browsers are coarse, so short runs are timed in batches.
 * The quickest batch counts: a compiler at work, or another program, only ever makes a solver slower.
 */
export class RaceClock {
  readonly #racer: Racer;
  readonly #now: () => number;
  /** Of the first run. */
  #tries = 0;
  #ending: Ending | undefined;
  /** Milliseconds so far, in all and in the run that hasn't ended. */
  #spent = 0;
  #running = 0;
  /** Runs in a batch, and milliseconds a run in each batch. */
  #size = 1;
  #batches: number[] = [];
  /** Milliseconds a run by a batch that was too short, as long as there is no better one. */
  #early = 0;
  readonly #limit: number;

  /** `now` is a clock in milliseconds; `limit` is the most that the first run may take. */
  constructor(racer: Racer, now: () => number, limit = LIMIT) {
    this.#racer = racer;
    this.#now = now;
    this.#limit = limit;
  }

  /** Works for a while, and says what is known. */
  lap(): Lap {
    const stop = this.#spent + LAP;
    while (this.#spent < stop && !this.#isDone()) {
      if (this.#ending === undefined || this.#size === 1) this.#goOn();
      else this.#batch();
    }
    const [tries, ending] = [this.#tries, this.#ending];
    const milliseconds = ending === undefined ? this.#spent : this.#time();
    return { tries, time: Math.round(NANO * milliseconds), ...(ending && { ending }), isDone: this.#isDone() };
  }

  /** A part of one run. */
  #goOn(): void {
    const began = this.#now();
    const { tries, ending } = this.#racer.advance();
    const took = this.#now() - began;
    this.#spent += took;
    this.#running += took;
    if (this.#ending === undefined) this.#tries += tries;
    if (ending === undefined) return;
    this.#ending = ending;
    this.#note(this.#running);
    this.#running = 0;
  }

  /** Several runs, each shorter than a batch should be. */
  #batch(): void {
    const began = this.#now();
    for (let run = 0; run < this.#size; ) if (this.#racer.advance().ending) run++;
    const took = this.#now() - began;
    this.#spent += took;
    this.#note(took);
  }

  #note(took: number): void {
    const each = took / this.#size;
    if (took >= BATCH) {
      this.#batches.push(each);
      return;
    }
    if (took >= BATCH / 8) this.#early = each;
    // A coarse clock may have stood still meanwhile.
    this.#size = Math.min(4 * this.#size, Math.ceil((1.3 * BATCH) / Math.max(each, 1e-6)));
  }

  #isDone(): boolean {
    if (this.#ending === undefined) return this.#spent >= this.#limit;
    if (this.#ending === 'gave-up') return true;
    if (this.#batches.length === 0) return false;
    if (this.#spent >= ENOUGH) return true;
    const before = this.#batches.slice(0, -LAST);
    return this.#spent >= LEAST && before.length > 0 && this.#time() >= GAIN * Math.min(...before);
  }

  #time(): number {
    return this.#batches.length > 0 ? Math.min(...this.#batches) : this.#early;
  }
}
