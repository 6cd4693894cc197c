import { bisector } from 'd3-array';
import { fieldOf } from '../engine/step.ts';
import type { CellChanges } from './cell-changes.ts';
import type { PackedSteps } from './packed-steps.ts';

/** What lies between a step that goes a level down and the one that leaves that level again. */
export interface Span {
  /** The position of the step that opens it. */
  readonly opened: number;
  /** The kind of that step. */
  readonly kind: string;
  /** That of the step that closes it; undefined while none does. */
  closed: number | undefined;
  /** The innermost span that is open when this one opens. */
  readonly around: Span | undefined;
  /** The cells that the opening step has changed. */
  readonly cells: readonly number[];
}

const none: readonly number[] = [];

const byOpened = bisector(({ opened }: Span) => opened);

/**
 * The spans of a run. A step of depth 1 opens one. It closes with the first step that
 * - takes away what the opening step put into a cell (a digit, or a hole), whatever that step says of its depth: so a search that
 *   gives up several levels at once, or begins anew, leaves nothing open; with such a span all inside it close that hold nothing;
 * - or, taking no such thing away, has depth −1 and leaves the innermost level;
 * - or says how many levels stay open (`backTo`), and leaves all others;
 * - or has depth 0 and leaves all.
 * The spans open at the end of a run are the path to its answer.
 */
export class Spans {
  readonly #steps: PackedSteps;
  readonly #changes: CellChanges;
  /** In the order in which they open. */
  readonly #all: Span[] = [];
  /** The same by the kinds of the steps that open them. */
  readonly #byKind = new Map<string, Span[]>();
  readonly #open: Span[] = [];
  /** By cell, the open span whose opening step put there what it holds. */
  readonly #holder = new Map<number, Span>();
  /** The kinds, as the codec counts them. */
  readonly #kinds: readonly string[];
  /** By kind, as the codec counts them. */
  readonly #depths: readonly (1 | 0 | -1 | undefined)[];
  /** By kind, the field with the number of levels that stay open after such a step. */
  readonly #backTo: readonly (string | undefined)[];
  /** Positions up to here are known. */
  #known = 0;

  constructor(steps: PackedSteps, changes: CellChanges) {
    this.#steps = steps;
    this.#changes = changes;
    this.#kinds = steps.codec.kinds.map(({ kind }) => kind);
    this.#depths = steps.codec.kinds.map(({ spec }) => spec.depth);
    this.#backTo = steps.codec.kinds.map(({ spec }) => spec.backTo);
  }

  /** The span that the step that leads to a position opens. */
  openedAt(position: number): Span | undefined {
    this.#learn(position);
    const found = this.#all[byOpened.left(this.#all, position)];
    return found?.opened === position ? found : undefined;
  }

  /** The innermost span that is open at a position. */
  innermostAt(position: number): Span | undefined {
    this.#learn(position);
    let span: Span | undefined = this.#all[byOpened.right(this.#all, position) - 1];
    while (span && span.closed !== undefined && span.closed <= position) span = span.around;
    return span;
  }

  /** Where a span closes; undefined where nothing closes it in the steps there are. */
  closeOf(span: Span): number | undefined {
    while (span.closed === undefined && this.#known < this.#steps.length) this.#learn(this.#known + 1);
    return span.closed;
  }

  /** The spans that steps of these kinds opened after `first` up to `last`, in that order. */
  openedIn(first: number, last: number, kinds: readonly string[]): readonly Span[] {
    this.#learn(last);
    const found = kinds.map((kind) => {
      const spans = this.#byKind.get(kind) ?? [];
      return spans.slice(byOpened.right(spans, first), byOpened.right(spans, last));
    });
    return found.length === 1 ? found[0]! : found.flat().sort((one, other) => one.opened - other.opened);
  }

  /** Goes on with the steps there are up to a position, a block at a time, as long as there is time. Gives whether all of them are known then. */
  learnWhile(hasTime: () => boolean, position = Number.POSITIVE_INFINITY): boolean {
    if (!this.#depths.includes(1)) return true;
    const to = Math.min(position, this.#steps.length);
    while (this.#known < to && hasTime()) this.#learnBlock();
    return this.#known >= to;
  }

  #learn(position: number): void {
    const to = Math.min(position, this.#steps.length);
    if (!this.#depths.includes(1)) this.#known = to;
    while (this.#known < to) this.#learnBlock();
  }

  /** Goes on to the end of a block of changes, or of the steps there are. */
  #learnBlock(): void {
    const from = this.#known;
    const { changes, end } = this.#changes.after(from);
    const kinds = this.#steps.kindsIn(from, end);
    let index = 0;
    for (let step = 0; step < kinds.length; step++) {
      const position = from + step + 1;
      const depth = this.#depths[kinds[step]!];
      if (depth === undefined && changes[index]?.position !== position) continue;
      const first = index;
      while (changes[index]?.position === position) index++;
      const backTo = this.#backTo[kinds[step]!];
      const stay = backTo === undefined ? undefined : fieldOf(this.#steps.stepAt(position)!, backTo);
      this.#take(position, first === index ? none : changes.slice(first, index).map(({ cell }) => cell), kinds[step]!, stay);
    }
    this.#known = end;
  }

  #take(position: number, cells: readonly number[], kind: number, stay: number | undefined): void {
    const depth = this.#depths[kind];
    let undone = false;
    for (const cell of cells) {
      const span = this.#holder.get(cell);
      if (!span) continue;
      this.#close(span, position);
      undone = true;
    }
    while (stay !== undefined && this.#open.length > stay) this.#close(this.#open.at(-1)!, position);
    if (depth === 0) while (this.#open.length > 0) this.#close(this.#open.at(-1)!, position);
    if (depth === -1 && stay === undefined && !undone && this.#open.length > 0) this.#close(this.#open.at(-1)!, position);
    if (depth !== 1) return;
    const span: Span = { opened: position, kind: this.#kinds[kind]!, closed: undefined, around: this.#open.at(-1), cells };
    for (const cell of cells) this.#holder.set(cell, span);
    this.#all.push(span);
    const alike = this.#byKind.get(span.kind);
    if (alike) alike.push(span);
    else this.#byKind.set(span.kind, [span]);
    this.#open.push(span);
  }

  #close(span: Span, position: number): void {
    span.closed = position;
    for (const cell of span.cells) if (this.#holder.get(cell) === span) this.#holder.delete(cell);
    if (this.#open.at(-1) === span) {
      this.#open.pop();
      return;
    }
    // What is inside it and holds nothing is left as well.
    for (const inner of this.#open.splice(this.#open.lastIndexOf(span)).slice(1)) {
      if (inner.cells.length > 0) this.#open.push(inner);
      else inner.closed = position;
    }
  }
}
