import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { builtPages } from '../built-pages.ts';
import { siteServer } from '../site-server.mjs';
import * as firefox from './firefox.ts';
import { forms, trySet } from './set.ts';
import { type Driver, Page } from './webdriver.ts';
import * as webkit from './webkit.ts';

/*
 * Tries the built site in Firefox and in WebKit, where they are installed: npm run browsers, or for some of it
 * npm run browsers -- webkit phone /play/ /chapters/backtracking/#backtracking-first
 * (engines; wide, phone or paper; pages or single figures of them). Chromium has the whole suite; here is what another engine may
 * do otherwise.
 */

interface Engine {
  readonly places: readonly string[];
  readonly start: (binary: string) => Promise<Driver>;
  readonly install: string;
  /** The pages that are tried, when not all are. */
  readonly only?: readonly string[];
}

const engines: Readonly<Record<string, Engine>> = {
  firefox: { places: firefox.places, start: firefox.startFirefox, install: 'firefox-esr' },
  // As Firefox was before 147, and Safari before 26: what pops up is placed by a script.
  'firefox-without-anchors': {
    places: firefox.places,
    start: (binary) => firefox.startFirefox(binary, { 'layout.css.anchor-positioning.enabled': false }),
    install: 'firefox-esr',
    only: ['/chapters/backtracking/', '/play/'],
  },
  webkit: { places: webkit.places, start: webkit.startWebKit, install: 'webkit2gtk-driver and xvfb' },
};

const { positionals } = parseArgs({ allowPositionals: true });
const named = positionals.filter((each) => each in engines);
const chosen = positionals.filter((each) => each.startsWith('/'));
const inForms = forms.filter((form) => positionals.includes(form));
const unknown = positionals.filter((each) => ![...named, ...chosen, ...inForms].includes(each));
if (unknown.length > 0) {
  console.error(`Neither an engine, nor a form, nor a page: ${unknown.join(', ')}`);
  process.exit(1);
}
const paths = builtPages(chosen.map((each) => each.replace(/#.*/, '')));
const figures = chosen.filter((each) => each.includes('#'));

/** Says what goes wrong in a page, from its first script on. */
const listen = `addEventListener('error', ({ message }) => (window.faults ??= []).push(message));
addEventListener('unhandledrejection', ({ reason }) => (window.faults ??= []).push(String(reason)));`;

const site = siteServer('dist', '/');
const server = createServer((request, response) => {
  const path = new URL(request.url!, 'http://localhost').pathname;
  const page = `dist${path}index.html`;
  if (path === '/listen.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(listen);
  else if (path.endsWith('/') && existsSync(page)) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(page, 'utf8').replace('<head>', '<head><script src="/listen.js"></script>'));
  } else site.emit('request', request, response);
}).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

let faults = 0;
let tried = 0;
for (const [name, { places, start, install, only = paths }] of Object.entries(engines)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const binary = places.find((path) => path && existsSync(path));
  if (!binary) {
    console.log(`${name}: not installed, nothing tried (Debian, Ubuntu: apt-get install ${install})`);
    continue;
  }
  const began = Date.now();
  const before = { faults, tried };
  const driver = await start(binary);
  try {
    const selection = { paths: paths.filter((path) => only.includes(path)), figures, forms: inForms.length > 0 ? inForms : forms };
    let last = began;
    await trySet(new Page(driver, origin), selection, (what, error) => {
      tried++;
      if (error) faults++;
      const took = ((Date.now() - last) / 1000).toFixed(1);
      last = Date.now();
      console.log(`${name}: ${what}: ${error ? `WRONG: ${error instanceof Error ? error.message : error}` : 'right'}, ${took} s`);
    });
  } finally {
    await driver.quit();
  }
  const [all, wrong] = [tried - before.tried, faults - before.faults];
  console.log(`${name} (${binary}): ${all - wrong} of ${all} right, ${Math.round((Date.now() - began) / 1000)} s`);
}
server.close();
server.closeAllConnections();
process.exitCode = faults > 0 ? 1 : 0;
