import { withheld } from '#words/figure.ts';
import { Embargo } from '../../../trace/embargo.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { element } from '../../ui/element.ts';

/** Style sheets know by it that what comes is withheld. */
const SIGN = 'withheld';

/**
 * The embargo on what comes after a frame, while a question waits or the reader makes the moves. All that a figure draws or tells of
 * its run it reads from `open`. What the page was built with, such as the storyboard, is taken out meanwhile.
 */
export class FigureEmbargo {
  readonly #root: HTMLElement;
  readonly #changed: () => void;
  /** Says over the drawing of the run that what comes is not shown. */
  readonly #sign = element('p', 'withheld', withheld);
  #embargo: Embargo | undefined;
  #after: number | undefined;
  #taken: { readonly part: Element; readonly home: Comment }[] = [];

  /** `changed` is told when another part of the run may be read than before. */
  constructor(root: HTMLElement, changed: () => void) {
    this.#root = root;
    this.#changed = changed;
  }

  /** The run of the figure, as far as it may be read. There must be one. */
  get open(): Timeline {
    return this.#embargo!.open;
  }

  get on(): boolean {
    return this.#after !== undefined;
  }

  /** Another run begins; what is withheld of it is what was withheld of the one before. */
  follow(timeline: Timeline): void {
    this.#embargo = new Embargo(timeline);
    this.#embargo.withhold(this.#after);
  }

  /** Withholds what comes after a position. */
  withhold(after: number): void {
    this.#set(after);
  }

  lift(): void {
    this.#set(undefined);
  }

  #set(after: number | undefined): void {
    if (after === this.#after) return;
    this.#after = after;
    this.#embargo?.withhold(after);
    this.#root.toggleAttribute(`data-${SIGN}`, this.on);
    if (this.on) this.#takeOut();
    else this.#putBack();
    this.#changed();
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
