import { codeDialog as words } from '#words/play.ts';
import { copyText } from '../../ui/browser.ts';

/** The links that a code can have: to the puzzle, and to the position. */
export type CodeLinks = Readonly<Record<'puzzle' | 'position', string>>;

/** The dialog with a QR code of the puzzle or of the position, for a phone to read. The code is made here and sent nowhere. */
export class CodeDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #links: () => CodeLinks;

  constructor(root: HTMLElement, links: () => CodeLinks) {
    this.#dialog = root.querySelector<HTMLDialogElement>('dialog[data-part=code-dialog]')!;
    this.#links = links;
    this.#dialog.addEventListener('change', () => this.#draw());
    this.#part('code-link').addEventListener('focus', () => this.#part<HTMLInputElement>('code-link').select());
    this.#part('code-copy').addEventListener('click', async () => {
      const isCopied = await copyText(this.#part<HTMLInputElement>('code-link').value);
      this.#part('code-says').textContent = isCopied ? words.copied : words.notCopied;
    });
  }

  #part<Part extends HTMLElement = HTMLElement>(name: string): Part {
    return this.#dialog.querySelector<Part>(`[data-part=${name}]`)!;
  }

  open(): void {
    this.#draw();
    this.#dialog.showModal();
  }

  async #draw(): Promise<void> {
    const of = this.#dialog.querySelector<HTMLInputElement>('input:checked')!.value as keyof CodeLinks;
    const box = this.#part('code');
    const link = this.#links()[of];
    this.#part<HTMLInputElement>('code-link').value = link;
    this.#part('code-says').textContent = '';
    const { qrCode } = await import('../../controls/vote/qr-code.ts');
    try {
      box.replaceChildren(qrCode(link, words.labels[of]));
    } catch {
      // A link of some thousand characters fits no code.
      box.replaceChildren(words.tooLong);
    }
  }
}
