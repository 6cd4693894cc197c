import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { axeOn } from './axe.ts';
import { expect, test } from './site-test.ts';
import { byTurns, hasTurn, soaking } from './soak.ts';

const files = globSync('**/index.html', { cwd: 'dist' }).sort();
const paths = files.map((file) => `/${file.replace(/index\.html$/, '')}`);

/** What is as wide as a phone. */
const WIDTHS = [320, 390] as const;

const THEMES = ['light', 'dark'] as const;

/** Of a page as it comes; a figure makes more of them as it starts. */
const MOST_ELEMENTS = 6000;

/** Opens a page on a phone of some width: how far it moved under its reader as it came, the sum of its layout shifts. */
async function arrive(page: Page, path: string, width: number): Promise<{ moved: number; shifts: unknown }> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  // What has moved since the page began is kept for who asks later.
  const shifts = await page.evaluate(async () => {
    const found: { value: number; moved: unknown }[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[])
        found.push({ value: entry.value, moved: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 60)) });
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => setTimeout(done, 100));
    return found;
  });
  return { moved: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

/** The heights of the smallest letters of the drawing of each card that asks for a prediction, in CSS pixels. */
const smallestMarks = (page: Page) =>
  page.locator('.predict-picture svg').evaluateAll((drawings) =>
    (drawings as SVGSVGElement[]).map((svg) => {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return Math.min(...[...svg.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale));
    }),
  );

test.describe('every page', () => {
  for (const [index, path] of paths.entries()) {
    // One page arrives at one width, the next at the other: what makes pages move is alike on all of them.
    const width = WIDTHS[index % WIDTHS.length]!;
    // One chapter is looked at in the light, the next in the dark: they have the same colours, and each theme all of its own. So with the reference.
    const isChapter = /^\/chapters\/./.test(path);
    const standsForAll = path.endsWith('/backtracking/');
    const isAlike = isChapter || path.startsWith('/reference/');
    const themes = standsForAll || !isAlike ? THEMES : hasTurn(index, 3) ? byTurns(THEMES, index >> 1) : [];
    const objects = themes.length > 0 ? `, and has nothing that axe objects to, ${themes.join(' and ')}` : '';
    test(`${path} comes without moving at ${width} px, fits its window, can be read${objects}`, async ({ page }) => {
      test.slow();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      // Over a slow line faces come last. To route them is to do without all that is stored, so that one page stands for all, which have the same faces.
      if (standsForAll || soaking)
        await page.route('**/*.woff2', async (route) => {
          await new Promise((done) => setTimeout(done, 250));
          await route.continue().catch(() => undefined);
        });
      const { moved, shifts } = await arrive(page, path, width);
      expect(await page.locator('*').count(), 'elements').toBeLessThanOrEqual(MOST_ELEMENTS);
      expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
      for (const each of [...WIDTHS, 1280]) {
        await page.setViewportSize({ width: each, height: 720 });
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect([each, Math.max(0, tooWide)]).toEqual([each, 0]);
        if (each < 390) continue;
        const marks = await smallestMarks(page);
        expect([each, marks.filter((size) => size < 11)]).toEqual([each, []]);
        if (isChapter) expect(marks.length).toBeGreaterThan(0);
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Pencil marks and lines of code are alike on all pages: those of one chapter stand for all. Axe takes longer to pass over them than to look at them.
      if (!standsForAll && themes.length > 0) {
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('svg.grid > g')) each.remove();
          for (const each of document.querySelectorAll<HTMLElement>('section.code')) each.style.display = 'none';
        });
      }
      for (const [turn, theme] of themes.entries()) {
        await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
        const axe = axeOn(page);
        // The second time only the colours are others.
        if (turn > 0) axe.withRules('color-contrast');
        const { violations } = await axe.analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      expect(errors).toEqual([]);
    });
  }
});

test('a face that comes late is for the next page: none moves what is being read', () => {
  const faces = globSync('dist/**/*.css').flatMap((file) => readFileSync(file, 'utf8').match(/@font-face\s*{[^}]*}/g) ?? []);
  expect(faces.length).toBeGreaterThanOrEqual(3);
  expect(faces.filter((face) => !/font-display:\s*optional/.test(face))).toEqual([]);
});

test('every link inside the site leads somewhere', () => {
  const ids = new Map(
    files.map((file, index) => [
      paths[index]!,
      new Set([...readFileSync(`dist/${file}`, 'utf8').matchAll(/\s(?:id|data-tab)="([^"]+)"/g)].map(([, id]) => id!)),
    ]),
  );
  const broken = files.flatMap((file, index) => {
    const here = paths[index]!;
    return [...readFileSync(`dist/${file}`, 'utf8').matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(([, href]) => {
      const { origin, pathname, hash } = new URL(href!.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), `http://here${here}`);
      if (origin !== 'http://here') return [];
      const target = ids.get(pathname);
      if (/\.\w+$/.test(pathname) && existsSync(`dist${pathname}`)) return [];
      if (!target) return [`${here} → ${pathname}`];
      // What a page is to do is no place in it: '#from=backtracking'.
      return hash !== '' && !hash.includes('=') && !target.has(decodeURIComponent(hash.slice(1))) ? [`${here} → ${pathname}${hash}`] : [];
    });
  });
  expect([...new Set(broken)]).toEqual([]);
});

test('every exercise hides its hint and its answer until they are asked for', () => {
  for (const file of files.filter((each) => /^chapters\/./.test(each))) {
    const { document } = parseHTML(readFileSync(`dist/${file}`, 'utf8'));
    const exercises = [...document.querySelectorAll('.exercise')];
    if (file !== 'chapters/index.html') expect(exercises.length, file).toBeGreaterThan(2);
    for (const exercise of exercises) {
      const folded = [...exercise.querySelectorAll('details')];
      expect(folded.length, file).toBeGreaterThan(0);
      for (const details of folded) {
        const words = details.textContent!.replace(/Hint|Answer/, '').trim();
        expect([file, details.hasAttribute('open'), words.length > 5]).toEqual([file, false, true]);
        expect(exercise.querySelector('.exercise-task')!.textContent).not.toContain(words);
      }
    }
  }
});

test('light and dark follow the system until they are chosen, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/glossary/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a puzzle of the reader’s own is refused with a sentence, and opened in the chapter chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Bring your own puzzle' }).click();
  const text = page.getByRole('textbox', { name: 'Puzzle' });
  await text.fill('53..7....6..195');
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByRole('alert')).toContainText('expected');
  await expect(text).toHaveValue('53..7....6..195');
  await text.fill('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  await page.getByRole('dialog').getByLabel('Watch it in').selectOption({ label: 'Dancing links' });
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page).toHaveURL(/\/chapters\/dancing-links\/.*algorithm=dancing-links/);
  await expect(page.locator('#main sudo-stepper')).toHaveAttribute('data-ready', '');
});

test('a puzzle of the reader’s own leads to all algorithms, unless a chapter is chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Bring your own puzzle' }).click();
  await page
    .getByRole('textbox', { name: 'Puzzle' })
    .fill('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page).toHaveURL(/\/compare\/\?puzzle=sudoku%7E9x3/);
  await expect(page.locator('.compare-panel')).toHaveCount(3);
  await expect(page.locator('sudo-compare select[name=puzzle]')).toHaveValue('own');
});

test('a file of 50 MB is refused at once, and what was there stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Bring your own puzzle' }).click();
  await page.getByRole('textbox', { name: 'Puzzle' }).fill('kept');
  await page
    .locator('own-puzzle')
    .first()
    .evaluate((root) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(50_000_000)], 'large.txt'));
      root.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
  await expect(page.getByRole('alert')).toContainText('large.txt has 50,000,000 bytes');
  await expect(page.getByRole('textbox', { name: 'Puzzle' })).toHaveValue('kept');
});

test('an address that does not exist gets a page that helps', async ({ page }) => {
  const response = await page.goto('/chapters/no-such-chapter/');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'A dead end' })).toBeVisible();
});

test('a word of the glossary opens beside the text, by keyboard', async ({ page }) => {
  await page.goto('/chapters/grids/');
  const term = page.getByRole('button', { name: 'givens' });
  await term.focus();
  await page.keyboard.press('Enter');
  const note = page.locator('.term-note:popover-open');
  await expect(note).toContainText('A digit that is printed in the puzzle');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
});

test('the glossary finds a word', async ({ page }) => {
  await page.goto('/glossary/');
  await page.getByLabel('Find').fill('lcv');
  await expect(page.locator('.term-entry:visible')).toHaveCount(1);
  await page.getByLabel('Find').fill('zzz');
  await expect(page.getByRole('status')).toHaveText('No term has this word');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the site works when a page has been open for a while, also pages that were not visited', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/');
    const files = globSync('dist/**/*.*').length - 1;
    const kept = () => page.evaluate(async () => (await (await caches.open('sudoscope /')).keys()).length);
    await expect.poll(kept).toBeGreaterThan(1);
    await page.clock.fastForward(20_000);
    await expect.poll(kept, { timeout: 60_000 }).toBe(files);
    await context.setOffline(true);
    await page.goto('/chapters/grids?kept=yes#cells');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/chapters/grids/?kept=yes');
    expect((await page.goto('/chapters/grids/index.html'))!.status()).toBe(200);
    expect((await page.goto('/chapters/no-such-chapter/'))!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'A dead end' })).toBeVisible();
    await page.goto('/chapters/backtracking/');
    await page.locator('#small').scrollIntoViewIfNeeded();
    await expect(page.locator('#small sudo-stepper')).toHaveAttribute('data-ready', '');
    await page.locator('#small').getByRole('button', { name: 'Step forward' }).click();
    await expect(page.locator('#small [data-part=place]')).toContainText('step 1 of');
    // Paper has the stills, which are read ahead where there is no network.
    const printed = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const stills = document.querySelectorAll('#main .storyboard svg').length;
        dispatchEvent(new Event('afterprint'));
        return stills;
      });
    await expect.poll(printed).toBeGreaterThanOrEqual(6);
  });
});
