import { bisector } from 'd3-array';
import { type AnyStep, DETAILS, type Detail } from '../engine/step.ts';
import type { Chunk } from './chunk.ts';
import { type Codec, unpackStep } from './codec.ts';
import { Overview, type OverviewColumn, type Spread } from './overview.ts';

const byFirst = bisector(({ first }: Chunk) => first);

/**
 * The steps of a run as they are packed, to be read and searched without any state. Position p is the place after p steps,
 * from 0 to `length`: the step that leads to it has the index p − 1.
 */
export class PackedSteps {
  readonly codec: Codec;
  /** Steps kept. */
  length = 0;

  readonly #chunks: Chunk[] = [];
  readonly #overview = new Overview();
  readonly #startMetric: number;
  #countsAtEnd: Readonly<Record<string, number>> | undefined;

  constructor(codec: Codec, startMetric: number) {
    this.codec = codec;
    this.#startMetric = startMetric;
  }

  append(chunk: Chunk): void {
    if (chunk.first !== this.length) throw new Error(`chunk starts at ${chunk.first}, the trace has ${this.length} steps`);
    this.#chunks.push(chunk);
    this.length += chunk.length;
    this.#countsAtEnd = undefined;
    this.#overview.append(chunk.metric);
  }

  /** The step that leads to this position, 1 … length. */
  stepAt(position: number): AnyStep | undefined {
    if (position < 1 || position > this.length) return undefined;
    const { chunk, offset } = this.locate(position - 1);
    return unpackStep(this.codec.kinds[chunk.kinds[offset]!]!, chunk.words, offset * this.codec.stride);
  }

  /** The kind of the step that leads to this position. */
  kindAt(position: number): string | undefined {
    if (position < 1 || position > this.length) return undefined;
    const { chunk, offset } = this.locate(position - 1);
    return this.codec.kinds[chunk.kinds[offset]!]!.kind;
  }

  /** The kinds of the steps after `from` up to `to`, as indices into the codec's. */
  kindsIn(from: number, to: number): Uint8Array {
    const kinds = new Uint8Array(to - from);
    for (let index = from; index < to; ) {
      const { chunk, offset } = this.locate(index);
      const part = chunk.kinds.subarray(offset, Math.min(chunk.length, to - chunk.first));
      kinds.set(part, index - from);
      index += part.length;
    }
    return kinds;
  }

  /** The algorithm's metric after this many steps. */
  metricAt(position: number): number {
    if (position < 1) return this.#startMetric;
    const { chunk, offset } = this.locate(position - 1);
    return chunk.metric[offset]!;
  }

  /** Steps of each kind among the first `position` steps. */
  countsAt(position: number): Readonly<Record<string, number>> {
    if (position !== this.length) return this.#counted(position);
    // While a run grows, what it has come to is asked for again and again.
    this.#countsAtEnd ??= this.#counted(position);
    return this.#countsAtEnd;
  }

  #counted(position: number): Readonly<Record<string, number>> {
    const counts = new Float64Array(this.codec.kinds.length);
    if (position > 0) {
      const { chunk, offset } = this.locate(position - 1);
      counts.set(chunk.countsBefore);
      for (let i = 0; i <= offset; i++) counts[chunk.kinds[i]!]!++;
    }
    return Object.fromEntries(this.codec.kinds.map(({ kind }, index) => [kind, counts[index]!]));
  }

  /** The first position after `from` whose step is of one of the kinds; undefined when there is none. */
  next(kinds: readonly string[], from: number): number | undefined {
    return this.#scan(this.#flagsOf(kinds), from, 1);
  }

  /** The last position before `from` whose step is of one of the kinds. */
  previous(kinds: readonly string[], from: number): number | undefined {
    return this.#scan(this.#flagsOf(kinds), from, -1);
  }

  /**
   * The position of the last step that counts, before their sum is more than `amount`, where each step counts for as much as
   * `worth` says of its kind; the end of what is kept when the sum is less.
   */
  amountTo(amount: number, worth: Readonly<Record<string, number>>): number {
    if (amount < 1) return 0;
    const worths = this.codec.kinds.map(({ kind }) => worth[kind] ?? 0);
    const before = ({ countsBefore }: Chunk) => countsBefore.reduce((sum, count, kind) => sum + count * worths[kind]!, 0);
    const index = bisector(before).left(this.#chunks, amount) - 1;
    if (index < 0) return this.length;
    const chunk = this.#chunks[index]!;
    let sum = before(chunk);
    let last: number | undefined;
    for (let i = 0; i < chunk.length; i++) {
      const more = worths[chunk.kinds[i]!]!;
      if (more === 0) continue;
      if (sum + more > amount) return last ?? this.previous(Object.keys(worth), chunk.first + 1) ?? 0;
      sum += more;
      last = chunk.first + i + 1;
      if (sum === amount) return last;
    }
    return this.length;
  }

  /** The kinds that a reader sees at a level of detail: its own and all coarser ones. */
  kindsAt(detail: Detail): string[] {
    const level = DETAILS.indexOf(detail);
    return this.codec.kinds.filter(({ spec }) => DETAILS.indexOf(spec.detail) <= level).map(({ kind }) => kind);
  }

  /** Of each of `columns` equal stretches between two positions, the share of its steps that are of these kinds, 0 … 1. */
  density(kinds: readonly string[], columns: number, first = 0, last = this.length): Float64Array {
    const flags = this.#flagsOf(kinds);
    const counts = new Float64Array(columns);
    const scale = columns / Math.max(1, last - first);
    for (let index = Math.max(0, first); index < Math.min(last, this.length); ) {
      const { chunk, offset } = this.locate(index);
      const end = Math.min(chunk.length, last - chunk.first);
      for (let i = offset; i < end; i++) if (flags[chunk.kinds[i]!]) counts[Math.floor((chunk.first + i - first) * scale)]!++;
      index = chunk.first + end;
    }
    return counts.map((count) => Math.min(1, count * scale));
  }

  /** The metric as `columns` pairs of least and greatest value, over the steps kept so far. */
  overview(columns: number, first = 0, last = this.length): OverviewColumn[] {
    return this.#overview.columns(columns, first, last);
  }

  /** How the metric is spread over the steps after `first` up to `last`. */
  spread(first: number, last: number): Spread {
    return this.#overview.spread(first, last);
  }

  get metricMax(): number {
    return this.#overview.max;
  }

  /** Every step from one position to another, for export. */
  *steps(from = 1, to = this.length): Generator<AnyStep> {
    for (let position = Math.max(1, from); position <= Math.min(to, this.length); position++) yield this.stepAt(position)!;
  }

  /** The first steps, up to a position, in chunks that share their memory with these. */
  protected chunksUpTo(position: number): Chunk[] {
    return this.#chunks
      .filter(({ first }) => first < position)
      .map((chunk) => {
        const length = Math.min(chunk.length, position - chunk.first);
        const { kinds, metric, words } = chunk;
        return {
          ...chunk,
          length,
          kinds: kinds.subarray(0, length),
          metric: metric.subarray(0, length),
          words: words.subarray(0, length * this.codec.stride),
        };
      });
  }

  /** Bytes that the packed steps take. */
  get bytes(): number {
    return this.#chunks.reduce((sum, { kinds, metric, words }) => sum + kinds.byteLength + metric.byteLength + words.byteLength, 0);
  }

  /** The chunk that holds the step with this index, and its place there. */
  protected locate(index: number): { chunk: Chunk; offset: number } {
    const chunk = this.#chunks[byFirst.right(this.#chunks, index) - 1]!;
    return { chunk, offset: index - chunk.first };
  }

  #flagsOf(kinds: readonly string[]): Uint8Array {
    const flags = new Uint8Array(this.codec.kinds.length);
    for (const kind of kinds) {
      const index = this.codec.indexOfKind.get(kind);
      if (index !== undefined) flags[index] = 1;
    }
    return flags;
  }

  #scan(flags: Uint8Array, from: number, direction: 1 | -1): number | undefined {
    if (!flags.includes(1)) return undefined;
    // Position p is the step with index p − 1: forward starts at index `from`, backward at `from − 2`.
    let index = direction === 1 ? from : from - 2;
    while (index >= 0 && index < this.length) {
      const at = byFirst.right(this.#chunks, index) - 1;
      const chunk = this.#chunks[at]!;
      if (this.#mayHold(at, flags))
        for (let i = index - chunk.first; i >= 0 && i < chunk.length; i += direction) {
          if (flags[chunk.kinds[i]!]) return chunk.first + i + 1;
        }
      index = direction === 1 ? chunk.first + chunk.length : chunk.first - 1;
    }
    return undefined;
  }

  /** Whether a chunk may have a step of these kinds, as far as its counts and those of the one after it say. */
  #mayHold(at: number, flags: Uint8Array): boolean {
    const [before, after] = [this.#chunks[at]!.countsBefore, this.#chunks[at + 1]?.countsBefore];
    return !after || flags.some((isMeant, kind) => isMeant === 1 && before[kind] !== after[kind]);
  }
}
