import type { Clock } from '../ui/clock.ts';
import type { Movement } from './movement.ts';

interface Playing {
  readonly backwards?: boolean;
  /** How long it may last, in milliseconds. */
  readonly within: number;
  /** Told when it has come to its end without being cut. */
  readonly over?: () => void;
}

/** Moves drawings together from one frame to the next, on one clock. There is nothing of a movement when it is over, or cut. */
export class Mover {
  readonly #clock: Clock;
  #movements: readonly Movement[] = [];
  #stop: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get moving(): boolean {
    return this.#movements.length > 0;
  }

  /** How long all that it moves takes together where there is room, in milliseconds. */
  get lasts(): number {
    return Math.max(0, ...this.#movements.map(({ lasts }) => lasts));
  }

  /** Takes movements in place of those before, which it cuts, and stands at one end of them. */
  take(movements: readonly Movement[], at: number): void {
    this.cut();
    this.#movements = movements;
    this.hold(at);
  }

  /** Takes movements and plays them to their other end, which is their own end. */
  play(movements: readonly Movement[], { backwards = false, within, over }: Playing): void {
    this.take(movements, backwards ? 1 : 0);
    const lasts = Math.min(within, this.lasts);
    if (lasts <= 0) {
      this.cut();
      return;
    }
    let began: number | undefined;
    const next = () => {
      this.#stop = this.#clock.soon(() => {
        const now = this.#clock.now();
        // What it took to draw is not a part of the movement.
        began ??= now;
        const share = (now - began) / lasts;
        if (share < 1) {
          next();
          this.#paint(backwards ? 1 - share : share);
        } else {
          this.cut();
          over?.();
        }
      });
    };
    next();
  }

  /** Stands still at a share of the way. */
  hold(at: number): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#paint(at);
  }

  /** Ends all movements at once. */
  cut(): void {
    this.#stop?.();
    this.#stop = undefined;
    const ended = this.#movements;
    this.#movements = [];
    for (const movement of ended) movement.end();
  }

  /** Each has its own length, and all begin together. */
  #paint(at: number): void {
    const time = at * this.lasts;
    for (const movement of this.#movements) movement.paint(Math.min(1, time / movement.lasts));
  }
}
