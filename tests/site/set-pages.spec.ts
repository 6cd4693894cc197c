import type { FrameLocator, Page } from '@playwright/test';
import type { QuestionSet } from '../../src/narration/question-set/question-set.ts';
import { writeSet } from '../../src/narration/question-set/set-link.ts';
import { inFigure } from './drivers/figure.ts';
import { begin, inSet, part, set } from './drivers/set.ts';
import { serve } from './other-origin.ts';
import { expect, openAnew, test } from './site-test.ts';

/** Sets by the views that they draw: a grid, links of a small matrix, links of a part of a large one, and a matrix alone. */
const sets: Readonly<Record<string, QuestionSet>> = {
  grid: set,
  small: { ...set, algorithm: 'dancing-links', puzzles: { from: 'these', puzzles: ['knuth-6x7'] } },
  large: { ...set, algorithm: 'dancing-links', ask: [{ kind: 'next', count: 3 }], puzzles: { from: 'these', puzzles: ['wikipedia'] } },
  matrix: { ...set, algorithm: 'algorithm-x', puzzles: { from: 'these', puzzles: ['knuth-6x7'] } },
};

async function openSet(page: Page, name: string, address = '') {
  await openAnew(page, `${address}/set/#${writeSet(sets[name]!)}`);
  await begin(page, name);
}

/** Goes to the first question with such a picture. */
async function goTo(page: Page | FrameLocator, view: string) {
  for (const segment of await part(page, 'strip').getByRole('button').all()) {
    await segment.click();
    if (await page.locator(`.set-picture [data-view=${view}] svg`).isVisible()) return;
  }
  throw new Error(`no question is drawn as ${view}`);
}

for (const name of ['small', 'large'])
  test(`links of a ${name} matrix are seen whole at any width, and under nothing`, async ({ page }) => {
    await openSet(page, name);
    await goTo(page, 'links');
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await goTo(page, 'links');
      const measured = () =>
        page.locator('.set-picture').evaluate((frame) => {
          const box = (element: Element) => element.getBoundingClientRect();
          const [around, drawing] = [box(frame), box(frame.querySelector('svg.links')!)];
          const bar = box(frame.querySelector('.links-bar')!);
          const heads = [...frame.querySelectorAll('svg.links :is(.header, .root, .banner)')].map(box);
          return {
            cut: drawing.left < around.left || drawing.right > around.right + 0.5 || frame.scrollWidth > frame.clientWidth,
            beyond: heads.some(({ left, right }) => left < around.left || right > around.right + 0.5),
            covered: bar.height > 0 && heads.some(({ top, right }) => top < bar.bottom && right > bar.left),
          };
        });
      await expect.poll(measured, { message: `${width}` }).toEqual({ cut: false, beyond: false, covered: false });
    }
    if (name === 'small') return;
    // Nearer it is moved about in its frame, and what is lit comes into view.
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, 'links');
    await inFigure(page).zoomIn.click();
    const beyond = () => page.locator('.set-picture [data-view=links]').evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    await expect.poll(beyond).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

test('each picture of a set is there as tables, which say no more than it shows', async ({ page }) => {
  for (const [name, view, table] of [
    ['grid', 'grid', 'grid-cells'],
    ['small', 'links', 'links'],
    ['matrix', 'matrix', 'matrix-entries'],
  ] as const) {
    await openSet(page, name);
    await goTo(page, view);
    await inSet(page).tables.click();
    const tables = part(page, 'tables');
    await expect(tables.locator(`table.${table}`)).toBeVisible();
    await expect(tables.locator('table.step-fields')).toHaveCount(0);
    if (view !== 'links') continue;
    const node = page.getByRole('rowheader', { name: 'D in A D G', exact: true });
    await expect(tables.locator('table.links tr', { has: node }).locator('td')).toHaveCount(5);
    await expect(tables.getByRole('columnheader', { name: 'U', exact: true })).toBeVisible();
    await expect(tables.locator('table.matrix-entries')).toBeVisible();
  }
});

test('a set prints: the form, the question for the name, and all questions with room to answer', async ({ page }) => {
  const printed = async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const text = await page.locator('.set-page').innerText();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    return text;
  };
  await page.goto('/set/');
  await part(page, 'preview-about').scrollIntoViewIfNeeded();
  await expect(part(page, 'preview-about')).toContainText('question');
  expect(await printed()).toMatch(/Title[\s\S]*Puzzles[\s\S]*What comes next\?[\s\S]*The link/);
  await openAnew(page, `/set/#${writeSet(set)}`);
  await expect(inSet(page).name).toBeVisible();
  expect(await printed()).toMatch(/Dead ends[\s\S]*3 questions[\s\S]*Your name/);
  for (const [name, view] of [
    ['grid', 'svg.grid'],
    ['small', 'svg.links'],
    ['matrix', 'svg.matrix'],
  ] as const) {
    await openSet(page, name);
    // What is answered on the screen is not on the sheet.
    await part(page, 'choices').getByRole('button').first().click();
    await inSet(page).check.click();
    await page.emulateMedia({ media: 'print' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('.set-paper');
    await expect(sheet.locator('.paper-card')).toHaveCount(3);
    await expect(sheet).not.toContainText(/Right|No\./);
    await expect(page.locator('.set-work')).toBeHidden();
    await expect(sheet.locator('figure svg')).toHaveCount(3);
    await expect(sheet.locator(view).first()).toBeVisible();
    const prompts = await sheet.locator('.paper-prompt').allInnerTexts();
    expect(prompts.every((prompt) => prompt.length > 10)).toBe(true);
    await expect(sheet.locator('.paper-written').first()).toHaveText(name === 'grid' ? 'grid' : '');
    // One page after the other, each with something on it.
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(20_000);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(sheet.locator('section')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('in a short frame question, choices and Check are seen together', async ({ page, baseURL }) => {
  for (const name of ['grid', 'small', 'large'])
    for (const [width, height] of [
      [960, 490],
      [700, 490],
      [1200, 600],
    ] as const) {
      const host = await serve({
        '': `<body style="margin:0"><iframe src="${baseURL}/set/#${writeSet(sets[name]!)}" width="${width}" height="${height}" style="border:0"></iframe>`,
      });
      await page.setViewportSize({ width, height });
      await page.goto(host.address);
      const frame = page.frameLocator('iframe');
      await begin(frame, `${name} ${width}`);
      const seen = () =>
        part(frame, 'work').evaluate((work) => {
          const boxes = [
            '[data-part=prompt]',
            '[data-part=choices] li:last-child',
            '[data-part=check]',
            '[data-view]:not([hidden]) svg',
          ].map((selector) => work.querySelector(selector)!.getBoundingClientRect());
          const side = work.querySelector('.set-side')!;
          return boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight) && side.scrollTop === 0 && boxes[3]!.height > 100;
        });
      await expect.poll(seen, { message: `${name} in ${width} × ${height}` }).toBe(true);
      host.close();
    }
});
