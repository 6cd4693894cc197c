import type { Move } from '../../../trace/manual.ts';
import type { ManualPlay } from './manual-play.ts';
import type { ManualPicks } from './picks.ts';

/** What a reader may mean by a digit, by a thing that they point at, or by the cells that they have chosen: moves, all of which look alike. */
export class ManualGestures {
  readonly #play: ManualPlay;
  readonly #picks: ManualPicks;

  constructor(play: ManualPlay, picks: ManualPicks) {
    this.#play = play;
    this.#picks = picks;
  }

  /** Points at a thing, which is what a field of some kinds of move says. */
  point(field: string, value: number): Move[] {
    const { steps } = this.#play.timeline.algorithm;
    return this.#kinds('point')
      .filter((kind) => Object.keys(steps[kind]!.fields)[0] === field)
      .map((kind) => ({ kind, [field]: value }));
  }

  /** Undefined where nobody knows in which cell. */
  digit(digit: number, gesture: 'write' | 'strike'): Move[] | undefined {
    const cell = this.#cell;
    return cell === undefined ? undefined : this.#kinds(gesture).map((kind) => ({ kind, cell, digit }));
  }

  /** The chosen cells are a set. */
  set(): readonly Move[] {
    const { timeline, position } = this.#play;
    const cells = this.#picks.cells.toSorted((a, b) => a - b);
    return cells.length === 0 ? [] : (timeline.algorithm.picked?.(timeline.peek(position), cells) ?? []);
  }

  /** The cell chosen since the last move, else, where the algorithm leaves no choice, the next. */
  get #cell(): number | undefined {
    const { timeline, position } = this.#play;
    const { meant, fresh } = this.#picks;
    return fresh ? meant : (timeline.algorithm.cellNow?.(timeline.peek(position), timeline.stepAt(position)) ?? meant);
  }

  #kinds(gesture: string): string[] {
    const { moves } = this.#play.model;
    return Object.keys(moves).filter((kind) => moves[kind] === gesture);
  }
}
