import { type AnyAlgorithm, applyStep, countOf, digitsIn, type Outcome } from '../engine/algorithm.ts';
import { digitsPerStep } from '../engine/digits-written.ts';
import type { Picture } from '../engine/picture.ts';
import type { AnyStep } from '../engine/step.ts';
import { CellChanges, digitsRead, marksRead } from './cell-changes.ts';
import { type CheckpointLimits, Checkpoints } from './checkpoints.ts';
import type { Chunk } from './chunk.ts';
import { codecOf, unpackField } from './codec.ts';
import { PackedSteps } from './packed-steps.ts';
import { Spans } from './spans.ts';

/** What a view draws: the state after `position` steps, and the step that led there (none at position 0). */
// biome-ignore lint/suspicious/noExplicitAny: the state belongs to an algorithm that this layer does not know
export interface Frame<State = any> {
  readonly position: number;
  readonly step: AnyStep | undefined;
  /** Valid until the next call of the timeline: clone it to keep it. */
  readonly state: State;
  /** The picture of the state, made when a view first reads it. Valid as long as the state. */
  readonly picture: Picture;
  /** Steps so far, by kind. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A place in a trace that only goes on, and that no other reading moves. */
export class Reader {
  readonly #timeline: Timeline;
  position: number;
  /** Valid until it goes on. */
  readonly state: unknown;

  constructor(timeline: Timeline, { position, state }: { position: number; state: unknown }) {
    this.#timeline = timeline;
    this.position = position;
    this.state = state;
  }

  /** Goes on to a position that is not before this one, and returns the state there. */
  goTo(position: number): unknown {
    this.#timeline.replay(this.state, this.position, position);
    this.position = position;
    return this.state;
  }
}

/**
 * A trace that can be read at any place. Positions run from 0 (nothing has happened) to `length`;
 * position p is the frame after p steps. It can grow while it is read.
 */
export class Timeline extends PackedSteps {
  readonly algorithm: AnyAlgorithm;
  /** The kinds of step that write into the grid, each with what it counts as: one digit. */
  readonly writes: Readonly<Record<string, 1>>;
  /** Steps by kind in the whole run, beyond the cap too. */
  totals: Readonly<Record<string, number>> = {};
  /** Steps in the whole run so far, kept or not. */
  taken = 0;
  /** True when the run went on past the steps that are kept. */
  capped = false;
  outcome: Outcome | undefined;
  /** What came after the last step was no step: the run did not end by itself. */
  broken = false;
  /** A reader ended the run before its end. */
  stopped = false;
  /** Whether the steps after its last one are withheld. */
  withheld = false;

  /** Which cells get another digit, and which get other marks, at which steps. */
  readonly digits = new CellChanges(this, digitsRead);
  readonly marks = new CellChanges(this, marksRead, 1);
  /** Where the run goes levels down and back. */
  readonly spans = new Spans(this, this.digits);

  readonly #checkpoints: Checkpoints<unknown>;
  readonly #scratch: Record<string, number | string>[];
  readonly #acts: readonly boolean[];
  #state: unknown;
  #position = 0;
  /** The frame that was read last, as long as its state is. */
  #frame: Frame | undefined;
  /** Where the making of checkpoints has come to. */
  #preparing: Reader | undefined;
  /** Where `peek` has read last. */
  #peeked: Reader | undefined;

  constructor(algorithm: AnyAlgorithm, start: unknown, checkpoints?: Partial<CheckpointLimits>) {
    super(codecOf(algorithm.steps, digitsIn(algorithm, start).length), algorithm.metric.of(start));
    this.algorithm = algorithm;
    this.writes = digitsPerStep(algorithm.steps);
    this.#checkpoints = new Checkpoints(start, (state) => algorithm.clone(state), checkpoints);
    this.#state = algorithm.clone(start);
    this.#acts = this.codec.kinds.map(({ kind }) => kind in algorithm.apply);
    this.#scratch = this.codec.kinds.map(({ kind, fields }) =>
      Object.fromEntries([['kind', kind], ...fields.map(({ name }) => [name, 0])]),
    );
  }

  /** Digits written into the grid in the first `position` steps. */
  writtenAt(position: number): number {
    return countOf({ kinds: Object.keys(this.writes) }, this.countsAt(position));
  }

  /** Digits written in the whole run, beyond the cap too; while it goes on, in the steps that can be read, which may be fewer than it has taken. */
  get written(): number {
    const counts = this.complete || this.capped ? this.totals : this.countsAt(this.length);
    return countOf({ kinds: Object.keys(this.writes) }, counts);
  }

  get complete(): boolean {
    return this.outcome !== undefined;
  }

  override append(chunk: Chunk): void {
    super.append(chunk);
    this.taken = Math.max(this.taken, this.length);
  }

  /** The same run with nothing after a position: it gives away neither its length, nor its counts, nor its outcome. */
  withheldAfter(position: number): Timeline {
    const cut = new Timeline(this.algorithm, this.peek(0));
    for (const chunk of this.chunksUpTo(position)) cut.append(chunk);
    cut.totals = cut.countsAt(cut.length);
    cut.withheld = true;
    return cut;
  }

  /** Whether it has all its checkpoints. */
  get isPrepared(): boolean {
    return this.#checkpoints.next > this.length;
  }

  /** Goes on making checkpoints that are still missing, replaying at most `steps`. Returns whether more are missing. */
  prepare(steps: number): boolean {
    if (this.isPrepared) return false;
    const last = this.#preparing;
    // Other readings may have made some since.
    const reader = last && last.position >= this.checkpointBefore(this.length) ? last : this.reader(this.length);
    this.#preparing = undefined;
    reader.goTo(Math.min(this.length, reader.position + steps));
    if (!this.isPrepared) this.#preparing = reader;
    return !this.isPrepared;
  }

  /** A place of its own to read states at, from the last checkpoint at or before a position. */
  reader(position: number): Reader {
    return new Reader(this, this.#checkpoints.before(position));
  }

  frame(position: number): Frame {
    const place = Math.max(0, Math.min(this.length, Math.trunc(position)));
    // A figure reads a frame many times, and to make its picture can take longer than to draw it.
    if (this.#frame && this.#position === place) return this.#frame;
    const { algorithm } = this;
    const [step, state] = [this.stepAt(place), this.stateAt(place)];
    let picture: Picture | undefined;
    this.#frame = {
      position: place,
      step,
      state,
      get picture() {
        picture ??= algorithm.picture(state, step);
        return picture;
      },
      counts: this.countsAt(place),
    };
    return this.#frame;
  }

  /** The state alone after this many steps (0 … length): for readings of many places in a row. Valid until the next call. */
  stateAt(position: number): unknown {
    if (this.#position !== position) this.#frame = undefined;
    const nearest = this.#checkpoints.positionBefore(position);
    if (this.#position > position || this.#position < nearest) {
      const checkpoint = this.#checkpoints.before(position);
      this.#state = checkpoint.state;
      this.#position = checkpoint.position;
    }
    this.replay(this.#state, this.#position, position);
    this.#position = position;
    return this.#state;
  }

  /** One step on; but where that step opens a span, to the step that closes it, or to the end where nothing does. */
  stepOver(from: number): number {
    const span = this.spans.openedAt(from + 1);
    return span ? (this.spans.closeOf(span) ?? this.length) : Math.min(from + 1, this.length);
  }

  /** The step that closes the innermost span that is open here; undefined when nothing does. */
  stepOut(from: number): number | undefined {
    const span = this.spans.innermostAt(from);
    return span && this.spans.closeOf(span);
  }

  /** The first position after `from` whose step changes the digit of this cell. */
  nextChange(cell: number, from: number): number | undefined {
    return this.digits.next(cell, from);
  }

  /** The last position before `from` whose step changes the digit of this cell. */
  previousChange(cell: number, from: number): number | undefined {
    return this.digits.last(cell, from)?.position;
  }

  /** A copy of the state at a position, for readings that must not move the frame that is being drawn. */
  peek(position: number): unknown {
    // Such readings come in flocks: the one before is often of the same place, or of one not far back.
    const last = this.#peeked;
    const isNear = last && last.position <= position && last.position >= this.checkpointBefore(position);
    const reader = isNear ? last : this.reader(position);
    // A step that can't be applied leaves no state behind.
    this.#peeked = undefined;
    const state = reader.goTo(position);
    this.#peeked = reader;
    return this.algorithm.clone(state);
  }

  /** The last position at or before another from which states are replayed. */
  checkpointBefore(position: number): number {
    return this.#checkpoints.positionBefore(position);
  }

  /** Applies the steps after `from` up to `to`, and keeps checkpoints meanwhile. `acted` is called with each step that may have changed the state. */
  replay(state: unknown, from: number, to: number, acted?: (position: number) => void): void {
    const { algorithm } = this;
    const { kinds, stride } = this.codec;
    let position = from;
    while (position < to) {
      const { chunk, offset } = this.locate(position);
      const end = Math.min(chunk.length, to - chunk.first);
      for (let i = offset; i < end; i++) {
        const kind = chunk.kinds[i]!;
        // A step that changes nothing is not even unpacked: most of a search are such.
        if (this.#acts[kind]) {
          const { fields } = kinds[kind]!;
          const step = this.#scratch[kind]!;
          for (let f = 0; f < fields.length; f++) step[fields[f]!.name] = unpackField(fields[f]!, chunk.words, i * stride);
          applyStep(algorithm, state, step as AnyStep);
          acted?.(position + 1);
        }
        position++;
        if (position === this.#checkpoints.next) this.#checkpoints.add(state);
      }
    }
  }
}
