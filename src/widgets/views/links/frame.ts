import { select } from 'd3-selection';
import { tenth } from '../../ui/numbers.ts';
import type { Layer } from '../kit/elements.ts';
import { FIRST_ROW, type Plan, ROW } from './plan.ts';

/** How much room is kept around what is lit, in CSS pixels. */
const MARGIN = 48;

/** The frame in which a drawing is moved about that is larger: what is lit stays in view, and so do the names of rows. */
export class LinksFrame {
  /** What scrolls: the pane around the drawing, or its own element. */
  readonly element: Element;
  readonly #svg: SVGSVGElement;
  readonly #names: Layer;
  #plan: Plan | undefined;
  #follows = false;
  #keepsNames = true;
  #soon = false;

  constructor(element: Element, svg: SVGSVGElement, names: Layer) {
    this.element = element.closest('.pane') ?? element;
    this.#svg = svg;
    this.#names = names;
    // Buttons that scroll with the drawing come along.
    const buttons = () => select(this.element).select<HTMLElement>('.links-bar');
    const follow = () => {
      buttons().style('transform', `translateX(${this.element.scrollLeft}px)`);
      this.#placeNames();
    };
    select(this.element).on('scroll.names', follow, { passive: true });
  }

  /** After each frame of the run; all that has to be measured is measured when it is painted. */
  follow(plan: Plan, follows: boolean): void {
    this.#plan = plan;
    this.#follows = follows;
    if (this.#soon) return;
    this.#soon = true;
    requestAnimationFrame(() => {
      this.#soon = false;
      if (this.#follows) this.#bringIntoView();
      this.#placeNames();
    });
  }

  /** Whether names of rows stay at the left edge, or where they are drawn. */
  keepNames(keeps: boolean): void {
    this.#keepsNames = keeps;
    this.#placeNames();
  }

  #placeNames(): void {
    const { scrollLeft, clientWidth, scrollWidth } = this.element;
    // A sign that there is more to the right, see links.css.
    this.element.classList.toggle('has-more', scrollLeft + clientWidth < scrollWidth - 8);
    const matrix = this.#keepsNames ? this.#svg.getScreenCTM() : null;
    const left = matrix ? (this.element.getBoundingClientRect().left - matrix.e) / matrix.a : 0;
    const plan = left > 0 ? this.#plan : undefined;
    this.#names.attr('transform', plan ? `translate(${tenth(left)} 0)` : null);
    this.#names
      .selectAll('rect')
      .data(plan ? [plan] : [])
      .join((enter) => enter.insert('rect', 'text'))
      .attr('class', 'under-names')
      .attr('x', -20)
      .attr('y', FIRST_ROW - ROW / 2)
      .attr('width', ({ names }) => names + 20)
      .attr('height', ({ height }) => height);
  }

  #bringIntoView(): void {
    // What is lit, or all nodes of the row that the step is about.
    const lit = this.#svg.querySelector(':is(.node, .header):is(.lit, .back)');
    const boxes = [...(lit ? [lit] : this.#svg.querySelectorAll('.node.of-step'))].map((each) => each.getBoundingClientRect());
    if (boxes.length === 0) return;
    const frame = this.element;
    const seen = frame.getBoundingClientRect();
    const box = {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
    const beyond = (from: number, to: number, first: number, last: number) => {
      const margin = Math.min(MARGIN, (last - first) / 4);
      return from < first + margin || to > last - margin ? (from + to - first - last) / 2 : 0;
    };
    const left = frame.scrollWidth > frame.clientWidth ? beyond(box.left, box.right, seen.left, seen.right) : 0;
    const top = frame.scrollHeight > frame.clientHeight ? beyond(box.top, box.bottom, seen.top, seen.bottom) : 0;
    if (left || top) frame.scrollBy({ left, top });
  }
}
