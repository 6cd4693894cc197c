/** A drawing that is requested more often than it can be made: it takes at most a tenth of the time, and comes at least so many milliseconds apart. */
export class PacedRedraw {
  readonly #draw: () => void;
  readonly #apart: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #took = 0;

  constructor(draw: () => void, apart: number) {
    this.#draw = draw;
    this.#apart = apart;
  }

  /** Draws before long. */
  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), Math.max(this.#apart, 9 * this.#took));
  }

  /** Draws next, in a task of its own: the page can scroll before. */
  next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now());
  }

  /** Forgets the pending request. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Draws at once, and drops the pending request. */
  now(): void {
    this.drop();
    const began = performance.now();
    this.#draw();
    this.#took = performance.now() - began;
  }
}
