import { sharing } from '#words/bench.ts';
import { copyText } from '../../controls/copy-text.ts';
import { codeFromLink, codeToLink, type SharedCode } from './share-code.ts';

const HASH = '#code=';

/** The program of an address; undefined where it has none, null where it cannot be read. */
export function sharedIn(hash: string): SharedCode | null | undefined {
  return hash.startsWith(HASH) ? (codeFromLink(hash.slice(HASH.length)) ?? null) : undefined;
}

/** The panel behind Share: a name, and the link. */
export class SharePanel {
  readonly #root: HTMLElement;
  readonly #program: () => Omit<SharedCode, 'author'>;

  constructor(root: HTMLElement, program: () => Omit<SharedCode, 'author'>) {
    this.#root = root;
    this.#program = program;
    root.querySelector('input')!.addEventListener('input', () => this.#write());
    root.querySelector('button')!.addEventListener('click', () => this.#copy());
    root.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'open' && this.#write());
  }

  get #link(): HTMLElement {
    return this.#root.querySelector('output')!;
  }

  #write(): void {
    const author = this.#root.querySelector('input')!.value;
    this.#link.textContent = `${location.href.replace(/[?#].*$/, '')}${HASH}${codeToLink({ ...this.#program(), author })}`;
    this.#root.querySelector('[role=status]')!.textContent = '';
  }

  async #copy(): Promise<void> {
    this.#write();
    const copied = await copyText(this.#link.textContent);
    this.#root.querySelector('[role=status]')!.textContent = copied ? sharing.copied : sharing.notCopied;
  }
}
