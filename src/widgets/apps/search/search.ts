import * as said from '#words/search.ts';
import { writeFault } from '../../ui/notice.ts';
import { BoundedWorker } from '../../workers/bounded-worker.ts';
import { MAX_QUERY } from '../../workers/query-limits.ts';
import type { SearchFunctions } from '../../workers/search.worker.ts';
import type { Hit } from '../../workers/text-index.ts';
import { excerptOf } from './excerpt.ts';

const startWorker = () => new Worker(new URL('../../workers/search.worker.ts', import.meta.url), { type: 'module' });

/** Finds words in the chapters, the glossary and the reference. The index is loaded when it is first needed, and searched in the browser. */
class SiteSearch extends HTMLElement {
  /** Kept between searches, because its index is slow to make. */
  readonly #worker = new BoundedWorker<SearchFunctions>(startWorker, { drops: false });
  /** Whether the address has a longer query than the search allows. */
  #cut = false;

  connectedCallback(): void {
    const { input } = this;
    const query = (new URLSearchParams(location.search).get('q') ?? '').trim();
    input.value = query.slice(0, MAX_QUERY.characters);
    this.#cut = query.length > MAX_QUERY.characters;
    input.addEventListener('input', () => {
      this.#cut = false;
      this.#find();
    });
    this.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      this.querySelector<HTMLElement>('#found a')?.focus();
    });
    // The browser may have brought back what was typed.
    window.addEventListener('pageshow', () => this.#find());
    // Searching is the purpose of the page.
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

  async #find(): Promise<void> {
    const words = this.input.value.trim();
    history.replaceState(history.state, '', words ? `?${new URLSearchParams({ q: words })}` : location.pathname);
    if (words === '') return this.#show([], '');
    try {
      const index = new URL(this.dataset.index!, location.href).href;
      const found = await this.#worker.call((functions) => functions.find(index, words));
      if (found && words === this.input.value.trim())
        this.#show(found.hits, said.found(found.hits.length, { alike: found.alike, cut: found.cut || this.#cut, most: MAX_QUERY.words }));
    } catch (error) {
      writeFault(this.#status, error);
    }
  }

  #show(hits: readonly Hit[], status: string): void {
    this.#status.textContent = status;
    this.querySelector('#found')!.replaceChildren(...hits.map(itemOf));
  }
}

function itemOf({ section: { url, page, title, also, text, table }, terms }: Hit): HTMLElement {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = url;
  link.textContent = title;
  // A page has other words that it is found by; of a section they are other names.
  const where = page === title ? [] : also ? [also, page] : [page];
  for (const text of where) {
    const span = item.appendChild(document.createElement('span'));
    span.className = 'page';
    span.textContent = text;
  }
  const excerpt = item.appendChild(document.createElement('p'));
  for (const part of excerptOf(text || (table ?? ''), terms)) {
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
