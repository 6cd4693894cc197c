// Keeps the site for use without a network. BASE, the site's path, and FILES, the hash of each file by its path, are written in front of this by scripts/offline.mjs.
/* global BASE, FILES */

/** One cache for all versions, so that a new one fetches only what changed. */
const CACHE = `sudoscope ${BASE}`;

/** The page for an address that does not exist. */
const LOST = `${BASE}404.html`;

/** Files fetched at a time. */
const AT_ONCE = 4;

/** Content types by the ending of a path; one without an ending is a page. A kept file's own type is not trusted. */
const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
};
const typeOf = (path) => (path.endsWith('/') ? TYPES.html : (TYPES[path.split('.').at(-1)] ?? 'text/plain; charset=utf-8'));

/** Files there have their content in their name, and never change under it. */
const isNamed = (path) => path.startsWith(`${BASE}_astro/`);
/** Versions keep what is the same in them under one key, and do not meet where it is not. */
const keyOf = (path) => `${path}?${FILES.get(path)}`;

/** Whether these bytes are what was built. */
async function isBuilt(path, bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)) === FILES.get(path);
}

const answer = (path, bytes, status = 200) =>
  new Response(bytes, { status, headers: { 'content-type': typeOf(path), 'x-content-type-options': 'nosniff' } });

/**
 * Returns a file of this version from the cache. Any script of a page could write to the cache, so the bytes of each answer are checked (a
 * millisecond for the largest file), and an answer that differs from the build is dropped.
 */
async function kept(path, status) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(keyOf(path), { ignoreVary: true });
  if (!found) return undefined;
  const bytes = await found.arrayBuffer().catch(() => new ArrayBuffer(0));
  if (await isBuilt(path, bytes)) return answer(path, bytes, status);
  await cache.delete(keyOf(path), { ignoreVary: true });
  return undefined;
}

/** Keeps what came for a file, unless it is something else: a sign-in page, another version, what a host has rewritten. */
async function keep(path, response) {
  const bytes = await response.arrayBuffer();
  if (!(await isBuilt(path, bytes))) return false;
  const cache = await caches.open(CACHE);
  await cache.put(keyOf(path), answer(path, bytes));
  return true;
}

/** Returns the paths and hashes of all kept files. */
async function keptKeys() {
  const cache = await caches.open(CACHE);
  return (await cache.keys()).map(({ url }) => url.slice(self.location.origin.length));
}

/** Returns how many files of this version are stored, and of how many. */
async function storedFiles() {
  const keys = new Set(await keptKeys());
  const paths = [...FILES.keys()];
  return { stored: paths.filter((path) => keys.has(keyOf(path))).length, of: paths.length };
}

/** Fetches what is not kept yet of a page's parts, and of all the rest when it is to follow; answers whether all of this version is kept now. */
async function fill(loaded, rest) {
  const keys = new Set(await keptKeys());
  const missing = new Set([LOST, ...loaded, ...(rest ? FILES.keys() : [])].filter((path) => FILES.has(path) && !keys.has(keyOf(path))));
  const left = missing.values();
  const fetchLeft = async () => {
    // What the browser has from before may be of another version, or damaged.
    for (const path of left)
      for (const cache of isNamed(path) ? ['default', 'no-cache'] : ['no-cache'])
        if (!keys.has(keyOf(path)) && (await keep(path, await fetch(path, { cache })))) keys.add(keyOf(path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchLeft));
  return [...FILES.keys()].every((path) => keys.has(keyOf(path)));
}

/** Where most pages of the version before are kept, all of this one is kept before it begins: only its own can be checked. */
async function inherit() {
  const had = new Set((await keptKeys()).map((key) => key.split('?')[0]));
  const pages = [...FILES.keys()].filter((path) => path.endsWith('/'));
  if (pages.filter((path) => had.has(path)).length > pages.length / 2) await fill([], true);
}

/** Takes over from another version, and deletes its files once all of this one are kept, unless another open page may still need them. */
async function takeOver(asking, isWhole) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ id, url }) => id !== asking && new URL(url).pathname.startsWith(BASE))) return;
  // This takes effect when the previous version has finished its work; nothing waits for it here.
  self.skipWaiting();
  if (!isWhole) return;
  const cache = await caches.open(CACHE);
  const current = new Set([...FILES.keys()].map(keyOf));
  await Promise.all((await keptKeys()).filter((key) => !current.has(key)).map((key) => cache.delete(key, { ignoreVary: true })));
}

self.addEventListener('install', (event) => event.waitUntil(inherit()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

let filling = Promise.resolve();

/** A page sends the list of files it loaded when it is idle; `rest` says that the rest may follow. */
self.addEventListener('message', (event) => {
  const { loaded, rest, asks } = event.data ?? {};
  if (asks === 'stored') {
    event.waitUntil(storedFiles().then((stored) => event.ports[0]?.postMessage(stored)));
    return;
  }
  if (!Array.isArray(loaded)) return;
  // Each part names the parts that it loads, and its name depends on its content: a page whose parts are all of this version needs no
  // other.
  const parts = loaded.filter((path) => isNamed(String(path)));
  const isOfThis = parts.length > 0 && parts.every((path) => FILES.has(path));
  filling = filling
    .then(() => fill(loaded, rest === true))
    .then((isWhole) => isOfThis && takeOver(event.source.id, isWhole))
    // Without a network, or without room for more, the next page continues from here.
    .catch(() => undefined);
  event.waitUntil(filling);
});

/** Pages come from the network while there is one, so that a new version shows at once. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname: requested, search } = new URL(request.url);
    const pathname = requested.replace(/\/index\.html$/, '/');
    const found = FILES.has(pathname) ? await kept(pathname) : undefined;
    if (found) return found;
    if (FILES.has(`${pathname}/`)) return Response.redirect(`${pathname}/${search}`, 302);
    const lost = FILES.has(pathname) ? undefined : await kept(LOST, 404);
    if (lost) return lost;
    throw error;
  }
}

/** A file with its content's hash in its name comes from the cache; all others from the network while there is one. */
async function part(request, path, wait) {
  const found = isNamed(path) ? await kept(path) : undefined;
  if (found) return found;
  try {
    const response = await fetch(request);
    if (isNamed(path) && response.status === 200) wait(keep(path, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const last = await kept(path);
    if (last) return last;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  // A piece of a file cannot be checked, and what is of another version neither: both come from the network, as if nothing were kept.
  else if (FILES.has(pathname) && !request.headers.has('range'))
    event.respondWith(part(request, pathname, (promise) => event.waitUntil(promise)));
});
