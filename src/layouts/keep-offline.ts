import { whenIdle } from '../widgets/ui/browser.ts';

/** The milliseconds before the rest of the site is fetched: a short visit costs one page. */
const REST_AFTER = 20_000;

/** Undefined where pages have none, and in a frame of opaque origin, where the access throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The paths of this page and its parts, including the named ones: some browsers hide what a page has loaded. */
function loadedPaths(): string[] {
  const named = [
    ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet], link[rel=modulepreload]'),
  ];
  const addresses = [
    ...named.map((element) => ('src' in element ? element.src : element.href)),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ];
  return [location.pathname, ...new Set(addresses.map((address) => new URL(address).pathname))];
}

/** Makes opened pages work offline: caches the parts of an idle page, and later the rest of the site. */
export function keepForOffline(base: string): void {
  const workers = serviceWorkers();
  if (!workers) return;
  let rest = false;
  addEventListener('load', async () => {
    await workers.register(`${base}sw.js`).catch(() => undefined);
    // Readers who save data get only what they open.
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    const registration = await workers.ready;
    /** Tells the worker of the newest version, which waits while pages of the one before are open. */
    const tell = () => (registration.waiting ?? registration.active)?.postMessage({ loaded: loadedPaths(), rest });
    const tellWhenInstalled = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') whenIdle(tell);
      });
    whenIdle(tell);
    setTimeout(() => {
      rest = true;
      whenIdle(tell);
    }, REST_AFTER);
    tellWhenInstalled(registration.installing);
    registration.addEventListener('updatefound', () => tellWhenInstalled(registration.installing));
  });
}
