import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

const chapter = '/chapters/backtracking/';
const stepperOf = (page: Page, run: string) => page.locator(`#${run} sudo-stepper`);

async function ready(page: Page, run: string) {
  await expect(stepperOf(page, run)).toHaveAttribute('data-ready', '');
  await expect(stepperOf(page, run)).toHaveAttribute('data-position', /\d/);
}

test('in a matrix and its links light falls on a row and a column', async ({ page }) => {
  for (const [path, drawing, node] of [
    ['/chapters/exact-cover/?run=main&step=2&stage=1', 'svg.matrix', 'text.entry.one >> nth=4'],
    ['/chapters/dancing-links/?run=main&step=5&stage=1', 'svg.links', '.node >> nth=4'],
  ] as const) {
    await page.goto(path);
    await ready(page, 'main');
    const veil = page.locator(`#main ${drawing} .veil`);
    const at = (await page.locator(`#main ${drawing} ${node}`).boundingBox())!;
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    await page.mouse.move(x, y);
    await page.keyboard.down('l');
    await expect(veil).toHaveCount(1);
    // The corners are veiled; the node is not, nor is what stands beside it or above.
    const veiled = (places: [number, number][]) =>
      veil.evaluate((path, all) => {
        const { left, top, right, bottom } = path.getBoundingClientRect();
        const toUnits = (path as SVGPathElement).getScreenCTM()!.inverse();
        return all
          .map(([x, y]) => [Math.min(Math.max(x, left + 2), right - 2), Math.min(Math.max(y, top + 2), bottom - 2)] as const)
          .map(([x, y]) => (path as SVGPathElement).isPointInFill(new DOMPoint(x, y).matrixTransform(toUnits)));
      }, places);
    expect(
      await veiled([
        [x, y],
        [0, y],
        [9999, y],
        [x, 0],
        [x, 9999],
        [0, 0],
        [9999, 0],
        [0, 9999],
        [9999, 9999],
      ]),
    ).toEqual([false, false, false, false, false, true, true, true, true]);
    await page.keyboard.up('l');
    await expect(veil).toHaveCount(0);
  }
});

test('what is pressed in a bar of the stage gives the focus back, and the stage leaves it on the figure', async ({ page }) => {
  await page.goto(`${chapter}?run=main&step=73&stage=1`);
  await ready(page, 'main');
  const [figure, stepper] = [page.locator('#main'), stepperOf(page, 'main')];
  await page.mouse.move(600, 300);
  await figure.getByRole('button', { name: 'Options' }).click();
  await page.keyboard.press('Escape');
  await expect(stepper).toBeFocused();
  await expect(figure.locator('div.bar')).toHaveCSS('opacity', '0');
  await page.mouse.move(600, 310);
  await figure.getByRole('button', { name: 'Picture only' }).click();
  await page.keyboard.press('PageDown');
  await expect(figure.getByRole('button', { name: 'Picture only' })).toBeFocused();
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
  await figure.locator('.picture-only').focus();
  await page.keyboard.press('Escape');
  await expect(figure).not.toHaveAttribute('data-stage');
  await expect(stepper).toBeFocused();
});

test('on the stage nothing of the stack is cut, a question is as large as the sentence, and a small figure has no pane to hide', async ({
  page,
}) => {
  await page.goto('/chapters/exact-cover/?run=main&step=7&stage=1');
  await ready(page, 'main');
  await page.keyboard.press('2');
  const rows = page.locator('#main .stack li');
  expect(await rows.count()).toBeGreaterThan(1);
  const cut = () => rows.evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight).length);
  expect(await cut()).toBe(0);
  await page.keyboard.press('p');
  const size = (selector: string) => page.locator(selector).evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  expect(await size('#main .predict')).toBeGreaterThanOrEqual(24);
  await page.goto(`${chapter}?run=small&step=6&stage=1`);
  await ready(page, 'small');
  const picture = page.locator('#small .pane-main');
  const before = await picture.boundingBox();
  await page.keyboard.press('1');
  expect(await picture.boundingBox()).toEqual(before);
});
