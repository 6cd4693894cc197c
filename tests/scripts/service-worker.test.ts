import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { MessageChannel } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { writeServiceWorker } from '../../scripts/offline.mjs';

const ORIGIN = 'https://site.example';
const BUILT: Record<string, string> = {
  'index.html': '<title>Home</title>',
  'play/index.html': '<title>Play</title>',
  '404.html': '<title>Nothing here</title>',
  'search.json': '[]',
  '_astro/app.B1x2.js': 'export {};',
  'helpers/Trace.py': '# for programs',
};

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The text of the service worker of a site with these files. */
function workerOf(base: string, files = BUILT): string {
  const folder = mkdtempSync(join(tmpdir(), 'sudoscope-worker-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeServiceWorker(folder, base);
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

type Respond = (path: string) => Response | undefined;

/** As much of Cache Storage as is used there, and what a page might write into it. */
class Kept {
  readonly entries = new Map<string, Response>();
  readonly #url = (path: string | { url: string }) => new URL(typeof path === 'string' ? path : path.url, ORIGIN).href;

  match = async (path: string) => this.entries.get(this.#url(path))?.clone();
  put = async (path: string, response: Response) => void this.entries.set(this.#url(path), response);
  delete = async (path: string) => this.entries.delete(this.#url(path));
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  /** Its keys without the origin. */
  get paths(): string[] {
    return [...this.entries.keys()].map((url) => url.slice(ORIGIN.length)).sort();
  }
}

type Listener = (event: object) => void;

/** A service worker that runs, with a network that can be cut, and the cache of another one where it is told. */
function running({
  base = '/',
  files = BUILT,
  network,
  kept = new Kept(),
}: {
  base?: string;
  files?: typeof BUILT;
  network?: Respond;
  kept?: Kept;
} = {}) {
  const listeners: Record<string, Listener> = {};
  const asked: string[] = [];
  const host = { isThere: true, pages: [] as { id: string; url: string }[], skipped: 0 };
  const served: Respond =
    network ??
    ((path) => {
      const name = path.slice(base.length).replace(/(^|\/)$/, '$1index.html');
      return name in files ? new Response(files[name]) : undefined;
    });
  const self = {
    location: { origin: ORIGIN },
    clients: { claim: async () => {}, matchAll: async () => host.pages },
    skipWaiting: async () => void host.skipped++,
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
  };
  const fetching = async (request: string | { url: string }) => {
    const path = new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
    asked.push(path);
    if (!host.isThere) throw new TypeError('no network');
    return served(path) ?? new Response('nothing', { status: 404 });
  };
  new Script(`(self, caches, fetch) => {${workerOf(base, files)}}`).runInThisContext()(self, { open: async () => kept }, fetching);
  const waited = async (type: string, event: object) => {
    const all: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const respondWith = (promise: Promise<Response>) => {
      answer = promise;
    };
    listeners[type]!({ ...event, waitUntil: (promise: Promise<unknown>) => all.push(promise), respondWith });
    const response = await answer?.catch(() => 'no answer' as const);
    await Promise.all(all);
    return response;
  };
  return {
    kept,
    host,
    asked,
    install: () => waited('install', {}),
    tell: (loaded: unknown, rest: unknown = false) => waited('message', { data: { loaded, rest }, source: { id: 'me' } }),
    stored: async () => {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => port1.once('message', resolve));
      await waited('message', { data: { asks: 'stored' }, ports: [port2] });
      return answer.finally(() => port1.close());
    },
    /** What is answered; undefined where it's left to the browser. */
    get: (path: string, { mode = 'cors', method = 'GET', ...headers }: Record<string, string> = {}) =>
      waited('fetch', { request: { url: ORIGIN + path, mode, method, headers: new Headers(headers) } }),
  };
}

const textOf = async (answer: Awaited<ReturnType<ReturnType<typeof running>['get']>>) =>
  answer instanceof Response ? `${answer.status} ${await answer.text()}` : answer;
const go = { mode: 'navigate' };

describe.each(['/', '/sub/'])('the service worker of a site at %s', (base) => {
  const app = `${base}_astro/app.B1x2.js`;
  const full = async () => {
    const worker = running({ base });
    await worker.tell([base], true);
    return worker;
  };

  it('says how many of its files are stored', async () => {
    const worker = running({ base });
    const of = Object.keys(BUILT).length;
    expect(await worker.stored()).toEqual({ stored: 0, of });
    await worker.tell([base]);
    // The page, and the one for addresses that lead nowhere.
    expect(await worker.stored()).toEqual({ stored: 2, of });
    await worker.tell([base], true);
    worker.host.isThere = false;
    expect(await worker.stored()).toEqual({ stored: of, of });
  });

  it('keeps what was built, and answers with it without a network', async () => {
    const worker = await full();
    expect(worker.kept.entries.size).toBe(Object.keys(BUILT).length);
    worker.host.isThere = false;
    expect(await textOf(await worker.get(base, go))).toBe('200 <title>Home</title>');
    expect(await textOf(await worker.get(`${base}play/index.html`, go))).toBe('200 <title>Play</title>');
    expect(await textOf(await worker.get(app))).toBe('200 export {};');
    expect(await textOf(await worker.get(`${base}search.json`))).toBe('200 []');
    expect(await textOf(await worker.get(`${base}no/such/page/`, go))).toBe('404 <title>Nothing here</title>');
  });

  it('asks for a file with its content in its name only once', async () => {
    const worker = await full();
    worker.asked.length = 0;
    await worker.get(app);
    expect(worker.asked).toEqual([]);
    await worker.get(`${base}search.json`);
    expect(worker.asked).toEqual([`${base}search.json`]);
  });

  it('never answers with a file that was rewritten in the cache, and fetches it anew', async () => {
    const worker = await full();
    for (const url of worker.kept.entries.keys()) worker.kept.entries.set(url, new Response('owned'));
    worker.host.isThere = false;
    for (const path of [base, `${base}play/`, `${base}no/such/page/`, `${base}play/index.html`])
      expect(await worker.get(path, go)).toBe('no answer');
    for (const path of [app, `${base}search.json`, `${base}helpers/Trace.py`]) expect(await worker.get(path)).toBe('no answer');
    expect(worker.kept.paths).toEqual([]);
    worker.host.isThere = true;
    expect(await textOf(await worker.get(app))).toBe('200 export {};');
    expect(await Promise.all([...worker.kept.entries.values()].map((each) => each.clone().text()))).toEqual(['export {};']);
  });

  it('believes no header that is kept', async () => {
    const worker = await full();
    for (const [url, response] of worker.kept.entries)
      worker.kept.entries.set(
        url,
        new Response(await response.text(), {
          status: 201,
          headers: { 'content-type': 'text/html', refresh: '0;url=/owned/', link: '</x>;rel=preload' },
        }),
      );
    worker.host.isThere = false;
    for (const [path, type] of [
      [app, 'text/javascript; charset=utf-8'],
      [`${base}search.json`, 'application/json; charset=utf-8'],
      [`${base}helpers/Trace.py`, 'text/plain; charset=utf-8'],
    ] as const) {
      const answer = (await worker.get(path)) as Response;
      expect(answer.status).toBe(200);
      expect([...answer.headers].sort()).toEqual([
        ['content-type', type],
        ['x-content-type-options', 'nosniff'],
      ]);
    }
  });

  it('answers with nothing that was put beside its files', async () => {
    const worker = await full();
    await worker.kept.put(`${base}_astro/old.C9.js`, new Response('of another version, or a stranger’s'));
    await worker.kept.put(`${base}owned/`, new Response('owned'));
    worker.host.isThere = false;
    expect(await worker.get(`${base}_astro/old.C9.js`)).toBeUndefined();
    expect(await textOf(await worker.get(`${base}owned/`, go))).toBe('404 <title>Nothing here</title>');
  });

  it('leaves pieces of files, other methods and other places to the browser', async () => {
    const worker = await full();
    expect(await worker.get(app, { range: 'bytes=0-3' })).toBeUndefined();
    expect(await worker.get(app, { method: 'POST' })).toBeUndefined();
    expect(await worker.get(`${base}sw.js`)).toBeUndefined();
    if (base !== '/') expect(await worker.get('/elsewhere/', go)).toBeUndefined();
  });
});

describe('what comes for a file that is not what was built', () => {
  it('is shown, as the host wants it, and not kept', async () => {
    const worker = running({ network: () => new Response('Please sign in') });
    await worker.tell(['/', '/_astro/app.B1x2.js'], true);
    expect(await textOf(await worker.get('/_astro/app.B1x2.js'))).toBe('200 Please sign in');
    expect(worker.kept.paths).toEqual([]);
  });

  it('keeps no other file from being kept', async () => {
    const worker = running({ network: (path) => new Response(path === '/' ? 'rewritten by the host' : (BUILT[`${path.slice(1)}`] ?? '')) });
    await worker.tell(['/'], true);
    expect(worker.kept.paths.some((path) => path.startsWith('/_astro/app.B1x2.js?'))).toBe(true);
    expect(worker.kept.paths.some((path) => path.startsWith('/?'))).toBe(false);
  });
});

describe('a new version', () => {
  const next: Record<string, string> = { ...BUILT, 'index.html': '<title>New</title>', '_astro/app.C3y4.js': 'export const a = 1;' };
  const { '_astro/app.B1x2.js': _, ...files } = next;

  const both = async (isFull: boolean) => {
    const first = running();
    await first.tell(['/', '/_astro/app.B1x2.js'], isFull);
    const second = running({ files, kept: first.kept });
    await second.install();
    return { first, second };
  };

  it('has all of its files before it begins, where all of the one before were kept', async () => {
    const { second } = await both(true);
    second.host.isThere = false;
    expect(await textOf(await second.get('/', go))).toBe('200 <title>New</title>');
    expect(await textOf(await second.get('/_astro/app.C3y4.js'))).toBe('200 export const a = 1;');
  });

  it('fetches nothing before it begins for a reader who only looked in', async () => {
    const { second } = await both(false);
    expect(second.asked).toEqual([]);
  });

  it('waits while a page of the one before, or one beside it, is open', async () => {
    const { first, second } = await both(true);
    for (const loaded of [['/', '/_astro/app.B1x2.js'], ['/', '/_astro/app.B1x2.js', '/_astro/app.C3y4.js'], ['/'], []])
      await second.tell(loaded);
    expect(second.host.skipped).toBe(0);
    second.host.pages = ['me', 'other'].map((id) => ({ id, url: `${ORIGIN}/play/` }));
    await second.tell(['/', '/_astro/app.C3y4.js']);
    expect(second.host.skipped).toBe(0);
    first.host.isThere = false;
    expect(await textOf(await first.get('/', go))).toBe('200 <title>Home</title>');
    expect(await textOf(await first.get('/_astro/app.B1x2.js'))).toBe('200 export {};');
    second.host.pages.pop();
    await second.tell(['/', '/_astro/app.C3y4.js']);
    expect(second.host.skipped).toBe(1);
    expect(second.kept.paths.filter((path) => path.includes('app.B1x2'))).toEqual([]);
    expect(second.kept.entries.size).toBe(Object.keys(files).length);
  });

  it.each([[undefined], ['/'], [[{}, null, 5]], [{ length: 1 }]])('lives through a message of %j', async (loaded) => {
    const worker = running();
    await worker.tell(loaded, { rest: 1 });
    expect(worker.kept.entries.size).toBeLessThanOrEqual(1);
  });
});
