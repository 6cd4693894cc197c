/** The time and the timers of everything that moves by itself; tests give a clock of their own. */
export interface Clock {
  /** Milliseconds, from anywhere on. */
  now(): number;
  /** Calls back soon, once; returns a function that cancels it. */
  soon(callback: () => void): () => void;
  /** Calls back once after so many milliseconds; returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  soon(callback) {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
  after(milliseconds, callback) {
    const id = setTimeout(callback, milliseconds);
    return () => clearTimeout(id);
  },
};

/** After a window was hidden for a while nothing leaps, in milliseconds. */
const MAX_LENGTH = 250;

/** Calls back again and again on a clock while it runs, with the milliseconds since the last call. */
export class Beat {
  readonly #clock: Clock;
  readonly #beats: (passed: number) => void;
  #cancel: (() => void) | undefined;
  #last = 0;

  constructor(clock: Clock, beats: (passed: number) => void) {
    this.#clock = clock;
    this.#beats = beats;
  }

  get going(): boolean {
    return this.#cancel !== undefined;
  }

  start(): void {
    this.#last = this.#clock.now();
    this.#next();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #next(): void {
    this.#cancel = this.#clock.soon(() => {
      const now = this.#clock.now();
      const passed = Math.min(now - this.#last, MAX_LENGTH);
      this.#last = now;
      this.#next();
      this.#beats(passed);
    });
  }
}
