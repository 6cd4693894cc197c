import type { Measure } from '../../runs/links/compare-url.ts';
import { Player } from '../../runs/player.ts';
import type { Clock } from '../../ui/clock.ts';
import { CommonClock, type ComparedRun } from './common-clock.ts';
import { isLogarithmic } from './work-axis.ts';

/** The seconds in which an even pace goes through all runs. */
const SECONDS = 7;

/** At the start an even pace would keep readers waiting for the first digit. */
const MIN_PACE = 2;

/** The most steps of all runs that may pass in a second: they are replayed to draw what comes after them, and no frame should take long. */
const MAX_REPLAYED = 2_000_000;

/** A player over several runs at once, by the clock that they share. */
export class CommonPlayer extends Player<CommonClock> {
  constructor(measure: Measure, clock?: Clock) {
    super(new CommonClock([], measure), clock);
  }

  /**
   * Whether the playhead moves evenly along the axis, so that all of the runs are seen in a few seconds, however much longer
   * one of them is; otherwise it moves at the speed that the reader has chosen.
   */
  isEven = false;

  override get pace(): number {
    const { length, steps } = this.track;
    return Math.min(this.#wished, (MAX_REPLAYED * length) / Math.max(steps, 1));
  }

  get #wished(): number {
    if (!this.isEven) return this.speed;
    const { length, measure } = this.track;
    return isLogarithmic(measure) ? Math.max(MIN_PACE, ((1 + this.position) * Math.log1p(length)) / SECONDS) : length / SECONDS;
  }

  /** Every time of the clock is a stop. Asked for each of those that a frame goes past, which doesn't go past the end. */
  protected override stopAfter(time: number): number {
    return time + 1;
  }

  get measure(): Measure {
    return this.track.measure;
  }

  /** Takes other runs, or another measure. Without a time, the present one stays, or by another measure the same moment of the longest run. Nothing moves before `grown`. */
  align(runs: readonly ComparedRun[], measure: Measure, time?: number): void {
    const clock = new CommonClock(runs, measure);
    const present = this.target ?? this.position;
    this.follow(clock, time ?? (measure === this.measure ? present : clock.momentOf(this.track, this.position)));
  }

  /** Stops waiting, as near to the requested time as the runs have come. */
  settle(): void {
    this.approach();
    this.stay();
  }
}
