/** After the first visit the site works without a network: once this page has nothing else to do, its parts are kept, then all the rest. */
export function keepForOffline(base: string): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const idle = window.requestIdleCallback ?? setTimeout;
  /** `fresh`: this page was loaded just now, so it is of the newest version. */
  const tell = (worker: ServiceWorker | null, fresh: boolean) => {
    const parts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    worker?.postMessage({ loaded: [location.pathname, ...parts], fresh });
  };
  addEventListener('load', async () => {
    await serviceWorker.register(`${base}sw.js`).catch(() => undefined);
    // A reader who pays by the byte gets nothing that was not asked for.
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    const { active } = await serviceWorker.ready;
    idle(() => tell(active, true));
    serviceWorker.addEventListener('controllerchange', () => idle(() => tell(serviceWorker.controller, false)));
  });
}
