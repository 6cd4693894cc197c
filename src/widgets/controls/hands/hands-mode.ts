import * as says from '#words/hands.ts';
import { cellName } from '../../../engine/grid.ts';
import type { GridPicture } from '../../../engine/grid-picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { kindsWhere } from '../../../engine/step.ts';
import { type AnyNarrator, type HandWords, type LooseStep, type MoveMade, sentenceOf } from '../../../narration/narrator.ts';
import { plain, type Sentence, say, toned } from '../../../narration/sentence.ts';
import type { Move } from '../../../trace/hands.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { isAnswered } from '../../runs/hand-answers.ts';
import { HandPlay } from '../../runs/hand-play.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { type WaysOn, waysBeside, waysOn } from '../../runs/ways-on.ts';
import { focusCell } from '../../views/grid-cells.ts';
import { drawSentence, lengthName } from '../../views/words.ts';
import { actionButton, element } from '../element.ts';
import { takeFocus } from '../reach.ts';
import { HandChances } from './hand-chances.ts';
import { type HandKeyOrders, pressHandKey } from './hand-keys.ts';
import { HandMarks } from './hand-marks.ts';
import { HandPanel } from './hand-panel.ts';
import { HandRow, placeParts, type Saying, sayingsOf } from './hand-row.ts';
import { HandStrip } from './hand-strip.ts';

/** What the mode asks of its figure. */
export interface HandFigure {
  readonly root: HTMLElement;
  run(): PreparedRun;
  timeline(): Timeline;
  /** Shows a frame at once. */
  show(position: number): void;
  /** Makes the run anew with one more override; resolves with it when it has come past that. */
  fork(override: Override): Promise<Timeline>;
  /** The mode is over; the figure stands where the reader has come to. */
  left(): void;
}

const clash = toned('conflict');
const done = toned('done');

/** The reader makes the moves of the algorithm in place of the transport. */
export class HandsMode {
  readonly #figure: HandFigure;
  readonly #words: HandWords<unknown>;
  readonly #narrator: AnyNarrator;
  readonly #play: HandPlay;
  readonly #row: HandRow;
  readonly #panel: HandPanel;
  readonly #strip = new HandStrip();
  readonly #marks: HandMarks;
  readonly #say = element('p', 'say.hand-say');
  readonly #chip = element('div', 'hand-chip');
  readonly #where = element('span', 'hand-where');
  readonly #sayings: readonly Saying[];
  readonly #picture: Element;
  #cells: number[] = [];
  #hints = 0;
  /** So many moves were made when the reader said rightly that this was all of a kind. */
  #allAt = -1;
  #stopped = false;
  #busy = false;

  constructor(figure: HandFigure, position: number) {
    this.#figure = figure;
    const { words, algorithm } = figure.run();
    this.#narrator = words;
    this.#words = words.hands! as HandWords<unknown>;
    this.#play = new HandPlay(figure.timeline(), position);
    const { root } = figure;
    this.#picture = root.querySelector('.pane-main')!;
    this.#marks = new HandMarks(this.#picture);
    const { moves } = this.#play.hands;
    this.#sayings = sayingsOf(moves, this.#words);
    const milestones = kindsWhere(algorithm.steps, ({ detail }) => detail === 'milestone').filter((kind) => kind in moves);
    this.#row = new HandRow(
      moves,
      this.#sayings,
      milestones.map((kind) => [kind, algorithm.steps[kind]!.label] as const),
      {
        digit: (digit, gesture) => this.#digit(digit, gesture),
        say: (kinds) => this.#offerAny(kinds.map((kind) => ({ kind }))),
        claim: () => this.#claim(),
        undo: () => this.#undo(),
        hint: () => this.#hint(),
        forMe: () => this.#skip({ moves: 1 }),
        skip: (wanted) => this.#skip(wanted),
        goOn: () => this.leave(),
        takeBack: () => this.#takeBack(),
      },
    );
    const backTo = (made: number) => {
      this.#play.undo(made);
      this.#await();
    };
    const chances = isAnswered(this.#play.timeline) ? new HandChances(() => this.#keepDraws()) : undefined;
    this.#panel = new HandPanel(this.#words, backTo, chances);
    this.#say.setAttribute('role', 'status');
    this.#chip.append(
      element('span', 'hand-mode', says.mode),
      this.#where,
      actionButton('hand-leave', '×', () => this.leave()),
    );
    this.#chip.querySelector('button')!.setAttribute('aria-label', says.leave);
    root.querySelector('.bar-gap')!.before(this.#chip);
    root.querySelector('.say')!.after(this.#say);
    root.querySelector('.work')!.append(this.#panel.element);
    root.querySelector('.strip-row')!.append(this.#strip.element);
    root.querySelector('.controls')!.after(this.#row.element);
    root.classList.add('hands');
    this.#row.offer(this.#grid?.puzzle);
    this.#picture.addEventListener('focusin', this.#onFocus);
    this.#picture.addEventListener('click', this.#onPoint);
    this.#await();
    this.#focus();
  }

  get #grid(): GridPicture | undefined {
    const { timeline } = this.#play;
    return timeline.frame(this.#play.position).picture.grid;
  }

  get #gestures(): readonly string[] {
    return Object.values(this.#play.hands.moves);
  }

  /** A press on a cell. */
  pick(cell: number): void {
    if (this.#stopped) return;
    if (this.#gestures.includes('point')) {
      this.#point('cell', cell);
      return;
    }
    if (!this.#gestures.includes('set')) this.#cells = [cell];
    else this.#cells = this.#cells.includes(cell) ? this.#cells.filter((each) => each !== cell) : [...this.#cells, cell];
    this.#marks.choose(this.#cells);
    focusCell(this.#picture, cell);
    const grid = this.#grid?.puzzle.grid;
    if (grid && this.#gestures.includes('set')) this.#tell(say`${says.picked(this.#cells.map((each) => cellName(grid, each)))}`);
  }

  /** Whether a key was for the mode; then nothing else is to be done with it. */
  key(event: KeyboardEvent): boolean {
    const sets = this.#gestures.includes('set');
    const place = {
      stopped: this.#stopped,
      busy: this.#busy,
      digits: this.#grid?.puzzle.grid.size ?? 0,
      claims: sets,
    };
    return pressHandKey(event, place, this.#sayings, this.#keyOrders);
  }

  readonly #keyOrders: HandKeyOrders = {
    undo: () => this.#undo(),
    takeBack: () => this.#takeBack(),
    leave: () => this.leave(),
    digit: (digit) => this.#digit(digit, this.#row.gesture),
    say: (kinds) => this.#offerAny(kinds.map((kind) => ({ kind }))),
    claim: () => this.#claim(),
    pickFocused: () => {
      const cell = this.#gestures.includes('set') ? this.#focused : undefined;
      if (cell !== undefined) this.pick(cell);
      return cell !== undefined;
    },
    hint: () => this.#hint(),
    forMe: () => this.#skip({ moves: 1 }),
    rules: () => this.#panel.toggleRules(),
    turn: () => this.#row.turn(),
    keepDraws: () => this.#keepDraws(),
  };

  /** The cell of the grid that has the focus. */
  get #focused(): number | undefined {
    const cell = (document.activeElement as HTMLElement | null)?.dataset.cell;
    return cell !== undefined && this.#picture.contains(document.activeElement) ? Number(cell) : undefined;
  }

  readonly #onFocus = ({ target }: Event): void => {
    const cell = (target as HTMLElement).dataset.cell;
    if (cell === undefined || this.#stopped || this.#gestures.includes('set')) return;
    this.#cells = [Number(cell)];
    this.#marks.choose(this.#cells);
  };

  /** A press on a column, a row or a node of the picture. */
  readonly #onPoint = ({ target }: Event): void => {
    const [field, value] = (target as Element).closest('[data-points]')?.getAttribute('data-points')?.split(' ') ?? [];
    if (field) this.#point(field, Number(value));
  };

  /** Points at a thing, which is what a field of some kinds of move says. */
  #point(field: string, value: number): void {
    const { moves } = this.#play.hands;
    const { steps } = this.#play.timeline.algorithm;
    const kinds = Object.keys(moves).filter((kind) => moves[kind] === 'point' && Object.keys(steps[kind]!.fields)[0] === field);
    if (kinds.length > 0 && !this.#stopped) this.#offerAny(kinds.map((kind) => ({ kind, [field]: value })));
  }

  #digit(digit: number, gesture: 'write' | 'strike'): void {
    const cell = this.#gestures.includes('set') ? (this.#focused ?? this.#cells.at(-1)) : this.#cells[0];
    if (cell === undefined) {
      this.#tell(say`${clash(says.pickCell)}`);
      return;
    }
    const { moves } = this.#play.hands;
    const kinds = Object.keys(moves).filter((kind) => moves[kind] === gesture);
    this.#offerAny(kinds.map((kind) => ({ kind, cell, digit })));
  }

  /** The chosen cells are claimed to be a set. */
  #claim(): void {
    if (this.#awaitsAll) {
      this.#claimAll();
      return;
    }
    const { timeline, position } = this.#play;
    const cells = this.#cells.toSorted((a, b) => a - b);
    const moves = timeline.algorithm.picked?.(timeline.peek(position), cells) ?? [];
    if (cells.length > 0 && moves.length > 0) this.#offerAny(moves);
  }

  /** Whether the reader has yet to say that no more of the same is to be done. */
  get #awaitsAll(): boolean {
    const { made, timeline, next } = this.#play;
    const kind = timeline.kindAt(made.at(-1)?.to ?? 0);
    return kind !== undefined && next !== undefined && this.#words.all?.after.includes(kind) === true && this.#allAt !== made.length;
  }

  /** The reader says that this is all. */
  #claimAll(): void {
    const all = this.#words.all!;
    const { timeline, next, position, made } = this.#play;
    if (timeline.kindAt(next!) === all.kind) {
      this.#play.slip();
      this.#halt(all.rule, all.wrong(timeline.peek(position)), waysBeside(this.#play, this.#words, all.claim));
      return;
    }
    this.#allAt = made.length;
    this.#await(say`${done(says.right)} ${all.right} `);
  }

  /** Offers what the reader may have meant: the first that is right counts, else the first of all is wrong. */
  async #offerAny(moves: readonly Move[]): Promise<void> {
    if (this.#busy || this.#play.next === undefined) return;
    this.#busy = true;
    try {
      const state = this.#play.timeline.peek(this.#play.position);
      let meant = this.#meant(moves);
      let judged = this.#play.offer(meant);
      while (judged.verdict === 'tie') {
        this.#play.follow(await this.#figure.fork(judged.override));
        meant = this.#meant(moves);
        judged = this.#play.offer(meant);
      }
      if (judged.verdict === 'wrong') this.#stop(meant, state);
      else {
        this.#await(this.#told(meant as LooseStep, state, this.#drew));
        this.#marks.right(cellOf(meant));
      }
    } finally {
      this.#busy = false;
    }
  }

  /** Whether the run would have made the last move of itself, and if not, who follows whom. */
  get #drew(): MoveMade {
    const last = this.#play.made.at(-1);
    if (!last || last.said === last.drew) return 'same';
    return this.#play.keepsDraws ? 'keeps' : 'follows';
  }

  #keepDraws(): void {
    if (!isAnswered(this.#play.timeline)) return;
    this.#play.keepsDraws = !this.#play.keepsDraws;
    this.#panel.list(this.#play);
  }

  /** Of several moves that look alike to the reader, the one that is right; the one of the run's kind where none is. */
  #meant(moves: readonly Move[]): Move {
    const { timeline, position, next, hands } = this.#play;
    const kind = next === undefined ? undefined : timeline.kindAt(next);
    return (
      moves.find((move) => hands.judge(timeline, position, move).verdict !== 'wrong') ??
      moves.find((move) => move.kind === kind) ??
      moves[0]!
    );
  }

  /** The run waits for the reader's next move. */
  #await(told: Sentence = []): void {
    this.#stopped = false;
    this.#hints = 0;
    const { position, timeline, next } = this.#play;
    this.#figure.show(position);
    const state = timeline.peek(position);
    this.#marks.wrong(-1);
    if (this.#gestures.includes('set')) this.#cells = [];
    this.#marks.choose(this.#cells);
    if (next === undefined) this.#tell(say`${done(says.done)} ${sentenceOf(this.#narrator, timeline.stepAt(position), state)}`);
    else this.#tell([...told, ...this.#ask(state)]);
    const step = next === undefined ? undefined : (timeline.stepAt(next) as LooseStep);
    this.#panel.offer(step ? (this.#words.things?.(step, state) ?? []) : [], (move) => this.#offerAny([move as Move]));
    this.#panel.list(this.#play);
    if (this.#words.all) {
      this.#row.claims(this.#awaitsAll ? this.#words.all.claim : says.claimSet);
      this.#row.turn(this.#awaitsAll ? 'strike' : 'write');
    }
    this.#showRow();
    this.#strip.draw(this.#play);
  }

  #ask(state: unknown): Sentence {
    if (this.#awaitsAll) return this.#words.all!.ask(state);
    return this.#words.ask(state, this.#play.timeline.stepAt(this.#play.position) as LooseStep | undefined);
  }

  /** What a right move is worth telling, with a blank after it. */
  #told(move: LooseStep, state: unknown, made: MoveMade): Sentence {
    return this.#words.told ? say`${this.#words.told(move, state, made)} ` : [];
  }

  #showRow(): void {
    const { made, slips } = this.#play;
    this.#row.show({ move: made.length + 1, slips, hints: this.#hints, undoable: made.length > 0 });
    this.#where.replaceChildren(...placeParts(made.length + 1, slips));
  }

  #stop(move: Move, state: unknown): void {
    const { timeline, next } = this.#play;
    const step = timeline.stepAt(next!)! as LooseStep;
    const { rule, why } = this.#words.wrong(step, move, state);
    this.#halt(rule, why, waysOn(this.#play, this.#figure.run(), this.#words, move));
    const puzzle = this.#grid?.puzzle;
    this.#marks.wrong(cellOf(move), puzzle && typeof move.digit === 'number' ? symbolOf(puzzle, move.digit) : '');
  }

  /** Stands still at something wrong: the rule, why, and where both ways lead. */
  #halt(rule: string, why: Sentence, ways: WaysOn): void {
    this.#stopped = true;
    this.#tell(say`${clash(says.stopped)} ${why}`, { alert: true });
    this.#panel.stop(this.#play, rule, ways);
    this.#showRow();
    this.#row.stop();
    this.#strip.draw(this.#play);
  }

  #takeBack(): void {
    this.#await();
    this.#focus();
  }

  #undo(): void {
    if (this.#stopped) {
      this.#takeBack();
      return;
    }
    this.#play.undo();
    this.#await();
  }

  /** Where, why, and with the third press the move itself. */
  #hint(): void {
    const { next, timeline, position } = this.#play;
    if (next === undefined) return;
    this.#hints++;
    const all = this.#awaitsAll && timeline.kindAt(next) !== this.#words.all!.kind ? this.#words.all : undefined;
    if (all) {
      if (this.#hints === 3) this.#claimAll();
      else this.#tell(all.hint);
      this.#showRow();
      return;
    }
    if (this.#hints === 3) {
      this.#skip({ moves: 1 });
      return;
    }
    const [step, state] = [timeline.stepAt(next)! as LooseStep, timeline.peek(position)];
    this.#tell(this.#hints === 1 ? this.#words.where(step, state) : this.#words.why(step, state));
    this.#showRow();
  }

  #skip(wanted: { moves?: number; until?: readonly string[] }): void {
    const { timeline, position, next } = this.#play;
    const skipped = this.#play.skip(wanted);
    this.#await(skipped === 1 ? this.#told(timeline.stepAt(next!) as LooseStep, timeline.peek(position), 'forYou') : []);
    if (skipped > 1 && this.#play.next !== undefined)
      this.#tell([...say`${says.skipped(skipped)}. `, ...this.#ask(this.#play.timeline.peek(this.#play.position))]);
  }

  #tell(sentence: Sentence, { alert = false } = {}): void {
    this.#say.setAttribute('role', alert ? 'alert' : 'status');
    drawSentence(this.#say, sentence);
    const length = lengthName(sentence);
    if (length === null) delete this.#say.dataset.length;
    else this.#say.dataset.length = length;
    this.#say.title = plain(sentence);
  }

  /** The keys are in the grid, or where there is none, in the figure. */
  #focus(): void {
    const cell = this.#cells.at(-1);
    if (cell !== undefined) focusCell(this.#picture, cell);
    else takeFocus(this.#figure.root);
  }

  /** Ends the mode where it stands. */
  leave(): void {
    const { root } = this.#figure;
    this.#picture.removeEventListener('focusin', this.#onFocus);
    this.#picture.removeEventListener('click', this.#onPoint);
    this.#marks.clear();
    for (const part of [this.#chip, this.#say, this.#panel.element, this.#strip.element, this.#row.element]) part.remove();
    root.classList.remove('hands');
    takeFocus(root);
    this.#figure.left();
  }
}

const cellOf = ({ cell }: Move) => (typeof cell === 'number' ? cell : -1);
