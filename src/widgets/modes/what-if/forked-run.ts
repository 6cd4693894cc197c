import * as says from '#words/what-if.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { actionButton, element } from '../../ui/element.ts';
import { OVERVIEW_HEIGHT, OVERVIEW_WIDTH, overviewLine } from '../../views/overview/overview.ts';
import { type Ghost, SHOW_GHOST } from '../../views/view.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Set on the row that says how long both runs are. */
const WITH_SIZES = 'with-sizes';

/** What a figure shows beside a run that decides otherwise: what was chosen, the other run as a ghost on the strip, and both sizes. */
export class ForkedRun {
  readonly #chip = element('div', 'hand-chip.what-if-chip');
  readonly #name = element('span');
  readonly #swap: HTMLButtonElement;
  readonly #sizes = element('p', 'what-if-sizes');
  readonly #ghost = document.createElementNS(SVG, 'svg');
  readonly #line = document.createElementNS(SVG, 'path');
  readonly #row: HTMLElement;
  readonly #root: HTMLElement;
  readonly #hidesAhead: boolean;
  #withheld = true;
  /** The runs, and how long the other is, as drawings have them. */
  #drawn: readonly unknown[] = [];

  /** Where nothing ahead may be seen, it only names what was chosen. */
  constructor(root: HTMLElement, forks: { swap(): void; drop(): void }, hidesAhead: boolean) {
    this.#root = root;
    this.#hidesAhead = hidesAhead;
    this.#swap = actionButton('what-if-swap', says.swap, () => forks.swap());
    this.#swap.title = says.swapKey;
    this.#swap.setAttribute('aria-keyshortcuts', 'B');
    const leave = actionButton('hand-leave', '×', () => forks.drop());
    leave.setAttribute('aria-label', says.drop);
    this.#chip.append(element('b', 'what-if-lead', says.lead), this.#name, this.#swap, leave);
    this.#sizes.setAttribute('role', 'status');
    this.#ghost.setAttribute('class', 'ghost-run');
    this.#ghost.setAttribute('viewBox', `0 0 ${OVERVIEW_WIDTH} ${OVERVIEW_HEIGHT + 10}`);
    this.#ghost.setAttribute('preserveAspectRatio', 'none');
    this.#ghost.setAttribute('aria-hidden', 'true');
    this.#ghost.append(this.#line);
    this.#row = root.querySelector('.strip-row')!;
    this.withhold(false);
  }

  /** Takes out all that it shows, or puts it back. */
  withhold(on: boolean): void {
    if (on === this.#withheld) return;
    this.#withheld = on;
    if (on) {
      this.#takeOut();
      return;
    }
    this.#root.querySelector('.bar-gap')!.before(this.#chip);
    if (this.#hidesAhead) return;
    this.#row.querySelector('svg.strip')?.before(this.#ghost);
    this.#row.append(this.#sizes);
    this.#row.classList.add(WITH_SIZES);
  }

  #takeOut(): void {
    for (const part of [this.#chip, this.#sizes, this.#ghost]) part.remove();
    this.#row.classList.remove(WITH_SIZES);
    for (const share of ['--run-share', '--ghost-share']) this.#row.style.removeProperty(share);
  }

  /** Says what was chosen, and which of the runs is shown. */
  name(text: string, swapped: boolean): void {
    this.#name.textContent = text;
    this.#name.title = text;
    this.#swap.setAttribute('aria-pressed', String(swapped));
  }

  /** Draws both runs to one scale; up to the step before `from` they are the same. */
  draw(shown: Timeline, other: Timeline, from: number, swapped: boolean): void {
    if (this.#withheld || this.#hidesAhead) return;
    const [forked, old] = swapped ? [other, shown] : [shown, other];
    const sizes = says.sizes(forked.taken, old.taken, forked.complete && old.complete);
    if (this.#sizes.textContent !== sizes) this.#sizes.textContent = sizes;
    const longer = Math.max(1, shown.length, other.length);
    this.#row.style.setProperty('--run-share', String(shown.length / longer || 1));
    this.#row.style.setProperty('--ghost-share', String(other.length / longer));
    this.#line.setAttribute('d', overviewLine(other.overview(OVERVIEW_WIDTH / 4), Math.max(shown.metricMax, other.metricMax)));
    const drawn = [shown, other, other.length];
    if (drawn.every((each, index) => each === this.#drawn[index])) return;
    this.#drawn = drawn;
    this.#showGhost({ timeline: other, from });
  }

  #showGhost(ghost: Ghost | null): void {
    for (const view of this.#root.querySelectorAll('[data-view]')) view.dispatchEvent(new CustomEvent(SHOW_GHOST, { detail: ghost }));
  }

  remove(): void {
    this.#showGhost(null);
    this.#takeOut();
  }
}
