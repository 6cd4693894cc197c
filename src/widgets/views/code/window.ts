/** Lines that are to be in sight before the one that is lit; in a pane of fewer rows than `FEW_ROWS`, where the style sheet hides the others. */
export const LINES_BEFORE = 3;
export const LINES_BEFORE_IN_FEW = 1;
const FEW_ROWS = 7;

const windows = new WeakMap<Element, CodeWindow>();

/**
 * The part of a source that is in sight in its pane: around one line, below the first line of its function, which sticks to the top.
 * All lines are equally high, so that where a line lies is known without asking for a layout. Only the pane itself scrolls.
 */
export class CodeWindow {
  readonly #pane: HTMLElement;
  #line = 0;
  #room = 0;
  #top = 0;
  #row = 0;
  #first = 0;
  /** Whether the row is to be at its place once the pane has a size. */
  #isExact = false;

  /** The window of a pane, one however often the pane's run changes. */
  static of(pane: HTMLElement): CodeWindow {
    const known = windows.get(pane) ?? new CodeWindow(pane);
    windows.set(pane, known);
    return known;
  }

  constructor(pane: HTMLElement) {
    this.#pane = pane;
    pane.addEventListener(
      'scroll',
      () => {
        this.#top = pane.scrollTop;
      },
      { passive: true },
    );
    // A pane that was hidden, or is another size in full screen.
    new ResizeObserver(() => {
      this.#measure();
      this.#place(this.#isExact);
      this.#isExact &&= this.#room === 0;
    }).observe(pane);
  }

  /** Brings a row into sight, counted from 0 like the first one of its function. It stays where it is when it is well in sight, unless it is to be `exact`. */
  show(row: number, first: number, exact = false): void {
    this.#row = row;
    this.#first = first;
    // The size of a new pane is told soon: to ask for it now would lay out the page once more.
    if (exact && this.#room === 0) this.#isExact = true;
    else if (exact) this.#measure();
    this.#place(exact);
  }

  #measure(): void {
    this.#line = this.#pane.querySelector('.line')?.getBoundingClientRect().height ?? 0;
    this.#room = this.#pane.clientHeight;
    this.#top = this.#pane.scrollTop;
  }

  #place(exact = false): void {
    if (this.#line === 0 || this.#room === 0) return;
    const before = this.#room < FEW_ROWS * this.#line ? LINES_BEFORE_IN_FEW : LINES_BEFORE;
    const highest = this.#first * this.#line;
    const target = Math.max(highest, (this.#row - before - 1) * this.#line);
    const isInSight = this.#top >= highest - 1 && this.#top <= target + 1 && (this.#row + 2) * this.#line <= this.#top + this.#room + 1;
    if (isInSight && !exact) return;
    this.#top = target;
    this.#pane.scrollTop = target;
  }
}
