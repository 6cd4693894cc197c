import { element } from '../../../ui/element.ts';
import { lengthName } from '../../../views/kit/drawn-sentence.ts';
import { drawStills, parsedPicture, stillsOf } from '../print-storyboard.ts';

/** The frame of a paragraph as the build has drawn it, with its sentence: shown in a figure while the run hasn’t come so far. */
export class AwaitedStill {
  readonly #figure: HTMLElement;
  #shown: readonly HTMLElement[] = [];
  /** How often something was asked for: what comes after that was for an earlier paragraph. */
  #asked = 0;

  constructor(figure: HTMLElement) {
    this.#figure = figure;
  }

  /** Shows the still of the paragraph at a position. Resolves to whether the page has one, and nothing else was asked for since. */
  async show(position: number): Promise<boolean> {
    this.remove();
    const asked = this.#asked;
    const beat = this.#figure.closest('.pair')!.querySelector(`.beat[data-position="${position}"]`);
    const still = beat && stillsOf(beat);
    const [picture, words] = [this.#figure.querySelector('.pane-main'), this.#figure.querySelector('.say')];
    if (!still || !picture || !words) return false;
    await this.#draw(still);
    const drawing = still.querySelector<SVGElement>('.still svg');
    if (!drawing || asked !== this.#asked) return false;
    const board = element('div', 'awaited-still');
    board.append(document.importNode(drawing, true));
    const caption = still.querySelector('figcaption');
    // The figure says itself at which step it is.
    caption?.querySelector('b')?.remove();
    const text = caption?.textContent?.trim() ?? '';
    const sentence = element('p', 'awaited-sentence', text);
    sentence.dataset.length = lengthName([{ text }]) ?? '';
    picture.append(board);
    words.after(sentence);
    this.#shown = [board, sentence];
    return true;
  }

  remove(): void {
    this.#asked++;
    for (const each of this.#shown) each.remove();
    this.#shown = [];
  }

  /** Puts the drawings of their file in the place of images, so that they have the colours of the page. */
  async #draw(still: Element): Promise<void> {
    const paths = [...still.querySelectorAll('img')].map((image) => image.getAttribute('src')!.split('#')[0]!);
    const files = new Map<string, Document | undefined>();
    for (const path of new Set(paths)) {
      const response = await fetch(path).catch(() => undefined);
      files.set(path, response?.ok ? parsedPicture(await response.text()) : undefined);
    }
    drawStills(still, files);
  }
}
