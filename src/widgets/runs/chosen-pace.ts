import type { Detail } from '../../engine/step.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { FOLLOWED, type Pace, paceAt, paceOf, slowMotion } from './pace.ts';

/** The pace of a figure: the run's own until the reader has set one, and another for as long as slow motion or questions want it. */
export class ChosenPace {
  #timeline: Timeline | undefined;
  #own: Pace;
  /** What the reader has set. */
  #set: Pace | undefined;
  /** A level of detail that the reader has chosen is also that of moves by hand, which are single steps otherwise. */
  #byHand: Detail = 'micro';
  #asking: Pace | undefined;
  /** Every step, at a speed that lets one read. */
  slow = false;

  /** `own` is what the page was built with. */
  constructor(own: Pace) {
    this.#own = own;
  }

  /** The run has grown, or is another one. */
  follow(timeline: Timeline): void {
    this.#timeline = timeline;
    if (timeline.length > 0) this.#own = paceOf(timeline);
  }

  /** How the run plays. */
  get pace(): Pace {
    return this.slow ? slowMotion : (this.#asking ?? this.#set ?? this.#own);
  }

  /** Which steps it is moved along by hand. */
  get byHand(): Detail {
    return this.slow || this.#asking ? 'micro' : this.#byHand;
  }

  choose(detail: Detail): void {
    this.#set = this.#timeline ? paceAt(this.#timeline, detail) : { detail, speed: FOLLOWED };
    this.#byHand = detail;
    this.#asking = undefined;
    this.slow = false;
  }

  set speed(speed: number) {
    const { byHand } = this;
    const set = { detail: this.pace.detail, speed };
    this.slow = false;
    if (this.#asking) {
      this.#asking = set;
    } else {
      this.#set = set;
      this.#byHand = byHand;
    }
  }

  /** Questions are about single steps, so the run plays by single steps while they are on. */
  setAsking(on: boolean): void {
    this.slow = false;
    this.#asking = undefined;
    const { detail, speed } = this.pace;
    if (on) this.#asking = { detail: 'micro', speed: detail === 'micro' ? speed : Math.max(speed, FOLLOWED) };
  }
}
