import { collected as words } from '#words/lesson-page.ts';
import { type CollectedFrame, collectedFrames, keepFrames, onCollected } from '../../runs/collected-frames.ts';
import { actionButton, element } from '../../ui/element.ts';

/** The frames that were collected in figures, each with what can be done with it. */
export class CollectedPanel {
  readonly #root: HTMLDetailsElement;
  readonly #insert: (kind: 'frame' | 'vote', frame: CollectedFrame) => void;

  constructor(root: HTMLDetailsElement, insert: (kind: 'frame' | 'vote', frame: CollectedFrame) => void) {
    this.#root = root;
    this.#insert = insert;
    onCollected(() => this.draw());
    // A page that comes back from the history has missed what was collected meanwhile.
    addEventListener('pageshow', () => this.draw());
    this.draw();
  }

  draw(): void {
    const frames = collectedFrames().reverse();
    this.#root.querySelector('summary')!.textContent = words.title(frames.length);
    this.#root.querySelector('ul')!.replaceChildren(...frames.map((frame) => this.#item(frame)));
    if (frames.length === 0) this.#root.open = false;
  }

  #item(frame: CollectedFrame): HTMLElement {
    const item = element('li');
    const remove = () => {
      keepFrames(collectedFrames().filter(({ address }) => address !== frame.address));
      this.draw();
    };
    const says = element('span', 'lesson-collected-says');
    says.append(element('b', '', frame.title), ` ${frame.sentence}`);
    item.append(
      says,
      actionButton('chip', words.frame, () => this.#insert('frame', frame)),
      actionButton('chip', words.vote, () => this.#insert('vote', frame)),
      actionButton('chip', words.remove, remove),
    );
    return item;
  }
}
