import { hasDigit } from '../../engine/candidates.ts';
import { InputError } from '../../engine/errors.ts';
import { printPuzzle, readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import { faultOf, type Puzzle, symbolOf, withGivens } from '../../engine/puzzle.ts';
import type { GridScene } from '../grid-scene.ts';
import { connectOwnPuzzle } from '../own-puzzle.ts';
import { urlOf } from '../url-state.ts';
import { gridDrawing } from '../views/grid.ts';
import {
  type Checking, clear, type Game, isSolved, keep, mark, markAll, newGame, present, recall, redo, reveal, undo, write, wrongCells,
} from './game.ts'; // biome-ignore format: a list
import { type TeachingHint, teachingHint } from './hint.ts';
import { PuzzleMaker } from './puzzle-maker.ts';
import { generateSeed } from './seed.ts';
import { makeSheet } from './sheet.ts';
import { readWish, type WantedPuzzle, type WishForm, wishOf } from './wish.ts';

const KEPT = 'sudoscope-play';
const SETTINGS = 'sudoscope-play-settings';
const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
}; // biome-ignore format: a table

/** What the browser keeps; undefined where it keeps nothing. */
const stored = (name: string) => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
const store = (name: string, text: string) => {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Then the game lasts as long as the page.
  }
};

/** The Play page: a game, its board, and everything that a reader can do with them. */
class SudoPlay extends HTMLElement {
  readonly #maker = new PuzzleMaker();
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
    this.#part('wish').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#make(this.#nextWish());
    });
    for (const setting of this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-setting]'))
      setting.addEventListener('change', () => this.#keepSettings());
    this.#part<HTMLSelectElement>('open').addEventListener('change', () => this.#openElsewhere());
    connectOwnPuzzle(this, (text) => this.#useOwn(text));
    this.#recallSettings();
    setInterval(() => this.#tick(), 1000);

    const linked = new URLSearchParams(location.search);
    const kept = recall(stored(KEPT));
    const wish = linked.has('seed') ? wishOf(linked) : undefined;
    if (kept && (!wish || kept.source === linked.toString())) this.#start(kept);
    else if (wish) this.#make(wish);
    else this.#startBuilt();
    this.#prepareNext();
    this.dataset.ready = '';
  }

  #part<Kind extends HTMLElement = HTMLElement>(name: string): Kind {
    return this.querySelector<Kind>(`[data-part=${name}]`)!;
  }

  get #form(): WishForm {
    const value = (name: string) => this.#part<HTMLFormElement>('wish').querySelector<HTMLSelectElement>(`[name=${name}]`)!.value;
    return { level: value('level'), symmetry: value('symmetry'), size: value('size') };
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

  async #make(wish: WantedPuzzle): Promise<void> {
    this.#say('One moment: a puzzle is being made.');
    const { puzzle, answers, failure } = await this.#maker.make(wish.wish);
    if (failure || !puzzle) return this.#say(failure ?? 'No puzzle could be made.');
    history.replaceState(null, '', `?${wish.query}`);
    this.#start(newGame(readPuzzles(puzzle)[0]!.puzzle, answers![0]!, wish.query));
    this.#say(`A new puzzle, ${wish.name}, with ${this.#game.puzzle.givens.filter((digit) => digit !== 0).length} givens.`);
    this.#prepareNext();
  }

  #prepareNext(): void {
    this.#next = readWish(this.#form, generateSeed(1));
    this.#maker.prepare(this.#next.wish);
  }

  /** The puzzle that was prepared, if it is still of the kind that the form asks for. */
  #nextWish(): WantedPuzzle {
    const next = this.#next;
    return next && readWish(this.#form, next.wish.seed).query === next.query ? next : readWish(this.#form, generateSeed());
  }

  #start(game: Game): void {
    this.#game = game;
    this.#solvedTold = isSolved(game);
    this.#hint = undefined;
    this.#cell = Math.max(0, game.puzzle.givens.indexOf(0));
    this.#makePad(game.puzzle);
    this.#show();
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
        this.#changed();
      },
      'solve-all': () => reveal(game, open) && this.#changed(),
      restart: () => this.#start({ ...newGame(game.puzzle, game.answer, game.source) }),
      own: () => this.querySelector<HTMLDialogElement>('dialog[data-part=own]')!.showModal(),
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

  #changed(): void {
    this.#hint = undefined;
    this.#show();
    this.#say(this.#describeCell());
    store(KEPT, keep(this.#game));
    if (isSolved(this.#game) && !this.#solvedTold) {
      this.#solvedTold = true;
      this.#say(`Solved, in ${timeText(this.#game.seconds)}. Well done.`);
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
    const [read] = readPuzzles(text);
    const { puzzle } = read!;
    const fault = faultOf(puzzle);
    if (fault) throw fault;
    if (puzzle.cages.length > 0)
      throw new InputError('this is a killer, which cannot be played here', {
        expected: 'a puzzle without cages; Chapter 13 takes killers',
      });
    const { answers = [] } = await this.#maker.answersOf(printPuzzle({ puzzle }, 'compact'));
    if (answers.length === 0) throw new InputError('this puzzle has no solution', { expected: 'a puzzle with one' });
    if (answers.length > 1) {
      this.#showTwo(puzzle, answers);
      throw new InputError('this puzzle has more than one solution: two of them are shown below', { expected: 'a puzzle with one' });
    }
    this.#part('two').hidden = true;
    this.#start(newGame(puzzle, answers[0]!));
    store(KEPT, keep(this.#game));
    history.replaceState(null, '', location.pathname);
    this.#say('Your puzzle is valid and has exactly one solution. Have fun.');
  }

  /** Two solutions side by side, lit where they differ. */
  #showTwo(puzzle: Puzzle, answers: readonly Uint8Array[]): void {
    const differing = new Set(Array.from(answers[0]!, (_, cell) => cell).filter((cell) => answers[0]![cell] !== answers[1]![cell]));
    this.#part('two').hidden = false;
    for (const [index, answer] of answers.entries()) {
      const scene = { ...emptyScene(puzzle), digits: answer, highlights: [{ cells: [...differing], digits: 0, hue: 1 }] };
      gridDrawing(this.#part(`answer-${index}`))(scene);
    }
  }

  async #print(): Promise<void> {
    const count = Number(this.querySelector<HTMLInputElement>('[name=sheet]')!.value) || 1;
    const sheet: { puzzle: Puzzle; answer: Puzzle }[] = [];
    for (let made = 0; made < Math.min(Math.max(1, count), 24); made++) {
      this.#say(`Making puzzle ${made + 1} of ${count} for the sheet.`);
      const { puzzle, answers } = await this.#maker.make(readWish(this.#form, generateSeed(made)).wish);
      if (!puzzle) continue;
      const read = readPuzzles(puzzle)[0]!.puzzle;
      sheet.push({ puzzle: read, answer: withGivens(read, answers![0]!) });
    }
    makeSheet(this.#part('sheet'), sheet, `Sudoku, ${this.#form.level}`);
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

  #keepSettings(): void {
    const settings = [...this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-setting]')].map((each) => [
      each.dataset.setting!,
      each instanceof HTMLInputElement ? String(each.checked) : each.value,
    ]);
    store(SETTINGS, JSON.stringify(Object.fromEntries(settings)));
    this.#show();
  }

  #recallSettings(): void {
    let settings: Record<string, string> = {};
    try {
      settings = JSON.parse(stored(SETTINGS) ?? '{}');
    } catch {
      return;
    }
    for (const each of this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-setting]')) {
      const value = settings[each.dataset.setting!];
      if (value === undefined) continue;
      if (each instanceof HTMLInputElement) each.checked = value === 'true';
      else if ([...each.options].some((option) => option.value === value)) each.value = value;
    }
  }
}

const timeText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const emptyScene = (puzzle: Puzzle): GridScene => ({
  puzzle,
  digits: puzzle.givens,
  candidates: undefined,
  struck: undefined,
  highlights: [],
  houses: [],
  links: [],
  heat: undefined,
  focus: undefined,
  witness: undefined,
  cage: -1,
});

/** Makes the Play page live. */
export function definePlay(): void {
  if (!customElements.get('sudo-play')) customElements.define('sudo-play', SudoPlay);
}
