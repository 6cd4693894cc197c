import { choiceName, card as words } from '#words/vote.ts';
import type { ShownChoice } from '../../../narration/lesson/question-bodies.ts';
import { cardShape } from '../../controls/vote/card-shape.ts';
import { store, stored } from '../../ui/browser.ts';
import { actionButton, element } from '../../ui/element.ts';
import { change, type HeldCard, heldText, noCard, putDown, raise, readHeld } from './held-card.ts';

type Offered = Pick<ShownChoice, 'shape' | 'mark' | 'label'>;

/** The four buttons, the card that fills the screen, and what was chosen. What is right, a phone never says. */
export class CardChoices {
  readonly #root: HTMLElement;
  /** Under this name the browser keeps the choices of this question. */
  readonly #name: string;
  #offered: readonly Offered[] = [];
  #held: HeldCard = noCard;
  #wake: WakeLockSentinel | undefined;

  constructor(root: HTMLElement, hash: string) {
    this.#root = root;
    this.#name = `card ${hash}`;
    const dialog = this.#dialog;
    this.#part('change').addEventListener('click', () => this.#become(change(this.#held)));
    this.#part('down').addEventListener('click', () => this.#become(putDown(this.#held)));
    this.#part('forget').addEventListener('click', () => {
      this.#become(noCard);
      this.#part('choices').querySelector('button')?.focus();
    });
    dialog.addEventListener('close', () => this.#held.up && this.#become(putDown(this.#held)));
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #dialog(): HTMLDialogElement {
    return this.#part<HTMLDialogElement>('card');
  }

  /** Offers choices; what this phone has kept about them comes back. */
  offer(choices: readonly Offered[]): void {
    this.#offered = choices;
    this.#held = readHeld(stored(this.#name), choices.length);
    this.#part('choices').replaceChildren(
      ...choices.map((choice, index) => {
        const item = element('li');
        const name = choiceName(choice.mark, choice.shape);
        const button = actionButton('card-choice', '', () => this.#become(raise(this.#held, index)));
        const text = choice.label
          ? [element('span', 'for-listeners', `${name}: `), element('span', '', choice.label)]
          : [element('span', '', name)];
        button.append(cardShape(choice), ...text);
        item.append(button);
        return item;
      }),
    );
    this.#part('choose').hidden = false;
    this.#show();
  }

  #become(held: HeldCard): void {
    this.#held = held;
    store(this.#name, heldText(held));
    this.#show();
  }

  #nameOf(choice: number): string {
    const { mark, shape } = this.#offered[choice]!;
    return choiceName(mark, shape);
  }

  #show(): void {
    const { chosen, up } = this.#held;
    this.#part('after').hidden = chosen.length === 0;
    this.#part('chosen').replaceChildren(
      ...chosen.map((choice, round) => {
        const item = element('li', '', words.rounds[round]!);
        item.append(cardShape(this.#offered[choice]!));
        return item;
      }),
    );
    const [first, second] = chosen.map((choice) => this.#nameOf(choice));
    const said = first === undefined ? '' : second === undefined ? words.choseOne(first) : words.choseBoth(first, second);
    this.#part('you-chose').textContent = said;
    this.#part('kept').textContent = stored(this.#name) === heldText(this.#held) ? words.keptHere : words.keptInTab;
    for (const [index, button] of [...this.#part('choices').querySelectorAll('button')].entries())
      button.classList.toggle('chosen', chosen.includes(index));
    const last = chosen.at(-1);
    if (up && last !== undefined) this.#holdUp(last);
    else this.#takeDown();
  }

  #holdUp(choice: number): void {
    const offered = this.#offered[choice]!;
    const dialog = this.#dialog;
    dialog.dataset.shape = offered.shape;
    this.#part('shape').replaceChildren(cardShape(offered));
    this.#part('hold-up').textContent = words.holdUp(this.#nameOf(choice));
    if (!dialog.open) dialog.showModal();
    // A screen that turns dark can't be counted.
    navigator.wakeLock
      ?.request('screen')
      .then((lock) => {
        if (this.#held.up) this.#wake = lock;
        else void lock.release();
      })
      .catch(() => undefined);
  }

  #takeDown(): void {
    if (this.#dialog.open) this.#dialog.close();
    void this.#wake?.release().catch(() => undefined);
    this.#wake = undefined;
  }
}
