import { withheld } from '#words/figure.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { element } from '../../ui/element.ts';

/** Style sheets know by it that what comes is withheld. */
const SIGN = 'data-withheld';

/** What a page shows of an embargo. What it was built with, such as the storyboard, is taken out meanwhile. */
export class FigureEmbargo {
  readonly #root: HTMLElement;
  /** Says over the drawing of the run that what comes is not shown. */
  readonly #sign = element('p', 'withheld', withheld);
  #taken: { readonly part: Element; readonly home: Comment }[] = [];

  constructor(state: FigureState) {
    this.#root = state.root;
    onChange(state.withheldAfter, () => {
      this.#root.toggleAttribute(SIGN, state.withholds);
      if (state.withholds) this.#takeOut();
      else this.#putBack();
    });
  }

  #takeOut(): void {
    this.#root.querySelector('.strip-drawing')?.append(this.#sign);
    if (this.#taken.length > 0) return;
    for (const part of this.#root.querySelectorAll('noscript')) {
      const home = document.createComment('');
      part.replaceWith(home);
      this.#taken.push({ part, home });
    }
  }

  #putBack(): void {
    this.#sign.remove();
    for (const { part, home } of this.#taken.splice(0)) home.replaceWith(part);
  }
}
