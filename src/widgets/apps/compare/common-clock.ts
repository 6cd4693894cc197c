import { time as timeWords } from '#words/compare.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { Measure } from '../../runs/links/compare-url.ts';
import type { Track } from '../../runs/player.ts';

/** Parts of a run that the measure `share` knows. */
const PARTS = 1000;

/** One of the runs that are compared. */
export interface ComparedRun {
  readonly timeline: Timeline;
  /** Whether the reader has stopped it before its end. */
  readonly stopped?: boolean;
}

/** Whether a run has ended or was stopped. */
export function hasEnded({ timeline, stopped }: ComparedRun): boolean {
  return timeline.complete || stopped === true;
}

/** Whether more steps of a run can still be shown: past the cap they are only counted. */
export function grows(run: ComparedRun): boolean {
  return !hasEnded(run) && !run.timeline.capped;
}

/**
 * A clock that several runs share: at each of its times every run has done the same amount of work, or has ended. A run that writes
 * several digits at once waits before them until the others have come as far.
 */
export class CommonClock implements Track {
  readonly measure: Measure;
  readonly #runs: readonly ComparedRun[];

  constructor(runs: readonly ComparedRun[], measure: Measure) {
    this.#runs = runs;
    this.measure = measure;
  }

  /** The time at which the longest run ends, as far as its steps are kept. */
  get length(): number {
    return Math.max(0, ...this.#runs.map((run) => this.lengthOf(run)));
  }

  get complete(): boolean {
    return this.#runs.every(hasEnded);
  }

  /** The time at which a run ends, as far as its steps are kept. */
  lengthOf({ timeline }: ComparedRun): number {
    if (this.measure === 'share') return PARTS;
    if (this.measure === 'steps') return timeline.length;
    // One more, so that the end of a run is past its last digit.
    return timeline.writtenAt(timeline.length) + 1;
  }

  /** Whether every run has reached a time, or has ended. */
  reached(time: number): boolean {
    return this.#runs.every((run) => !grows(run) || this.lengthOf(run) > time);
  }

  /** The position in a run at a time of this clock. */
  positionIn({ timeline }: ComparedRun, time: number): number {
    if (this.measure === 'share') return Math.round((timeline.length * time) / PARTS);
    if (this.measure === 'steps') return Math.min(time, timeline.length);
    return timeline.amountTo(time, timeline.writes);
  }

  /** The first time after another at which some run writes something, or has ended. A swap takes two digits, a whole grid many. */
  after(time: number): number {
    if (this.measure !== 'writes') return Math.min(time + 1, this.length);
    const nexts = this.#runs.map((run) => {
      const { timeline } = run;
      const next = timeline.next(Object.keys(timeline.writes), this.positionIn(run, time));
      return next === undefined ? this.lengthOf(run) : timeline.writtenAt(next);
    });
    return Math.min(this.length, ...nexts.filter((next) => next > time));
  }

  /** The last time before another at which some run writes something, or has ended. */
  before(time: number): number {
    if (this.measure !== 'writes') return Math.max(time - 1, 0);
    return Math.max(0, ...this.#runs.map((run) => this.#writtenBy(run, time - 1)));
  }

  /** The digits that a run has written at a time; one more where it has ended. */
  #writtenBy(run: ComparedRun, time: number): number {
    const end = this.lengthOf(run);
    return time >= end ? end : run.timeline.writtenAt(this.positionIn(run, time));
  }

  /** A time in words: '40 digits written'. */
  words(time: number): string {
    return timeWords[this.measure](this.measure === 'share' ? (100 * time) / PARTS : time);
  }
}
