import { kit as words } from '#words/tries/kit.ts';
import { reducedMotion } from '../../widgets/ui/browser.ts';
import { actionButton } from '../../widgets/ui/element.ts';

/** So much of the idea is enough to be seen, in pixels. */
const SEEN = 40;

/** Leads to the idea of a try that has come where it is out of sight: at the end of what was said last, so that it lies over nothing. */
export class IdeaSign {
  readonly #figure: HTMLElement;
  /** One and the same, wherever the sign goes. */
  readonly #space = new Text(' ');
  #button: HTMLButtonElement | undefined;
  #observer: IntersectionObserver | undefined;

  constructor(figure: HTMLElement) {
    this.#figure = figure;
  }

  /** Shows the sign until the idea is seen. */
  show(): void {
    const idea = this.#figure.querySelector('.try-idea')!;
    if (idea.getBoundingClientRect().top < innerHeight - SEEN) return;
    this.#button = actionButton('idea-sign', '', () =>
      idea.scrollIntoView({ block: 'end', behavior: reducedMotion().matches ? 'instant' : 'smooth' }),
    );
    // Its words are no part of the verdict it ends.
    this.#button.ariaLabel = `${words.ideaCame} ↓`;
    this.#observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && this.remove(), {
      rootMargin: `0px 0px -${SEEN}px`,
    });
    this.#observer.observe(idea);
    this.place();
  }

  /** Puts it where it belongs once the verdicts have been drawn anew. */
  place(): void {
    if (!this.#button) return;
    const newest = this.#figure.querySelector('[data-part=newest]:not([hidden])');
    const said = newest ?? [...this.#figure.querySelectorAll('.verdict:not([hidden])')].at(-1);
    said?.querySelector('span')?.append(this.#space, this.#button);
  }

  remove(): void {
    this.#observer?.disconnect();
    this.#space.remove();
    this.#button?.remove();
    this.#button = undefined;
  }
}
