import type { AnyAlgorithm, Gesture, Move } from '../engine/algorithm.ts';
import { type AnyStep, kindsWhere } from '../engine/step.ts';
import type { StepOverride } from './recorder.ts';
import type { Timeline } from './timeline.ts';

export type { Move };

/** How a move is judged in a frame of a run. */
export type Judgement =
  /** It is the run's own next move, which leads to this position. */
  | { readonly verdict: 'same'; readonly position: number }
  /** It is as right as the run's own: with this override the run makes it, and the move is to be judged again there. */
  | { readonly verdict: 'tie'; readonly override: StepOverride }
  /** The run's own next move leads to this position; undefined when the run has none. */
  | { readonly verdict: 'wrong'; readonly position: number | undefined };

/** The moves that a reader can make of an algorithm, found and judged in the traces of its runs. */
export class ManualModel {
  readonly moves: Readonly<Record<string, Gesture>>;
  readonly #kinds: readonly string[];
  readonly #thoughts: readonly string[];
  readonly #shown: readonly string[];

  /** Throws when the algorithm has no moves. */
  constructor({ id, manual, steps }: AnyAlgorithm) {
    if (!manual) throw new Error(`${id} has no moves for a reader`);
    this.moves = manual.moves as Readonly<Record<string, Gesture>>;
    this.#kinds = Object.keys(manual.moves);
    this.#thoughts = manual.thoughts;
    this.#shown = kindsWhere(steps, () => true).filter((kind) => !this.#thoughts.includes(kind));
  }

  /** The position that the first move after this one leads to; undefined when there is none. */
  nextMove(timeline: Timeline, position: number): number | undefined {
    return timeline.next(this.#kinds, position);
  }

  /** The last position up to this one that shows no thought. */
  beforeThought(timeline: Timeline, position: number): number {
    const kind = timeline.kindAt(position);
    return kind !== undefined && this.#thoughts.includes(kind) ? (timeline.previous(this.#shown, position) ?? 0) : position;
  }

  /** Where a reader takes over who comes to this position: before the thought that is shown there. */
  startAt(timeline: Timeline, position: number): number {
    return this.waiting(timeline, this.beforeThought(timeline, position));
  }

  /** The position that is shown while the next move is awaited: after all that follows from the last one, and before any thought of the next. */
  waiting(timeline: Timeline, position: number): number {
    const next = this.nextMove(timeline, position);
    const before = next === undefined ? timeline.length : next - 1;
    if (before <= position) return position;
    return Math.max(position, this.beforeThought(timeline, before));
  }

  /** The move that the step at a position is, as a reader would make it. */
  moveAt(timeline: Timeline, position: number): Move {
    return this.moveOf(timeline.algorithm, timeline.stepAt(position)!);
  }

  /** A step with no fields but those that its gesture names. */
  moveOf({ steps }: AnyAlgorithm, step: AnyStep): Move {
    const fields = Object.keys(steps[step.kind]!.fields);
    const named: Record<Gesture, readonly string[]> = {
      write: ['cell', 'digit'],
      strike: ['cell', 'digit'],
      set: fields,
      point: fields.slice(0, 1),
      say: [],
    };
    const fieldsNamed = named[this.moves[step.kind]!].map((field) => [field, step[field]!]);
    return { kind: step.kind, ...Object.fromEntries(fieldsNamed) };
  }

  /** Judges a move made while the frame at `position` is shown. */
  judge(timeline: Timeline, position: number, move: Move): Judgement {
    const next = this.nextMove(timeline, position);
    if (next === undefined) return { verdict: 'wrong', position: undefined };
    if (this.#isMove(timeline.stepAt(next)!, move)) return { verdict: 'same', position: next };
    // The last decision first, because it changes the least of the run.
    for (let at = next; at > position; at--) {
      const step = timeline.stepAt(at)!;
      const tie = this.ties(timeline, at).find((each) => (at === next ? this.#isMove(each, move) : leadsTo(each, step, move)));
      if (tie) return { verdict: 'tie', override: { position: at, step: bare(timeline.algorithm, tie) } };
    }
    return { verdict: 'wrong', position: next };
  }

  /**
   * The moves that pointing at a thing can mean, the thing being named by a field of steps: those about the thing itself, and those about what
   * it is a part of, as a node is of its row.
   */
  pointed({ algorithm: { steps, inFull } }: Timeline, state: unknown, field: string, value: number): Move[] {
    const kinds = this.#kinds.filter((kind) => this.moves[kind] === 'point');
    const about = (name: string, index: number) =>
      kinds.filter((kind) => Object.keys(steps[kind]!.fields)[0] === name).map((kind): Move => ({ kind, [name]: index }));
    const own = about(field, value);
    const within = own.length > 0 ? Object.entries(inFull?.(state, own[0]!) ?? {}) : [];
    return [...own, ...within.flatMap(([name, index]) => (typeof index === 'number' ? about(name, index) : []))];
  }

  /** Of several moves that look alike to the reader, the one that is right; the one of the run's kind where none is. */
  meant(timeline: Timeline, position: number, moves: readonly Move[]): Move {
    const next = this.nextMove(timeline, position);
    const kind = next === undefined ? undefined : timeline.kindAt(next);
    return (
      moves.find((move) => this.judge(timeline, position, move).verdict !== 'wrong') ??
      moves.find((move) => move.kind === kind) ??
      moves[0]!
    );
  }

  /**
   * Whether a step is a move in all fields that the reader has named. Writing or striking a digit does not tell for which of the
   * algorithm's reasons: all kinds of such moves are alike.
   */
  #isMove(step: AnyStep, { kind, cells: _picked, ...named }: Move): boolean {
    const gesture = this.moves[kind];
    const alike = kind === step.kind || ((gesture === 'write' || gesture === 'strike') && this.moves[step.kind] === gesture);
    return alike && Object.entries(named).every(([field, value]) => step[field] === value);
  }

  /** The override with which the run makes a move that is not its own: the decision that leads to it. Undefined where none does. */
  branch(timeline: Timeline, position: number, move: Move): StepOverride | undefined {
    const { algorithm } = timeline;
    const next = this.nextMove(timeline, position);
    for (let at = position + 1; next !== undefined && at <= next; at++) {
      const step = timeline.stepAt(at)!;
      const choices = algorithm.decisions?.(timeline.peek(at - 1), step) ?? [];
      const choice = choices.find((each) => (at === next ? this.#isMove(each, move) : leadsTo(each, step, move)));
      if (choice) return { position: at, step: choice };
    }
    return undefined;
  }

  /** The steps that are as right as the one that leads to a position, among those that the run can take instead. */
  ties(timeline: Timeline, at: number): readonly AnyStep[] {
    const { algorithm } = timeline;
    const step = timeline.stepAt(at)!;
    // Others have no alternatives, and to find a state takes a while.
    if (!algorithm.ties && !algorithm.steps[step.kind]!.predict) return [];
    const state = timeline.peek(at - 1);
    if (algorithm.ties) return algorithm.ties(state, step);
    return (algorithm.alternatives?.(state, step) ?? []).filter(({ right }) => right).map((tie) => tie.step);
  }
}

/** A step with no fields but those of its kind. */
function bare({ steps }: AnyAlgorithm, step: AnyStep): AnyStep {
  const fields = Object.keys(steps[step.kind]!.fields);
  return { kind: step.kind, ...Object.fromEntries(fields.map((field) => [field, step[field]!])) };
}

/** Whether a thought is about the same as the move, and not the run's own. */
function leadsTo(thought: AnyStep, own: AnyStep, move: Move): boolean {
  const shared = Object.keys(thought).filter((field) => field !== 'kind' && field in move);
  return shared.some((field) => thought[field] !== own[field]) && shared.every((field) => thought[field] === move[field]);
}
