import type { Measure } from '../../runs/links/compare-url.ts';
import { Player } from '../../runs/player.ts';
import type { Clock } from '../../ui/clock.ts';
import { CommonClock, type ComparedRun } from './common-clock.ts';

/** A player over several runs at once, by the clock that they share. */
export class CommonPlayer extends Player<CommonClock> {
  constructor(measure: Measure, clock?: Clock) {
    super(new CommonClock([], measure), clock);
  }

  get measure(): Measure {
    return this.track.measure;
  }

  /** Takes other runs, or another measure. Without a time, the present one stays if the measure is the same. Nothing moves before `grown`. */
  align(runs: readonly ComparedRun[], measure: Measure, time?: number): void {
    const same = measure === this.measure ? this.position : 0;
    this.follow(new CommonClock(runs, measure), time ?? this.target ?? same);
  }

  /** Stops waiting, as near to the requested time as the runs have come. */
  settle(): void {
    this.approach();
    this.stay();
  }
}
