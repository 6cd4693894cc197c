import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../../scripts/offline.mjs';
import { siteServer } from '../../scripts/site-server.mjs';
import { inFigure } from './drivers/figure.ts';
import { inSite } from './drivers/site.ts';
import { expect, test } from './site-test.ts';
import { soaking } from './soak.ts';

// Its sites are made once, by one process.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'sudoscope-deployments-'));
const NAME = /[\w.-]+[.-][\w-]{8}\.(?:js|css|woff2)\b/g;

/** Its pages: chapters, which stand for the others, those that the service worker knows, and the one that runs programs. */
const PAGES = ['chapters/backtracking/index.html', 'chapters/grids/index.html', 'bench/index.html', 'index.html', '404.html'];

/** The parts that these pages can ask for, and what those can ask for, by name. */
function partsOfPages(): Set<string> {
  const parts = new Set<string>();
  const take = (file: string) => {
    for (const name of readFileSync(join('dist', file), 'utf8').match(NAME) ?? [])
      if (!parts.has(name) && existsSync(join('dist/_astro', name))) {
        parts.add(name);
        take(`_astro/${name}`);
      }
  };
  for (const page of PAGES) take(page);
  return parts;
}

/** The built site as another build of it would be: all that has a hash in its name has another name, and pages say which build they are of. */
function build(version: string): string {
  const site = join(folder, version);
  // All files are kept in the same way: it has those of a few pages.
  const parts = partsOfPages();
  const has = (file: string) =>
    PAGES.includes(file) || !file.includes('/') || /^storyboards\/chapters\/backtracking/.test(file) || parts.has(basename(file));
  for (const file of globSync('**/*.*', { cwd: 'dist' }).map((each) => each.replaceAll('\\', '/')))
    if (has(file)) cpSync(join('dist', file), join(site, file));
  const names = new Map<string, string>();
  for (const file of globSync('_astro/*', { cwd: site }).map((each) => basename(each))) {
    const renamed = file.replace(/[\w-]{2}(\.\w+)$/, `${version.slice(0, 2)}$1`);
    if (file.search(NAME) < 0 || [...names.values()].includes(renamed)) continue;
    names.set(file, renamed);
    renameSync(join(site, '_astro', file), join(site, '_astro', renamed));
  }
  expect(names.size).toBeGreaterThan(50);
  for (const file of globSync('**/*.{html,js,css}', { cwd: site })) {
    const text = readFileSync(join(site, file), 'utf8');
    const renamed = text.replace(NAME, (name) => names.get(name) ?? name).replace('<html ', `<html data-build="${version}" `);
    if (renamed !== text) writeFileSync(join(site, file), renamed);
  }
  writeServiceWorker(site, '/');
  return site;
}

let server: Server;
let origin: string;
const live = join(folder, 'live');

function deploy(version: string): void {
  rmSync(live, { force: true });
  symlinkSync(join(folder, version), live, 'junction');
}

/** How many files are kept, of all versions. */
const kept = (page: Page) => page.evaluate(async () => (await (await caches.open('sudoscope /')).keys()).length);
const isKept = (page: Page, path: string) =>
  page.evaluate(async (url) => (await (await caches.open('sudoscope /')).match(url, { ignoreSearch: true })) !== undefined, path);
const partOf = (version: string) => `/_astro/${basename(globSync('_astro/run.worker-*.js', { cwd: join(folder, version) })[0]!)}`;
/** Under what its files are kept, as its service worker has it. */
const keysOf = (version: string): string[] => keysIn(join(folder, version)).map(([path, hash]) => `${path}?${hash}`);
const keysIn = (site: string): [path: string, hash: string][] =>
  JSON.parse(/^const FILES = new Map\((.*)\);$/m.exec(readFileSync(join(site, 'sw.js'), 'utf8'))![1]!);

test.beforeAll(async () => {
  build('first');
  build('second');
  deploy('first');
  server = siteServer(live, '/', { compressed: false }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test.beforeEach(() => deploy('first'));

const startFigure = async (page: Page, id: string) => {
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await expect(page.locator(`#${id} sudo-stepper`)).toHaveAttribute('data-ready', '');
};

/** Without a network a site that is kept works, also pages that were not visited. */
async function expectToWorkOffline(page: Page, origin: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(`${origin}/chapters/grids?kept=yes#cells`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/chapters/grids/?kept=yes');
  expect((await page.goto(`${origin}/chapters/grids/index.html`))!.status()).toBe(200);
  expect((await page.goto(`${origin}/chapters/no-such-chapter/`))!.status()).toBe(404);
  await expect(inSite(page).nothingHere).toBeVisible();
  await page.goto(`${origin}/chapters/backtracking/`);
  await page.locator('#small').scrollIntoViewIfNeeded();
  await expect(page.locator('#small sudo-stepper')).toHaveAttribute('data-ready', '');
  await inFigure(page.locator('#small')).forward.click();
  await expect(page.locator('#small [data-part=place]')).toContainText('step 1 of');
  await page.goto(`${origin}/bench/#from=empty`);
  const bench = page.locator('sudo-write-it');
  await expect(bench).toHaveAttribute('data-ready', '');
  await bench.locator('[data-part=file]').setInputFiles({
    name: 'empty.ts',
    mimeType: 'text/plain',
    buffer: Buffer.from("export function* run() { yield { kind: 'note', text: 'Hello' }; }"),
  });
  await bench.locator('[data-part=run]').click();
  await expect(bench.locator('[data-part=state]')).toContainText('The page checked 1 step');
  await page.goto(`${origin}/chapters/backtracking/`);
  // Paper has the stills, which are read ahead where there is no network.
  const printed = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const stills = document.querySelectorAll('.beat .still svg').length;
      dispatchEvent(new Event('afterprint'));
      return stills;
    });
  await expect.poll(printed).toBeGreaterThan(20);
  await page.context().setOffline(false);
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page of the version before goes on after a deployment, and forgets its parts only when it is gone', async ({ page, context }) => {
    test.slow();
    await page.clock.install();
    await page.goto(`${origin}/chapters/backtracking/`);
    await expect.poll(() => isKept(page, '/chapters/backtracking/')).toBe(true);
    // The rest of the site follows when the page has been open for a while.
    expect(await kept(page)).toBeLessThan(keysOf('first').length / 2);
    await page.clock.fastForward(20_000);
    await expect.poll(() => kept(page), { timeout: 60_000 }).toBe(keysOf('first').length);
    await test.step('it works without a network', () => expectToWorkOffline(page, origin));
    await page.goto(`${origin}/chapters/backtracking/`);
    deploy('second');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => kept(page), { timeout: 60_000 }).toBe(new Set([...keysOf('first'), ...keysOf('second')]).size);
    // Its figure, the figure's worker and its views come only now.
    await startFigure(page, 'main');
    await inFigure(page.locator('#main')).forward.click();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'first');

    // A new page beside it is of the new version, and takes nothing away.
    const other = await context.newPage();
    await other.clock.install();
    await other.goto(`${origin}/chapters/backtracking/`);
    await expect(other.locator('html')).toHaveAttribute('data-build', 'second');
    await startFigure(other, 'main');
    await other.waitForTimeout(500);
    expect(await isKept(other, partOf('first'))).toBe(true);
    await page.close();
    await other.reload();
    await other.clock.fastForward(20_000);
    await expect.poll(() => isKept(other, partOf('first'))).toBe(false);
    expect(await isKept(other, partOf('second'))).toBe(true);
    await expect.poll(() => kept(other)).toBe(keysOf('second').length);
  });

  test('what was rewritten in the cache is never served, with a network or without, and is fetched anew', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${origin}/chapters/backtracking/`);
    await expect.poll(() => isKept(page, '/chapters/backtracking/')).toBe(true);
    await page.clock.fastForward(20_000);
    await expect.poll(() => kept(page), { timeout: 60_000 }).toBe(keysOf('first').length);
    const rewrite = () =>
      page.evaluate(async () => {
        const cache = await caches.open('sudoscope /');
        for (const { url } of await cache.keys()) {
          const isScript = new URL(url).pathname.endsWith('.js');
          const text = isScript
            ? "document.documentElement.dataset.owned = 'yes';"
            : '<!doctype html><html data-owned="yes"><title>Owned</title>';
          await cache.put(url, new Response(text, { headers: { 'content-type': isScript ? 'text/javascript' : 'text/html' } }));
        }
      });
    const rewritten = (part: string) =>
      page.evaluate(async (part) => {
        const found = await (await caches.open('sudoscope /')).match(part, { ignoreSearch: true });
        return found === undefined ? undefined : /owned/i.test(await found.text());
      }, part);
    await rewrite();
    expect(await rewritten(partOf('first'))).toBe(true);
    await page.reload();
    await startFigure(page, 'main');
    await inFigure(page.locator('#main')).forward.click();
    await expect(page.locator('html[data-owned]')).toHaveCount(0);
    expect(await page.title()).not.toBe('Owned');
    await expect.poll(() => rewritten(partOf('first'))).toBe(false);

    await rewrite();
    await page.context().setOffline(true);
    for (const path of ['/chapters/grids/', '/', '/no/such/page/', '/bench/index.html'])
      await expect(page.goto(origin + path)).rejects.toThrow('net::ERR');
    await page.context().setOffline(false);
    await page.goto(`${origin}/chapters/grids/`);
    await expect(page.locator('html')).toHaveAttribute('data-build', 'first');
    await expect(page.locator('html[data-owned]')).toHaveCount(0);
  });

  if (soaking)
    test('the whole site works without a network when a page has been open for a while', async ({ page, baseURL }) => {
      await page.clock.install();
      await page.goto('/');
      await expect.poll(() => kept(page)).toBeGreaterThan(1);
      await page.clock.fastForward(20_000);
      await expect.poll(() => kept(page), { timeout: 60_000 }).toBe(keysIn('dist').length);
      await expectToWorkOffline(page, baseURL!);
    });
});

test('the service worker keeps the whole site', () => {
  const all = globSync('**/*.*', { cwd: 'dist' }).map((file) => `/${file.replaceAll('\\', '/').replace(/(?<=^|\/)index\.html$/, '')}`);
  expect(
    keysIn('dist')
      .map(([path]) => path)
      .sort(),
  ).toEqual(all.filter((path) => path !== '/sw.js').sort());
});

test.describe('without a service worker', () => {
  test('figures whose parts are gone say so, and a button loads the new version at the same place', async ({ page }) => {
    await page.goto(`${origin}/chapters/backtracking/?run=main&step=5#main`);
    await startFigure(page, 'main');
    deploy('second');
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    // The next run asks for the worker again.
    await page.locator('#main select[name=puzzle]').selectOption({ index: 1 });
    const notice = page.locator('#main [data-part=notice]');
    await expect(notice).toContainText('Part of this page couldn’t be loaded.');
    await inFigure(notice).reload.click();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'second');
    await startFigure(page, 'main');

    // A page whose figures cannot be loaded at all says so in each of them.
    deploy('first');
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto(`${origin}/chapters/backtracking/`);
    deploy('second');
    await page.locator('#main').scrollIntoViewIfNeeded();
    await expect(page.locator('#main [data-part=notice]')).toContainText('Part of this page couldn’t be loaded.');
    const again = page.waitForEvent('load');
    await inFigure(page.locator('#main')).reload.click();
    await again;
  });
});
