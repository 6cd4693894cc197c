import type { Gesture } from '../../../engine/algorithm.ts';
import { hasDigit } from '../../../engine/candidates.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { LooseStep, ManualWords } from '../../../narration/narrator.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import type { Move } from '../../../trace/manual.ts';
import { markUnder } from '../../views/grid/mark-under.ts';
import { continuationsBeside, continuationsOf } from './continuations.ts';
import { ManualPlay, type Skip } from './manual-play.ts';
import { type Claim, claimOf, type ManualFigure, type ManualState, type Mistake } from './manual-state.ts';
import { isAnswered } from './metric-answers.ts';
import { ManualPrompts } from './prompts.ts';
import { idleReason, type Saying, sayingsOf } from './sayings.ts';

/** Presses of a hint that make the move. */
const HINTS = 3;

/** What the reader does, and the state to be shown after it. After a wrong move the play is stopped until that is taken back. */
export class ManualSession {
  readonly play: ManualPlay;
  readonly sayings: readonly Saying[];
  readonly words: ManualWords<unknown>;
  readonly #figure: ManualFigure;
  readonly #prompts: ManualPrompts;
  readonly #show: (state: ManualState) => void;
  readonly #focusedCell: () => number | undefined;
  /** Whether cells were chosen since the present frame is shown. */
  #isFresh = false;
  #state: Omit<ManualState, 'idle' | 'claim' | 'isOver'>;

  /** `focusedCell` is the cell of the grid that has the focus. With `keepsDraws` a run in which chance decides goes on as it drew. */
  constructor(
    figure: ManualFigure,
    position: number,
    { keepsDraws, focusedCell, show }: { keepsDraws: boolean; focusedCell: () => number | undefined; show: (state: ManualState) => void },
  ) {
    const { words: narrator } = figure.run();
    this.words = narrator.manual!;
    this.play = new ManualPlay(figure.timeline(), position, this.words);
    this.play.keepsDraws = keepsDraws && isAnswered(this.play.timeline);
    this.sayings = sayingsOf(this.play.model.moves, this.words);
    this.#figure = figure;
    this.#prompts = new ManualPrompts(this.play, narrator);
    this.#show = show;
    this.#focusedCell = focusedCell;
    const gesture = this.#can('write') ? 'write' : 'strike';
    this.#state = { turn: 0, message: [], mistake: undefined, cells: [], gesture, hints: 0, showsRules: true, things: [] };
  }

  get stopped(): boolean {
    return this.#state.mistake !== undefined;
  }

  get busy(): boolean {
    return this.play.busy;
  }

  /** The symbols that can be written. */
  get symbols(): readonly string[] {
    return this.play.puzzle?.symbols ?? [];
  }

  /** Whether sets of cells are claimed, so that many cells are chosen at once. */
  get claims(): boolean {
    return this.#can('set');
  }

  /** Awaits the next move, with the keys in the grid, or where no cell is chosen, in the figure. */
  begin(): void {
    this.#askForMove();
    this.#update({ focus: this.#state.cells.at(-1) ?? 'figure' });
  }

  /** Chooses a cell that was pressed, or points at it; at a stop this takes the wrong move back. */
  pick(cell: number): void {
    if (this.play.rests) return;
    if (this.stopped) this.#askForMove();
    if (this.#can('point')) {
      this.point('cell', cell);
      return;
    }
    const { cells: before, message } = this.#state;
    const { puzzle } = this.play;
    const toggled = before.includes(cell) ? before.filter((each) => each !== cell) : [...before, cell];
    const cells = this.claims ? toggled : [cell];
    this.#isFresh = true;
    this.#update({ cells, message: puzzle && this.claims ? this.#prompts.picked(puzzle, cells) : message, focus: cell });
  }

  /** Chooses the cell that the keys have come to, where one is chosen at a time. */
  walkTo(cell: number): void {
    if (this.claims || this.stopped) return;
    this.#isFresh = true;
    this.#update({ cells: [cell] });
  }

  /** Chooses the cell that has the focus, where many are; returns false elsewhere. */
  pickFocused(): boolean {
    const cell = this.claims ? this.#focusedCell() : undefined;
    if (cell !== undefined) this.pick(cell);
    return cell !== undefined;
  }

  /** Points at a thing of the picture: `field` is the one of a step that names it. At a stop this takes the wrong move back. */
  point(field: string, value: number): void {
    if (this.stopped) this.#askForMove();
    const { model, timeline, state } = this.play;
    this.offer(model.pointed(timeline, state, field, value));
  }

  /** Writes or strikes a digit; at a stop this takes the wrong move back, and means the cell in which the keys are. */
  digit(digit: number): void {
    const focused = this.#focusedCell();
    if (this.stopped && focused !== undefined) this.pick(focused);
    else if (this.stopped) this.begin();
    const { gesture } = this.#state;
    const why = this.idleOf(gesture);
    const cell = this.#cellOfDigit;
    if (why !== undefined) this.#explain(why);
    else if (cell === undefined) this.#update({ message: this.#prompts.noCell(this.play.puzzle!, digit) });
    else if (gesture === 'write' && this.#digitIn(cell) === digit) this.#explain(this.#prompts.isThere(cell, digit));
    else if (gesture === 'strike' && !this.#mayHaveMark(cell, digit)) this.#explain(this.#prompts.noMark(cell, digit));
    else this.offer(this.#kinds(gesture).map((kind) => ({ kind, cell, digit })));
  }

  /** Strikes the mark that a mouse has pressed, where digits both write and strike and now strike. */
  strikeUnder(cell: number, rect: DOMRect, pointer: MouseEvent): void {
    const strikes = this.#state.gesture === 'strike' && this.#can('write') && !this.claims && !this.stopped;
    const { timeline, position, puzzle } = this.play;
    const candidates = timeline.frame(position).picture.grid?.candidates;
    const mark = strikes && puzzle && candidates ? markUnder({ puzzle, candidates }, cell, rect, pointer) : undefined;
    if (mark) this.digit(mark.digit);
  }

  /** Says that one of these kinds of move comes, which look alike. */
  say(kinds: readonly string[]): void {
    const why = idleReason(this.#prompts.idle, kinds);
    if (why !== undefined) {
      this.#explain(why);
      return;
    }
    while (!this.busy && this.#goesWithoutSaying(kinds)) this.play.skip({ moves: 1 });
    this.offer(kinds.map((kind) => ({ kind })));
  }

  #goesWithoutSaying(kinds: readonly string[]): boolean {
    const { next, timeline, state } = this.play;
    return next !== undefined && this.words.goesWithoutSaying?.(timeline.stepAt(next) as LooseStep, kinds, state) === true;
  }

  /** Claims that the chosen cells are a set, or that nothing is left. */
  claim(): void {
    const { isOfAll, idle } = this.#claim;
    if (this.play.rests) this.#goOn();
    else if (isOfAll) this.#claimAll();
    else if (idle !== undefined) this.#explain(idle);
    else {
      const { timeline, state } = this.play;
      const cells = this.#state.cells.toSorted((a, b) => a - b);
      this.offer(timeline.algorithm.picked?.(state, cells) ?? []);
    }
  }

  /** Takes the wrong move back or claims; returns false where Enter only presses the cell. */
  enter(): boolean {
    if (this.stopped) this.begin();
    else if (this.claims) this.claim();
    else return false;
    return true;
  }

  /** Takes back the wrong move, or else the last one. */
  undo(): void {
    if (this.stopped) this.begin();
    else this.backTo(this.play.made.length - 1);
  }

  /** Takes moves back, until so many are left. */
  backTo(made: number): void {
    this.play.undo(made);
    this.#askForMove();
  }

  /** Hints where, then why; the third press makes the move. */
  hint(): void {
    if (this.play.rests) this.#goOn();
    if (this.play.next === undefined) return;
    const hints = this.#state.hints + 1;
    if (hints < HINTS) this.#update({ hints, message: this.#prompts.hint(hints) });
    else if (this.play.canClaimAll && this.play.isAll) this.#claimAll();
    else this.skip({ moves: 1 });
  }

  /** Has the run make moves. */
  skip(wanted: Skip): void {
    this.play.goOn();
    const { timeline, next, state } = this.play;
    const skipped = this.play.skip(wanted);
    if (skipped > 1 && this.play.next !== undefined) this.#askForMove(this.#prompts.skipped(skipped));
    else
      this.#askForMove(
        this.#prompts.question(skipped === 1 ? this.#prompts.comment(timeline.stepAt(next!) as LooseStep, state, 'forYou') : []),
      );
  }

  /** Where chance decides: has the run go on as it drew, or follow the reader. */
  keepDraws(): void {
    if (!isAnswered(this.play.timeline)) return;
    this.play.keepsDraws = !this.play.keepsDraws;
    this.#update({ turn: this.#state.turn + 1 });
    this.#figure.changed();
  }

  /** Switches digits between writing and striking. */
  turn(): void {
    this.#update({ gesture: this.#turned(this.#state.gesture === 'write' ? 'strike' : 'write') });
  }

  toggleRules(): void {
    this.#update({ showsRules: !this.#state.showsRules });
  }

  /** Why no move of a gesture can come now; undefined where one can. */
  idleOf(gesture: Gesture): string | undefined {
    const kinds = this.#kinds(gesture);
    return kinds.length === 0 ? undefined : idleReason(this.#prompts.idle, kinds);
  }

  /** Offers moves that look alike to the reader to the run. */
  offer(moves: readonly Move[]): void {
    const onJudged = (move: Move, verdict: 'same' | 'wrong', before: unknown) => {
      if (verdict === 'wrong') this.#stopAt(move, before);
      else this.#askForMove(this.#prompts.question(this.#prompts.comment(move as LooseStep, before, this.play.howMade)), cellOf(move));
    };
    this.play.offerFirstRight(moves, (override) => this.#figure.fork(override), onJudged);
  }

  /** Goes on from what the last move has done. */
  #goOn(): void {
    this.play.goOn();
    this.#askForMove();
  }

  #claimAll(): void {
    const { claim, rule, wrong } = this.words.all!;
    if (this.play.claimAll()) this.#askForMove(this.#prompts.question(this.#prompts.rightClaim));
    else this.#stop(wrong(this.play.state), { rule, branches: continuationsBeside(this.play, this.words, claim) });
  }

  #stopAt(move: Move, before: unknown): void {
    const { timeline, next, puzzle, model } = this.play;
    const step = timeline.stepAt(next!)! as LooseStep;
    const { rule, why } = this.words.wrong(step, move, before);
    this.#stop(why, {
      rule,
      branches: continuationsOf(this.play, this.#figure.run(), this.words, move),
      picture: this.words.draws?.(step, move as LooseStep, before),
      cell: cellOf(move),
      digit: puzzle && typeof move.digit === 'number' ? symbolOf(puzzle, move.digit) : '',
      isStrike: model.moves[move.kind] === 'strike',
    });
  }

  #stop(why: Sentence, mistake: Mistake): void {
    this.#update({ turn: this.#state.turn + 1, mistake, showsRules: true, message: this.#prompts.stopped(why) });
  }

  /** Awaits the next move; a wrong one is taken back, and a set is no longer chosen. `right` is the cell of the last move. */
  #askForMove(message: Sentence = this.#prompts.question(), right?: number): void {
    const { turn, cells, gesture } = this.#state;
    this.#state = { ...this.#state, mistake: undefined, hints: 0 };
    this.#figure.show(this.play.position);
    this.#isFresh = false;
    this.#update({
      turn: turn + 1,
      message,
      right,
      things: this.#prompts.things,
      cells: this.claims ? [] : cells,
      gesture: this.words.all ? this.#turned(this.play.canClaimAll ? 'strike' : 'write') : gesture,
    });
  }

  /** Says why something cannot be done now, which is no mistake. */
  #explain(why: string): void {
    this.#update({ message: this.#prompts.whyNot(why) });
  }

  #update(changes: Partial<ManualState>): void {
    this.#state = { ...this.#state, right: undefined, focus: undefined, ...changes };
    const isOver = this.play.next === undefined && !this.#prompts.waits;
    this.#show({ ...this.#state, idle: this.#prompts.idle, claim: this.#claim, isOver });
  }

  get #claim(): Claim {
    const { moves } = this.play.model;
    const set = Object.keys(moves).find((kind) => moves[kind] === 'set');
    return claimOf(
      this.#state.cells.length,
      this.words.moves[set ?? ''] ?? '',
      this.play.canClaimAll ? this.words.all!.claim : undefined,
      this.play.rests ? undefined : this.idleOf('set'),
      this.play.rests,
    );
  }

  /** The cell chosen since the last move, else, where the algorithm leaves no choice, the next. */
  get #cellOfDigit(): number | undefined {
    const { timeline, position, state } = this.play;
    const { cells } = this.#state;
    const chosen = this.claims ? (this.#focusedCell() ?? cells.at(-1)) : cells[0];
    return this.#isFresh ? chosen : (timeline.algorithm.cellNow?.(state, timeline.stepAt(position)) ?? chosen);
  }

  /** The digit that the grid shows in a cell; 0 where it is open. */
  #digitIn(cell: number): number {
    const { timeline, position } = this.play;
    return timeline.frame(position).picture.grid?.digits[cell] ?? 0;
  }

  /** Whether the grid shows the mark of a digit in a cell; true where it shows no marks at all. */
  #mayHaveMark(cell: number, digit: number): boolean {
    const { timeline, position } = this.play;
    const { candidates } = timeline.frame(position).picture.grid ?? {};
    return !candidates || hasDigit(candidates[cell]!, digit);
  }

  /** The gesture, where digits can both write and strike; else the only one. */
  #turned(gesture: ManualState['gesture']): ManualState['gesture'] {
    return this.#can('write') && this.#can('strike') ? gesture : this.#state.gesture;
  }

  #kinds(gesture: Gesture): string[] {
    const { moves } = this.play.model;
    return Object.keys(moves).filter((kind) => moves[kind] === gesture);
  }

  #can(gesture: Gesture): boolean {
    return this.#kinds(gesture).length > 0;
  }
}

/** The cell of a move; -1 where it names none. */
const cellOf = ({ cell }: Move) => (typeof cell === 'number' ? cell : -1);
