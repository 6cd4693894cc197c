import type { Page } from '@playwright/test';
import { chooseFromMenu, figureOn, inFigure, isReady } from './drivers/figure.ts';
import { expect, keys, test } from './site-test.ts';

const chapter = '/chapters/backtracking/';
const inFullScreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

/** Where a figure stands, and how much of the window it has. */
const fills = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return x === 0 && y === 0 && width === innerWidth && height === innerHeight;
  });

/** The middle of an element, as a point of the window. */
async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return [x + width / 2, y + height / 2];
}

test('a link opens the stage in the window: what clickers, keys and bars do there', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${chapter}?run=main&step=73&stage=1`);
  const [figure, stepper] = [page.locator('#main'), figureOn(page).stepper];
  await expect(figure).toHaveAttribute('data-stage', '');
  await isReady(page);
  expect(await fills(page, '#main')).toBe(true);
  await expect(stepper).toBeFocused();
  await expect(stepper).toHaveAttribute('data-position', '73');
  // What is behind it can be reached by no key and no reader.
  const behind = () => page.locator(':is(a, button, select, h1):not([inert], [inert] *, #main *)').count();
  expect(await behind()).toBe(0);

  await test.step('clickers step, and B blanks it', async () => {
    await keys(page, 'PageDown PageDown PageUp');
    await expect(stepper).toHaveAttribute('data-position', '74');
    // A clicker knows no focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('PageDown');
    await expect(stepper).toHaveAttribute('data-position', '75');
    await expect.poll(() => page.url()).toContain('step=75');
    expect(page.url()).toContain('stage=1');

    for (const [key, back] of [
      ['b', 'PageDown'],
      ['.', 'b'],
      ['B', 'click'],
    ] as const) {
      await page.keyboard.press(key);
      const curtain = inFigure(figure).curtain;
      await expect(curtain).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.className)).toBe('curtain');
      if (back === 'click') await page.mouse.click(...(await middleOf(page, '#main button[data-command=forward]')));
      else await page.keyboard.press(back);
      await expect(curtain).toHaveCount(0);
      await expect(stepper).toHaveAttribute('data-position', '75');
    }
  });
  await test.step('bars go, and come back when they are wanted', async () => {
    const bar = figure.locator('div.bar');
    await page.mouse.move(600, 300);
    // The button for it is behind the stage.
    for (const theme of ['dark', 'light']) {
      await chooseFromMenu(figure, 'theme');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
    await stepper.focus();
    await page.mouse.move(600, 301);
    await expect(bar).toHaveCSS('opacity', '1');
    const places = () =>
      figure.locator('.pane-main, .say, .controls').evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const shown = await places();
    await expect(bar).toHaveCSS('opacity', '0');
    expect(await places()).toEqual(shown);
    await inFigure(figure).puzzle.focus();
    await expect(bar).toHaveCSS('opacity', '1');
    await page.waitForTimeout(3000);
    await expect(bar).toHaveCSS('opacity', '1');
  });
  await test.step('the number after the last pane leaves the picture only, and the others bring the panes back', async () => {
    await stepper.focus();
    const [panes, picture] = [page.locator('#main .pane:not([hidden])'), page.locator('#main .pane-main')];
    const last = await page.locator('#main [role=tab]:visible').count();
    const before = (await picture.boundingBox())!.width;
    await page.keyboard.press(String(last + 1));
    await expect(panes).toBeHidden();
    expect((await picture.boundingBox())!.width).toBeGreaterThan(before);
    await page.keyboard.press('2');
    await expect(panes).toBeVisible();
    await expect(page.locator('#main [data-tab]').nth(1)).toHaveAttribute('aria-selected', 'true');
    await figureOn(page).pictureOnly.click();
    await expect(panes).toBeHidden();

    await page.keyboard.press('2');
    await expect(panes).toBeVisible();
  });
  await test.step('what is pressed in a bar gives the focus back, and the stage leaves it on the figure', async () => {
    await page.mouse.move(600, 300);
    await inFigure(figure).options.click();
    await page.keyboard.press('Escape');
    await expect(stepper).toBeFocused();
    await expect(figure.locator('div.bar')).toHaveCSS('opacity', '0');
    await expect(figure.locator('.controls .play')).toHaveCSS('opacity', '0');
    await expect(figure.locator('[data-part=place]')).toHaveCSS('opacity', '1');
    await page.mouse.move(600, 310);
    await inFigure(figure).pictureOnly.click();
    await page.keyboard.press('PageDown');
    await expect(inFigure(figure).pictureOnly).toBeFocused();
    await expect(stepper).toBeFocused();
    // Whoever walks by Tab stays where they are.
    await page.mouse.move(600, 330);
    await figure.locator('.picture-only').click();
    await page.keyboard.press('Shift+Tab');
    const walked = await page.evaluate(() => document.activeElement!.outerHTML);
    await page.mouse.move(600, 320);
    await expect(figure).not.toHaveAttribute('data-bars');
    expect(await page.evaluate(() => document.activeElement!.outerHTML)).toBe(walked);
    // A button that only the stage has cannot keep the focus.
    await figure.locator('.picture-only').press('Escape');
    await expect(figure).not.toHaveAttribute('data-stage');
    await expect(stepper).toBeFocused();
  });
  await expect(figure).toBeInViewport();
  expect(await behind()).toBeGreaterThan(5);
  await expect.poll(() => page.url()).not.toContain('stage');
  expect(errors).toEqual([]);
});

test('a cell gives light where it is pressed for long, and F makes a figure a stage that takes the whole screen', async ({ page }) => {
  await page.goto(`${chapter}?run=main&step=73`);
  await isReady(page);
  await test.step('a long press on a cell, or a key that is held, gives light to the cell and all that sees it', async () => {
    const veil = page.locator('#main svg.grid .veil');
    /** The cells that are dimmed. */
    const dimmed = async () => (((await veil.getAttribute('d')) ?? '').match(/M/g) ?? []).length;
    const cell = (number: number) => middleOf(page, `#main .hit[data-cell="${number}"]`);
    const watched = page.locator('#main input[name=cell]');

    await page.mouse.move(...(await cell(40)));
    await page.mouse.down();
    await expect(veil).toHaveCount(1);
    // All but the cell and the 20 that see it.
    expect(await dimmed()).toBe(81 - 21);
    const [first, path] = [await cell(0), await veil.getAttribute('d')];
    await page.mouse.move(...first);
    await expect(veil).not.toHaveAttribute('d', path!);
    await page.mouse.up();
    await expect(veil).toHaveCount(0);
    await expect(watched).not.toHaveValue(/r\dc\d/);
    // A short press chooses the cell, as ever; a drag gives no light.
    // A busy machine may hold a click for so long that it is a long press.
    await expect(async () => {
      await page.mouse.click(...(await cell(40)));
      await expect(watched).toHaveValue('r5c5', { timeout: 1000 });
    }).toPass();
    await expect(veil).toHaveCount(0);

    // The key: the cell under the pointer, one that has the focus, and the one at work.
    await page.keyboard.down('l');
    await expect(veil).toHaveAttribute('d', path!);
    await page.keyboard.up('l');
    await expect(veil).toHaveCount(0);
    await page.locator('#main .hit[data-cell="0"]').focus();
    await page.keyboard.down('l');
    await expect(veil).not.toHaveAttribute('d', path!);
    await page.keyboard.up('l');
    await expect(veil).toHaveCount(0);
  });
  await test.step('F leads there, and back to where the reader was', async () => {
    const figure = page.locator('#main');
    await figure.scrollIntoViewIfNeeded();
    const button = inFigure(figure).forward;
    await button.focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Shift+F');
    await expect(figure).toHaveAttribute('data-stage', '');
    await expect.poll(() => inFullScreen(page)).toBe(true);
    await expect(figureOn(page).stepper).toBeFocused();
    expect(await fills(page, '#main')).toBe(true);
    await expect.poll(() => page.url()).toContain('stage=1');
    await page.keyboard.press('Shift+F');
    await expect.poll(() => inFullScreen(page)).toBe(false);
    await expect(figure).not.toHaveAttribute('data-stage');
    await expect(button).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect.poll(() => page.url()).not.toContain('stage');
    // The browser's own way out is one, too.
    await page.keyboard.press('Shift+F');
    await expect.poll(() => inFullScreen(page)).toBe(true);
    await page.evaluate(() => document.exitFullscreen());
    await expect(figure).not.toHaveAttribute('data-stage');
    // Where the browser refuses there is still the window.
    await page.evaluate(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
    });
    await page.keyboard.press('Shift+F');
    await expect(figure).toHaveAttribute('data-stage', '');
    expect(await inFullScreen(page)).toBe(false);
    expect(await fills(page, '#main')).toBe(true);
    await page.keyboard.press('Escape');
    await expect(figure).not.toHaveAttribute('data-stage');
  });
});

test('on a phone the transport is in reach, and a finger that stays on a cell gives light, too', async ({ phone: page }) => {
  await page.goto(`${chapter}?run=main&step=73`);
  await isReady(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await figureOn(page).forward.tap();
  await expect(figureOn(page).stepper).toHaveAttribute('data-position', '74');
  await page.keyboard.press('Shift+F');
  await expect(page.locator('#main')).toHaveAttribute('data-stage', '');
  await page.locator('#main .pane-main').scrollIntoViewIfNeeded();
  const [x, y] = await middleOf(page, '#main .hit[data-cell="40"]');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] });
  await touch('touchStart');
  await expect(page.locator('#main svg.grid .veil')).toHaveCount(1);
  await touch('touchEnd');
  await expect(page.locator('#main svg.grid .veil')).toHaveCount(0);
});

test('Compare is a stage as figures are', async ({ page }) => {
  await page.goto('/compare/?puzzle=ai-escargot&with=backtracking&with=dancing-links&stage=1');
  const compare = page.locator('sudo-compare');
  const time = compare.locator('[data-part=time]');
  await expect(compare).toHaveAttribute('data-ready', '');
  await expect(compare).toHaveAttribute('data-stage', '');
  expect(await fills(page, 'sudo-compare')).toBe(true);
  await page.keyboard.press('PageDown');
  await expect(time).toHaveText('1 digit written');
  await keys(page, 'b PageDown');
  await expect(time).toHaveText('1 digit written');
  await page.keyboard.press('PageDown');
  await expect(time).toHaveText('2 digits written');
  await expect.poll(() => page.url()).toContain('stage=1');
  // Light falls on the cell in every run.
  await page.mouse.move(...(await middleOf(page, 'sudo-compare svg.grid')));
  await page.keyboard.down('l');
  await expect(compare.locator('svg.grid .veil')).toHaveCount(2);
  await page.keyboard.up('l');
  await expect(compare.locator('svg.grid .veil')).toHaveCount(0);
  // A link cannot take the screen: the first press has done it, whatever else that did.
  await expect.poll(() => inFullScreen(page)).toBe(true);
  await expect(compare).toHaveAttribute('data-stage', '');
  await page.keyboard.press('Shift+F');
  await expect(compare).not.toHaveAttribute('data-stage');
  await expect.poll(() => inFullScreen(page)).toBe(false);
});
