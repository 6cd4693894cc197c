import type { Page } from '@playwright/test';
import { chooseFromMenu, windows } from './figure-driver.ts';
import { expect, test } from './site-test.ts';
import { byTurns } from './soak.ts';

const chapter = '/chapters/backtracking/';
const stepperOf = (page: Page, run: string) => page.locator(`#${run} sudo-stepper`);
const inFullScreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

async function ready(page: Page, run: string) {
  await expect(stepperOf(page, run)).toHaveAttribute('data-ready', '');
  await expect(stepperOf(page, run)).toHaveAttribute('data-position', /\d/);
}

/** Where a figure stands, and how much of the window it has. */
const fills = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return x === 0 && y === 0 && width === innerWidth && height === innerHeight;
  });

test('F makes a figure a stage that takes the whole screen, and leads back to where the reader was', async ({ page }) => {
  await page.goto(chapter);
  const figure = page.locator('#main');
  await figure.scrollIntoViewIfNeeded();
  await ready(page, 'main');
  const button = figure.getByRole('button', { name: 'Step forward' });
  await button.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('f');
  await expect(figure).toHaveAttribute('data-stage', '');
  await expect.poll(() => inFullScreen(page)).toBe(true);
  await expect(stepperOf(page, 'main')).toBeFocused();
  expect(await fills(page, '#main')).toBe(true);
  await expect.poll(() => page.url()).toContain('stage=1');
  await page.keyboard.press('f');
  await expect.poll(() => inFullScreen(page)).toBe(false);
  await expect(figure).not.toHaveAttribute('data-stage');
  await expect(button).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect.poll(() => page.url()).not.toContain('stage');
  // The browser's own way out is one, too.
  await page.keyboard.press('f');
  await expect.poll(() => inFullScreen(page)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect(figure).not.toHaveAttribute('data-stage');
  // Where the browser refuses there is still the window.
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  await page.keyboard.press('f');
  await expect(figure).toHaveAttribute('data-stage', '');
  expect(await inFullScreen(page)).toBe(false);
  expect(await fills(page, '#main')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(figure).not.toHaveAttribute('data-stage');
});

test('a link opens the stage in the window; clickers step, B blanks it, bars go, and Escape leads into the page', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${chapter}?run=main&step=73&stage=1`);
  const [figure, stepper] = [page.locator('#main'), stepperOf(page, 'main')];
  await expect(figure).toHaveAttribute('data-stage', '');
  await ready(page, 'main');
  expect(await fills(page, '#main')).toBe(true);
  await expect(stepper).toBeFocused();
  await expect(stepper).toHaveAttribute('data-position', '73');
  // What is behind it can be reached by no key and no reader.
  const behind = () => page.locator(':is(a, button, select, h1):not([inert], [inert] *, #main *)').count();
  expect(await behind()).toBe(0);

  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
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
    const curtain = figure.getByRole('status').filter({ hasText: 'The stage is blank' });
    await expect(curtain).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.className)).toBe('curtain');
    if (back === 'click') await page.mouse.click(...(await middleOf(page, '#main button[data-command=forward]')));
    else await page.keyboard.press(back);
    await expect(curtain).toHaveCount(0);
    await expect(stepper).toHaveAttribute('data-position', '75');
  }

  const bar = figure.locator('div.bar');
  await page.mouse.move(600, 300);
  // The button for it is behind the stage.
  for (const theme of ['dark', 'light']) {
    await chooseFromMenu(figure, 'Light or dark');
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
  await figure.getByRole('combobox', { name: 'Puzzle' }).focus();
  await expect(bar).toHaveCSS('opacity', '1');
  await page.waitForTimeout(3000);
  await expect(bar).toHaveCSS('opacity', '1');

  await page.keyboard.press('Escape');
  await expect(figure).not.toHaveAttribute('data-stage');
  await expect(figure).toBeInViewport();
  expect(await behind()).toBeGreaterThan(5);
  await expect.poll(() => page.url()).not.toContain('stage');
  expect(errors).toEqual([]);
});

/** The middle of an element, as a point of the window. */
async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return [x + width / 2, y + height / 2];
}

test('a long press on a cell, or a key that is held, gives light to the cell and all that sees it', async ({ page }) => {
  await page.goto(`${chapter}?run=main&step=73`);
  await ready(page, 'main');
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

test('a finger that stays on a cell gives light, too', async ({ phone: page }) => {
  await page.goto(`${chapter}?run=main&step=73&stage=1`);
  await ready(page, 'main');
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
  await page.keyboard.press('b');
  await page.keyboard.press('PageDown');
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
  await page.keyboard.press('f');
  await expect(compare).not.toHaveAttribute('data-stage');
  await page.keyboard.press('f');
  await expect.poll(() => inFullScreen(page)).toBe(true);
});

/** What of a figure can be seen: its parts that are in sight, by name. */
const partsInSight = (page: Page, run: string) =>
  page.locator(`#${run}`).evaluate((figure) => {
    const all = figure.querySelectorAll<HTMLElement>(
      '.pane-main > svg, .say, .tray, [role=tab], .pane, .counts, .strip-drawing svg, .controls :is(button, select, input), .place, .bar :is(button, select)',
    );
    return [...all]
      .filter((each) => {
        // Links that are larger than their frame are moved about in it.
        const frame = each.closest('[data-view=links]') ?? each;
        const { x, y, width, height } = frame.getBoundingClientRect();
        return (
          width > 0 &&
          height > 0 &&
          (figure.matches(':not([data-stage])') || (x >= -1 && y >= -1 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1))
        );
      })
      .map(
        (each) =>
          `${each.localName} ${each.getAttribute('class')} ${each.dataset.command ?? each.dataset.tab ?? each.getAttribute('name') ?? each.id}`,
      );
  });

for (const [index, [path, run]] of (
  [
    [chapter, 'main'],
    [chapter, 'small'],
    ['/chapters/dancing-links/', 'main'],
    ['/chapters/simulated-annealing/', 'main'],
  ] as const
).entries()) {
  test(`the stage of ${run} of ${path} shows no less than the page, and its type fills it`, async ({ page }) => {
    await page.goto(`${path}?run=${run}&step=30`);
    await ready(page, run);
    for (const [width, height] of byTurns(windows, index)) {
      await page.setViewportSize({ width, height });
      const before = await partsInSight(page, run);
      expect(before.length).toBeGreaterThan(12);
      const sizeOf = (selector: string) =>
        page
          .locator(`#${run} ${selector}`)
          .first()
          .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
      const small = await sizeOf('.say');
      await page.keyboard.press('f');
      await expect(page.locator(`#${run}`)).toHaveAttribute('data-stage', '');
      await expect.poll(() => partsInSight(page, run), `${width} × ${height}`).toEqual(expect.arrayContaining(before));
      expect(await sizeOf('.say')).toBeGreaterThanOrEqual(small);
      if (width / height > 1.5) {
        expect(await sizeOf('.say')).toBeGreaterThanOrEqual(0.033 * height);
        if (run === 'main') expect(await sizeOf('.code pre')).toBeGreaterThanOrEqual(0.033 * height);
        // The sentence has its room: it is not cut, and the picture has what is left.
        expect(await page.locator(`#${run} .say`).evaluate((say) => say.scrollHeight - say.clientHeight)).toBeLessThanOrEqual(0);
        const picture = (await page.locator(`#${run} .pane-main > svg`).boundingBox())!;
        expect(picture.height).toBeGreaterThan(0.55 * height);
      }
      await page.keyboard.press('f');
      await expect(page.locator(`#${run}`)).not.toHaveAttribute('data-stage');
    }
  });
}

test('the number after the last pane leaves the picture only, and the others bring the panes back', async ({ page }) => {
  await page.goto(`${chapter}?run=main&step=73&stage=1`);
  await ready(page, 'main');
  const [panes, picture] = [page.locator('#main .pane:not([hidden])'), page.locator('#main .pane-main')];
  const last = await page.locator('#main [role=tab]:visible').count();
  const before = (await picture.boundingBox())!.width;
  await page.keyboard.press(String(last + 1));
  await expect(panes).toBeHidden();
  expect((await picture.boundingBox())!.width).toBeGreaterThan(before);
  await page.keyboard.press('2');
  await expect(panes).toBeVisible();
  await expect(page.locator('#main [data-tab]').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.locator('#main').getByRole('button', { name: 'Picture only' }).click();
  await expect(panes).toBeHidden();
});
