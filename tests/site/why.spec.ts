import { expectNoFaults } from './axe.ts';
import { figureOn, inFigure, seekTo } from './drivers/figure.ts';
import { expect, test } from './site-test.ts';

const HARD = 'rmit-hard-1';

test('why a mark is gone is told from set to set, by link, keys and pointer; nothing moves', async ({ page }) => {
  await page.goto(`/chapters/pencil-and-paper/?run=main&puzzle=${HARD}&step=36&why=r4c3.4#main`);
  const { figure, stepper, why } = figureOn(page);
  const causes = why.locator('.why-row');
  const chosen = why.locator('li.chosen');
  const position = () => stepper.getAttribute('data-position');
  const linked = () => new URL(page.url()).searchParams.get('why');
  const rows = () =>
    figure.evaluate((root) =>
      ['.bar', '.panes', '.strip-row', '.controls'].map((part) => {
        const { y, height } = root.querySelector(part)!.getBoundingClientRect();
        const { y: top } = root.getBoundingClientRect();
        return [part, Math.round(y - top), Math.round(height)];
      }),
    );

  await expect(why.getByRole('heading')).toHaveText('Why is there no 4 in r4c3?');
  await expect(why.getByRole('status')).toHaveText(/Gone once, at step 34\. 5 causes/);
  await expect(causes).toHaveText([
    /4 can’t be in r4c3/,
    /^1.*triple in column 3/,
    /^2.*pair in box 1/,
    /^3.*quadruple in row 2/,
    /Mark up/,
  ]);
  await expect(chosen.locator('.why-row')).toBeFocused();
  const asked = await rows();
  await expectNoFaults(page, '#main');

  // Along the chain: its house is drawn, with its number there and on the strip.
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toContainText('It depends on 18 things. The last of them was that r1c3 lost its 7, at step 32.');
  await expect(figure.locator('svg.grid .why-house')).toHaveCount(4);
  await expect(figure.locator('svg.grid .why-badge.chosen')).toHaveText('1');
  await expect(figure.locator('.why-strip .chosen')).toHaveText('1');
  await page.keyboard.press('Enter');
  await expect.poll(position).toBe('33');
  await page.keyboard.press('[');
  await expect.poll(position).toBe('30');
  await expect.poll(linked).toBe('r4c3.4-36');
  await inFigure(why).step(29).click();
  await expect.poll(position).toBe('29');
  await inFigure(why).whyAt(36).click();
  await expect.poll(position).toBe('36');

  // Another digit of the cell by its number, and one that has never gone.
  await stepper.press('3');
  await expect(why.getByRole('heading')).toHaveText('Why is there no 3 in r4c3?');
  await stepper.press('2');
  await expect(why.getByRole('heading')).toHaveText('Why is 2 still a candidate for r4c3?');
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await expect(figure.locator('svg.grid .why-house, .why-strip')).toHaveCount(0);
  await expect.poll(linked).toBeNull();
  expect(await rows()).toEqual(asked);

  // The key asks about the cell that has the focus, for the digit that went last, and the focus comes back to it.
  const cell = figure.locator('.hit[data-cell="29"]');
  await cell.press('w');
  await expect(why.getByRole('heading')).toHaveText('Why is there no 5 in r4c3?');
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();

  // A given, by a click with a modifier, which chooses nothing to stop at.
  const stop = inFigure(figure).stopAt;
  const before = await stop.inputValue();
  await figure.locator('.hit[data-cell="0"]').click({ modifiers: ['Alt'] });
  await expect(why).toContainText('It’s one of the puzzle’s givens.');
  expect(await stop.inputValue()).toBe(before);
  await page.keyboard.press('Escape');
});

/** Shapes that no style sheet gives a fill, which browsers paint black. */
const unstyled = (svg: Element) =>
  [...svg.querySelectorAll('path, rect, circle')]
    .filter((shape) => getComputedStyle(shape).fill === 'rgb(0, 0, 0)')
    .map(({ classList }) => classList.value);

test('what is drawn over the grid for an answer hides none of it', async ({ page }) => {
  await page.goto('/chapters/pencil-and-paper/?run=main&step=35&why=r9c3.2#main');
  const { figure, why } = figureOn(page);
  await expect(why.getByRole('heading')).toHaveText('Why is there no 2 in r9c3?');
  await expect(figure.locator('.why-house').first()).toBeVisible();
  expect(await figure.locator('.pane-main > svg').evaluate(unstyled)).toEqual([]);
});

test('a digit that came and went, a counter, a line of the code and a touch are told of, too', async ({ phone: page }) => {
  await page.goto('/chapters/backtracking/?run=main&step=2706#main');
  const { figure, stepper, why } = figureOn(page);
  const position = async () => Number(await stepper.getAttribute('data-position'));
  await expect.poll(position).toBe(2706);

  // A long touch asks; one that is longer gives light and no more.
  const touch = async (cell: number, milliseconds: number) => {
    const box = (await figure.locator(`.hit[data-cell="${cell}"]`).boundingBox())!;
    const touches = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(milliseconds);
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await touch(8, 600);
  await expect(why.getByRole('heading')).toHaveText('Why is 4 in r1c9?');
  await inFigure(why).older.click();
  await expect(why.locator('li.chosen')).toContainText('Try 3 in r1c9');
  await inFigure(why).goTo(2353).last().click();
  await expect.poll(position).toBe(2353);
  await inFigure(why).close.click();
  await expect(why).toHaveCount(0);

  await seekTo(figure, 2706);
  await figure
    .locator('.tray-digits li')
    .nth(3)
    .click({ modifiers: ['Alt'] });
  await expect(why.getByRole('heading')).toHaveText('Why is there no 4 in r2c8?');
  await expect(why).toContainText('39 times, the last time at step 2,706.');
  await page.keyboard.press('Escape');

  await inFigure(figure).pane('counters').click();
  await figure.locator('[data-view=counters] > div', { hasText: 'taken back' }).click({ modifiers: ['Alt'] });
  await expect(why.getByRole('heading')).toHaveText(/Why is “taken back” at [\d,]+\?/);
  await page.keyboard.press('Escape');

  await inFigure(figure).pane('code').click();
  await figure.locator('.code .line', { hasText: "kind: 'deadEnd'" }).click({ modifiers: ['Alt'] });
  await expect(why.getByRole('heading')).toContainText('ran 4,157 times in this run');
  await expect(figure.locator('.why-strip path').last()).toHaveAttribute('d', /M/);
  const next = Number(((await why.getByRole('heading').innerText()).match(/step ([\d,]+)\.$/) ?? [])[1]!.replace(',', ''));
  await stepper.press(']');
  await expect.poll(position).toBe(next);
});
