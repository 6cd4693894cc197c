import * as words from '#words/entry.ts';
import { printPuzzle } from '../../../../engine/formats/read.ts';
import { cellName } from '../../../../engine/grid.ts';
import { symbolOf } from '../../../../engine/puzzle.ts';
import { digitOfKey } from '../../../controls/keyboard/symbol-keys.ts';
import { actionButton } from '../../../ui/element.ts';
import { focusCell } from '../../../views/grid/cells.ts';
import { gridDrawing } from '../../../views/grid/drawn-grid.ts';
import { emptyScene } from '../../../views/grid/scene.ts';
import { PuzzleMaker } from '../../../workers/puzzle-maker.ts';
import { drawChosen } from '../chosen-layer.ts';
import { differing, TypedPuzzle } from './typed-puzzle.ts';

const ERASERS = ['0', '.', 'Backspace', 'Delete'];

/** What is known of the solutions of what was typed. */
interface Count {
  readonly says: string;
  /** Cells in which two solutions differ. */
  readonly differ: readonly number[];
  readonly isOne: boolean;
}

const unknown = (says: string): Count => ({ says, differ: [], isOne: false });

/** The dialog in which a player types the givens of a puzzle on a board; after each one its solutions are counted. */
export class EntryDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #play: (text: string) => Promise<void>;
  readonly #draw: ReturnType<typeof gridDrawing>;
  /** Not the maker of the page: that may be making the next puzzle. */
  readonly #maker = new PuzzleMaker();
  #typed = new TypedPuzzle(9);
  #cell = 0;
  #count = unknown(words.says.nothing);
  /** How many counts were begun: only the last one is shown. */
  #counts = 0;

  /** Calls `play` with a puzzle that has one solution. */
  constructor(root: HTMLElement, play: (text: string) => Promise<void>) {
    this.#dialog = root.querySelector<HTMLDialogElement>('dialog[data-part=entry]')!;
    this.#play = play;
    const board = this.#part('entry-board');
    this.#draw = gridDrawing(board, (cell) => focusCell(board, cell), { walkable: true, numbered: true });
    board.addEventListener('focusin', ({ target }) => {
      const { cell } = (target as SVGElement).dataset;
      if (cell === undefined) return;
      this.#cell = Number(cell);
      this.#show();
    });
    this.#size.addEventListener('change', () => this.#begin(Number(this.#size.value)));
    this.#part('entry-undo').addEventListener('click', () => this.#change(() => this.#typed.undo()));
    this.#part('entry-empty').addEventListener('click', () => this.#change(() => this.#typed.clear()));
    this.#part('entry-close').addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('keydown', (event) => this.#key(event));
    this.#dialog.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#finish();
    });
  }

  #part(name: string): HTMLElement {
    return this.#dialog.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  get #size(): HTMLSelectElement {
    return this.#part('entry-size') as HTMLSelectElement;
  }

  open(): void {
    this.#showKeys();
    this.#show();
    this.#dialog.showModal();
    focusCell(this.#part('entry-board'), this.#cell);
  }

  #begin(size: number): void {
    this.#typed = new TypedPuzzle(size);
    this.#cell = 0;
    this.#showKeys();
    this.#recount();
  }

  #showKeys(): void {
    const { symbols } = this.#typed.puzzle;
    const type = (digit: number) => this.#change(() => this.#typed.type(this.#cell, digit));
    const erase = actionButton('chip', '⌫', () => type(0));
    erase.setAttribute('aria-label', words.erase);
    this.#part('entry-keys').replaceChildren(...symbols.map((symbol, index) => actionButton('chip', symbol, () => type(index + 1))), erase);
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || (event.target as Element).closest('select')) return;
    const withCtrl = event.ctrlKey || event.metaKey;
    const digit = ERASERS.includes(event.key) ? 0 : digitOfKey(event.key, this.#typed.puzzle.symbols);
    if (withCtrl && event.key.toLowerCase() === 'z') this.#change(() => this.#typed.undo());
    else if (!withCtrl && (digit > 0 || ERASERS.includes(event.key))) this.#change(() => this.#typed.type(this.#cell, digit));
    else return;
    event.preventDefault();
  }

  #change(change: () => void): void {
    change();
    this.#recount();
  }

  async #recount(): Promise<void> {
    const number = ++this.#counts;
    const { puzzle, count, clash, isFull } = this.#typed;
    if (clash) {
      const [one, other] = clash.cells.map((cell) => cellName(puzzle.grid, cell)) as [string, string];
      this.#know(unknown(words.says.clash(symbolOf(puzzle, clash.digit), one, other)));
    } else if (count === 0 || isFull) this.#know(unknown(isFull ? words.says.full(count) : words.says.nothing));
    else {
      // What was known before stays to be seen while it is counted.
      this.#know({ ...this.#count, isOne: false, says: words.says.counting(count) });
      let next: Count;
      try {
        const { answers = [] } = await this.#maker.answersOf(printPuzzle({ puzzle }, 'compact'));
        const differ = answers.length > 1 ? differing(answers[0]!, answers[1]!) : [];
        const says =
          answers.length === 0
            ? words.says.none(count)
            : differ.length > 0
              ? words.says.several(count, differ.length)
              : words.says.one(count);
        next = { says, differ, isOne: answers.length === 1 };
      } catch {
        next = unknown(words.says.failed);
      }
      if (number === this.#counts) this.#know(next);
    }
  }

  #know(count: Count): void {
    this.#count = count;
    this.#show();
  }

  #show(): void {
    const { puzzle, clash, canUndo } = this.#typed;
    const { says, differ, isOne } = this.#count;
    const focus = { cell: this.#cell, digit: 0, tone: 'quiet', undoes: false } as const;
    this.#draw({ ...emptyScene(puzzle), focus, wrong: new Set(clash?.cells ?? []) });
    drawChosen(this.#part('entry-board').querySelector('svg')!, puzzle.grid.size, { chosen: [this.#cell], possible: differ });
    const status = this.#part('entry-says');
    if (status.textContent !== says) status.textContent = says;
    status.dataset.count = isOne ? 'one' : '';
    (this.#part('entry-play') as HTMLButtonElement).disabled = !isOne;
    (this.#part('entry-undo') as HTMLButtonElement).disabled = !canUndo;
  }

  async #finish(): Promise<void> {
    if (!this.#count.isOne) return;
    await this.#play(printPuzzle({ puzzle: this.#typed.puzzle }, 'compact'));
    this.#dialog.close();
  }
}
