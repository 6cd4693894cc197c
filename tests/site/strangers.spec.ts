import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { siteServer } from '../../scripts/site-server.mjs';
import { expect, test } from './site-test.ts';
import { soaking } from './soak.ts';

/** The files that a page names as its scripts, which alone can hear a message. */
const scriptsOf = (file: string): string =>
  [...readFileSync(file, 'utf8').matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)]
    .map(([, source]) => source)
    .sort()
    .join(' ');

const served = globSync('dist/**/*.html').sort();

/** All that is served as a page, whether or not it is one of the site; in an ordinary run one of those that have the same scripts. */
const addresses = (soaking ? served : [...new Map(served.map((file) => [scriptsOf(file), file])).values()]).map((file) =>
  file.replaceAll('\\', '/').replace(/^dist|index\.html$/g, ''),
);

/** So many are open at once. */
const BATCH = 7;
/** Milliseconds between two volleys of messages, and for which an attack that began has time to end. */
const VOLLEY = 60;
const GRACE = 800;

/** In an opaque origin, in that of the site, and in that of the site without what a sandbox takes away. */
const FRAMES = ['', 'sandbox="allow-scripts"', 'sandbox="allow-scripts allow-same-origin"'];

let servers: Server[];
/** The site as a host without headers serves it, and a page of another origin. */
let site: string;
let stranger: string;
/** What was asked of the stranger's server from where its text ran. */
const hits: string[] = [];

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test.beforeAll(async () => {
  const files = siteServer('dist', '/', { compressed: false, isProtected: false });
  // Some hosts let anybody read: there scripts of the site run in frames of opaque origin, too.
  const pages = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    files.emit('request', request, response);
  });
  const other = createServer(({ url }, response) => {
    if (url !== '/') hits.push(url!);
    response
      .setHeader('content-type', 'text/html')
      .setHeader('access-control-allow-origin', '*')
      .end('<!doctype html><title>A stranger</title>');
  });
  servers = [pages, other];
  site = await listening(pages);
  stranger = (await listening(other)).replace('localhost', '127.0.0.1');
});

test.afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test.beforeEach(() => {
  hits.length = 0;
});

/** In the stranger's page: fires every message at windows, again and again, until the page goes. */
function bombard({ stranger, volley }: { stranger: string; volley: number }): void {
  const code = `self.owned = true;
    fetch('${stranger}/hit').catch(() => {});
    self.caches?.keys().then((names) => names.forEach(async (name) => {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) await cache.put(key, new Response('owned'));
    }));
    self.caches?.open('owned');`;
  const html = `<img src="x" onerror="owned = true"><script>owned = true; fetch('${stranger}/hit')</script>`;
  const set = { type: 'sudoscope-set', version: 1 };
  const messages: unknown[] = [
    { engine: code, code: [code], worker: code, input: {}, options: {} },
    { engine: code, code: [code], worker: code, input: {}, options: {}, origin: location.origin, nonce: '', site: location.origin },
    { ...set, command: 'resume', name: html, code: html },
    { ...set, command: 'resume', name: 'Ada', code: { toString: code } },
    { ...set, command: 'eval', event: 'answered', name: html, questions: 1, over: 1, right: 1, code, isRight: true },
    { loaded: ['/', '/sw.js', `${stranger}/hit`], fresh: true, rest: true },
    { id: '1', type: 'SET', path: ['owned'], value: { type: 'RAW', value: true } },
    { id: '2', type: 'APPLY', path: ['eval'], argumentList: [{ type: 'RAW', value: code }] },
    { id: '3', type: 'CONSTRUCT', path: ['Function'], argumentList: [{ type: 'RAW', value: code }] },
    { type: 'eval', code, script: code, src: `javascript:${code}`, url: `javascript:${code}`, html },
    ['begun'],
    ['piece', code],
    `javascript:${code}`,
    code,
    html,
    'more',
    JSON.stringify({ code, html }),
    null,
    0,
  ];
  const place = window as unknown as { targets: () => Window[] };
  setInterval(() => {
    for (const target of place.targets())
      for (const message of messages) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {};
        target.postMessage(message, '*', [port2]);
      }
  }, volley);
}

/** A page of the site that runs nothing of its own, in whose caches something is kept. */
async function openCaches(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site}/favicon.svg`);
  await page.evaluate(async () => {
    const cache = await caches.open('sudoscope /');
    for (const path of ['/', '/play/', '/_astro/some.js']) await cache.put(path, new Response(`as it was, ${path}`));
  });
  return page;
}

/** All that is kept in caches of the site, as text. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of (await caches.keys()).sort()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) kept.push(`${name} ${url} ${await (await cache.match(url))!.text()}`);
    }
    return kept;
  });

interface Seen {
  readonly workers: string[];
  readonly dialogs: string[];
  /** What no page caught. */
  readonly errors: string[];
  /** The addresses of pages, frames and workers in which the stranger's text has run. */
  readonly owned: string[];
}

/** Watches all that runs in a context from now on. */
function watched(context: BrowserContext): Seen {
  const seen: Seen = { workers: [], dialogs: [], errors: [], owned: [] };
  const watch = (page: Page) => {
    page.on('worker', (worker) => {
      // The bench runs the program that it shows, in an opaque origin; whether that is owned is asked, as of all others.
      if (!worker.url().startsWith(`${site}/_astro/`) && !worker.url().startsWith('blob:null/')) seen.workers.push(worker.url());
    });
    page.on('pageerror', ({ message }) => seen.errors.push(message));
    page.on('dialog', (dialog) => {
      seen.dialogs.push(dialog.message());
      dialog.dismiss();
    });
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return seen;
}

async function lookForOwned(pages: readonly Page[], { owned }: Seen): Promise<void> {
  const isOwned = () => 'owned' in globalThis;
  for (const page of pages) {
    for (const frame of page.frames()) if (await frame.evaluate(isOwned).catch(() => false)) owned.push(frame.url());
    // One of the site's may be busy for long, and its address says what it runs.
    for (const worker of page.workers().filter((each) => !each.url().startsWith(`${site}/_astro/`)))
      if (await worker.evaluate(isOwned).catch(() => false)) owned.push(worker.url());
  }
}

const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));

const harmless = { workers: [], dialogs: [], errors: [], owned: [], hits: [] };

test('nothing runs in a page that a stranger opens as a window and writes to, and nothing kept changes', async ({ page, context }) => {
  test.slow();
  expect(addresses.length).toBeGreaterThan(20);
  const caches = await openCaches(context);
  const kept = await keptIn(caches);
  const seen = watched(context);
  await page.goto(stranger);
  const opened = await page.evaluateHandle(() => {
    const windows: Window[] = [];
    Object.assign(window, { targets: () => windows });
    return windows;
  });
  await page.evaluate(bombard, { stranger, volley: VOLLEY });
  for (const batch of batches(addresses)) {
    await opened.evaluate(
      (windows, urls) => windows.splice(0, windows.length, ...urls.map((url) => open(url)!)),
      batch.map((path) => site + path),
    );
    const pages = () => context.pages().filter((other) => other !== page && other !== caches);
    await expect.poll(() => pages().filter((each) => each.url().startsWith(site)).length).toBe(batch.length);
    await Promise.all(pages().map((each) => each.waitForLoadState()));
    await page.waitForTimeout(GRACE);
    await lookForOwned(pages(), seen);
    await Promise.all(pages().map((each) => each.close()));
  }
  expect({ ...seen, hits, kept: await keptIn(caches) }).toEqual({ ...harmless, kept });
});

test('nothing runs in a page that a stranger shows in a frame and writes to, and nothing kept changes', async ({ page, context }) => {
  test.slow();
  const caches = await openCaches(context);
  const kept = await keptIn(caches);
  const seen = watched(context);
  await page.goto(stranger);
  await page.evaluate(() => Object.assign(window, { targets: () => Array.from({ length: frames.length }, (_, index) => frames[index]!) }));
  await page.evaluate(bombard, { stranger, volley: VOLLEY });
  for (const attributes of FRAMES)
    for (const batch of batches(addresses)) {
      await page.evaluate(
        ({ urls, attributes }) => {
          document.body.innerHTML = urls.map((url) => `<iframe ${attributes} src="${url}"></iframe>`).join('');
          const all = [...document.querySelectorAll('iframe')];
          return Promise.all(all.map((frame) => new Promise((done) => frame.addEventListener('load', done))));
        },
        { urls: batch.map((path) => site + path), attributes },
      );
      await page.waitForTimeout(GRACE);
      await lookForOwned([page], seen);
    }
  expect({ ...seen, hits, kept: await keptIn(caches) }).toEqual({ ...harmless, kept });
});
