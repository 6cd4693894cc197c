/** Milliseconds for which a page has been open before the rest of the site follows: who only looks in pays for one page. */
const REST_AFTER = 20_000;

/** What was opened works without a network: once a page has nothing else to do, its parts are kept, and later on the rest of the site. */
export function keepForOffline(base: string): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const idle = window.requestIdleCallback ?? setTimeout;
  /** This page was loaded just now, so it is of the newest version. */
  let fresh = true;
  let rest = false;
  const tell = (worker: ServiceWorker | null) => {
    const parts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    worker?.postMessage({ loaded: [location.pathname, ...parts], fresh, rest });
  };
  addEventListener('load', async () => {
    await serviceWorker.register(`${base}sw.js`).catch(() => undefined);
    // A reader who pays by the byte gets nothing that was not asked for.
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    const { active } = await serviceWorker.ready;
    idle(() => tell(active));
    setTimeout(() => {
      rest = true;
      idle(() => tell(serviceWorker.controller ?? active));
    }, REST_AFTER);
    serviceWorker.addEventListener('controllerchange', () => {
      // The first worker of all is of this page's version.
      fresh &&= serviceWorker.controller === active;
      idle(() => tell(serviceWorker.controller));
    });
  });
}
