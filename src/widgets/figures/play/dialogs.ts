import { printPuzzle } from '../../../engine/formats/read.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { faultSentence } from '../../controls/fault-sentence.ts';
import { urlOf } from '../../runs/url-state.ts';

interface Uses {
  /** The grid as it stands, for other pages. */
  present(): Puzzle;
  /** Makes and prints a sheet of so many puzzles; true when it was printed. */
  print(count: number, say: (text: string) => void): Promise<boolean>;
  /** A dialog was closed: the reader goes on with the game. */
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
    // A page that comes back by the Back button comes back as it was left.
    window.addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
      if (persisted) for (const dialog of root.querySelectorAll('dialog')) dialog.close();
    });
  }

  #dialog(part: string): HTMLDialogElement {
    return this.#root.querySelector<HTMLDialogElement>(`dialog[data-part=${part}]`)!;
  }

  own(): void {
    this.#root.querySelector<HTMLElement>('[data-part=two]')!.hidden = true;
    this.#dialog('own').showModal();
  }

  keys(): void {
    this.#dialog('keys-help').showModal();
  }

  sheet(): void {
    this.#dialog('sheet-form').querySelector('[data-part=sheet-says]')!.textContent = '';
    this.#dialog('sheet-form').showModal();
  }

  /** The chapters that this very position can be opened in. */
  elsewhere(): void {
    const puzzle = printPuzzle({ puzzle: this.#uses.present() }, 'compact');
    for (const link of this.#dialog('elsewhere').querySelectorAll<HTMLAnchorElement>('a')) {
      const { algorithm } = link.dataset;
      const { origin, pathname } = new URL(link.href);
      link.href = urlOf(origin + pathname, { run: 'main', algorithm: algorithm!, puzzle, options: {}, step: 0 });
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
