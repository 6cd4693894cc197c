import { element } from '../../../ui/element.ts';
import { lengthName } from '../../../views/kit/drawn-sentence.ts';

/** The frame of a paragraph as the build has drawn it, with its sentence: shown in a figure while the run hasn’t come so far. */
export class AwaitedStill {
  readonly #figure: HTMLElement;
  #shown: readonly HTMLElement[] = [];

  constructor(figure: HTMLElement) {
    this.#figure = figure;
  }

  /** Shows the still of the paragraph at a position, if the page has one. */
  show(position: number): void {
    this.remove();
    const page = this.#figure.closest('.pair')!.querySelector(`.beat[data-position="${position}"] > noscript`);
    // Where scripts run, what is in this element is text.
    const still = page && new DOMParser().parseFromString(page.textContent!, 'text/html');
    const drawing = still?.querySelector<SVGElement | HTMLImageElement>('.still :is(svg, img)');
    const [picture, words] = [this.#figure.querySelector('.pane-main'), this.#figure.querySelector('.say')];
    if (!drawing || !picture || !words) return;
    drawing.removeAttribute('loading');
    const board = element('div', 'awaited-still');
    board.append(document.importNode(drawing, true));
    const caption = still!.querySelector('figcaption');
    // The figure says itself at which step it is.
    caption?.querySelector('b')?.remove();
    const text = caption?.textContent?.trim() ?? '';
    const sentence = element('p', 'say.awaited-sentence', text);
    sentence.dataset.length = lengthName([{ text }]) ?? '';
    picture.append(board);
    words.after(sentence);
    this.#shown = [board, sentence];
  }

  remove(): void {
    for (const each of this.#shown) each.remove();
    this.#shown = [];
  }
}
