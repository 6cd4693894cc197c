import { faultSentence } from '../../ui/fault-sentence.ts';
import { linkToPuzzle, type Taken } from './elsewhere.ts';

interface Uses {
  /** The part of the game that other pages get. */
  taken(): Taken;
  /** Makes and prints a sheet of `count` puzzles; returns true when it was printed. */
  print(count: number, say: (text: string) => void): Promise<boolean>;
  /** Called when a dialog was closed and the game continues. */
  closed(): void;
}

/** The dialogs of the menu. */
export class Dialogs {
  readonly #root: HTMLElement;
  readonly #uses: Uses;

  constructor(root: HTMLElement, uses: Uses) {
    this.#root = root;
    this.#uses = uses;
    const form = this.#dialog('sheet-form');
    form.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#print();
    });
    form.querySelector('[data-part=close]')!.addEventListener('click', () => form.close());
    for (const dialog of root.querySelectorAll('dialog:not([popover])')) dialog.addEventListener('close', () => uses.closed());
    // The Back button restores a page with its open dialogs.
    window.addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
      if (persisted) for (const dialog of root.querySelectorAll('dialog')) dialog.close();
    });
  }

  #dialog(part: string): HTMLDialogElement {
    return this.#root.querySelector<HTMLDialogElement>(`dialog[data-part=${part}]`)!;
  }

  /** Opens the dialog for a puzzle; `text` is tried at once, and the dialog shows its fault. */
  own(text?: string): void {
    this.#root.querySelector<HTMLElement>('[data-part=two]')!.hidden = true;
    const dialog = this.#dialog('own');
    if (text !== undefined) dialog.querySelector('textarea')!.value = text;
    dialog.showModal();
    if (text !== undefined) dialog.querySelector('form')!.requestSubmit();
  }

  keys(): void {
    this.#dialog('keys-help').showModal();
  }

  sheet(): void {
    this.#dialog('sheet-form').querySelector('[data-part=sheet-says]')!.textContent = '';
    this.#dialog('sheet-form').showModal();
  }

  /** Opens the list of chapters that can show the position. */
  elsewhere(): void {
    const { puzzle, says } = this.#uses.taken();
    this.#dialog('elsewhere').querySelector('[data-part=elsewhere-says]')!.textContent = says;
    for (const link of this.#dialog('elsewhere').querySelectorAll<HTMLAnchorElement>('a')) {
      linkToPuzzle(link, puzzle);
      link.parentElement!.hidden = (link.dataset.cages === 'true') !== puzzle.cages.length > 0;
    }
    this.#dialog('elsewhere').showModal();
  }

  async #print(): Promise<void> {
    const form = this.#dialog('sheet-form');
    const says = form.querySelector('[data-part=sheet-says]')!;
    const count = form.querySelector<HTMLInputElement>('[name=sheet]')!.valueAsNumber;
    const say = (text: string) => {
      says.textContent = text;
    };
    try {
      if (await this.#uses.print(count, say)) form.close();
    } catch (error) {
      say(faultSentence(error));
    }
  }
}
