import { bisector } from 'd3-array';
import { applyStep } from '../../../engine/algorithm.ts';
import { kindsWhere } from '../../../engine/step.ts';
import type { Timeline } from '../../../trace/timeline.ts';

/** The temperature from a position on. */
export interface Reading {
  readonly position: number;
  readonly temperature: number;
}

const byPosition = bisector(({ position }: Reading) => position);

/** Where chains end in a run, and what the temperature is; learnt while the run grows, each step of it once. */
export class Landmarks {
  readonly chainEnds: number[] = [];
  readonly temperatures: Reading[] = [];
  /** Readings that are higher than those before them. */
  readonly reheats: Reading[] = [];
  readonly #timeline: Timeline;
  readonly #ending: readonly string[];
  readonly #setting: readonly string[];
  /** The state at the start, on which only the steps act that set the temperature. */
  #state: unknown;
  #read = 0;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
    const { steps, localSearch } = timeline.algorithm;
    this.#ending = kindsWhere(steps, ({ shareKept }) => shareKept);
    this.#setting = localSearch?.temperature?.setBy ?? [];
  }

  /** 0 where there is none yet. */
  temperatureAt(position: number): number {
    return this.temperatures[byPosition.right(this.temperatures, position) - 1]?.temperature ?? 0;
  }

  /** Less of the run may be read than before. */
  #forget(): void {
    for (const learnt of [this.chainEnds, this.temperatures, this.reheats]) learnt.length = 0;
    this.#state = undefined;
    this.#read = 0;
  }

  /** Learns what the run has come to since. */
  grow(): void {
    const timeline = this.#timeline;
    if (timeline.length < this.#read) this.#forget();
    const from = this.#read;
    this.#read = timeline.length;
    for (let at = timeline.next(this.#ending, from); at !== undefined; at = timeline.next(this.#ending, at)) this.chainEnds.push(at);
    const { temperature } = timeline.algorithm.localSearch ?? {};
    if (!temperature) return;
    this.#state ??= timeline.peek(0);
    for (let at = timeline.next(this.#setting, from); at !== undefined; at = timeline.next(this.#setting, at)) {
      applyStep(timeline.algorithm, this.#state, timeline.stepAt(at)!);
      const reading = { position: at, temperature: temperature.of(this.#state) };
      const before = this.temperatures.at(-1);
      if (reading.temperature <= 0 || reading.temperature === before?.temperature) continue;
      this.temperatures.push(reading);
      if (before && before.temperature < reading.temperature) this.reheats.push(reading);
    }
  }
}
