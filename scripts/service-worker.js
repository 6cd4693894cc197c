// Keeps the site for use without a network. BASE, the site's path, and FILES, a hash by path, are written in front of this by scripts/offline.mjs.
/* global BASE, FILES */

/** One cache for all versions, so that a new one fetches only what changed, and a page of an old one still finds its parts. */
const CACHE = `sudoscope ${BASE}`;

/** What is shown for an address that does not exist. */
const LOST = `${BASE}404.html`;

/** Files with their content in their name have no hash: they are kept under their path, as those of earlier versions are. */
const keyOf = (path) => (FILES.get(path) ? `${path}?${FILES.get(path)}` : path);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Fetches what is not kept yet of a page's parts, and of all the rest when it is to follow; answers whether all of this version is kept now. */
async function fill(loaded, rest) {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url.slice(self.location.origin.length)));
  const wanted = new Set([LOST, ...loaded, ...(rest ? FILES.keys() : [])].filter((path) => FILES.has(path) && !kept.has(keyOf(path))));
  for (const path of wanted) {
    const response = await fetch(path, { cache: FILES.get(path) ? 'no-cache' : 'default' });
    // Some hosts call the page for what does not exist by its own name.
    if (!response.ok && path !== LOST) continue;
    await cache.put(keyOf(path), response);
    kept.add(keyOf(path));
  }
  return [...FILES.keys()].every((path) => kept.has(keyOf(path)));
}

/** Forgets other versions, unless a page beside `loaded`, which is of this one, may still need them. */
async function forgetOthers(loaded) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ id, url }) => id !== loaded && new URL(url).pathname.startsWith(BASE))) return;
  const cache = await caches.open(CACHE);
  const current = new Set([...FILES.keys()].map((path) => self.location.origin + keyOf(path)));
  await Promise.all((await cache.keys()).filter(({ url }) => !current.has(url)).map((request) => cache.delete(request)));
}

let filling = Promise.resolve();

/** A page says what it loaded, when it has nothing else to do; `fresh` says that it was loaded just now, `rest` that the rest may follow. */
self.addEventListener('message', (event) => {
  const { loaded, fresh, rest } = event.data;
  filling = filling
    .then(() => fill(loaded, rest))
    .then((whole) => whole && fresh && forgetOthers(event.source.id))
    // Without a network, or without room for more, the next page goes on from here.
    .catch(() => undefined);
  event.waitUntil(filling);
});

/** A copy that may answer any request: browsers refuse one that remembers a redirect. */
const copyOf = ({ body, headers }, status = 200) => new Response(body, { status, headers });

/** Pages come from the network while there is one, so that a new version shows at once. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname: asked, search } = new URL(request.url);
    const pathname = asked.replace(/\/index\.html$/, '/');
    const cache = await caches.open(CACHE);
    // That of an earlier version is better than none.
    const find = async (path) => (await cache.match(keyOf(path))) ?? cache.match(path, { ignoreSearch: true });
    const kept = await find(pathname);
    if (kept) return copyOf(kept);
    if (FILES.has(`${pathname}/`)) return Response.redirect(`${pathname}/${search}`, 302);
    const lost = FILES.has(pathname) ? undefined : await find(LOST);
    if (lost) return copyOf(lost, 404);
    throw error;
  }
}

/** What has its content in its name comes from the cache, whichever version it is of; all else from the network while there is one. */
async function part(request, path, keep) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(path), { ignoreVary: true });
  if (kept && !FILES.get(path)) return kept;
  try {
    const response = await fetch(request);
    if (response.ok && FILES.get(path) === '') keep(cache.put(path, response.clone()));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request, pathname, (promise) => event.waitUntil(promise)));
});
