import { shareBox as words } from '#words/review.ts';
import { copyText } from '../../../ui/browser.ts';
import { download } from '../../../ui/export.ts';
import { solveHash } from './solve-link.ts';

/** The name of a saved solve. */
const FILE = 'solve.ndjson';

/** The box in which a solve is shared: as a link, or as a file. */
export class ShareBox {
  readonly #box: HTMLElement;
  readonly #trace: () => string;

  constructor(root: HTMLElement, trace: () => string) {
    this.#box = root.querySelector<HTMLElement>('[data-part=share]')!;
    this.#trace = trace;
    this.#part('copy').addEventListener('click', async () => {
      this.#part('share-says').textContent = (await copyText(this.#link() ?? '')) ? words.copied : words.notCopied;
    });
    this.#part('save').addEventListener('click', () => download(new Blob([trace()], { type: 'application/x-ndjson' }), FILE));
    this.#box.addEventListener('beforetoggle', ({ newState }: ToggleEvent) => newState === 'open' && this.#fill());
  }

  #part(name: string): HTMLElement {
    return this.#box.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  #link(): string | undefined {
    const hash = solveHash(this.#trace());
    return hash === undefined ? undefined : `${location.origin}${location.pathname}${hash}`;
  }

  #fill(): void {
    const link = this.#link();
    this.#part('link').textContent = link ?? words.tooLong;
    this.#part('length').textContent = link ? words.length(link.length) : '';
    (this.#part('copy') as HTMLButtonElement).disabled = link === undefined;
    this.#part('share-says').textContent = '';
  }

  show(): void {
    this.#box.showPopover();
  }
}
