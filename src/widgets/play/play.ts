import { hasDigit } from '../../engine/candidates.ts';
import { InputError } from '../../engine/errors.ts';
import { printPuzzle, readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import { faultOf, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { emptyScene, type GridScene } from '../grid-scene.ts';
import { readOnePuzzle } from '../one-puzzle.ts';
import { connectOwnPuzzle } from '../own-puzzle.ts';
import { urlOf } from '../url-state.ts';
import { gridDrawing } from '../views/grid.ts';
import {
  type Checking, clear, type Game, isSolved, mark, markAll, newGame, present, redo, reveal, undo, write, wrongCells,
} from './game.ts'; // biome-ignore format: a list
import { keep, recall } from './game-text.ts';
import { type TeachingHint, teachingHint } from './hint.ts';
import { keepSettings, recallSettings, settingsOf, store, stored } from './kept.ts';
import { PuzzleMaker } from './puzzle-maker.ts';
import { generateSeed } from './seed.ts';
import { makeSheet } from './sheet.ts';
import { SheetMaker } from './sheet-maker.ts';
import { drawTwoAnswers } from './two-answers.ts';
import { formOf, readWish, type WantedPuzzle, wishOf } from './wish.ts';
import { WishMenus } from './wish-menus.ts';

const KEPT = 'sudoscope-play';
const SOLVED_FOR_YOU = 'The grid is full: the last digits were written for you.';
const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
}; // biome-ignore format: a table

/** The Play page: a game, its board, and everything that a reader can do with them. */
class SudoPlay extends HTMLElement {
  readonly #maker = new PuzzleMaker();
  readonly #sheets = new SheetMaker(this.#maker);
  #menus!: WishMenus;
  #game!: Game;
  #cell = 0;
  #marking = false;
  #hint: (TeachingHint & { told: number }) | undefined;
  #draw!: (scene: GridScene) => void;
  #solvedTold = false;
  #next: WantedPuzzle | undefined;

  connectedCallback(): void {
    const board = this.#part('board');
    this.#draw = gridDrawing(board, (cell) => this.#select(cell));
    board.tabIndex = 0;
    board.addEventListener('keydown', (event) => this.#onKey(event));
    this.addEventListener('click', (event) => {
      const { action, digit } = (event.target as Element).closest<HTMLElement>('[data-action], [data-digit]')?.dataset ?? {};
      if (digit) this.#enter(Number(digit));
      else if (action) this.#act(action);
    });
    this.#menus = new WishMenus(this.#part<HTMLFormElement>('wish'), () => this.#make(this.#nextWish()));
    for (const setting of settingsOf(this))
      setting.addEventListener('change', () => {
        keepSettings(this);
        this.#show();
      });
    this.#part<HTMLSelectElement>('open').addEventListener('change', () => this.#openElsewhere());
    connectOwnPuzzle(this, (text) => this.#useOwn(text));
    recallSettings(this);
    setInterval(() => this.#tick(), 1000);

    const linked = new URLSearchParams(location.search);
    const kept = recall(stored(KEPT));
    const wish = linked.has('seed') ? wishOf(linked) : undefined;
    if (kept && (!wish || kept.source === linked.toString())) this.#goOn(kept);
    else if (wish) this.#make(wish);
    else this.#startBuilt();
    this.#prepareNext();
    this.dataset.ready = '';
  }

  #part<Kind extends HTMLElement = HTMLElement>(name: string): Kind {
    return this.querySelector<Kind>(`[data-part=${name}]`)!;
  }

  get #checking(): Checking {
    return this.querySelector<HTMLSelectElement>('[data-setting=checking]')!.value as Checking;
  }

  /** The puzzle that is on the page already. */
  #startBuilt(): void {
    const { puzzle, answer } = this.dataset;
    const { puzzle: read } = readPuzzles(puzzle!)[0]!;
    const { puzzle: full } = readPuzzles(answer!)[0]!;
    this.#start(newGame(read, full.givens));
  }

  async #make({ wish, query, name }: WantedPuzzle): Promise<void> {
    this.#say('One moment: a puzzle is being made.');
    const { puzzle, answers } = await this.#maker.make(wish);
    if (!puzzle) {
      this.#menus.restore();
      this.#say(
        `No ${wish.size} × ${wish.size} puzzle of the level ${name} was found. Try again, or choose an easier level or other givens.`,
      );
      return;
    }
    history.replaceState(null, '', `?${query}`);
    this.#menus.show(formOf(query));
    this.#start(newGame(readPuzzles(puzzle)[0]!.puzzle, answers![0]!, query));
    this.#say(`A new puzzle, ${name}, with ${this.#game.puzzle.givens.filter((digit) => digit !== 0).length} givens.`);
    this.#prepareNext();
  }

  #prepareNext(): void {
    this.#next = readWish(this.#menus.wanted, generateSeed(1));
    this.#maker.prepare(this.#next.wish);
  }

  /** The puzzle that was prepared, if it is still of the kind that the form asks for. */
  #nextWish(): WantedPuzzle {
    const next = this.#next;
    return next && readWish(this.#menus.wanted, next.wish.seed).query === next.query ? next : readWish(this.#menus.wanted, generateSeed());
  }

  #start(game: Game): void {
    this.#game = game;
    this.#solvedTold = isSolved(game);
    this.#hint = undefined;
    this.#cell = Math.max(0, game.puzzle.givens.indexOf(0));
    this.#makePad(game.puzzle);
    this.#show();
  }

  /** Takes up a game of another visit. */
  #goOn(game: Game): void {
    if (game.source) this.#menus.show(formOf(game.source));
    this.#start(game);
  }

  #restart(): void {
    const { puzzle, answer, source } = this.#game;
    this.#start(newGame(puzzle, answer, source));
    store(KEPT, keep(this.#game));
    this.#say('Only the givens are left: the game begins again.');
  }

  #makePad({ symbols }: Puzzle): void {
    this.#part('pad').replaceChildren(
      ...symbols.map((symbol, index) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: symbol, className: 'pad-key' });
        button.dataset.digit = String(index + 1);
        return button;
      }),
    );
  }

  #select(cell: number): void {
    this.#cell = cell;
    this.#part('board').focus({ preventScroll: true });
    this.#show();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.altKey) return;
    const { size } = this.#game.puzzle.grid;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') this.#act(event.shiftKey ? 'redo' : 'undo');
      else if (key === 'y') this.#act('redo');
      else return;
    } else if (ARROWS[event.key]) {
      const [down, right] = ARROWS[event.key]!;
      const [row, column] = [Math.floor(this.#cell / size), this.#cell % size];
      this.#cell = ((row + down + size) % size) * size + ((column + right + size) % size);
      this.#show();
    } else if (key === 'backspace' || key === 'delete' || key === '0') this.#act('clear');
    else if (key === ' ') this.#act('marking');
    else if (key === 'h') this.#act('hint');
    else {
      // With Shift a digit's key gives another character: the key itself is asked.
      const typed = /^Digit(\d)$|^Numpad(\d)$/.exec(event.code);
      const symbol = (typed?.[1] ?? typed?.[2] ?? key).toLowerCase();
      const digit = this.#game.puzzle.symbols.findIndex((each) => each.toLowerCase() === symbol) + 1;
      if (digit === 0) return;
      this.#enter(digit, event.shiftKey);
    }
    event.preventDefault();
  }

  #enter(digit: number, asMark = false): void {
    const game = this.#game;
    const marking = this.#marking !== asMark;
    if (game.puzzle.givens[this.#cell] !== 0) {
      this.#say(`${this.#name(this.#cell)} is a given.`);
      return;
    }
    if (marking) mark(game, this.#cell, digit);
    else write(game, this.#cell, digit);
    this.#changed();
  }

  #act(action: string): void {
    const game = this.#game;
    const open = Array.from(game.digits, (_, cell) => cell).filter((cell) => game.digits[cell] !== game.answer[cell]);
    const actions: Readonly<Record<string, () => void>> = {
      undo: () => this.#moved(undo(game)),
      redo: () => this.#moved(redo(game)),
      clear: () => clear(game, this.#cell) && this.#changed(),
      marking: () => {
        this.#marking = !this.#marking;
        this.#show();
      },
      'mark-all': () => markAll(game) && this.#changed(),
      hint: () => this.#tellHint(),
      'solve-cell': () => {
        const cell = open.includes(this.#cell) ? this.#cell : open[0];
        if (cell === undefined) return;
        this.#cell = cell;
        reveal(game, [cell]);
        this.#changed(SOLVED_FOR_YOU);
      },
      'solve-all': () => reveal(game, open) && this.#changed(SOLVED_FOR_YOU),
      restart: () => this.#restart(),
      own: () => {
        this.#part('two').hidden = true;
        this.querySelector<HTMLDialogElement>('dialog[data-part=own]')!.showModal();
      },
      print: () => this.#print(),
    };
    actions[action]?.();
  }

  #moved(cells: readonly number[]): void {
    if (cells.length === 0) {
      this.#say('There is nothing to take back or to do again.');
      return;
    }
    if (cells.length === 1) this.#cell = cells[0]!;
    this.#changed();
  }

  /** Shows and keeps a move; `solved` is what to say when it was the last. */
  #changed(solved = `Solved, in ${timeText(this.#game.seconds)}. Well done.`): void {
    this.#hint = undefined;
    this.#show();
    this.#say(this.#describeCell());
    store(KEPT, keep(this.#game));
    if (isSolved(this.#game) && !this.#solvedTold) {
      this.#solvedTold = true;
      this.#say(solved);
    }
  }

  /** One press the name, one the place, one what follows. */
  #tellHint(): void {
    if (isSolved(this.#game)) {
      this.#say('The puzzle is solved.');
      return;
    }
    this.#hint ??= { ...teachingHint(this.#game), told: 0 };
    const hint = this.#hint;
    hint.told = Math.min(hint.told + 1, hint.sentences.length);
    this.#show();
    this.#say(hint.sentences.slice(0, hint.told).join(' '));
  }

  async #useOwn(text: string): Promise<void> {
    this.#part('two').hidden = true;
    const puzzle = readOnePuzzle(text);
    const fault = faultOf(puzzle);
    if (fault) throw fault;
    if (puzzle.cages.length > 0)
      throw new InputError('this is a killer, which cannot be played here', {
        expected: 'a puzzle without cages; Chapter 13 takes killers',
      });
    const { answers = [] } = await this.#maker.answersOf(printPuzzle({ puzzle }, 'compact'));
    if (answers.length === 0) throw new InputError('this puzzle has no solution', { expected: 'a puzzle with one' });
    if (answers.length > 1) {
      drawTwoAnswers([this.#part('answer-0'), this.#part('answer-1')], puzzle, answers);
      this.#part('two').hidden = false;
      throw new InputError('this puzzle has more than one solution: two of them are shown here', { expected: 'a puzzle with one' });
    }
    this.#start(newGame(puzzle, answers[0]!));
    store(KEPT, keep(this.#game));
    history.replaceState(null, '', location.pathname);
    this.#say('Your puzzle is valid and has exactly one solution. Have fun.');
  }

  async #print(): Promise<void> {
    const field = this.querySelector<HTMLInputElement>('[name=sheet]')!;
    if (!field.reportValidity()) return;
    const count = field.valueAsNumber;
    const form = this.#menus.wanted;
    const sheet = await this.#sheets.make(form, count, (number) => this.#say(`Making puzzle ${number} of ${count} for the sheet.`));
    if (!sheet) return;
    makeSheet(this.#part('sheet'), sheet, `Sudoku, ${form.level}`);
    this.#say('The sheet is ready to print.');
    window.print();
  }

  #openElsewhere(): void {
    const select = this.#part<HTMLSelectElement>('open');
    const { algorithm } = select.selectedOptions[0]!.dataset;
    const puzzle = printPuzzle({ puzzle: present(this.#game) }, 'compact');
    if (algorithm)
      location.href = urlOf(new URL(select.value, location.href).href, { run: 'main', algorithm, puzzle, options: {}, step: 0 });
  }

  #show(): void {
    const game = this.#game;
    const { puzzle, digits, marks } = game;
    const checking = this.#checking;
    const digit = digits[this.#cell]!;
    const same = new Set(Array.from(digits, (_, cell) => cell).filter((cell) => digit !== 0 && digits[cell] === digit));
    const { told = 0, houses = [], cells = [] } = this.#hint ?? {};
    // Where no house is named, the cells are the place.
    const shownCells = told > 2 || (told > 1 && houses.length === 0);
    this.#draw({
      ...emptyScene(puzzle),
      digits,
      candidates: marks,
      highlights: shownCells ? [{ cells, digits: 0, hue: 2 }] : [],
      houses: told > 1 ? houses : [],
      focus: { cell: this.#cell, digit: 0, tone: 'quiet', undoes: false },
      wrong: wrongCells(game, checking),
      same,
    });
    this.#part('board').setAttribute('aria-label', `Sudoku grid. ${this.#describeCell()}`);
    this.querySelector('[data-action=marking]')!.setAttribute('aria-pressed', String(this.#marking));
    for (const key of this.querySelectorAll<HTMLButtonElement>('.pad-key')) {
      const value = Number(key.dataset.digit);
      const left = puzzle.grid.size - digits.filter((each) => each === value).length;
      key.setAttribute('aria-label', `${this.#marking ? 'Mark' : 'Write'} ${key.textContent}`);
      key.classList.toggle('done', left <= 0);
      key.classList.toggle('marked', hasDigit(marks[this.#cell]!, value));
    }
    this.#showTime();
  }

  #name(cell: number): string {
    return cellName(this.#game.puzzle.grid, cell);
  }

  #describeCell(): string {
    const { puzzle, digits, marks } = this.#game;
    const cell = this.#cell;
    const symbol = symbolOf(puzzle, digits[cell]!);
    const marked = puzzle.symbols.filter((_, index) => hasDigit(marks[cell]!, index + 1)).join(' ');
    const wrong = wrongCells(this.#game, this.#checking).has(cell) ? ', wrong' : '';
    if (puzzle.givens[cell] !== 0) return `${this.#name(cell)}: ${symbol}, given.`;
    return `${this.#name(cell)}: ${symbol ? `${symbol}${wrong}` : marked ? `marks ${marked}` : 'empty'}.`;
  }

  #say(text: string): void {
    this.#part('status').textContent = text;
  }

  #tick(): void {
    if (document.hidden || isSolved(this.#game)) return;
    this.#game.seconds++;
    this.#showTime();
    if (this.#game.seconds % 5 === 0) store(KEPT, keep(this.#game));
  }

  #showTime(): void {
    const clock = this.#part('clock');
    clock.hidden = !this.querySelector<HTMLInputElement>('[data-setting=clock]')!.checked;
    clock.textContent = timeText(this.#game.seconds);
  }
}

const timeText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Makes the Play page live. */
export function definePlay(): void {
  if (!customElements.get('sudo-play')) customElements.define('sudo-play', SudoPlay);
}
