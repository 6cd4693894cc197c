import type { Detail } from '../../engine/step.ts';
import type { Timeline } from '../../trace/timeline.ts';

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

/** What a player moves along, from 0 to `length`. It may still grow. */
export interface Track {
  readonly length: number;
  readonly complete: boolean;
}

/**
 * A clock and a place on a track. It draws nothing: `onMove` is told when the place changes, `onState` when it
 * starts or stops.
 */
export class Player<Along extends Track = Track> {
  track: Along;
  position = 0;
  /** Places a second. */
  speed = 4;
  onMove: (position: number, previous: number) => void = () => {};
  onState: (playing: boolean) => void = () => {};
  /** Asked before playing on: true stops the player here (a question waits). */
  holdsAt: (position: number) => boolean = () => false;

  readonly #clock: Clock;
  #cancel: (() => void) | undefined;
  #last = 0;
  #owed = 0;

  constructor(track: Along, clock: Clock = browserClock) {
    this.track = track;
    this.#clock = clock;
  }

  get playing(): boolean {
    return this.#cancel !== undefined;
  }

  seek(position: number): void {
    const target = Math.max(0, Math.min(this.track.length, Math.round(position)));
    const previous = this.position;
    this.position = target;
    this.onMove(target, previous);
  }

  /** The place to which one step forward leads. */
  after(position: number): number {
    return Math.min(position + 1, this.track.length);
  }

  before(position: number): number {
    return Math.max(position - 1, 0);
  }

  forward(): void {
    this.pause();
    this.seek(this.after(this.position));
  }

  back(): void {
    this.pause();
    this.seek(this.before(this.position));
  }

  play(): void {
    if (this.playing) return;
    if (this.position >= this.track.length && this.track.complete) this.seek(0);
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
    const atEnd = this.position >= this.track.length;
    if (atEnd && this.track.complete) this.pause();
  }

  #advance(steps: number): void {
    let position = this.position;
    for (let taken = 0; taken < steps && position < this.track.length; taken++) {
      if (this.holdsAt(position)) {
        this.pause();
        break;
      }
      position = this.after(position);
    }
    if (position !== this.position) this.seek(position);
  }
}

/** A player over one run. Steps are counted at the reader's level of detail. */
export class TimelinePlayer extends Player<Timeline> {
  detail: Detail = 'micro';

  get timeline(): Timeline {
    return this.track;
  }

  /** The next place at the level of detail; the end when nothing more happens there. */
  override after(position: number): number {
    if (this.detail === 'micro') return super.after(position);
    return this.track.next(this.track.kindsAt(this.detail), position) ?? this.track.length;
  }

  override before(position: number): number {
    if (this.detail === 'micro') return super.before(position);
    return this.track.previous(this.track.kindsAt(this.detail), position) ?? 0;
  }

  over(): void {
    this.pause();
    this.seek(this.track.stepOver(this.position));
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
