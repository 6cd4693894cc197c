import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { expect } from './site-test.ts';
import { byTurns, hasTurn, soaking } from './soak.ts';

/** The addresses of all pages, and the files that they are built as, in the same order. */
export const files = globSync('**/index.html', { cwd: 'dist' }).sort();
export const paths = files.map((file) => `/${file.replace(/index\.html$/, '')}`);

export const isChapter = (path: string): boolean => /^\/chapters\/./.test(path);

/** What is as wide as a phone. */
const WIDTHS = [320, 390] as const;
const HEIGHT = 800;

const THEMES = ['light', 'dark'] as const;

/** Of a page as it comes; a figure makes more of them as it starts. */
const MAX_ELEMENTS = 6300;

/** Has the whole of the site's colours, marks and lines of code, and its faces come late. */
const standsForAll = (path: string): boolean => path.endsWith('/backtracking/');

/** Opens a page on a phone of some width: how far it moved under its reader as it came, the sum of its layout shifts. */
async function arrive(page: Page, path: string, width: number): Promise<{ moved: number; shifts: unknown }> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(path);
  // What has moved since the page began is kept for who asks later.
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
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

/**
 * How many elements a page has, by how much it is wider than its window, how many cards that ask for a prediction have a drawing, and the heights of the smallest
 * letters of each such drawing that is shown, in CSS pixels: beside a figure with the same grid it is not.
 */
const sizes = (page: Page) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    tooWide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    drawings: document.querySelectorAll('.predict-picture svg').length,
    marks: [...document.querySelectorAll<SVGSVGElement>('.predict-picture svg')]
      .filter((svg) => svg.checkVisibility())
      .map((svg) => {
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        return Math.min(...[...svg.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale));
      }),
  }));

/** A page comes without moving, has not too many elements, and fits windows of all widths. */
export async function expectToArrive(page: Page, path: string): Promise<void> {
  // One page arrives at one width, the next at the other: what makes pages move is alike on all of them.
  const width = WIDTHS[paths.indexOf(path) % WIDTHS.length]!;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  // Over a slow line faces come last. To route them is to do without all that is stored, so that one page stands for all, which have the same faces.
  const isSlow = standsForAll(path) || soaking;
  if (isSlow)
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 250));
      await route.continue().catch(() => undefined);
    });
  const { moved, shifts } = await arrive(page, path, width);
  expect(moved, `at ${width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
  for (const each of [width, ...WIDTHS.filter((other) => other !== width), 1280]) {
    await page.setViewportSize({ width: each, height: HEIGHT });
    const { elements, tooWide, drawings, marks } = await sizes(page);
    expect(elements, 'elements').toBeLessThanOrEqual(MAX_ELEMENTS);
    expect([each, tooWide]).toEqual([each, 0]);
    if (each < 390) continue;
    expect([each, marks.filter((size) => size < 11)]).toEqual([each, []]);
    if (isChapter(path) && (await page.locator('.predict-card').count()) > 0) expect(drawings).toBeGreaterThan(0);
  }
  if (isSlow) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Looks at a page without the pencil marks of its grids and without its code, which come back. */
async function withoutDetails(page: Page, look: () => Promise<void>): Promise<void> {
  const putBack = await page.evaluateHandle(() => {
    const marks = [...document.querySelectorAll('svg.grid > g')].map((group) => {
      const place = document.createComment('');
      group.replaceWith(place);
      return () => place.replaceWith(group);
    });
    const sections = [...document.querySelectorAll<HTMLElement>('section.code')].map((section) => {
      section.style.display = 'none';
      return () => section.style.removeProperty('display');
    });
    return () => {
      for (const each of [...marks, ...sections]) each();
    };
  });
  await look();
  await putBack.evaluate((all) => all());
}

/**
 * There is nothing on a page that axe objects to. One page is looked at in the light, the next in the dark: they have the same colours, and
 * each theme all of its own. Of chapters and of the reference one in six has its turn; one chapter is looked at in both themes and whole.
 */
export async function expectToBeAccessible(page: Page, path: string): Promise<void> {
  const index = paths.indexOf(path);
  const isAlike = isChapter(path) || path.startsWith('/reference/');
  const themes = standsForAll(path) ? THEMES : !isAlike ? byTurns(THEMES, index) : hasTurn(index, 6) ? byTurns(THEMES, index / 6) : [];
  const look = () => expectNoFaults(page, undefined, themes);
  if (themes.length === 0) return;
  // Marks and lines of code are alike on all pages, and axe takes longer to pass over them than to look at them.
  if (standsForAll(path)) await look();
  else await withoutDetails(page, look);
}
