import { said as words } from '#words/play.ts';
import type { Instance } from '../../../engine/logic/technique.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { PuzzleMaker } from '../../workers/puzzle-maker.ts';
import { Board } from './board.ts';
import { showCage } from './cage-panel.ts';
import { tellNotes } from './cell-line.ts';
import { cellsLike } from './cells-like.ts';
import { type Check, checkAll, checkCell } from './check.ts';
import { bleach } from './colouring.ts';
import { recordPause, wasShown } from './deeds.ts';
import { DigitInHand } from './digit-in-hand.ts';
import { endingOf } from './ending.ts';
import { clearMany, enterDigit } from './enter.ts';
import { backTo, follow, startAgain, stepBack, stepOn } from './former-games.ts';
import { type Checking, type Game, hasMarks, isSolved, openCells, samePuzzle, wrongCells } from './game.ts';
import { GameClock } from './game-clock.ts';
import { hintCommands } from './hint-commands.ts';
import type { Picture } from './hint-drawing.ts';
import { HintPanel } from './hint-panel.ts';
import type { KeptGame } from './kept-game.ts';
import { showKeys } from './keyboard.ts';
import { Label } from './label.ts';
import { leaveHint, leftHint } from './left-hint.ts';
import { listenToLongPresses } from './long-press.ts';
import { markEvery } from './mark-every.ts';
import { retract, reveal } from './moves.ts';
import { OpenHint } from './open-hint.ts';
import { MODES, type Mode, Pad } from './pad.ts';
import { Said } from './said.ts';
import { SelectingHand, Selection } from './selection.ts';
import { showTools } from './tools.ts';
import { wave } from './wave.ts';
import { gameLeft, showWayBack } from './way-back.ts';

/** The commands that a game without pencil marks does not have. */
const NEED_MARKS: ReadonlySet<string> = new Set(['mark-all', 'hint', 'two-left']);

/** The game that is played, with its board, its pad, its clock and its hints. */
export class Table {
  readonly #root: HTMLElement;
  readonly #kept: KeptGame;
  readonly #steppedTo: (game: Game) => void;
  readonly #board: Board;
  readonly #pad: Pad;
  readonly #clock: GameClock;
  readonly #panel: HintPanel;
  readonly #hint: OpenHint;
  readonly #hintCommands: Readonly<Record<string, () => void>>;
  readonly #label: Label;
  readonly said: Said;
  #game!: Game;
  #cell = 0;
  readonly #selection = new Selection();
  readonly #hand: SelectingHand;
  #mode: Mode = 'digit';
  readonly #digit = new DigitInHand();
  /** What is shown on the board while no hint is. */
  #preview: Picture | undefined;
  /** Called when all has been drawn again. */
  onShown: () => void = () => {};
  /** Whether the last key has changed the grid. */
  #entered = false;
  /** Digits that a check has found wrong, until the next move. */
  #checked: ReadonlySet<number> = new Set();

  /** Calls `steppedTo` when undo or redo has led to another game. */
  constructor(root: HTMLElement, kept: KeptGame, maker: PuzzleMaker, steppedTo: (game: Game) => void) {
    const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
    this.#root = root;
    this.#kept = kept;
    this.#steppedTo = steppedTo;
    this.#board = new Board(
      part('board'),
      (cell) => this.#select(cell),
      () => {
        if (!isSolved(this.#game)) this.said.show('');
        if (this.#digit.chosen !== 0) this.enter(this.#digit.chosen);
      },
    );
    this.#hand = new SelectingHand(part('board'), this.#selection, {
      changed: (cell) => this.#choose(cell),
      // With a digit in hand each of the two presses enters it.
      alike: (cell) => (this.#digit.chosen === 0 ? cellsLike(this.#game, cell) : [cell]),
    });
    this.#pad = new Pad(part('pad'));
    listenToLongPresses(part('pad'), (digit) => this.#chooseDigit(digit));
    this.#panel = new HintPanel(root);
    this.#hint = new OpenHint(root.dataset.techniques!);
    this.#label = new Label(part('label'), maker);
    this.#clock = new GameClock(root, { tick: () => this.#tick(), paused: (length) => recordPause(this.#game, length) });
    this.said = new Said(root);
    part('hint').addEventListener('click', ({ target }) => (target as Element).closest('a') && leaveHint(this.#hint.left(this.#game)));
    this.#hintCommands = hintCommands(this.#hint, {
      said: this.said,
      game: () => this.#game,
      changed: () => this.#changed(true),
      show: () => this.show(),
    });
  }

  get game(): Game {
    return this.#game;
  }

  /** The chosen cell (zero-based). */
  get cell(): number {
    return this.#cell;
  }

  get isPaused(): boolean {
    return this.#clock.paused;
  }

  /** Whether a hint is open, or the verdict on a full grid. */
  get isHinting(): boolean {
    return this.#hint.isOpen;
  }

  /** Shows a picture on the board where no hint has one; undefined takes it away. */
  preview(picture: Picture | undefined): void {
    if (picture === this.#preview) return;
    this.#preview = picture;
    this.show();
  }

  /** Stops the clock while something lies over the page. */
  hold(isHeld: boolean): void {
    this.#clock.hold(isHeld);
  }

  /** Whether the argument of a hint is followed. */
  get isAlong(): boolean {
    return this.#hint.along !== undefined;
  }

  /** Chooses the first open cell: a dialog that closes gives the focus back to the cell of the game before. */
  focusFirstOpen(): void {
    this.#goTo(Math.max(0, this.#game.digits.indexOf(0)));
    this.show();
    this.focus();
  }

  /** Lets the keys go on in the grid. */
  focus(): void {
    this.#board.focus(this.#cell);
  }

  /** Continues a game from its present state. */
  turnTo(game: Game): void {
    // A pause belongs to the game that was paused.
    this.#clock.pause(false);
    const hadFocus = this.#board.hasFocus;
    const sameGrid = this.#game?.puzzle.grid === game.puzzle.grid && hadFocus;
    this.#game = game;
    this.#hint.close();
    this.#checked = new Set();
    this.#goTo(sameGrid ? this.#cell : Math.max(0, game.digits.indexOf(0)));
    this.#digit.letGo();
    this.show();
    if (hadFocus) this.focus();
    this.#label.show(game);
  }

  /** Begins a game in place of the one that is played, which taking back brings back. */
  replace(game: Game, text: string): void {
    const { done, undone } = this.#game;
    const canTakeBack = done.length + undone.length > 0;
    this.turnTo(follow(this.#game, game));
    this.#kept.move(this.#game);
    this.said.show(canTakeBack ? words.oneUndoAway(text) : text, canTakeBack);
  }

  #select(cell: number): void {
    this.#hand.focused(cell);
    this.#cell = cell;
    this.show();
  }

  /** The hand has chosen other cells. */
  #choose(cell = this.#cell): void {
    this.#cell = cell;
    this.show();
  }

  /** From now on each press on a cell enters this digit; a second time ends that. */
  #chooseDigit(digit: number): void {
    this.#digit.choose(digit);
    this.show();
    this.said.show(this.#digit.chosen === 0 ? words.digitLetGo : words.digitChosen(symbolOf(this.#game.puzzle, digit)));
  }

  /** A key of the pad was pressed. */
  pressPad(digit: number): void {
    if (this.#digit.chosen === 0) this.enter(digit);
    else this.#chooseDigit(digit);
  }

  /** Shows where a digit may go while its key is held; what the key had entered first is taken back. 0 when it is let go. */
  lookFor(digit: number): void {
    if (digit === this.#digit.held) return;
    this.#digit.hold(digit);
    if (digit !== 0 && this.#entered && retract(this.#game)) this.#changed();
    this.#entered = false;
    this.show();
  }

  /** Shows the cells with two candidates left, or no longer. */
  #lookForTwo(): void {
    this.#digit.lookForTwo();
    this.show();
    this.said.show(this.#digit.looksForTwo ? words.twoLeft(this.#digit.placesIn(this.#game).length) : words.twoLeftHidden);
  }

  /** Opens the hint again that the reader has left for the page of its technique. */
  openLeftHint(): void {
    const left = leftHint();
    if (!left || !this.#hint.openAgain(this.#game, left)) return;
    // From now on the reader may close it.
    leaveHint(undefined);
    this.show();
  }

  /** Opens a step as a hint, with its reason. */
  showStep(step: Instance): void {
    this.#hint.openStep(this.#game, step);
    this.said.show('');
    this.show();
    this.said.tell(this.#hint.words(this.#game));
  }

  /** A mode’s button: a second press leads back to digits. */
  pressMode(mode: Mode): void {
    this.setMode(mode === this.#mode ? 'digit' : mode);
  }

  setMode(mode: Mode): void {
    this.#mode = mode;
    this.show();
  }

  /** Writes, marks or strikes a digit. `instead` is one that was typed just before: its symbol was the beginning of this one's. */
  enter(digit: number, mode: Mode = this.#mode, instead?: number): void {
    const where = { cell: this.#cell, cells: this.#selection.cellsWith(this.#cell) };
    const { isChanged, says } = enterDigit(this.#game, where, digit, mode, instead);
    this.#entered = isChanged;
    if (isChanged) this.#changed();
    else if (says !== undefined) this.said.show(says);
  }

  /** Carries out the command of a button or key; returns false when it isn't one of the game's. */
  act(action: string): boolean {
    const game = this.#game;
    const toSolve = [...openCells(game), ...wrongCells(game, 'answer')].sort((a, b) => a - b);
    const actions: Readonly<Record<string, () => void>> = {
      ...this.#hintCommands,
      hint: () => (isSolved(game) ? this.#showEnd() : this.#hintCommands.hint!()),
      undo: () => this.#step(stepBack),
      redo: () => this.#step(stepOn),
      clear: () => this.#erase(this.#selection.cellsWith(this.#cell)) && this.#changed(),
      'other-mode': () => this.setMode(MODES[(MODES.indexOf(this.#mode) + 1) % MODES.length]!),
      ...Object.fromEntries(MODES.map((mode) => [`${mode}-mode`, () => this.setMode(mode)])),
      bleach: () => (bleach(game) ? this.#changed() : this.said.show(words.noColours)),
      'mark-all': () => this.#markAll(),
      'two-left': () => this.#lookForTwo(),
      'close-hint': () => this.#closeHint(),
      check: () => this.#check(checkAll(game)),
      'check-cell': () => this.#check(checkCell(game, this.#cell)),
      'solve-cell': () => {
        const cell = toSolve.includes(this.#cell) ? this.#cell : toSolve[0];
        if (cell === undefined) return;
        this.#goTo(cell);
        if (reveal(game, [cell])) this.#revealed();
      },
      'solve-all': () => reveal(game, toSolve) && this.#revealed(),
      restart: () => this.replace(startAgain(game), words.restarted),
      'back-to-game': () => this.#goBack(),
      pause: () => this.#clock.pause(!this.#clock.paused),
    };
    if (NEED_MARKS.has(action) && !hasMarks(game.puzzle)) this.said.show(words.withoutMarks(game.puzzle.grid.size));
    else actions[action]?.();
    return Object.hasOwn(actions, action);
  }

  /** Takes a move back or does it again; either may lead to another game. */
  #step(take: typeof stepBack): void {
    const before = this.#game;
    const { game, cells } = take(before);
    if (game !== before) this.#stepTo(game, take === stepBack ? words.gameBefore : words.gameLater);
    else if (cells.length > 0) {
      if (cells.length === 1) this.#goTo(cells[0]!);
      const [before, after] = game.undone.at(-1)?.digits ?? [[], []];
      const gone = take === stepBack ? before.filter((digit, index) => digit === 0 && after[index] !== 0).length : 0;
      this.#changed();
      if (gone > 1) this.said.show(words.digitsTakenBack(gone));
    } else this.said.show(words.nothingToStep);
  }

  #stepTo(game: Game, text: string): void {
    this.turnTo(game);
    this.#steppedTo(game);
    this.#kept.move(game);
    this.said.show(text);
  }

  /** Goes back to the game that was left, with what another window has done in it since. */
  #goBack(): void {
    const left = gameLeft(this.#game);
    if (!left) return;
    const latest = this.#kept.recall();
    this.#stepTo(latest && samePuzzle(latest, left) ? latest : backTo(left, this.#game), words.gameBefore);
  }

  /** The game has gone to one of its save points, or has other ones. */
  gone(says: string): void {
    this.#changed();
    if (says !== '') this.said.show(says);
  }

  /** Empties cells; while the keys colour, takes their colours. */
  #erase(cells: readonly number[]): boolean {
    return this.#mode === 'colour' || this.#mode === 'tint' ? bleach(this.#game, cells) : clearMany(this.#game, cells);
  }

  /** Marks the cells without centre marks; where there are none, completes the marks of the others. Says which were left alone. */
  #markAll(): void {
    const { isChanged, says } = markEvery(this.#game);
    if (isChanged) this.#changed();
    if (says !== '' || !isChanged) this.said.show(says);
  }

  /** A solved game has no hint: what was reached is said again. */
  #showEnd(): void {
    this.#hint.close();
    this.show();
    this.said.show(endingOf(this.#game));
  }

  /** Digits of the solution were written for the reader: the game counts as helped from then on, also after a reload. */
  #revealed(): void {
    this.#game.hints++;
    wasShown(this.#game);
    this.#changed();
  }

  /** Shows and keeps a move. */
  #changed(byHint = false): void {
    const game = this.#game;
    if (!byHint || !game.digits.includes(0)) this.#hint.follow(game);
    if (this.#hint.wasTold) wasShown(game);
    this.#checked = new Set();
    this.#kept.move(game);
    this.show();
    if (this.#board.hasFocus) this.focus();
    this.said.show(isSolved(game) ? endingOf(game) : '');
    if (isSolved(game)) wave(this.#root.querySelector('[data-part=board]')!, game.puzzle.grid, this.#cell);
    this.said.tell(this.#hint.isOpen ? this.#hint.words(game) : this.#board.nameOf(this.#cell));
  }

  /** Chooses one cell alone. */
  #goTo(cell: number): void {
    this.#cell = cell;
    this.#selection.only(cell);
  }

  #closeHint(): void {
    if (!this.#hint.isOpen) {
      // Then Escape ends what the hand has chosen.
      if (this.#digit.chosen !== 0) this.#chooseDigit(this.#digit.chosen);
      else if (this.#digit.looksForTwo) this.#lookForTwo();
      else if (this.#selection.isMany) {
        this.#goTo(this.#cell);
        this.show();
        this.focus();
      }
      return;
    }
    if (!this.#hint.stop()) this.#hint.close();
    this.show();
    this.focus();
  }

  #check({ wrong, says }: Check): void {
    if (!isSolved(this.#game)) this.#game.checks++;
    this.#hint.close();
    this.#checked = wrong;
    this.show();
    this.said.show(says);
  }

  /** Redraws everything. */
  show(): void {
    const game = this.#game;
    const { puzzle } = game;
    const wrong = wrongCells(game, this.#root.querySelector<HTMLSelectElement>('[data-setting=checking]')!.value as Checking);
    for (const cell of this.#checked) wrong.add(cell);
    this.#board.show(game, {
      cell: this.#cell,
      wrong,
      picture: this.#hint.picture(game) ?? this.#preview,
      isDone: this.#hint.isDone,
      cells: { chosen: this.#selection.cellsWith(this.#cell), possible: this.#digit.placesIn(game) },
      lookedFor: this.#digit.lookedFor,
      marksInPlace: this.#root.querySelector<HTMLInputElement>('[data-setting=in-place]')!.checked,
    });
    this.#pad.show(game, this.#cell, this.#mode, this.#digit.chosen);
    this.#panel.show(this.#hint.content(game), puzzle.grid);
    showKeys(this.#root, puzzle.symbols);
    showTools(this.#root, game, this.#mode);
    showWayBack(this.#root.querySelector('[data-part=way-back]')!, game);
    tellNotes(this.#root.querySelector('[data-part=cell-notes]')!, game, this.#cell);
    showCage(this.#root, game, this.#cell);
    this.#clock.show(game.seconds);
    this.onShown();
  }

  #tick(): number | undefined {
    if (isSolved(this.#game)) return undefined;
    this.#game.seconds++;
    if (this.#game.seconds % 5 === 0) this.#kept.tick(this.#game);
    return this.#game.seconds;
  }
}
