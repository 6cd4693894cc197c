import { cellAfterKey, focusCell } from '../../views/grid/cells.ts';

/** The chosen cells: one, or several that a reader has dragged over or added. What is entered goes into all of them. */
export class Selection {
  readonly #cells = new Set<number>();

  /** At least the cell that has the focus. */
  cellsWith(focus: number): readonly number[] {
    return this.#cells.size > 1 ? [...this.#cells].sort((a, b) => a - b) : [focus];
  }

  get isMany(): boolean {
    return this.#cells.size > 1;
  }

  only(cell: number): void {
    this.#cells.clear();
    this.#cells.add(cell);
  }

  /** Chooses these cells, one of which has the focus. */
  all(cells: readonly number[]): void {
    this.#cells.clear();
    for (const cell of cells) this.#cells.add(cell);
  }

  add(cell: number): void {
    this.#cells.add(cell);
  }

  /** Adds a cell, or takes it out again where others are left; returns whether it is in. */
  toggle(cell: number): boolean {
    if (this.#cells.size > 1 && this.#cells.delete(cell)) return false;
    this.#cells.add(cell);
    return true;
  }
}

interface Uses {
  /** The cells with the same contents as this one, which it is among. */
  alike(cell: number): readonly number[];
  /** The selection has changed; the focus goes to `cell` where there is one. */
  changed(cell: number | undefined): void;
}

const cellOf = (target: EventTarget | Element | null): number | undefined => {
  const cell = (target as Element | null)?.closest?.<SVGElement>('.hit')?.dataset.cell;
  return cell === undefined ? undefined : Number(cell);
};

/** The most milliseconds between two presses that count as one double press. */
const DOUBLE = 400;

/**
 * Lets a reader choose several cells of a board: dragging over them, with Ctrl or Cmd and a press, with Shift and arrow keys, or pressing one
 * twice for all that are like it. The pointer and the keys that move the focus choose one cell alone.
 */
export class SelectingHand {
  readonly #element: HTMLElement;
  readonly #selection: Selection;
  readonly #uses: Uses;
  #isDragging = false;
  #extends = false;
  /** The cell that the pointer has just been put on: the focus that follows chooses nothing more. */
  #pressed: number | undefined;
  /** The cell that was pressed last, and when; undefined after a double press. */
  #before: { readonly cell: number; readonly at: number } | undefined;

  constructor(element: HTMLElement, selection: Selection, uses: Uses) {
    [this.#element, this.#selection, this.#uses] = [element, selection, uses];
    element.addEventListener('pointerdown', (event) => this.#press(event));
    element.addEventListener('pointermove', (event) => this.#drag(event));
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, () => {
        this.#isDragging = false;
      });
    element.addEventListener('keydown', (event) => this.#walk(event), { capture: true });
  }

  /** The focus has come to a cell. */
  focused(cell: number): void {
    if (this.#pressed === cell) return;
    if (this.#extends) this.#selection.add(cell);
    else this.#selection.only(cell);
    this.#extends = false;
  }

  /** With Shift the arrow keys add the cell that they lead to; the grid itself leaves these alone. */
  #walk(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, altKey, metaKey, target } = event;
    this.#pressed = undefined;
    this.#extends = false;
    const cell = cellOf(target);
    if (cell === undefined || !shiftKey || ctrlKey || altKey || metaKey || !/^Arrow/.test(key)) return;
    const next = cellAfterKey({ key, ctrlKey }, cell, Math.sqrt(this.#element.querySelectorAll('.hit').length));
    if (next === undefined) return;
    this.#extends = true;
    focusCell(this.#element, next);
    event.preventDefault();
  }

  #press(event: PointerEvent): void {
    const cell = cellOf(event.target);
    if (cell === undefined || event.button !== 0) return;
    this.#pressed = cell;
    const isSecond = this.#before?.cell === cell && event.timeStamp - this.#before.at < DOUBLE;
    this.#before = isSecond ? undefined : { cell, at: event.timeStamp };
    if (event.ctrlKey || event.metaKey) this.#selection.toggle(cell);
    else if (isSecond) this.#selection.all(this.#uses.alike(cell));
    else this.#selection.only(cell);
    // A finger would keep all moves for the cell that it was put on; an enlarged board is moved by it.
    if (event.pointerType === 'touch') (event.target as Element).releasePointerCapture(event.pointerId);
    this.#isDragging = !this.#element.querySelector('svg.enlarged');
    this.#uses.changed(undefined);
  }

  #drag({ buttons, clientX, clientY }: PointerEvent): void {
    if (!this.#isDragging || (buttons & 1) === 0) return;
    const cell = cellOf(document.elementFromPoint(clientX, clientY));
    if (cell === undefined || cell === this.#pressed) return;
    this.#pressed = cell;
    this.#selection.add(cell);
    // If it came there later, with what is entered, it would choose that cell alone.
    focusCell(this.#element, cell);
    this.#uses.changed(cell);
  }
}
