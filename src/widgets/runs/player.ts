import type { Detail } from '../../engine/step.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { Beat, browserClock, type Clock } from '../ui/clock.ts';

export const SLOWEST = 0.5;
export const FASTEST = 1_000_000;

/** What a player moves along, from 0 to `length`. It may still grow. */
export interface Track {
  readonly length: number;
  readonly complete: boolean;
  /** Whether there is all that a place shows, or never will be more; where a track does not say so, one step must be there. */
  reached?(place: number): boolean;
}

/** How a player comes to a place: from the stop beside it, one at a time, by hand or while it plays; or from anywhere else. */
export type Going = 'stepping' | 'playing' | 'leap';

/**
 * A clock and a place on a track. It draws nothing: `onMove` is called when the place changes, `onState` when it
 * starts or stops. It can wait for a place of a track that grows.
 */
export class Player<Along extends Track = Track> {
  position = 0;
  /** Stops a second. */
  speed = 4;
  onMove: (position: number, previous: number, going: Going) => void = () => {};
  onState: (playing: boolean) => void = () => {};
  /** Called with a place that was waited for, when the player is there, or at the end of a track that never comes so far. */
  onArrival: (place: number) => void = () => {};
  /** Called before playing on: true stops the player here (a question waits). */
  holdsAt: (position: number) => boolean = () => false;

  readonly #beat: Beat;
  #track!: Along;
  /** The track grows no more, though it may not be complete. */
  #over = false;
  /** A place to go to as soon as the track has come so far. */
  #goal: number | undefined;
  /** Moves from that place, made before the player is there. */
  #waiting: (() => void)[] = [];
  #owed = 0;

  /** A player without a track must `follow` one before anything else. */
  constructor(track?: Along, clock: Clock = browserClock) {
    if (track) this.#track = track;
    this.#beat = new Beat(clock, (passed) => this.#goOn(passed));
  }

  get track(): Along {
    return this.#track;
  }

  /** Changes to another track, which opens on a place as soon as that is there. Nothing moves before `grown`. */
  follow(track: Along, place = 0): void {
    this.pause();
    this.stay();
    this.#track = track;
    this.#over = false;
    this.position = 0;
    this.#goal = place;
  }

  /** The place that is waited for; Infinity is the end of a track that grows. */
  get target(): number | undefined {
    return this.#goal;
  }

  /** Goes to a place, or waits until the track has come so far. Infinity is the end of a track that grows. */
  goTo(place: number): void {
    this.pause();
    this.stay();
    if (this.#reached(place)) this.seek(place);
    else this.#goal = place;
  }

  /** Goes to the end of what has come, and stays at the end of a track that grows. */
  goToEnd(): void {
    this.goTo(Number.POSITIVE_INFINITY);
    this.approach();
  }

  /** Waits no longer: the player is where it was seen last, and moves that waited are forgotten. */
  stay(): void {
    this.#goal = undefined;
    this.#waiting = [];
  }

  /** Goes as near to the place that is waited for as the track has come, and goes on waiting. */
  approach(): void {
    if (this.#goal !== undefined) this.#move(this.#goal);
  }

  /** Makes a move that leads on from the place that is waited for, once the player is there; at once where none is, and from a growing end. */
  onceThere(move: () => void): void {
    if (this.#mustWait) {
      this.#goal ??= 0;
      this.#waiting.push(move);
    } else {
      this.stay();
      move();
    }
  }

  /** The track has grown; `over` says that it grows no more. Goes to the place that is waited for, if that is there. */
  grown(over = this.#track.complete): void {
    this.#over = over;
    const goal = this.#goal;
    if (goal !== undefined && this.#reached(goal)) {
      this.#goal = undefined;
      this.#move(goal);
      this.onArrival(goal);
    }
    if (this.#waiting.length === 0 || this.#mustWait) return;
    this.approach();
    for (const move of this.#waiting.splice(0)) this.onceThere(move);
  }

  /** No step leads anywhere yet, or the player is on its way. */
  get #mustWait(): boolean {
    const empty = this.#track.length === 0 && !this.#ended;
    return empty || (this.#goal !== undefined && this.#goal < Number.POSITIVE_INFINITY);
  }

  get #ended(): boolean {
    return this.#over || this.#track.complete;
  }

  #reached(place: number): boolean {
    return this.#over || (this.#track.reached?.(place) ?? (this.#track.complete || this.#track.length >= Math.max(1, place)));
  }

  get playing(): boolean {
    return this.#beat.going;
  }

  /** Goes to a place as far as the track has come, and waits for no other. */
  seek(position: number): void {
    this.stay();
    this.#move(position);
  }

  #move(position: number, going: Going = 'leap'): void {
    const target = Math.max(0, Math.min(this.#track.length, Math.round(position)));
    const previous = this.position;
    this.position = target;
    this.onMove(target, previous, going);
  }

  /** The place to which one step forward leads. */
  after(position: number): number {
    return Math.min(position + 1, this.track.length);
  }

  before(position: number): number {
    return Math.max(position - 1, 0);
  }

  /** The place at which playing stops next. */
  protected stopAfter(position: number): number {
    return this.after(position);
  }

  forward(): void {
    this.#stepTo(this.after(this.position));
  }

  back(): void {
    this.#stepTo(this.before(this.position));
  }

  #stepTo(position: number): void {
    this.pause();
    this.stay();
    this.#move(position, 'stepping');
  }

  play(): void {
    if (this.playing) return;
    this.stay();
    if (this.position >= this.#track.length && this.#ended) this.seek(0);
    this.#owed = 0;
    this.#beat.start();
    this.onState(true);
  }

  pause(): void {
    if (!this.playing) return;
    this.#beat.stop();
    this.onState(false);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** The speed at the present place. */
  get pace(): number {
    return this.speed;
  }

  #goOn(passed: number): void {
    this.#owed += (passed / 1000) * this.pace;
    const steps = Math.floor(this.#owed);
    this.#owed -= steps;
    if (steps > 0) this.#advance(steps);
    if (this.position >= this.#track.length && this.#ended) this.pause();
  }

  #advance(steps: number): void {
    let position = this.position;
    let taken = 0;
    // A track may have to add up how long it is.
    const { length } = this.track;
    for (; taken < steps && position < length; taken++) {
      if (this.holdsAt(position)) {
        this.pause();
        break;
      }
      position = this.stopAfter(position);
    }
    if (position !== this.position) this.#move(position, taken === 1 ? 'playing' : 'leap');
  }
}

/** A player over one run. It plays, and is moved by hand, at a level of detail each. */
export class TimelinePlayer extends Player<Timeline> {
  /** Which steps it is moved along by hand. */
  detail: Detail = 'micro';
  /** At which steps it stops while it plays. */
  plays: Detail = 'micro';

  get timeline(): Timeline {
    return this.track;
  }

  /** The next place at the level of detail; the end when nothing more happens there. */
  override after(position: number): number {
    return this.#nextAt(position, this.detail);
  }

  protected override stopAfter(position: number): number {
    return this.#nextAt(position, this.plays);
  }

  #nextAt(position: number, detail: Detail): number {
    if (detail === 'micro') return super.after(position);
    return this.track.next(this.track.kindsAt(detail), position) ?? this.track.length;
  }

  override before(position: number): number {
    if (this.detail === 'micro') return super.before(position);
    return this.track.previous(this.track.kindsAt(this.detail), position) ?? 0;
  }

  /** The places at which playing stops from one to another, both among them, as far as the run goes; no more than `most`. */
  stops(from: number, to: number, most: number): number[] {
    const stops = [from];
    const last = Math.min(to, this.track.length);
    while (stops.length < most && stops.at(-1)! < last) stops.push(Math.min(last, this.stopAfter(stops.at(-1)!)));
    return stops;
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
