import * as words from '#words/lesson-page.ts';
import type { LessonFault } from '../../../narration/lesson/lesson-fault.ts';
import { actionButton, element } from '../../ui/element.ts';

/** Says below the text whether all is well, and lists what isn't: the line, what is wrong, and the cure. */
export class FaultsPanel {
  readonly #root: HTMLElement;
  readonly #go: (line: number) => void;

  constructor(root: HTMLElement, go: (line: number) => void) {
    this.#root = root;
    this.#go = go;
  }

  /** `sound` is said where nothing is wrong. */
  draw(faults: readonly LessonFault[], sound: string): void {
    const [summary, list] = [this.#root.querySelector('[data-part=summary]')!, this.#root.querySelector('ul')!];
    const worst = faults.some(({ mild }) => !mild) ? 'wrong' : faults.length > 0 ? 'mild' : 'sound';
    this.#root.dataset.worst = worst;
    const text = faults.length > 0 ? words.faulty(faults.length) : sound;
    // A listener hears it again only when it has changed.
    if (summary.textContent !== text) summary.textContent = text;
    list.replaceChildren(
      ...faults.map(({ line, found, cure, mild }) => {
        const item = element('li', mild ? 'mild' : 'wrong');
        item.append(
          actionButton('plain-button', words.atLine(line), () => this.#go(line)),
          ` ${found} `,
          element('span', '', cure),
        );
        return item;
      }),
    );
  }
}
