import type { Gesture } from '../../../engine/algorithm.ts';
import type { ManualWords } from '../../../narration/narrator.ts';
import { takeFocus } from '../../ui/in-view.ts';
import { CompletenessCheck } from './all.ts';
import { ManualClaim } from './claim.ts';
import { ManualSession } from './course.ts';
import { ManualDisplay } from './display.ts';
import type { ManualFigure } from './figure.ts';
import { ManualGestures } from './gestures.ts';
import { type KeyCallbacks, pressManualKey } from './keys.ts';
import { ManualPlay } from './manual-play.ts';
import { isAnswered } from './metric-answers.ts';
import { ManualPicks } from './picks.ts';
import { ManualPrompts } from './prompts.ts';
import { idleReason, type Saying, sayingsOf } from './sayings.ts';

/** The reader makes the moves of the algorithm in place of the transport: what they press, type and choose becomes moves. */
export class ManualMode {
  readonly #figure: ManualFigure;
  readonly #play: ManualPlay;
  readonly #sayings: readonly Saying[];
  readonly #picks: ManualPicks;
  readonly #gestures: ManualGestures;
  readonly #claim: ManualClaim;
  readonly #prompts: ManualPrompts;
  readonly #display: ManualDisplay;
  readonly #course: ManualSession;

  /** With `keepsDraws` a run in which chance decides goes on as it drew. */
  constructor(figure: ManualFigure, position: number, { keepsDraws = false } = {}) {
    this.#figure = figure;
    const { root } = figure;
    const narrator = figure.run().words;
    const words: ManualWords<unknown> = narrator.manual!;
    const play = new ManualPlay(figure.timeline(), position);
    play.keepsDraws = keepsDraws && isAnswered(play.timeline);
    this.#play = play;
    const all = new CompletenessCheck(play, words.all);
    this.#sayings = sayingsOf(play.model.moves, words);
    this.#picks = new ManualPicks(root.querySelector('.pane-main')!, this.#can('set'), {
      isFree: () => !this.#course.stopped,
      point: (field, value) => this.#point(field, value),
      enter: () => this.#enter(),
    });
    this.#gestures = new ManualGestures(play, this.#picks);
    this.#claim = new ManualClaim(all, this.#picks, words.all?.claim, () => this.#display.row.idleOf('set'));
    this.#prompts = new ManualPrompts(play, all, narrator);
    const drawnFrom = { sayings: this.#sayings, prompts: this.#prompts, claim: this.#claim };
    this.#display = new ManualDisplay(root, play, words, drawnFrom, {
      ...this.#orders,
      digit: (digit, gesture) => this.#digit(digit, gesture),
      point: (move) => this.#course.offer([move]),
      skip: (wanted) => this.#course.skip(wanted),
      goOn: () => this.leave(),
      backTo: (made) => this.#course.backTo(made),
    });
    this.#course = new ManualSession(figure, words, {
      play,
      all,
      prompts: this.#prompts,
      display: this.#display,
      picks: this.#picks,
    });
    this.#course.begin();
  }

  /** Whether the run goes on as it drew. */
  get keepsDraws(): boolean {
    return this.#play.keepsDraws;
  }

  /** Whether some moves are made by this gesture. */
  #can(gesture: Gesture): boolean {
    return Object.values(this.#play.model.moves).includes(gesture);
  }

  /** A press on a cell. Who goes on elsewhere at a stop takes the wrong one back. */
  pick(cell: number): void {
    if (this.#course.stopped) this.#course.wait();
    if (this.#can('point')) {
      this.#point('cell', cell);
      return;
    }
    this.#picks.pick(cell);
    const { puzzle } = this.#play;
    if (!puzzle || !this.#can('set')) return;
    this.#display.tell(this.#prompts.picked(puzzle, this.#picks.cells));
    this.#course.showRow();
  }

  /** Whether a key was for the mode; then nothing else is to be done with it. */
  key(event: KeyboardEvent): boolean {
    const { stopped, busy } = this.#course;
    const place = { stopped, busy, symbols: this.#play.puzzle?.symbols ?? [], claims: this.#can('set') };
    return pressManualKey(event, place, this.#sayings, this.#keyOrders);
  }

  /** What keys and buttons do alike. */
  readonly #orders = {
    say: (kinds: readonly string[]) => this.#say(kinds),
    claim: () => this.#makeClaim(),
    undo: () => this.#course.undo(),
    takeBack: () => this.#course.begin(),
    hint: () => this.#course.hint(),
    forMe: () => this.#course.skip({ moves: 1 }),
    keepDraws: () => this.#keepDraws(),
  };

  readonly #keyOrders: KeyCallbacks = {
    ...this.#orders,
    leave: () => this.leave(),
    digit: (digit) => {
      // Who types on at a stop takes the wrong one back, and means the cell in which the keys are by now.
      const { focused } = this.#picks;
      if (this.#course.stopped && focused !== undefined) this.pick(focused);
      else if (this.#course.stopped) this.#course.begin();
      this.#digit(digit, this.#display.row.gesture);
    },
    pickFocused: () => {
      const cell = this.#can('set') ? this.#picks.focused : undefined;
      if (cell !== undefined) this.pick(cell);
      return cell !== undefined;
    },
    rules: () => this.#display.panel.toggleRules(),
    turn: () => this.#display.row.turn(),
  };

  #point(field: string, value: number): void {
    const moves = this.#gestures.point(field, value);
    if (moves.length > 0 && !this.#course.stopped) this.#course.offer(moves);
  }

  /** Says something, unless it cannot come now. */
  #say(kinds: readonly string[]): void {
    const why = idleReason(this.#prompts.idle, kinds);
    if (why === undefined) this.#course.offer(kinds.map((kind) => ({ kind })));
    else this.#tellWhyNot(why);
  }

  #digit(digit: number, gesture: 'write' | 'strike'): void {
    const why = this.#display.row.idleOf(gesture);
    if (why !== undefined) {
      this.#tellWhyNot(why);
      return;
    }
    const moves = this.#gestures.digit(digit, gesture);
    if (moves) this.#course.offer(moves);
    else this.#display.tell(this.#prompts.noCell(this.#play.puzzle!, digit));
  }

  /** Enter on a cell; false where it only presses the cell. */
  #enter(): boolean {
    if (this.#course.stopped) this.#course.begin();
    else if (this.#can('set')) this.#makeClaim();
    else return false;
    return true;
  }

  /** The chosen cells are claimed to be a set, or it is said that this is all. */
  #makeClaim(): void {
    const { isOfAll, idle } = this.#claim;
    if (isOfAll) this.#course.claimAll();
    else if (idle === undefined) this.#course.offer(this.#gestures.set());
    else this.#tellWhyNot(idle);
  }

  /** What cannot come now is no slip. */
  #tellWhyNot(why: string): void {
    this.#display.tell(this.#prompts.whyNot(why));
  }

  #keepDraws(): void {
    if (!isAnswered(this.#play.timeline)) return;
    this.#play.keepsDraws = !this.#play.keepsDraws;
    this.#display.panel.list(this.#play);
    this.#figure.changed();
  }

  /** Ends the mode where it stands. */
  leave(): void {
    const { root } = this.#figure;
    this.#picks.remove();
    this.#display.remove();
    takeFocus(root);
    this.#figure.left();
  }
}
