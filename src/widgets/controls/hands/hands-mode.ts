import * as says from '#words/hands.ts';
import type { Gesture } from '../../../engine/algorithm.ts';
import { cellName } from '../../../engine/grid.ts';
import type { GridPicture } from '../../../engine/grid-picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { kindsWhere } from '../../../engine/step.ts';
import { type AnyNarrator, type HandWords, type Idle, type LooseStep, type MoveMade, sentenceOf } from '../../../narration/narrator.ts';
import { type Sentence, say, toned } from '../../../narration/sentence.ts';
import type { SlipPicture } from '../../../narration/slip-picture.ts';
import type { Move } from '../../../trace/hands.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { isAnswered } from '../../runs/hand-answers.ts';
import { HandPlay } from '../../runs/hand-play.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { type WaysOn, waysBeside, waysOn } from '../../runs/ways-on.ts';
import { takeFocus } from '../reach.ts';
import { HandAll } from './hand-all.ts';
import { HandChances } from './hand-chances.ts';
import { HandGestures } from './hand-gestures.ts';
import { type HandKeyOrders, pressHandKey } from './hand-keys.ts';
import { HandPanel } from './hand-panel.ts';
import { HandParts } from './hand-parts.ts';
import { HandPicks } from './hand-picks.ts';
import { HandRow } from './hand-row.ts';
import { HandStrip } from './hand-strip.ts';
import { idleReason, type Saying, sayingsOf } from './sayings.ts';
import type { Skipped } from './skip-menu.ts';

/** What the mode asks of its figure. */
export interface HandFigure {
  readonly root: HTMLElement;
  run(): PreparedRun;
  timeline(): Timeline;
  /** Shows a frame at once. */
  show(position: number): void;
  /** Makes the run anew with one more override; resolves with it when it has come past that. */
  fork(override: Override): Promise<Timeline>;
  /** What a link to the mode holds has changed. */
  changed(): void;
  /** The mode is over; the figure stands where the reader has come to. */
  left(): void;
}

/** More things than these are not named, but pointed at. */
const MOST_NAMED = 800;

/** The class of a figure in which nothing is lit. */
const QUIET = 'hands-quiet';

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
  readonly #parts: HandParts;
  readonly #picks: HandPicks;
  readonly #all: HandAll;
  readonly #gestures: HandGestures;
  readonly #sayings: readonly Saying[];
  #hints = 0;
  #stopped = false;
  #busy = false;

  /** With `keepsDraws` a run in which chance decides goes on as it drew. */
  constructor(figure: HandFigure, position: number, { keepsDraws = false } = {}) {
    this.#figure = figure;
    const { words, algorithm } = figure.run();
    this.#narrator = words;
    this.#words = words.hands! as HandWords<unknown>;
    this.#play = new HandPlay(figure.timeline(), position);
    this.#play.keepsDraws = keepsDraws && isAnswered(this.#play.timeline);
    this.#all = new HandAll(this.#play, this.#words.all);
    const { root } = figure;
    const { moves } = this.#play.hands;
    this.#sayings = sayingsOf(moves, this.#words);
    const milestones = kindsWhere(algorithm.steps, ({ detail }) => detail === 'milestone').filter((kind) => kind in moves);
    this.#row = new HandRow(
      moves,
      this.#sayings,
      milestones.map((kind) => [kind, algorithm.steps[kind]!.label] as const),
      {
        digit: (digit, gesture) => this.#digit(digit, gesture),
        say: (kinds) => this.#say(kinds),
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
    const chances = isAnswered(this.#play.timeline) ? new HandChances(() => this.#keepDraws(), backTo) : undefined;
    this.#panel = new HandPanel(this.#words, backTo, chances);
    this.#parts = new HandParts(root, { panel: this.#panel.element, strip: this.#strip.element, row: this.#row.element }, () =>
      this.leave(),
    );
    this.#picks = new HandPicks(root.querySelector('.pane-main')!, this.#can('set'), {
      isFree: () => !this.#stopped,
      point: (field, value) => this.#point(field, value),
      enter: () => this.#enter(),
    });
    this.#gestures = new HandGestures(this.#play, this.#picks);
    this.#row.offer(this.#grid?.puzzle);
    this.#await();
    this.#focus();
  }

  /** Whether the run goes on as it drew. */
  get keepsDraws(): boolean {
    return this.#play.keepsDraws;
  }

  get #grid(): GridPicture | undefined {
    const { timeline } = this.#play;
    return timeline.frame(this.#play.position).picture.grid;
  }

  /** Whether some moves are made by this gesture. */
  #can(gesture: Gesture): boolean {
    return Object.values(this.#play.hands.moves).includes(gesture);
  }

  /** A press on a cell. Who goes on elsewhere at a stop takes the wrong one back. */
  pick(cell: number): void {
    if (this.#stopped) this.#await();
    if (this.#can('point')) {
      this.#point('cell', cell);
      return;
    }
    this.#picks.pick(cell);
    const grid = this.#grid?.puzzle.grid;
    if (!grid || !this.#can('set')) return;
    this.#tell(say`${says.picked(this.#picks.cells.map((each) => cellName(grid, each)))}`);
    this.#showRow();
  }

  /** Whether a key was for the mode; then nothing else is to be done with it. */
  key(event: KeyboardEvent): boolean {
    const sets = this.#can('set');
    const place = {
      stopped: this.#stopped,
      busy: this.#busy,
      symbols: this.#grid?.puzzle.symbols ?? [],
      claims: sets,
    };
    return pressHandKey(event, place, this.#sayings, this.#keyOrders);
  }

  readonly #keyOrders: HandKeyOrders = {
    undo: () => this.#undo(),
    takeBack: () => this.#takeBack(),
    leave: () => this.leave(),
    digit: (digit) => {
      // Who types on at a stop takes the wrong one back, and means the cell in which the keys are by now.
      const { focused } = this.#picks;
      if (this.#stopped && focused !== undefined) this.pick(focused);
      else if (this.#stopped) this.#takeBack();
      this.#digit(digit, this.#row.gesture);
    },
    say: (kinds) => this.#say(kinds),
    claim: () => this.#claim(),
    pickFocused: () => {
      const cell = this.#can('set') ? this.#picks.focused : undefined;
      if (cell !== undefined) this.pick(cell);
      return cell !== undefined;
    },
    hint: () => this.#hint(),
    forMe: () => this.#skip({ moves: 1 }),
    rules: () => this.#panel.toggleRules(),
    turn: () => this.#row.turn(),
    keepDraws: () => this.#keepDraws(),
  };

  #point(field: string, value: number): void {
    const moves = this.#gestures.point(field, value);
    if (moves.length > 0 && !this.#stopped) this.#offerAny(moves);
  }

  /** Says something, unless it cannot come now. */
  #say(kinds: readonly string[]): void {
    const why = idleReason(this.#idle, kinds);
    if (why === undefined) this.#offerAny(kinds.map((kind) => ({ kind })));
    else this.#tellWhyNot(why);
  }

  /** What cannot come now is no slip. */
  #tellWhyNot(why: string): void {
    const { next, timeline, position } = this.#play;
    this.#tell(next === undefined ? say`${why}` : [...say`${why} `, ...this.#ask(timeline.peek(position))]);
  }

  /** Whether the reader is as far as the run, which is still being made. */
  get #waits(): boolean {
    return this.#play.next === undefined && !this.#play.timeline.complete;
  }

  /** Why kinds of move cannot come now. */
  get #idle(): Idle {
    const { hands, next, timeline, position } = this.#play;
    if (next === undefined) return Object.fromEntries(Object.keys(hands.moves).map((kind) => [kind, this.#waits ? says.soFar : says.done]));
    return this.#words.idle?.(timeline.peek(position), timeline.stepAt(position) as LooseStep | undefined) ?? {};
  }

  #digit(digit: number, gesture: 'write' | 'strike'): void {
    const why = this.#row.idleOf(gesture);
    if (why !== undefined) {
      this.#tellWhyNot(why);
      return;
    }
    const moves = this.#gestures.digit(digit, gesture);
    if (moves) this.#offerAny(moves);
    else this.#tell(say`${clash(says.pickCell(symbolOf(this.#grid!.puzzle, digit)))}`);
  }

  /** Whether Enter says that this is all: who has chosen several cells shows a set. */
  get #claimsAll(): boolean {
    return this.#all.awaited && this.#picks.cells.length < 2;
  }

  /** Why no set can be claimed now. */
  get #whyNoSet(): string | undefined {
    return this.#row.idleOf('set') ?? (this.#picks.cells.length === 0 ? says.claimNone : undefined);
  }

  /** Enter on a cell; false where it only presses the cell. */
  #enter(): boolean {
    if (this.#stopped) this.#takeBack();
    else if (this.#can('set')) this.#claim();
    else return false;
    return true;
  }

  /** The chosen cells are claimed to be a set. */
  #claim(): void {
    if (this.#claimsAll) {
      this.#claimAll();
      return;
    }
    const why = this.#whyNoSet;
    if (why === undefined) this.#offerAny(this.#gestures.set());
    else this.#tellWhyNot(why);
  }

  /** The reader says that this is all. */
  #claimAll(): void {
    const all = this.#words.all!;
    if (!this.#all.isAll) {
      this.#play.slip();
      const { timeline, position } = this.#play;
      this.#halt(all.rule, all.wrong(timeline.peek(position)), waysBeside(this.#play, this.#words, all.claim));
      return;
    }
    this.#all.said();
    this.#await(say`${done(says.right)} ${all.right} `);
  }

  /** Offers what the reader may have meant: the first that is right counts, else the first of all is wrong. */
  async #offerAny(moves: readonly Move[]): Promise<void> {
    if (this.#busy || this.#play.next === undefined) return;
    this.#busy = true;
    try {
      const state = this.#play.timeline.peek(this.#play.position);
      let meant = this.#play.meant(moves);
      let judged = this.#play.offer(meant);
      while (judged.verdict === 'tie') {
        this.#play.follow(await this.#figure.fork(judged.override));
        meant = this.#play.meant(moves);
        judged = this.#play.offer(meant);
      }
      if (judged.verdict === 'wrong') this.#stop(meant, state);
      else {
        this.#await(this.#told(meant as LooseStep, state, this.#play.howMade));
        this.#picks.marks.right(cellOf(meant));
      }
    } finally {
      this.#busy = false;
    }
  }

  #keepDraws(): void {
    if (!isAnswered(this.#play.timeline)) return;
    this.#play.keepsDraws = !this.#play.keepsDraws;
    this.#panel.list(this.#play);
    this.#figure.changed();
  }

  /** The run waits for the reader's next move. */
  #await(told: Sentence = []): void {
    this.#stopped = false;
    this.#hints = 0;
    const { position, timeline, next } = this.#play;
    this.#figure.show(position);
    this.#figure.root.classList.toggle(QUIET, this.#isStruckForReader);
    const state = timeline.peek(position);
    this.#picks.marks.wrong(-1);
    this.#picks.begin();
    if (this.#waits) this.#tell(say`${says.soFar}`);
    else if (next === undefined) this.#tell(say`${done(says.done)} ${sentenceOf(this.#narrator, timeline.stepAt(position), state)}`);
    else this.#tell([...told, ...this.#ask(state)]);
    const step = next === undefined ? undefined : (timeline.stepAt(next) as LooseStep);
    this.#panel.offer(step ? (this.#words.things?.(step, state, MOST_NAMED) ?? []) : [], (move) => this.#offerAny([move as Move]));
    this.#panel.list(this.#play);
    if (this.#words.all) this.#row.turn(this.#all.awaited ? 'strike' : 'write');
    this.#showRow();
    this.#strip.draw(this.#play);
  }

  /** Whether the last step is a strike that no hand makes: what it lit is no place to look at now. */
  get #isStruckForReader(): boolean {
    const { timeline, position, hands } = this.#play;
    const kind = timeline.kindAt(position);
    return kind !== undefined && !(kind in hands.moves) && timeline.algorithm.steps[kind]!.tone === 'removed';
  }

  #ask(state: unknown): Sentence {
    if (this.#all.awaited) return this.#words.all!.ask(state);
    return this.#words.ask(state, this.#play.timeline.stepAt(this.#play.position) as LooseStep | undefined);
  }

  /** What a right move is worth telling, with a blank after it. */
  #told(move: LooseStep, state: unknown, made: MoveMade): Sentence {
    return this.#words.told ? say`${this.#words.told(move, state, made)} ` : [];
  }

  #showRow(): void {
    const { made, slips, next } = this.#play;
    const all = this.#claimsAll;
    this.#row.show({
      move: made.length + 1,
      slips,
      hints: this.#hints,
      undoable: made.length > 0,
      idle: this.#idle,
      claim: { text: all ? this.#words.all!.claim : says.claimSet, idle: all ? undefined : this.#whyNoSet },
      over: next === undefined && !this.#waits,
    });
    this.#parts.showPlace(made.length + 1, slips);
  }

  #stop(move: Move, state: unknown): void {
    const { timeline, next } = this.#play;
    const step = timeline.stepAt(next!)! as LooseStep;
    const { rule, why } = this.#words.wrong(step, move, state);
    const ways = waysOn(this.#play, this.#figure.run(), this.#words, move);
    this.#halt(rule, why, ways, this.#words.draws?.(step, move as LooseStep, state));
    const puzzle = this.#grid?.puzzle;
    const digit = puzzle && typeof move.digit === 'number' ? symbolOf(puzzle, move.digit) : '';
    this.#picks.marks.wrong(cellOf(move), digit, this.#play.hands.moves[move.kind] === 'strike');
  }

  /** Stands still at something wrong: the rule, why, and where both ways lead. */
  #halt(rule: string, why: Sentence, ways: WaysOn, picture?: SlipPicture): void {
    this.#stopped = true;
    this.#tell(say`${clash(says.stopped)} ${why}`, { alert: true });
    this.#panel.stop(this.#play, rule, ways, picture);
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
    const all = this.#all.awaited && this.#all.isAll ? this.#words.all : undefined;
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

  #skip(wanted: Skipped): void {
    const { timeline, position, next } = this.#play;
    const skipped = this.#play.skip(wanted);
    this.#await(skipped === 1 ? this.#told(timeline.stepAt(next!) as LooseStep, timeline.peek(position), 'forYou') : []);
    if (skipped > 1 && this.#play.next !== undefined)
      this.#tell([...say`${says.skipped(skipped)}. `, ...this.#ask(this.#play.timeline.peek(this.#play.position))]);
  }

  #tell(sentence: Sentence, options?: { alert: boolean }): void {
    this.#parts.tell(sentence, options);
  }

  /** The keys are in the grid, or where there is none, in the figure. */
  #focus(): void {
    if (!this.#picks.focus()) takeFocus(this.#figure.root);
  }

  /** Ends the mode where it stands. */
  leave(): void {
    const { root } = this.#figure;
    this.#picks.remove();
    this.#parts.remove();
    root.classList.remove(QUIET);
    takeFocus(root);
    this.#figure.left();
  }
}

const cellOf = ({ cell }: Move) => (typeof cell === 'number' ? cell : -1);
