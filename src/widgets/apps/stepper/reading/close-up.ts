import type { FigureState } from '../../../runs/figure/figure-state.ts';
import { onChange } from '../../../runs/figure/signals.ts';
import { reducedMotion } from '../../../ui/browser.ts';
import { element } from '../../../ui/element.ts';
import { gridsHeard, shownGrids } from '../../../views/grid/grid.ts';
import { largestMarkIn, type PartOfGrid, partAbout, placedInFrame } from '../../../views/grid/part-of-grid.ts';

/** The room that the names of rows and columns have at the edges of a part, in pixels. */
const NAMES = 14;
/** A figure that is walked step by step rests for so long before its picture moves to another part, in milliseconds. */
const REST = 160;
/** How long it moves, as close-up.css has it. */
const MOVE = 420;

/** Where a figure is docked above its text, on phones. */
const docked = matchMedia('(width < 700px)');

/**
 * The docked figure of a phone. Its picture is the part of a grid that the step is about, where the marks of the whole would be too small to
 * be read; while the run plays, it is the whole grid. A pane takes the place of the picture when its reader asks for it.
 */
export class CloseUp {
  readonly #state: FigureState;
  readonly #lean: HTMLElement;
  readonly #pane: HTMLElement;
  readonly #names = element('div', 'part-names');
  readonly #whole: HTMLButtonElement | null;
  #part: PartOfGrid | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: FigureState, lean: HTMLElement) {
    this.#state = state;
    this.#lean = lean;
    this.#pane = lean.querySelector<HTMLElement>('.pane-main')!;
    this.#whole = lean.querySelector('[data-part=whole-grid]');
    lean.querySelector('[data-part=swap]')?.addEventListener('click', () => lean.classList.toggle('swapped'));
    if (!this.#whole) return;
    this.#names.ariaHidden = 'true';
    this.#pane.after(this.#names);
    this.#whole.addEventListener('click', () => {
      this.#whole!.ariaPressed = String(this.#whole!.ariaPressed !== 'true');
      this.#place();
    });
    gridsHeard.set(this.#pane, () => this.#soon());
    onChange(state.playing, () => this.#soon());
    new ResizeObserver(() => this.#place()).observe(this.#pane);
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#place(), REST);
  }

  /** Shows the part that the frame is about. */
  #place(): void {
    clearTimeout(this.#timer);
    const shown = shownGrids.get(this.#pane);
    const drawing = this.#pane.querySelector<SVGSVGElement>(':scope > svg.grid');
    const isDocked = docked.matches && !('full' in this.#lean.dataset || 'stage' in this.#lean.dataset);
    if (!shown || !drawing || !isDocked || !this.#pane.clientWidth) {
      this.#show(undefined);
      return;
    }
    const { parts, cage, lit } = shown;
    const style = getComputedStyle(this.#pane);
    const [left, top] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingTop)];
    const picture = this.#pane.clientWidth - left - Number.parseFloat(style.paddingRight);
    // In small cells the place of a mark is all that it has; in pictures that are larger the marks have some room between them.
    this.#pane.style.setProperty('--largest-mark', `${largestMarkIn(parts)}px`);
    this.#lean.classList.toggle('tight-marks', parts.puzzle.grid.size <= 9);
    const part = partAbout(parts, { picture, names: NAMES, shown: this.#part, cage, lit });
    this.#whole!.disabled = part === undefined;
    this.#mapPart(part, parts.puzzle.grid.size);
    const isWhole = this.#whole!.ariaPressed === 'true' || this.#state.playing.value || drawing.classList.contains('enlarged');
    if (isWhole || !part) {
      this.#show(undefined);
      return;
    }
    const { x, width } = drawing.viewBox.baseVal;
    const { by, ...moved } = placedInFrame(parts, part, { picture, names: NAMES, viewBox: { x, width } });
    this.#pane.style.setProperty('--part', `translate(${moved.x}px, ${moved.y}px) scale(${by})`);
    this.#pane.style.setProperty('--part-edges', `${top + NAMES}px ${style.paddingRight} ${style.paddingBottom} ${left + NAMES}px`);
    Object.assign(this.#names.style, {
      left: `${this.#pane.offsetLeft + left}px`,
      top: `${this.#pane.offsetTop + top}px`,
      width: `${picture}px`,
      height: `${picture}px`,
    });
    this.#show(part, (picture - NAMES) / part.cells);
  }

  /** Shows a part, whose cells are so many pixels wide, or the whole grid. */
  #show(part: PartOfGrid | undefined, side = 0): void {
    const hasChanged = part !== this.#part;
    this.#part = part;
    this.#lean.classList.toggle('close-up', part !== undefined);
    const names = part && [...this.#namesAlong('c', part.column, part.cells, side), ...this.#namesAlong('r', part.row, part.cells, side)];
    this.#names.replaceChildren(...(names ?? []));
    if (part && hasChanged && !reducedMotion().matches)
      this.#names.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: MOVE });
  }

  /** The names of the rows or columns whose middle is in the part. */
  #namesAlong(letter: 'r' | 'c', from: number, cells: number, side: number): HTMLElement[] {
    const names: HTMLElement[] = [];
    for (let at = Math.ceil(from - 0.45); at + 0.5 < from + cells + 0.05; at++) {
      const name = element('span', letter === 'c' ? 'of-column' : 'of-row', `${letter}${at + 1}`);
      name.style.setProperty('--at', `${NAMES + (at + 0.5 - from) * side}px`);
      names.push(name);
    }
    return names;
  }

  /** Says on the button of the whole grid where the part is in it. */
  #mapPart(part: PartOfGrid | undefined, size: number): void {
    const map = this.#whole!.querySelector('.part')!;
    const { column, row, cells } = part ?? { column: 0, row: 0, cells: size };
    for (const [name, share] of Object.entries({ x: column, y: row, width: cells, height: cells }))
      map.setAttribute(name, String((18 * share) / size));
  }
}
