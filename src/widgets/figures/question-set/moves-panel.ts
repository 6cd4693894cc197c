import { moves as words } from '#words/question-set.ts';
import type { Move } from '../../../engine/algorithm.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { MovesForm } from '../../../narration/question-set/asked.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import { element } from '../../controls/element.ts';
import { sayingsOf } from '../../controls/hands/hand-row.ts';
import type { StudentRun } from './student-runs.ts';

interface Orders {
  /** Another frame is to be shown, with what has just happened, and with this cell chosen. */
  draw(position: number, now: Sentence, cell: number | undefined): void;
  /** The last move was made, or a wrong one: how many were right, and what was wrong. */
  finished(made: number, wrong: Sentence | undefined): void;
}

/** The controls with which a student makes moves in a row: a cell is chosen in the grid, digits and what is said have buttons. */
export class MovesPanel {
  readonly #pad: HTMLElement;
  readonly #log: HTMLElement;
  readonly #form: MovesForm;
  readonly #orders: Orders;
  /** The kind of move that writes a digit: of those that do, any stands for all. */
  readonly #writes: string | undefined;
  #made = 0;
  #cell: number | undefined;
  over = false;

  constructor(pad: HTMLElement, log: HTMLElement, form: MovesForm, { run, timeline }: StudentRun, orders: Orders) {
    [this.#pad, this.#log, this.#form, this.#orders] = [pad, log, form, orders];
    const { puzzle } = timeline.frame(form.shown[0]!).picture.grid!;
    const writes = Object.keys(form.gestures).find((kind) => form.gestures[kind] === 'write');
    const digits = Array.from({ length: writes === undefined ? 0 : puzzle.grid.size }, (_, index) => index + 1);
    const sayings = sayingsOf(form.gestures, run.words.hands!);
    pad.replaceChildren(
      ...digits.map((digit) => this.#button(symbolOf(puzzle, digit), () => this.write(digit))),
      ...sayings.map(({ label, kinds }) => this.#button(label, () => this.#say(kinds))),
    );
    this.#writes = writes;
    log.replaceChildren();
    this.#draw();
  }

  #draw(): void {
    this.#orders.draw(this.#form.shown[this.#made]!, this.#form.now(this.#made), this.#cell);
  }

  #button(text: string, press: () => void): HTMLButtonElement {
    const button = element('button', 'chip', text);
    button.type = 'button';
    button.addEventListener('click', press);
    return button;
  }

  /** Chooses the cell into which the next digit goes. */
  pick(cell: number): void {
    if (this.over) return;
    this.#cell = cell;
    this.#draw();
  }

  write(digit: number): void {
    if (this.over || this.#writes === undefined) return;
    if (this.#cell === undefined) this.#log.replaceChildren(element('li', '', words.noCell));
    else this.#make({ kind: this.#writes, cell: this.#cell, digit });
  }

  /** Says what its button says: of the kinds that look alike to the student, the one that is right. */
  #say(kinds: readonly string[]): void {
    if (this.over) return;
    const right = kinds.find((kind) => !this.#form.judge(this.#made, { kind }).wrong);
    this.#make({ kind: right ?? kinds[0]! });
  }

  #make(move: Move): void {
    if (this.over) return;
    if (this.#made === 0) this.#log.replaceChildren();
    const { line, wrong } = this.#form.judge(this.#made, move);
    this.#log.append(element('li', wrong ? 'wrong' : 'right', line));
    this.#cell = undefined;
    if (!wrong) this.#made++;
    this.#draw();
    if (!wrong && this.#made < this.#form.shown.length - 1) return;
    this.stop();
    this.#orders.finished(this.#made, wrong);
  }

  /** No more moves are taken. */
  stop(): void {
    this.over = true;
    for (const button of this.#pad.querySelectorAll('button')) button.disabled = true;
  }
}
