import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-server-'));
const LONG = `<!doctype html><title>Chapters</title>${'<p>The same words again and again.</p>'.repeat(100)}`;

function file(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The server as a process of its own: a fault that ends it must not end this one. */
async function serving(base: string): Promise<{ port: number; process: ChildProcess }> {
  const server = spawn(process.execPath, [resolve('scripts/serve.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', BASE: base },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout!, 'data');
  return { port: Number(/:(\d+)\//.exec(String(said))![1]), process: server };
}

/** What a server answers to bytes that no client of good manners would send. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('close', () => done(text));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? done(text) : failed(error)));
  });
}

const request = (target: string, headers = '', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
const statusOf = (answer: string) => Number(answer.slice(9, 12));
const locationOf = (answer: string) => /^location: (.*)\r$/im.exec(answer)?.[1];

let root: { port: number; process: ChildProcess };
let sub: { port: number; process: ChildProcess };
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${root.port}${path}`, { redirect: 'manual', headers });

beforeAll(async () => {
  file('dist/index.html', '<!doctype html><title>Home</title>');
  file('dist/404.html', '<!doctype html><title>Nothing here</title>');
  file('dist/chapters/index.html', LONG);
  file('dist/_astro/app.B1x2.js', 'export {};');
  file('dist/_astro/font.woff2', new Uint8Array(5000));
  file('dist/manifest.webmanifest', '{}');
  file('dist/sw.js', '//');
  file('dist-private/key.txt', 'secret');
  file('package.json', '{"name":"secret"}');
  [root, sub] = await Promise.all([serving('/'), serving('/sub/')]);
});

afterAll(() => {
  root.process.kill();
  sub.process.kill();
  rmSync(folder, { recursive: true });
});

describe('the server of the built site', () => {
  it.each([
    '/x%0d%0aSet-Cookie:a%2f..%2fchapters',
    '/%0d%0aLocation:%20x/..%2fchapters?a=%0d%0a',
    '/..%2fdist-private/key.txt',
    '/../dist-private/key.txt',
    '/..%5cdist-private%5ckey.txt',
    '/%2e%2e/%2e%2e/package.json',
    '/%2Fetc/passwd',
    '//chapters',
    '/%',
    '/%ff',
    '/%00',
    '/chapters%00.html',
    '/__proto__',
    '/.git/config',
    '/chapters/index.html/',
    `/${'a'.repeat(300)}`,
    '*',
    'chapters',
    'http://[/',
    'http://other.example/../dist-private/key.txt',
  ])('lives through %s, and shows nothing from outside', async (target) => {
    const answer = await raw(root.port, request(target));
    expect(answer).not.toMatch(/secret|^set-cookie:|^root:/im);
    expect(locationOf(answer) ?? '/').toMatch(/^\/(?!\/)/);
    expect((await get('/')).status).toBe(200);
    expect(root.process.exitCode).toBeNull();
  });

  it.each([
    ['ranges that end before they begin', request('/chapters/', 'Range: bytes=5-2\r\n')],
    ['ranges of rubbish', request('/chapters/', 'Range: bytes=x-y,-\r\n')],
    ['a date that is none', request('/chapters/', 'If-Modified-Since: never\r\nIf-None-Match: \r\n')],
    ['encodings that do not exist', request('/chapters/', 'Accept-Encoding: ;q=,\x80\r\n')],
    ['a method of its own', request('/chapters/', '', 'BREW')],
    ['POST', request('/chapters/', 'Content-Length: 3\r\n', 'POST').concat('abc')],
    ['CONNECT', request('localhost:80', '', 'CONNECT')],
    ['an upgrade', request('/', 'Connection: upgrade\r\nUpgrade: websocket\r\n')],
    ['a head beyond every limit', request('/', `X: ${'a'.repeat(1_000_000)}\r\n`)],
    ['no request at all', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
  ])('lives through %s', async (_, bytes) => {
    await raw(root.port, bytes);
    expect((await get('/')).status).toBe(200);
    expect(root.process.exitCode).toBeNull();
  });

  it('says of a part that a file does not have what it is, and gives those that it has', async () => {
    expect(statusOf(await raw(root.port, request('/chapters/', 'Range: bytes=5-2\r\n')))).toBe(416);
    expect(statusOf(await raw(root.port, request('/chapters/', 'Range: bytes=99999999-\r\n')))).toBe(416);
    expect(statusOf(await raw(root.port, request('/chapters/', 'Range: bytes=0-9\r\n')))).toBe(206);
  });

  it('lives on while the site is built anew', async () => {
    const page = join(folder, 'dist/404.html');
    renameSync(page, `${page}.away`);
    expect((await get('/chapters/nothing/')).status).toBe(503);
    expect(root.process.exitCode).toBeNull();
    renameSync(`${page}.away`, page);
    expect((await get('/chapters/nothing/')).status).toBe(404);
  });

  it('keeps the query when it leads to the folder’s own address', async () => {
    const { status, headers } = await get('/chapters?run=main&step=7');
    expect([status, headers.get('location')]).toEqual([301, '/chapters/?run=main&step=7']);
    expect(locationOf(await raw(sub.port, request('/sub/chapters?step=7')))).toBe('/sub/chapters/?step=7');
    expect(locationOf(await raw(sub.port, request('/sub?step=7')))).toBe('/sub/?step=7');
    expect(locationOf(await raw(root.port, request('/%2Fchapters')))).not.toMatch(/^\/\//);
  });

  it('serves a site under a path of its host, and nothing beside it', async () => {
    expect(await raw(sub.port, request('/sub/chapters/'))).toContain('<title>Chapters</title>');
    for (const path of ['/', '/chapters/', '/subchapters/']) expect(statusOf(await raw(sub.port, request(path)))).toBe(404);
  });

  it('takes a link whose query holds a puzzle of 20,000 characters', async () => {
    expect((await get(`/chapters/?puzzle=${'%20'.repeat(20_000)}`)).status).toBe(200);
  });

  it('compresses text and nothing else', async () => {
    const answer = await raw(root.port, request('/chapters/', 'Accept-Encoding: gzip\r\n').replace('1.1', '1.0'));
    expect(answer).toMatch(/content-encoding: gzip/i);
    expect(answer).toMatch(/vary: accept-encoding/i);
    const body = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
    expect(body.length).toBeLessThan(LONG.length / 5);
    expect(gunzipSync(body).toString()).toBe(LONG);
    expect((await get('/chapters/', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/_astro/font.woff2')).headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/_astro/app.B1x2.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/_astro/font.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s is %s, kept as %s', async (path, type, kept) => {
    const { headers } = await get(path);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, kept]);
  });

  it.each(['/', '/chapters/nothing/', '/_astro/app.B1x2.js', '/chapters', '/%'])('protects %s', async (path) => {
    const answer = await raw(root.port, request(path));
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^cross-origin-opener-policy: same-origin\r$/im);
    expect(answer).not.toMatch(/^x-frame-options/im);
  });

  it('says that a page is as it was', async () => {
    const tag = (await get('/chapters/')).headers.get('etag')!;
    // A client that asks by fetch says no-cache with its tag, and gets the page anew.
    expect(statusOf(await raw(root.port, request('/chapters/', `If-None-Match: ${tag}\r\n`)))).toBe(304);
  });

  it('answers an address that does not exist with the page for that', async () => {
    const answer = await get('/nothing/here', { range: 'bytes=0-3' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>Nothing here</title>');
  });
});
