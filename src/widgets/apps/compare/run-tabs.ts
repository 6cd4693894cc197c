import { select } from 'd3-selection';
import * as words from '#words/compare.ts';
import { hueOf, letterOf } from '../../runs/named-run.ts';

/** The progress of a run: cells that have their last digit, or rows of its answer that are chosen; undefined while it is unknown. */
export interface RunProgress {
  readonly title: string;
  readonly right: number | undefined;
  /** The cells or rows in all. */
  readonly size: number;
}

/** Where one panel has the width of the window: a button for each run, which brings it into sight, with how far it is. Panels can be swiped, too. */
export class RunTabs {
  readonly #tabs: HTMLElement;
  readonly #panels: HTMLElement;
  #shown = 0;

  constructor(root: HTMLElement) {
    this.#tabs = root.querySelector<HTMLElement>('[data-part=tabs]')!;
    this.#panels = root.querySelector<HTMLElement>('[data-part=panels]')!;
    this.#panels.addEventListener('scroll', () => this.#scrolled(), { passive: true });
  }

  draw(runs: readonly RunProgress[]): void {
    const tabs = select(this.#tabs)
      .selectAll<HTMLButtonElement, RunProgress>('button')
      .data([...runs])
      .join((enter) => {
        const button = enter.append('button').attr('type', 'button');
        button.append('b');
        button.append('i');
        button.append('span');
        return button.on('click', ({ currentTarget }: MouseEvent) =>
          this.#show([...this.#tabs.children].indexOf(currentTarget as Element)),
        );
      })
      .style('--share', ({ right, size }) => (right ?? 0) / Math.max(size, 1));
    tabs
      .select('b')
      .attr('class', (_, index) => `run-letter ${hueOf(index)}`)
      .text((_, index) => letterOf(index));
    tabs.select('i').text(({ title }) => title);
    tabs.select('span').text(({ right, size }) => (right === undefined ? '' : words.rightOf(right, size)));
    this.#mark();
  }

  /** Brings one of these runs into sight, by their places, unless one of them is. */
  bringIn(places: readonly number[]): void {
    if (!places.includes(this.#shown)) this.#show(places[0]!);
  }

  #show(index: number): void {
    const { children, clientWidth } = this.#panels;
    if (children[index]) this.#panels.scrollTo({ left: index * clientWidth });
  }

  #scrolled(): void {
    const { scrollLeft, clientWidth } = this.#panels;
    this.#shown = Math.round(scrollLeft / Math.max(clientWidth, 1));
    this.#mark();
  }

  /** Drawings of a run that plays don't ask where the panels are: the browser would lay out the page to answer. */
  #mark(): void {
    for (const [index, tab] of [...this.#tabs.children].entries()) tab.setAttribute('aria-pressed', String(index === this.#shown));
  }
}
