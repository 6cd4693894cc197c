import { globSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectInSight, sights } from './code-sight.ts';
import { inFigure } from './drivers/figure.ts';
import { FILMS, inChapter, inHome } from './drivers/site.ts';
import { expect, resize, test } from './site-test.ts';
import { byTurns, hasTurn, soaking } from './soak.ts';

test.use({ javaScriptEnabled: false });

const paths = globSync('**/index.html', { cwd: 'dist' })
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .sort();

const isChapter = (path: string) => /^\/chapters\/./.test(path);

/** What can be pressed, and does nothing. What opens a popover or belongs to a form that is sent needs no script. */
async function deadControls(page: Page): Promise<string[]> {
  const controls = page.locator(
    'button:not([popovertarget]), select, input, textarea, [role=slider], [tabindex="0"]:is(g, rect, td, span)',
  );
  return controls
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => `${location.pathname}: ${each.outerHTML.slice(0, 120)}`));
}

/** A phone and a laptop. */
const SIZES = ['390×844', '1280×720'];

/** That every code pane shows the function that runs, around the line that is lit; how many panes there are. */
async function lookAtCode(page: Page, path: string): Promise<number> {
  let seen = 0;
  for (const size of byTurns(SIZES, paths.indexOf(path))) {
    await resize(page, size);
    const all = await sights(page);
    seen += all.length;
    for (const sight of all) expectInSight({ ...sight, figure: `${path}#${sight.figure} at ${size}` });
  }
  return seen;
}

/** A card that asks is no form: its answer can be looked up. */
async function lookUpAnswer(page: Page): Promise<void> {
  // The words of the glossary are opened by the browser itself.
  await expect(page.locator('main').getByRole('button').and(page.locator(':not([popovertarget])'))).toHaveCount(0);
  const card = page.locator('.predict-card').first();
  await expect(card.getByRole('listitem').first()).toHaveText(/\w/);
  await inChapter(card).answer.click();
  await expect(card.locator('details')).toHaveText(/The answer\s*\S.*\..*\./);
}

/** That an image has its picture when it comes into the window. */
async function isLoaded(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(100);
}

/** That each paragraph of a pair has its frame beside it, on a phone below it, and no figure that nobody can move. */
async function picturesBesideText(page: Page): Promise<void> {
  const beats = page.locator('.pair .beat:not(.asks)');
  const count = await beats.count();
  expect(count).toBeGreaterThan(9);
  await expect(page.locator('.pair .still img:first-child')).toHaveCount(count);
  await expect(page.locator('figure.lean').filter({ visible: true })).toHaveCount(0);
  for (const size of SIZES) {
    await resize(page, size);
    const isPhone = size === SIZES[0];
    for (const beat of await beats.all()) {
      const still = beat.locator('.still');
      for (const image of await still.locator('img').all()) await isLoaded(image);
      await expect(still.locator('figcaption')).toHaveText(/^Step [\d,]+\. \S.*\.$/);
      const [text, picture] = await Promise.all([beat.locator(':scope > :is(p, aside)').first(), still].map((each) => each.boundingBox()));
      if (isPhone) expect(picture!.y).toBeGreaterThanOrEqual(text!.y + text!.height);
      else expect(picture!.x).toBeGreaterThanOrEqual(text!.x + text!.width);
      if (!isPhone) expect(Math.abs(picture!.y - text!.y)).toBeLessThan(30);
      expect(picture!.x + picture!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
    }
  }
}

/** The same, and a candidate that a step strikes is crossed out in the picture of its paragraph. */
async function strikesBesideText(page: Page): Promise<void> {
  await picturesBesideText(page);
  const struck = page.locator('[id="small.2"] .still img').first();
  const picture = await (await page.request.get((await struck.getAttribute('src'))!)).text();
  expect(picture).toContain('class="mark struck"');
}

/** That the page says what it could do. */
const saysWhat = (page: Page) =>
  expect(page.locator('main noscript p').filter({ hasText: 'JavaScript', visible: true })).not.toHaveCount(0);

/** What else a page has to show. */
const own: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/'(page) {
    // The moments of the films, and where the chapters lead.
    const stage = page.locator('home-hero');
    await expect(page.locator('.live-only:visible')).toHaveCount(0);
    await expect(stage.getByRole('tabpanel').locator('[data-part=say]')).toContainText('None of the nine digits fits in r1c9.');
    await expect(stage.locator('svg.grid:visible')).toHaveCount(1);
    for (const film of FILMS) await expect(inHome(page).filmHeading(film)).toBeVisible();
    const stills = page.locator('.storyboard li img');
    expect(await stills.count()).toBeGreaterThanOrEqual(24);
    for (const still of [stills.first(), stills.last()]) await isLoaded(still);
    await expect(page.locator('.parts a[href*="/chapters/"]')).toHaveCount(paths.filter(isChapter).length);
  },
  async '/chapters/backtracking/'(page) {
    await expect(page.locator('h1')).toBeVisible();
    await picturesBesideText(page);
    // Neither is squeezed by what nobody can choose.
    const figure = page.locator('#hurt');
    await expect(figure.locator('.code')).toContainText('function* run');
    for (const part of ['.pane-main svg.grid', '.code-pane'])
      expect((await figure.locator(part).boundingBox())!.height).toBeGreaterThan(200);
    // There are no tabs to choose with.
    await expect(figure.locator('.pane-counters')).toBeVisible();
    await expect(inFigure(figure).play).toBeHidden();
    const stills = figure.locator('.storyboard li');
    const count = await stills.count();
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(10);
    const images = stills.locator('img');
    for (const alt of await images.evaluateAll((all) => all.map((each) => each.getAttribute('alt')))) expect(alt).toMatch(/cells filled/);
    // All of them are views of one file.
    for (const still of soaking ? await images.all() : [images.last()]) await isLoaded(still);
  },
  '/chapters/dancing-links/': picturesBesideText,
  async '/chapters/pencil-and-paper/'(page) {
    await lookUpAnswer(page);
    await expect(page.locator('.slot.still-only').first()).toBeVisible();
  },
  '/chapters/how-fast/': lookUpAnswer,
  '/chapters/grids/': picturesBesideText,
  '/chapters/propagate-then-search/': strikesBesideText,
  '/chapters/constraint-search/': picturesBesideText,
  async '/play/'(page) {
    await saysWhat(page);
    // There is a puzzle to print.
    await expect(page.locator('[data-part=board] svg.grid')).toBeVisible();
    await expect(page.locator('.live-only:visible')).toHaveCount(0);
  },
  async '/play/review/'(page) {
    await saysWhat(page);
    await expect(page.locator('.live-only:visible')).toHaveCount(0);
  },
  async '/play/coach/'(page) {
    await saysWhat(page);
    await expect(page.locator('.live-only:visible')).toHaveCount(0);
  },
  async '/play/puzzles/'(page) {
    await saysWhat(page);
    await expect(page.locator('.live-only:visible')).toHaveCount(0);
  },
  async '/compare/'(page) {
    await saysWhat(page);
    await expect(page.locator('.compare-panel svg.grid')).toHaveCount(3);
    await expect(page.locator('[data-part=totals] tbody tr').nth(0)).toContainText('8,969');
    await expect(page.locator('noscript p.still-note')).toContainText('With JavaScript you can step through them');
  },
  async '/lab/'(page) {
    await saysWhat(page);
    await expect(page.locator('[data-part=summary] tbody tr')).toHaveCount(3);
    await expect(page.locator('.lab-strips circle').first()).toBeVisible();
  },
  async '/bench/'(page) {
    await saysWhat(page);
    for (const helper of ['Trace.java', 'sudoscope.py', 'sudoscope.hpp'])
      await expect(page.getByRole('link', { name: helper })).toBeVisible();
    await expect(page.locator('.code')).toContainText(['class Trace', 'class Trace', 'class Trace', 'choose']);
  },
  async '/search/'(page) {
    await expect(page.locator('site-search')).toBeHidden();
    await expect(page.locator('.search-link')).toBeHidden();
    await expect(page.locator('noscript p')).toContainText('Searching needs JavaScript');
  },
};

// What is said of chapters by all is tried of one in three, and of those of which more is said.
test('a chapter has its text, its code and its stills, and no control that does nothing', async ({ page }) => {
  test.slow();
  let panes = 0;
  for (const path of paths.filter(isChapter).filter((each, index) => hasTurn(index, 3) || own[each])) {
    await page.goto(path);
    expect(await deadControls(page)).toEqual([]);
    panes += await lookAtCode(page, path);
    await page.setViewportSize({ width: 1280, height: 720 });
    await own[path]?.(page);
  }
  expect(panes).toBeGreaterThan(4);
});

test('any other page shows what it can, says what it could do, and has no control that does nothing', async ({ page }) => {
  test.slow();
  for (const path of paths.filter((each) => !isChapter(each))) {
    await page.goto(path);
    expect(await deadControls(page)).toEqual([]);
    await own[path]?.(page);
  }
  expect(paths).toEqual(expect.arrayContaining(Object.keys(own)));
});
