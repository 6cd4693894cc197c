import * as said from '#words/search.ts';
import { writeFault } from '../../controls/notice.ts';
import { excerptOf, type Hit, type Section, TextIndex } from './text-index.ts';

/** Finds words in the chapters, the glossary and the reference. The index comes when it is first needed; no server is asked. */
class SiteSearch extends HTMLElement {
  #index: Promise<TextIndex> | undefined;

  connectedCallback(): void {
    const { input } = this;
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    input.addEventListener('input', () => this.#find());
    this.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      this.querySelector<HTMLElement>('#found a')?.focus();
    });
    // The browser may have brought back what was typed.
    window.addEventListener('pageshow', () => this.#find());
    // It is what the page is for.
    input.focus();
    this.#find();
    this.dataset.ready = '';
  }

  get input(): HTMLInputElement {
    return this.querySelector('input')!;
  }

  get #status(): HTMLElement {
    return this.querySelector<HTMLElement>('[data-part=status]')!;
  }

  async #load(): Promise<TextIndex> {
    const answer = await fetch(this.dataset.index!);
    if (!answer.ok) throw new Error(said.notLoaded);
    return TextIndex.of((await answer.json()) as Section[]);
  }

  async #find(): Promise<void> {
    const words = this.input.value.trim();
    history.replaceState(history.state, '', words ? `?${new URLSearchParams({ q: words })}` : location.pathname);
    if (words === '') return this.#show([], '');
    try {
      this.#index ??= this.#load();
      const index = await this.#index;
      if (words !== this.input.value.trim()) return;
      const hits = index.find(words);
      this.#show(hits, said.found(hits.length));
    } catch (error) {
      this.#index = undefined;
      writeFault(this.#status, error);
    }
  }

  #show(hits: readonly Hit[], status: string): void {
    this.#status.textContent = status;
    this.querySelector('#found')!.replaceChildren(...hits.map(itemOf));
  }
}

function itemOf({ section: { url, page, title, text }, terms }: Hit): HTMLElement {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = url;
  link.textContent = title;
  if (page !== title) {
    const where = item.appendChild(document.createElement('span'));
    where.className = 'page';
    where.textContent = page;
  }
  const excerpt = item.appendChild(document.createElement('p'));
  for (const part of excerptOf(text, terms)) {
    const node = part.met ? document.createElement('mark') : document.createTextNode('');
    node.textContent = part.text;
    excerpt.append(node);
  }
  return item;
}

/** Makes the search of the page live. */
export function defineSearch(): void {
  if (!customElements.get('site-search')) customElements.define('site-search', SiteSearch);
}
