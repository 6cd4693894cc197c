import { type AnyAlgorithm, digitsIn, type Outcome } from '../engine/algorithm.ts';
import type { Overridable, Reseedable } from '../engine/override.ts';
import type { AnyStep } from '../engine/step.ts';
import { runInto } from '../engine/step-sink.ts';
import type { Chunk } from './chunk.ts';
import { type Codec, codecOf } from './codec.ts';
import { StepWriter } from './step-writer.ts';

/** Steps that a trace keeps. Past it the run goes on: counted, not kept. */
export const STEP_CAP = 20_000_000;

/** A decision that is not the run's own, at a position (1 for the first step): the step to take there, or the seed of its chance from there on. */
export type Override = StepOverride | SeedOverride;

export interface StepOverride {
  readonly position: number;
  readonly step: AnyStep;
}

interface SeedOverride {
  readonly position: number;
  readonly seed: number;
}

/** Steps in a chunk: few, so that a page has something to show at once and counts few of them anew at a seek. */
const CHUNK = 1024;

/**
 * Runs an algorithm and packs its steps into chunks. The caller decides how far to run at a time, so that
 * a worker can report in between.
 */
export class Recorder {
  readonly codec: Codec;
  /** Indexed by kind: steps so far, kept or not. */
  readonly counts: Float64Array;
  /** Steps kept. */
  length = 0;
  /** Steps taken, kept or not. */
  taken = 0;
  outcome: Outcome | undefined;

  readonly #state: unknown;
  readonly #writer: StepWriter;
  readonly #run: Generator<undefined, Outcome, undefined>;
  readonly #cap: number;
  /** Those still to come, the next one first. */
  readonly #overrides: Override[];
  #ready: Chunk[] = [];
  #countsBefore: Float64Array;
  /** Whether the chunk that is open is kept. */
  #keeps = true;

  /** `state` is a fresh state of the algorithm; the recorder owns it from now on. `cap` is the number of steps kept. */
  constructor(algorithm: AnyAlgorithm, state: unknown, cap: number = STEP_CAP, overrides: readonly Override[] = []) {
    this.#overrides = overrides.toSorted((a, b) => a.position - b.position);
    this.#state = state;
    this.codec = codecOf(algorithm.steps, digitsIn(algorithm, state).length);
    this.counts = new Float64Array(this.codec.kinds.length);
    this.#countsBefore = this.counts.slice();
    this.#cap = cap;
    this.#writer = new StepWriter(this.codec, algorithm, state);
    this.#run = runInto(algorithm, state, this.#writer.sink);
    this.#openChunk();
  }

  /** Whether the cap was passed: the trace is then a beginning, the counts are whole. */
  get capped(): boolean {
    return this.taken > this.length;
  }

  /** Takes at most `steps` further steps. Returns false when the run has ended. */
  advance(steps: number): boolean {
    const writer = this.#writer;
    for (let left = steps; left > 0; ) {
      const from = writer.used;
      writer.end = from + Math.min(left, writer.room, this.#decide());
      const next = this.#run.next();
      const written = writer.used - from;
      for (let at = from; at < writer.used; at++) this.counts[writer.kinds[at]!]!++;
      this.taken += written;
      if (this.#keeps) this.length += written;
      left -= written;
      if (next.done) {
        this.outcome = next.value;
        this.#closeChunk();
        return false;
      }
      if (writer.room === 0) {
        this.#closeChunk();
        this.#openChunk();
      }
    }
    return true;
  }

  /** Hands the run the decision for its next step, where that is overridden. Returns how many steps it may take before the next call. */
  #decide(): number {
    const state = this.#state as Overridable<AnyStep> & Reseedable;
    if (state.override) delete state.override;
    let decides = false;
    for (let [next] = this.#overrides; next; [next] = this.#overrides) {
      const before = next.position - this.taken - 1;
      if (before > 0) return decides ? 1 : before;
      this.#overrides.shift();
      decides ||= before === 0;
      if (before < 0) continue;
      if ('seed' in next) state.reseed = next.seed;
      else state.override = next.step;
    }
    return decides ? 1 : Number.POSITIVE_INFINITY;
  }

  /** The chunks that are full (or last) and have not been taken yet. */
  takeChunks(): Chunk[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** Makes the steps of an unfinished run available too. */
  flush(): void {
    this.#closeChunk();
    this.#openChunk();
  }

  #openChunk(): void {
    const writer = this.#writer;
    // Past the cap, steps are written to be counted, and dropped.
    this.#keeps = this.length < this.#cap;
    const size = this.#keeps ? Math.min(CHUNK, this.#cap - this.length) : CHUNK;
    writer.kinds = new Uint8Array(size);
    writer.metric = new Uint16Array(size);
    writer.words = new Int32Array(size * this.codec.stride);
    writer.used = 0;
    this.#countsBefore = this.counts.slice();
  }

  #closeChunk(): void {
    const { used, kinds, metric, words } = this.#writer;
    if (used === 0 || !this.#keeps) return;
    const whole = used === kinds.length;
    this.#ready.push({
      first: this.length - used,
      length: used,
      kinds: whole ? kinds : kinds.slice(0, used),
      metric: whole ? metric : metric.slice(0, used),
      words: whole ? words : words.slice(0, used * this.codec.stride),
      countsBefore: this.#countsBefore,
    });
    this.#writer.used = 0;
  }
}
