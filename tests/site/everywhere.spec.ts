import type { Page } from '@playwright/test';
import { axeOn } from './axe.ts';
import { inFigure, openFigure, started } from './drivers/figure.ts';
import { expect, test } from './site-test.ts';

test('the places of the site are in two rows on a phone, all in sight', async ({ page }) => {
  await page.goto('/404.html');
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await page.locator('.site-header nav a').all();
    const boxes = await Promise.all(places.map(async (place) => (await place.boundingBox())!));
    expect(new Set(boxes.map(({ y }) => y)).size).toBeLessThanOrEqual(2);
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index]!;
      if (box.y === before.y) expect(box.x - before.x - before.width).toBeGreaterThanOrEqual(4);
    }
    for (const { x, width: own, height } of boxes) {
      expect(x + own).toBeLessThanOrEqual(width);
      expect(height).toBeGreaterThanOrEqual(24);
    }
  }
});

test('what is pressed on a phone is large enough for a finger, or has room around it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of ['/chapters/', '/chapters/exact-cover/', '/reference/techniques/', '/glossary/', '/lab/', '/set/', '/play/']) {
    await page.goto(path);
    const { violations } = await axeOn(page).withRules('target-size').analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${path} ${html}`))).toEqual([]);
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

test('with forced colours, digits stand on the ground they are drawn for, and what a fill tells is told by a line', async ({ page }) => {
  await test.step('digits stand on their ground, and focus and pressed buttons are seen', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { figure } = await openFigure(page, 'backtracking');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
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
      const predict = inFigure(figure).predict;
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
      await figure.locator('sudo-stepper').press('ArrowRight');
      expect(await figure.locator('sudo-stepper').evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
      await predict.click();
      await expect(predict).toHaveAttribute('aria-pressed', 'false');
    }
  });
  await test.step('what a fill tells is told by a line, and the focus by an outline', async () => {
    await started(page, 'small');
    await page.locator('#small sudo-stepper').press('ArrowRight');
    const style = (selector: string, name: string) =>
      page
        .locator(`#small ${selector}`)
        .first()
        .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    expect(await style('sudo-stepper', 'outline-style')).toBe('solid');
    await page.keyboard.press(']');
    expect(await style('svg.grid .fill.conflict', 'stroke-dasharray')).not.toBe('none');
    expect(await style('.btn.play', 'background-color')).not.toBe(await style('.btn', 'background-color'));
    // A clash: the dead end's last digit, the one it clashes with, and the word for it.
    await page.keyboard.press('ArrowLeft');
    expect(await style('svg.grid .reason.conflict', 'stroke-dasharray')).not.toBe('none');
    expect(await style('svg.grid .blocker', 'stroke-dasharray')).not.toBe('none');
    await expect(page.locator('#small svg.grid .reason-cross')).toHaveCount(1);
    expect(await style('.say .tone.conflict', 'text-decoration-style')).toBe('dashed');
    expect(await style('.say .tone.conflict', 'text-decoration-line')).toBe('underline');
    // What is taken back is struck out, and said to be.
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
    await expect(page.locator('#small svg.grid .undo-mark')).toHaveCount(1);
    expect(await style('svg.grid .focus.undoes', 'stroke-dasharray')).not.toBe('none');
    await expect(page.locator('#small .say')).toContainText('back');
    expect(await style('.say.undoes .tone.removed', 'text-decoration-line')).toBe('line-through');
    // Whatever is drawn has a colour of the system's, and what must be seen is not the ground's.
    const drawn = await page.locator('#small').evaluate((figure) => {
      const probe = figure.appendChild(document.createElement('p'));
      const system = ['Canvas', 'CanvasText', 'LinkText', 'GrayText', 'Highlight'].map((name) => {
        probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      const marks = [...figure.querySelectorAll('svg.grid :is(path, rect, text), svg.strip path')];
      const used = marks.flatMap((mark) => [getComputedStyle(mark).stroke, getComputedStyle(mark).fill]);
      const unseen = [...figure.querySelectorAll('svg.grid :is(.focus, .undo-mark, .line), svg.strip .head')].filter(
        (mark) => mark.nodeName !== 'g' && getComputedStyle(mark).stroke === system[0],
      );
      return {
        strange: used.filter((colour) => colour.startsWith('rgb(') && !system.includes(colour)),
        unseen: unseen.length,
        marks: marks.length,
      };
    });
    expect(drawn.marks).toBeGreaterThan(20);
    expect(drawn).toMatchObject({ strange: [], unseen: 0 });
  });
});
