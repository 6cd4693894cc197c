import { paneNames, pictureOnly } from '#words/figure.ts';
import { figureOf, type SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { element } from '../../ui/element.ts';
import { PICTURE_ONLY } from './figure-frame.ts';
import { frameOf } from './posed-questions.ts';

const names: Readonly<Record<string, string>> = { ...paneNames, [PICTURE_ONLY]: pictureOnly };

/** The panes of the figure on the screen, one of them pressed, in the presenter's window. */
export class PaneButtons {
  readonly #box: HTMLElement;
  readonly #figures: readonly SiteFigure[];
  readonly #choose: (pane: string) => void;
  #drawn = '';

  constructor(box: HTMLElement, figures: readonly SiteFigure[], choose: (pane: string) => void) {
    [this.#box, this.#figures, this.#choose] = [box, figures, choose];
  }

  /** `link` is what the screen shows; `chosen` is the pane that was chosen last, or that the lesson names. */
  show(link: string, chosen: string | undefined): void {
    const frame = frameOf(link);
    const figure = frame && figureOf(this.#figures, frame);
    const panes = figure && 'panes' in figure ? [...figure.panes, PICTURE_ONLY] : [];
    // A pane that this figure doesn't have leaves its own one open.
    const shown = chosen !== undefined && panes.includes(chosen) ? chosen : panes[0];
    if (this.#drawn !== panes.join()) this.#draw(panes);
    for (const button of this.#box.querySelectorAll('button')) button.setAttribute('aria-pressed', String(button.dataset.pane === shown));
  }

  /** A screen without a figure has no panes. */
  hide(): void {
    if (this.#drawn !== '') this.#draw([]);
  }

  #draw(panes: readonly string[]): void {
    this.#drawn = panes.join();
    this.#box.hidden = panes.length === 0;
    this.#box.replaceChildren(
      ...panes.map((pane) => {
        const button = element('button', 'chip', names[pane] ?? pane);
        button.type = 'button';
        button.dataset.pane = pane;
        button.addEventListener('click', () => this.#choose(pane));
        return button;
      }),
    );
  }
}
