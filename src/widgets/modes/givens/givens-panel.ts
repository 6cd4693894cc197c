import * as words from '#words/own-grid.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { digitOfKey } from '../../controls/keyboard/symbol-keys.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { actionButton, element } from '../../ui/element.ts';
import { isTaken } from '../../ui/keys.ts';
import { markCells } from '../../views/grid/cell-marks.ts';
import { cellAfterKey, focusCell } from '../../views/grid/cells.ts';
import { TypedGivens } from './typed-givens.ts';

/** On a figure whose grid is being written. */
const TYPING = 'typing';

/** The keys that erase a cell. */
const ERASERS = ['0', '.', 'Backspace', 'Delete'];

/** The row of digits in place of the transport, and the chosen cell of the grid, while a reader types givens. */
export class GivensPanel {
  readonly #root: HTMLElement;
  readonly #picture: HTMLElement;
  readonly #leave: () => void;
  readonly #typed: TypedGivens;
  readonly #row = element('div', 'controls.givens-row');
  readonly #spoken = element('p', 'for-listeners');
  readonly #undo = this.#button(words.undo, words.undoKey, () => this.#typed.undo());
  readonly #clear = this.#button(words.emptyGrid, '', () => this.#typed.clear());
  readonly #ends = new AbortController();
  /** The symbols and the cells that the row and the marks are made for. */
  readonly #made: string;
  #cell: number;

  constructor(state: FigureState, picture: HTMLElement, leave: () => void) {
    const { root } = state;
    this.#root = root;
    this.#picture = picture;
    this.#leave = leave;
    this.#typed = new TypedGivens(state);
    const { puzzle } = this.#typed;
    this.#made = madeFor(puzzle);
    // The first open cell is the likeliest to be written.
    this.#cell = Math.max(0, puzzle.givens.indexOf(0));
    this.#spoken.setAttribute('role', 'status');
    const digits = element('div', 'givens-digits');
    digits.style.setProperty('--columns', String(Math.min(9, Math.ceil(puzzle.grid.size / Math.ceil(puzzle.grid.size / 9)))));
    digits.append(
      ...puzzle.symbols.map((symbol, index) => {
        const button = this.#button(symbol, words.write(symbol), () => this.#typed.write(this.#cell, index + 1));
        button.setAttribute('aria-label', words.write(symbol));
        return button;
      }),
    );
    const erase = this.#button(words.erase, words.eraseKey, () => this.#typed.write(this.#cell, 0));
    const done = actionButton('btn.txt.go', words.done, leave);
    done.title = words.doneKey;
    const name = element('p', 'givens-name', words.mode);
    name.title = words.about;
    this.#row.setAttribute('role', 'group');
    this.#row.setAttribute('aria-label', words.mode);
    this.#row.setAttribute('aria-description', words.about);
    this.#row.append(name, digits, erase, this.#undo, this.#clear, done, this.#spoken);
    // A press of a button leaves the focus, and so the keys, in the grid.
    this.#row.addEventListener('mousedown', (event) => event.preventDefault());
    root.querySelector('.controls')!.after(this.#row);
    root.classList.add(TYPING);
    const { signal } = this.#ends;
    picture.addEventListener('focusin', ({ target }) => this.#walkTo((target as HTMLElement).dataset.cell), { signal });
    this.show();
    focusCell(picture, this.#cell);
  }

  #button(text: string, title: string, act: () => Promise<string | undefined>): HTMLButtonElement {
    const button = actionButton('btn.txt', text, () => this.#do(act()));
    button.title = title;
    return button;
  }

  async #do(change: Promise<string | undefined>): Promise<void> {
    this.#spoken.textContent = '';
    this.#spoken.textContent = (await change) ?? '';
  }

  #walkTo(cell: string | undefined): void {
    if (cell === undefined) return;
    this.#cell = Number(cell);
    this.show();
  }

  /** Whether the figure still runs on a grid of the same cells and symbols. */
  fits(): boolean {
    return madeFor(this.#typed.puzzle) === this.#made;
  }

  /** Marks the chosen cell anew: a grid that is drawn again may have lost it. */
  show(): void {
    markCells(this.#picture, 'chosen', [this.#cell]);
    this.#undo.disabled = !this.#typed.canUndo;
    this.#clear.disabled = this.#typed.isEmpty;
    const given = this.#typed.puzzle.givens[this.#cell]!;
    for (const [index, button] of [...this.#row.querySelectorAll('.givens-digits button')].entries())
      button.setAttribute('aria-pressed', String(index + 1 === given));
  }

  pick(cell: number): void {
    focusCell(this.#picture, cell);
    this.#walkTo(String(cell));
  }

  /** Whether a key was for the grid. */
  key(event: KeyboardEvent): boolean {
    const { key, target } = event;
    const inGrid = this.#picture.contains(target as Node);
    if (this.#root.querySelector(':popover-open, dialog[open]')) return false;
    // A cell gives the focus back to the figure by this key, and the mode ends with it.
    if (key === 'Escape' && (inGrid || !isTaken(event))) this.#leave();
    else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z' && inGrid) this.#do(this.#typed.undo());
    else if (isTaken(event)) return false;
    else if (!this.#writes(key, event)) return false;
    event.preventDefault();
    return true;
  }

  #writes(key: string, event: KeyboardEvent): boolean {
    const { symbols, grid } = this.#typed.puzzle;
    const digit = digitOfKey(key, symbols);
    if (digit > 0) this.#do(this.#typed.write(this.#cell, digit));
    else if (ERASERS.includes(key)) this.#do(this.#typed.write(this.#cell, 0));
    else {
      const next = (event.target as Element).closest('button') ? undefined : cellAfterKey(event, this.#cell, grid.size);
      if (next === undefined) return false;
      this.pick(next);
    }
    return true;
  }

  remove(): void {
    this.#ends.abort();
    markCells(this.#picture, 'chosen', []);
    this.#row.remove();
    this.#root.classList.remove(TYPING);
  }

  get hasFocus(): boolean {
    const { activeElement } = document;
    return this.#row.contains(activeElement) || this.#picture.contains(activeElement);
  }
}

/** Names the cells and the symbols of a puzzle. A run on anything else has neither. */
const madeFor = ({ symbols }: Partial<Puzzle>) => (symbols ?? []).join(' ');
