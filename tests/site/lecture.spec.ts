import type { Page } from '@playwright/test';
import { isReady } from './drivers/figure.ts';
import { windows } from './drivers/layout.ts';
import { expect, test } from './site-test.ts';
import { byTurns } from './soak.ts';

const chapter = '/chapters/backtracking/';

test('in a matrix light falls on a row and a column; the stack is not cut, nor a question smaller than a sentence', async ({ page }) => {
  for (const [path, drawing, node] of [
    ['/chapters/dancing-links/?run=main&step=5&stage=1', 'svg.links', '.node >> nth=4'],
    ['/chapters/exact-cover/?run=main&step=2&stage=1', 'svg.matrix', 'text.entry.one >> nth=4'],
  ] as const) {
    await page.goto(path);
    await isReady(page);
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
  await test.step('the stack and the question', async () => {
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('3');
    const rows = page.locator('#main .stack li');
    expect(await rows.count()).toBeGreaterThan(1);
    const cut = () => rows.evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight).length);
    expect(await cut()).toBe(0);
    await page.keyboard.press('p');
    const size = (selector: string) => page.locator(selector).evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    expect(await size('#main .predict')).toBeGreaterThanOrEqual(24);
  });
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
    await isReady(page, run);
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
      await page.keyboard.press('Shift+F');
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
      await page.keyboard.press('Shift+F');
      await expect(page.locator(`#${run}`)).not.toHaveAttribute('data-stage');
    }
    if (run !== 'small') return;
    // It has no pane to hide.
    await page.keyboard.press('Shift+F');
    const picture = page.locator('#small .pane-main');
    const before = await picture.boundingBox();
    await page.keyboard.press('1');
    expect(await picture.boundingBox()).toEqual(before);
  });
}
