import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

test('the places of the site stand in one row on a phone, all in sight', async ({ page }) => {
  await page.goto('/404.html');
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await page.locator('.site-header nav a').all();
    const boxes = await Promise.all(places.map(async (place) => (await place.boundingBox())!));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(boxes.at(-1)!.x + boxes.at(-1)!.width).toBeLessThanOrEqual(width);
    for (const [index, box] of boxes.slice(1).entries()) expect(box.x - boxes[index]!.x - boxes[index]!.width).toBeGreaterThanOrEqual(4);
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(24);
  }
});

/** The colours that a page is drawn with. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    const tokens = ['--paper', '--ink', '--accent', '--placed', '--trying-fill'];
    return [color, ...tokens.map((token) => getComputedStyle(document.documentElement).getPropertyValue(token))];
  });

test('paper is light, whatever the theme', async ({ page }) => {
  for (const path of ['/chapters/backtracking/', '/play/']) {
    await page.emulateMedia({ colorScheme: 'light', media: 'print' });
    await page.goto(path);
    const light = await colours(page);
    // A page is on the screen before it is printed.
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await colours(page)).not.toEqual(light);
    await page.emulateMedia({ media: 'print' });
    expect(await colours(page)).toEqual(light);
  }
});

test('with forced colours, digits stand on the ground they are drawn for, and focus and pressed buttons are seen', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/chapters/backtracking/');
    const figure = page.locator('#main');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      const resolved = (color: string) => {
        probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
        return getComputedStyle(probe).color;
      };
      return { canvas: resolved('Canvas'), text: resolved('CanvasText'), highlight: resolved('Highlight') };
    });
    const grid = figure.locator('[data-view=grid] svg').first();
    // The first drawing in the browser takes the place of what was built.
    await expect(grid.locator('text').first()).toHaveCSS('fill', system.text);
    expect(await figure.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(system.canvas);
    const predict = figure.getByRole('button', { name: 'Predict' });
    const unpressed = await predict.evaluate((each) => getComputedStyle(each).backgroundColor);
    await predict.click();
    await expect(predict).toHaveAttribute('aria-pressed', 'true');
    const pressed = await predict.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(pressed).toBe(system.highlight);
    expect(pressed).not.toBe(unpressed);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!.closest('.chip') ?? document.activeElement!);
      return [outlineStyle, outlineWidth];
    });
    expect(outline).toEqual(['solid', '3px']);
    await figure.locator('sudo-stepper').focus();
    await page.keyboard.press('ArrowRight');
    expect(await figure.locator('sudo-stepper').evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
  }
});
