import { type AnyAlgorithm, digitsIn, type Outcome } from '../engine/algorithm.ts';
import type { Overridable, Reseedable } from '../engine/override.ts';
import type { AnyStep } from '../engine/step.ts';
import type { Chunk } from './chunk.ts';
import { type Codec, codecOf } from './codec.ts';

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

  readonly #algorithm: AnyAlgorithm;
  readonly #state: unknown;
  readonly #run: Generator<{ readonly kind: string }, Outcome, undefined>;
  readonly #cap: number;
  /** Those still to come, the next one first. */
  readonly #overrides: Override[];
  #ready: Chunk[] = [];
  #kinds = new Uint8Array(0);
  #metric = new Uint16Array(0);
  #words = new Int32Array(0);
  #countsBefore: Float64Array;
  #used = 0;

  /** `state` is a fresh state of the algorithm; the recorder owns it from now on. `cap` is the number of steps kept. */
  constructor(algorithm: AnyAlgorithm, state: unknown, cap: number = STEP_CAP, overrides: readonly Override[] = []) {
    this.#overrides = overrides.toSorted((a, b) => a.position - b.position);
    this.#algorithm = algorithm;
    this.#state = state;
    this.codec = codecOf(algorithm.steps, digitsIn(algorithm, state).length);
    this.counts = new Float64Array(this.codec.kinds.length);
    this.#countsBefore = this.counts.slice();
    this.#cap = cap;
    this.#run = algorithm.run(state);
    this.#openChunk();
  }

  /** Whether the cap was passed: the trace is then a beginning, the counts are whole. */
  get capped(): boolean {
    return this.taken > this.length;
  }

  /** Takes at most `steps` further steps. Returns false when the run has ended. */
  advance(steps: number): boolean {
    const { counts } = this;
    const { kinds: layouts, stride } = this.codec;
    const run = this.#run;
    const { metric } = this.#algorithm;
    const state = this.#state;
    // A dozen names at most: comparing them in a row beats a hash.
    const names = layouts.map(({ kind }) => kind);
    const packs = layouts.map(({ pack }) => pack);
    for (let left = steps; left > 0; ) {
      if (this.length >= this.#cap) return this.#countOn(left);
      const kinds = this.#kinds;
      const metrics = this.#metric;
      const words = this.#words;
      const room = Math.min(left, kinds.length - this.#used, this.#decide());
      const first = this.#used;
      for (let at = first; at < first + room; at++) {
        const next = run.next();
        if (next.done) {
          this.#keep(at - first);
          this.outcome = next.value;
          this.#closeChunk();
          return false;
        }
        const step = next.value;
        const name = step.kind;
        let kind = 0;
        while (names[kind] !== name) kind++;
        counts[kind]!++;
        kinds[at] = kind;
        metrics[at] = metric.of(state);
        packs[kind]!(step, words, at * stride);
      }
      this.#keep(room);
      left -= room;
      if (this.#used === kinds.length) {
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

  /** Past the cap: steps are counted and not kept. */
  #countOn(steps: number): boolean {
    const { counts, codec } = this;
    for (let left = steps; left > 0; left--) {
      const next = this.#run.next();
      if (next.done) {
        this.outcome = next.value;
        return false;
      }
      counts[codec.indexOfKind.get(next.value.kind)!]!++;
      this.taken++;
    }
    return true;
  }

  #keep(steps: number): void {
    this.#used += steps;
    this.length += steps;
    this.taken += steps;
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
    const size = Math.min(CHUNK, Math.max(this.#cap - this.length, 0));
    this.#kinds = new Uint8Array(size);
    this.#metric = new Uint16Array(size);
    this.#words = new Int32Array(size * this.codec.stride);
    this.#countsBefore = this.counts.slice();
    this.#used = 0;
  }

  #closeChunk(): void {
    const used = this.#used;
    if (used === 0) return;
    const whole = used === this.#kinds.length;
    this.#ready.push({
      first: this.length - used,
      length: used,
      kinds: whole ? this.#kinds : this.#kinds.slice(0, used),
      metric: whole ? this.#metric : this.#metric.slice(0, used),
      words: whole ? this.#words : this.#words.slice(0, used * this.codec.stride),
      countsBefore: this.#countsBefore,
    });
    this.#used = 0;
  }
}
