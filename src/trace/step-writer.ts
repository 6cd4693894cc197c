import type { AnyAlgorithm } from '../engine/algorithm.ts';
import type { AnyStep } from '../engine/step.ts';
import type { StepSink } from '../engine/step-sink.ts';
import { biasOf, type Codec, type FieldLayout } from './codec.ts';

/** Writes a step of one kind; true when the run is to stop after it. */
type WriteKind = (...fields: number[]) => boolean;

/** The columns of a chunk, and how much of them is written. */
class Columns {
  kinds = new Uint8Array(0);
  metric = new Uint16Array(0);
  words = new Int32Array(0);
  /** Steps written. */
  used = 0;
  /** Steps after which the run is to stop. */
  end = 0;
}

/** Packs the steps of a run into the columns of a chunk, as they come: in objects, or field by field from a direct run. */
export class StepWriter extends Columns {
  /** What a direct run writes into. */
  readonly sink: StepSink;

  constructor({ kinds, stride }: Codec, { metric }: AnyAlgorithm, state: unknown) {
    super();
    const metricOf = metric.of;
    const put = (kind: number, word: number): boolean => {
      const at = this.used;
      this.kinds[at] = kind;
      this.metric[at] = metricOf(state);
      this.words[at * stride] = word;
      this.used = at + 1;
      return at + 1 === this.end;
    };
    // A dozen names at most: comparing them in a row beats a hash.
    const names = kinds.map(({ kind }) => kind);
    const packs = kinds.map(({ pack }) => pack);
    const take = (step: AnyStep): boolean => {
      let kind = 0;
      while (names[kind] !== step.kind) kind++;
      packs[kind]!(step, this.words, this.used * stride);
      this.kinds[this.used] = kind;
      this.metric[this.used] = metric.of(state);
      this.used++;
      return this.used === this.end;
    };
    const whole =
      (kind: number, fields: readonly FieldLayout[]): WriteKind =>
      (...values) =>
        take({ kind: names[kind]!, ...Object.fromEntries(fields.map(({ name }, index) => [name, values[index]!])) });
    const writers = kinds.map(({ fields }, kind) => writerOf(kind, fields, put) ?? whole(kind, fields));
    this.sink = { ...Object.fromEntries(writers.map((write, kind) => [names[kind], write])), step: take };
  }

  get room(): number {
    return this.kinds.length - this.used;
  }
}

/** The writer of a kind of up to three fields in one word. */
function writerOf(kind: number, fields: readonly FieldLayout[], put: (kind: number, word: number) => boolean): WriteKind | undefined {
  if (fields.length > 3 || fields.some(({ word }) => word > 0)) return undefined;
  const [a, b, c] = fields as [FieldLayout, FieldLayout, FieldLayout];
  const [maskA, maskB, maskC] = fields.map(({ mask }) => mask) as [number, number, number];
  const [shiftA, shiftB, shiftC] = fields.map(({ shift }) => shift) as [number, number, number];
  const [biasA, biasB, biasC] = fields.map(({ type }) => biasOf(type)) as [number, number, number];
  if (!a) return () => put(kind, 0);
  if (!b) return (x) => put(kind, ((x! + biasA) & maskA) << shiftA);
  if (!c) return (x, y) => put(kind, (((x! + biasA) & maskA) << shiftA) | (((y! + biasB) & maskB) << shiftB));
  return (x, y, z) =>
    put(kind, (((x! + biasA) & maskA) << shiftA) | (((y! + biasB) & maskB) << shiftB) | (((z! + biasC) & maskC) << shiftC));
}
