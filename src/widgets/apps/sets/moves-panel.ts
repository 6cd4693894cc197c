import { moves as words } from '#words/sets.ts';
import type { Gesture, Move } from '../../../engine/algorithm.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { MovesForm } from '../../../narration/question-set/drawn-question.ts';
import type { MovesPlay } from '../../../narration/question-set/moves-play.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import { type DigitGesture, GestureSwitch } from '../../controls/keyboard/gesture-switch.ts';
import type { StudentRun } from '../../controls/question/student-runs.ts';
import { type Saying, sayingsOf } from '../../modes/manual/sayings.ts';
import { actionButton, element } from '../../ui/element.ts';
import { numberOf } from '../../ui/keys.ts';

interface PanelCallbacks {
  /** The frame at which the moves have come is to be shown, with these cells chosen. */
  draw(play: MovesPlay, cells: readonly number[]): void;
  /** The last move was made, or a wrong one: how many were right, and what was wrong. */
  finished(made: number, wrong: Sentence | undefined): void;
}

/** The controls with which a student makes moves in a row: cells are chosen in the grid; digits, things and answers have buttons. */
export class MovesPanel {
  readonly #pad: HTMLElement;
  readonly #log: HTMLElement;
  readonly #things = element('div', 'set-things');
  readonly #gestures: Readonly<Record<string, Gesture>>;
  readonly #fields: StudentRun['timeline']['algorithm']['steps'];
  readonly #sayings: readonly Saying[];
  readonly #play: MovesPlay;
  readonly #callbacks: PanelCallbacks;
  readonly #switch: GestureSwitch | undefined;
  /** The move that a digit makes. */
  #digits: DigitGesture;
  #cells: number[] = [];
  #over = false;

  constructor(pad: HTMLElement, log: HTMLElement, form: MovesForm, { run, timeline }: StudentRun, callbacks: PanelCallbacks) {
    [this.#pad, this.#log, this.#callbacks] = [pad, log, callbacks];
    [this.#gestures, this.#fields] = [form.gestures, timeline.algorithm.steps];
    this.#play = form.begin();
    this.#sayings = sayingsOf(form.gestures, run.words.manual!);
    this.#digits = this.#has('write') ? 'write' : 'strike';
    const { puzzle } = timeline.frame(0).picture.grid ?? {};
    const named = puzzle && this.#has(this.#digits) ? Array.from({ length: puzzle.grid.size }, (_, index) => index + 1) : [];
    if (this.#has('write') && this.#has('strike')) this.#switch = new GestureSwitch('chip', 'write', () => this.#turn());
    pad.replaceChildren(
      ...named.map((digit) => actionButton('chip', symbolOf(puzzle!, digit), () => this.write(digit))),
      ...(this.#switch ? [this.#switch.element] : []),
      ...(this.#has('set') ? [actionButton('chip', this.#play.claim, () => this.#claim())] : []),
      ...this.#sayings.map((saying) => this.#sayButton(saying)),
      this.#things,
    );
    // A press leaves the focus, and so the keys, where they are.
    this.#things.addEventListener('mousedown', (event) => event.preventDefault());
    log.replaceChildren();
    this.#draw();
  }

  get over(): boolean {
    return this.#over;
  }

  #has(gesture: Gesture): boolean {
    return Object.values(this.#gestures).includes(gesture);
  }

  #kindsOf(gesture: Gesture): string[] {
    return Object.keys(this.#gestures).filter((kind) => this.#gestures[kind] === gesture);
  }

  #sayButton({ label, kinds, key, keyName }: Saying): HTMLButtonElement {
    const button = actionButton('chip', label, () => this.#make(kinds.map((kind) => ({ kind }))));
    const shown = element('kbd', '', keyName);
    shown.ariaHidden = 'true';
    button.ariaKeyShortcuts = key;
    button.append(shown);
    return button;
  }

  #draw(): void {
    this.#callbacks.draw(this.#play, this.#cells);
    const focused = this.#things.contains(document.activeElement);
    this.#things.replaceChildren(
      ...(this.#over ? [] : this.#play.things.map(({ label, move }) => actionButton('chip', label, () => this.#make([move])))),
    );
    if (focused) this.#things.querySelector('button')?.focus({ preventScroll: true });
  }

  /** A cell of the grid was pressed: it is what the next digit is for, one of a set, or what is pointed at. */
  pick(cell: number): void {
    if (this.#over) return;
    if (this.#pointingAt('cell').length > 0) {
      this.point('cell', cell);
      return;
    }
    if (!this.#has('set')) this.#cells = [cell];
    else this.#cells = this.#cells.includes(cell) ? this.#cells.filter((each) => each !== cell) : [...this.#cells, cell];
    this.#draw();
  }

  /** The kinds of move that point at such a thing: what a field of theirs says. */
  #pointingAt(field: string): string[] {
    return this.#kindsOf('point').filter((kind) => Object.keys(this.#fields[kind]!.fields)[0] === field);
  }

  /** Points at a thing of the picture. */
  point(field: string, value: number): void {
    const moves = this.#play.pointed(field, value);
    if (moves.length > 0) this.#make(moves);
  }

  /** Writes or strikes a digit. */
  write(digit: number): void {
    const kinds = this.#kindsOf(this.#digits);
    if (this.#over || kinds.length === 0) return;
    const focused = Number((document.activeElement as SVGElement | null)?.dataset.cell ?? Number.NaN);
    const cell = this.#has('set') && !Number.isNaN(focused) ? focused : this.#cells.at(-1);
    if (cell === undefined) this.#remind();
    else this.#make(kinds.map((kind) => ({ kind, cell, digit })));
  }

  #remind(): void {
    this.#log.querySelector('.remind')?.remove();
    this.#log.append(element('li', 'remind', words.noCell));
  }

  #turn(): void {
    this.#digits = this.#digits === 'write' ? 'strike' : 'write';
    this.#switch!.show(this.#digits);
  }

  #claim(): void {
    const moves = this.#play.picked(this.#cells.toSorted((a, b) => a - b));
    if (this.#cells.length === 0 || moves.length === 0) this.#remind();
    else this.#make(moves);
  }

  /** Handles a key; returns whether it made a move. */
  key(event: KeyboardEvent): boolean {
    if (this.#over || event.ctrlKey || event.metaKey || event.altKey) return false;
    const { key, target } = event;
    const inGrid = (target as Element).closest('.hit') !== null;
    const number = numberOf(event);
    const saying = this.#sayings.find((each) => each.key === (key.length === 1 ? key.toLowerCase() : key));
    if (number !== undefined && number > 0 && this.#has(this.#digits)) this.write(number);
    else if (saying && !event.repeat && !(inGrid && /^Arrow/.test(key))) this.#make(saying.kinds.map((kind) => ({ kind })));
    else if (key.toLowerCase() === 'x' && this.#switch) this.#turn();
    else if (key === 'Enter' && inGrid && this.#has('set') && this.#cells.length > 0) this.#claim();
    else return false;
    return true;
  }

  #make(moves: readonly Move[]): void {
    if (this.#over) return;
    this.#log.querySelector('.remind')?.remove();
    const { line, wrong } = this.#play.offer(moves);
    this.#log.append(element('li', wrong ? 'wrong' : 'right', line));
    this.#cells = [];
    if (this.#play.over) this.stop();
    this.#draw();
    if (this.#over) this.#callbacks.finished(this.#play.right, wrong);
  }

  /** Disables the controls: no more moves are taken. */
  stop(): void {
    this.#over = true;
    for (const button of this.#pad.querySelectorAll('button')) button.disabled = true;
  }
}
