import { element } from '../../ui/element.ts';

/** Something to mark on the strip of a run. */
export interface OverviewMark {
  readonly position: number;
  /** In a circle over the mark. */
  readonly number?: number | undefined;
  readonly chosen?: boolean;
}

/** Room that the handle of a slider has at either end, in pixels. */
const THUMB = 8;

/**
 * Marks over the strip of a figure, where its slider has these positions, whatever part of the run it shows: a few steps, or how densely
 * many lie, as shares of each of equally broad columns, 0 … 1.
 */
export class OverviewMarks {
  readonly #seek: HTMLInputElement;
  readonly #layer = element('div', 'why-strip');
  readonly #observer = new ResizeObserver(() => this.#place());

  constructor(root: HTMLElement) {
    this.#seek = root.querySelector('input.seek')!;
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#seek.after(this.#layer);
    this.#observer.observe(this.#seek);
    this.#place();
  }

  /** From the first position that the slider has to the last. */
  get #span(): [first: number, last: number] {
    return [Number(this.#seek.min), Number(this.#seek.max)];
  }

  show(marks: readonly OverviewMark[]): void {
    const [first, last] = this.#span;
    this.#layer.replaceChildren(
      ...marks
        .filter(({ position }) => first <= position && position <= last)
        .map(({ position, number, chosen }) => {
          const mark = element('i', chosen ? 'chosen' : '');
          mark.style.left = `${((position - first) / Math.max(1, last - first)) * 100}%`;
          if (number !== undefined) mark.append(element('b', '', String(number)));
          return mark;
        }),
    );
  }

  /** `densityIn` gives the shares for so many columns of a stretch of the run. */
  showDensity(densityIn: (columns: number, first: number, last: number) => ArrayLike<number>): void {
    const columns = Math.max(1, Math.floor(this.#layer.clientWidth / 2));
    const shares = Array.from(densityIn(columns, ...this.#span));
    const densest = Math.max(...shares);
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `0 0 ${columns} 1`);
    svg.setAttribute('preserveAspectRatio', 'none');
    for (const [least, most, opacity] of DENSITIES) {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute(
        'd',
        shares.map((share, x) => (least * densest < share && share <= most * densest ? `M${x} 0h1v1h-1z` : '')).join(''),
      );
      path.setAttribute('opacity', String(opacity));
      svg.append(path);
    }
    this.#layer.replaceChildren(svg);
  }

  remove(): void {
    this.#observer.disconnect();
    this.#layer.remove();
  }

  #place(): void {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.#seek;
    Object.assign(this.#layer.style, {
      left: `${offsetLeft + THUMB}px`,
      top: `${offsetTop}px`,
      width: `${offsetWidth - 2 * THUMB}px`,
      height: `${offsetHeight}px`,
    });
  }
}

/** The nearer a column comes to the densest, the stronger it is. */
const DENSITIES = [
  [0, 0.4, 0.35],
  [0.4, 0.7, 0.65],
  [0.7, 1, 1],
] as const;
