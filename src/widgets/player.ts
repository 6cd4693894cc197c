import type { Detail } from '../engine/step.ts';
import type { Timeline } from '../trace/timeline.ts';

export const SLOWEST = 0.5;
export const FASTEST = 1_000_000;

/** What a player asks of its surroundings; a test gives it a clock of its own. */
export interface Clock {
  now(): number;
  /** Calls back soon, once; returns a way to call it off. */
  soon(callback: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  soon(callback) {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
};

/**
 * A clock and a place over a timeline. It draws nothing: `onMove` is told when the place changes, `onState` when it
 * starts or stops. Steps are counted at the reader's level of detail.
 */
export class Player {
  timeline: Timeline;
  position = 0;
  /** Steps a second, at the level of detail. */
  speed = 4;
  detail: Detail = 'micro';
  onMove: (position: number, previous: number) => void = () => {};
  onState: (playing: boolean) => void = () => {};
  /** Asked before playing on: true stops the player here (a question waits). */
  holdsAt: (position: number) => boolean = () => false;

  readonly #clock: Clock;
  #cancel: (() => void) | undefined;
  #last = 0;
  #owed = 0;

  constructor(timeline: Timeline, clock: Clock = browserClock) {
    this.timeline = timeline;
    this.#clock = clock;
  }

  get playing(): boolean {
    return this.#cancel !== undefined;
  }

  seek(position: number): void {
    const target = Math.max(0, Math.min(this.timeline.length, Math.round(position)));
    const previous = this.position;
    this.position = target;
    this.onMove(target, previous);
  }

  /** The next place at the level of detail; the end when nothing more happens there. */
  after(position: number): number {
    if (this.detail === 'micro') return Math.min(position + 1, this.timeline.length);
    return this.timeline.next(this.timeline.kindsAt(this.detail), position) ?? this.timeline.length;
  }

  before(position: number): number {
    if (this.detail === 'micro') return Math.max(position - 1, 0);
    return this.timeline.previous(this.timeline.kindsAt(this.detail), position) ?? 0;
  }

  forward(): void {
    this.pause();
    this.seek(this.after(this.position));
  }

  back(): void {
    this.pause();
    this.seek(this.before(this.position));
  }

  over(): void {
    this.pause();
    this.seek(this.timeline.stepOver(this.position));
  }

  out(): void {
    this.pause();
    this.seek(this.timeline.stepOut(this.position));
  }

  play(): void {
    if (this.playing) return;
    if (this.position >= this.timeline.length && this.timeline.complete) this.seek(0);
    this.#last = this.#clock.now();
    this.#owed = 0;
    this.#next();
    this.onState(true);
  }

  pause(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#cancel = undefined;
    this.onState(false);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #next(): void {
    this.#cancel = this.#clock.soon(() => this.#tick());
  }

  #tick(): void {
    const now = this.#clock.now();
    // After a tab was hidden for a while the run does not leap.
    this.#owed += (Math.min(now - this.#last, 250) / 1000) * this.speed;
    this.#last = now;
    const steps = Math.floor(this.#owed);
    this.#owed -= steps;
    this.#next();
    if (steps > 0) this.#advance(steps);
    const atEnd = this.position >= this.timeline.length;
    if (atEnd && this.timeline.complete) this.pause();
  }

  #advance(steps: number): void {
    let position = this.position;
    for (let taken = 0; taken < steps && position < this.timeline.length; taken++) {
      if (this.holdsAt(position)) {
        this.pause();
        break;
      }
      position = this.after(position);
    }
    if (position !== this.position) this.seek(position);
  }
}

/** Speeds lie on a logarithmic slider of 0 … 1. */
export function speedAt(slider: number): number {
  const speed = SLOWEST * (FASTEST / SLOWEST) ** slider;
  return speed < 10 ? Math.round(speed * 2) / 2 : Number(speed.toPrecision(2));
}

export function sliderOf(speed: number): number {
  return Math.log(speed / SLOWEST) / Math.log(FASTEST / SLOWEST);
}
