import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { inHome } from './drivers/site.ts';
import { expect, test } from './site-test.ts';

const MAX_COMPRESSED = 60_000;
const MAX_SCRIPTS = 60_000;
const MAX_AT_FIRST = 1_600_000;

const pages = globSync('dist/**/*.html').sort();

test('every page takes at most 60 kB, compressed', () => {
  const weights = pages.map((page) => ({ page, bytes: gzipSync(readFileSync(page)).length })).sort((a, b) => b.bytes - a.bytes);
  for (const { page, bytes } of weights.slice(0, 3)) console.log(`${bytes.toLocaleString('en')} bytes ${page}`);
  expect(weights.length).toBeGreaterThan(25);
  expect(weights.filter(({ bytes }) => bytes > MAX_COMPRESSED)).toEqual([]);
});

test('every still of a storyboard has its picture', () => {
  const stills = pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/<img [^>]*src="\/(storyboards\/[^"#]+)#([^"]+)"/g)]);
  expect(stills.length).toBeGreaterThan(200);
  const missing = stills.filter(
    ([, file, still]) => !existsSync(`dist/${file}`) || !readFileSync(`dist/${file}`, 'utf8').includes(`<view id="${still}"`),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});

test('the first page has at most 60 kB of scripts, compressed, before anything is played', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  const [files, bytes] = [sizes.length, sizes.reduce((sum, size) => sum + size, 0)];
  console.log(`${bytes.toLocaleString('en')} bytes of scripts in ${files} files before anything is played`);
  expect(files).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPTS);
  // What plays comes only now.
  await inHome(page.locator('home-hero')).play.click();
  await expect(page.locator('home-hero')).toHaveAttribute('data-playing', '');
  expect(scripts.length).toBeGreaterThan(files);
});

test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'allow' });
  // The heaviest page, whose figures all start.
  const heaviest = pages.toSorted((a, b) => statSync(b).size - statSync(a).size)[0]!.replace(/^dist|index\.html$/g, '');

  test(`keeps at most 1.6 MB, also of ${heaviest}`, async ({ page }) => {
    const keep = () =>
      page.evaluate(async () => {
        const cache = await caches.open('sudoscope /');
        const kept = await cache.matchAll();
        const sizes = await Promise.all(kept.map(async (response) => (await response.arrayBuffer()).byteLength));
        return {
          files: kept.length,
          bytes: sizes.reduce((sum, size) => sum + size, 0),
          page: (await cache.match(location.pathname, { ignoreSearch: true })) !== undefined,
        };
      });
    await page.goto(heaviest);
    for (const figure of await page.locator('sudo-stepper').all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure).toHaveAttribute('data-ready', '');
    }
    await expect.poll(async () => (await keep()).page).toBe(true);
    // What the worker has begun it goes on with: as soon as nothing more comes, that is all.
    let files = 0;
    const grown = async () => {
      const before = files;
      files = (await keep()).files;
      return files - before;
    };
    await expect.poll(grown, { intervals: [1000] }).toBe(0);
    expect((await keep()).bytes).toBeLessThanOrEqual(MAX_AT_FIRST);
  });
});
