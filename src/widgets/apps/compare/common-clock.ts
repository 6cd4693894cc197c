import { time as timeWords } from '#words/compare.ts';
import type { Measure } from '../../runs/links/compare-url.ts';
import type { Track } from '../../runs/player.ts';
import type { Axis } from './work-axis.ts';
import { unitOf, type WritingRun } from './written.ts';

/** Parts of a run that the measure `share` knows. */
const PARTS = 1000;

/** One of the runs that are compared. */
export interface ComparedRun extends WritingRun {
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

/** A clock that several runs share: at each of its times every run has done the same amount of work, or has ended. */
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

  /** The steps of all runs together, as far as they are kept. */
  get steps(): number {
    return this.#runs.reduce((sum, { timeline }) => sum + timeline.length, 0);
  }

  get complete(): boolean {
    return this.#runs.every(hasEnded);
  }

  /** Whether more steps of some run can still be shown. */
  get grows(): boolean {
    return this.#runs.some(grows);
  }

  /** The time at which a run ends, as far as its steps are kept. By digits or rows it is one past the last of them, which isn't the end yet. */
  lengthOf(run: ComparedRun): number {
    return this.measure === 'writes' ? this.amountOf(run) + 1 : this.amountOf(run);
  }

  /** What a run comes to by the measure, as far as its steps are kept. */
  amountOf({ timeline }: ComparedRun): number {
    if (this.measure === 'share') return PARTS;
    return this.measure === 'steps' ? timeline.length : timeline.writtenAt(timeline.length);
  }

  /** What the longest run has come to at a time. */
  amountAt(time: number): number {
    return Math.min(time, this.axis.length);
  }

  /** What a drawing of all runs has on its axis. */
  get axis(): Axis {
    return { length: Math.max(0, ...this.#runs.map((run) => this.amountOf(run))), measure: this.measure };
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

  /** The time at which a run has come to a position. */
  timeOf({ timeline }: ComparedRun, position: number): number {
    if (this.measure === 'share') return Math.round((PARTS * position) / Math.max(timeline.length, 1));
    return this.measure === 'steps' ? position : timeline.writtenAt(position);
  }

  /** The time at which the longest run is where it is at a time of another clock of the same runs; of runs that have all ended there, the end. */
  momentOf(other: CommonClock, time: number): number {
    if (time >= other.length) return other.length === 0 ? 0 : this.length;
    // By shares all are as long as each other.
    const clock = other.measure === 'share' ? this : other;
    const longest = other.#runs.reduce((long, run) => (clock.lengthOf(run) > clock.lengthOf(long) ? run : long));
    return this.timeOf(longest, other.positionIn(longest, time));
  }

  /** A time in words: '40 digits written', '4 rows chosen'. */
  words(time: number): string {
    return timeWords[this.measure](this.measure === 'share' ? (100 * time) / PARTS : this.amountAt(time), unitOf(this.#runs));
  }
}
