import { storedOffline as words } from '#words/site.ts';
import { embedded } from './in-view.ts';

/** What the service worker answers: how many of the site's files are stored. */
interface Stored {
  readonly stored: number;
  readonly of: number;
}

/** The time between two questions, in milliseconds: files are stored in the background. */
const ASKS_EVERY = 2000;

/** The worker that answers for this page; undefined where pages have none, and in a frame of opaque origin, where the access throws. */
async function workerOf(): Promise<ServiceWorker | undefined> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return registration?.active ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where nothing answers, as a worker of an older version of the site. */
function ask(worker: ServiceWorker): Promise<Stored | undefined> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<Stored | undefined>();
  port1.onmessage = ({ data }: MessageEvent<Stored>) => resolve(data);
  setTimeout(() => resolve(undefined), ASKS_EVERY);
  worker.postMessage({ asks: 'stored' }, [port2]);
  return promise;
}

/** Says whether the site is stored for use without a network, and stores the rest of it when somebody presses. */
class SudoStored extends HTMLElement {
  #timer = 0;

  connectedCallback(): void {
    // Where a page is a part of another one, that one decides what is there without a network.
    this.hidden = embedded();
    if (this.hidden) return;
    this.querySelector('button')!.addEventListener('click', () => this.#storeNow());
    this.#look();
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const worker = await workerOf();
    const found = worker && (await ask(worker));
    const done = found !== undefined && found.stored === found.of;
    this.querySelector('[role=status]')!.textContent = !found ? words.nothing : done ? words.yes : words.no(found.stored, found.of);
    this.querySelector('button')!.hidden = !found || done;
    if (!done && this.isConnected) this.#timer = window.setTimeout(() => this.#look(), ASKS_EVERY);
  }

  async #storeNow(): Promise<void> {
    const worker = await workerOf();
    worker?.postMessage({ loaded: [location.pathname], rest: true });
  }
}

/** Makes the sentences of `StoredOffline.astro` live. */
export function defineStored(): void {
  if (!customElements.get('sudo-stored')) customElements.define('sudo-stored', SudoStored);
}
