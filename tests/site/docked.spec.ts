import type { Locator } from '@playwright/test';
import { sceneOn } from './drivers/side-by-side.ts';
import { expect, PHONE, test } from './site-test.ts';

/** The smallest type of a mark that a step is about, in pixels. */
const MIN_MARK = 9;

/** The marks and rings of a step that can be seen in a docked picture, each with the height of its type, and the share of the screen that the text has. */
const docked = (figure: Locator) =>
  figure.evaluate((element) => {
    const pane = element.querySelector('.pane-main')!;
    const [top = 0, right = 0, bottom = 0, left = 0] = (getComputedStyle(pane).clipPath.match(/[\d.]+px/g) ?? []).map(Number.parseFloat);
    const box = pane.getBoundingClientRect();
    const isSeen = (mark: Element) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      return middleX > box.left + left && middleX < box.right - right && middleY > box.top + top && middleY < box.bottom - bottom;
    };
    const marks = [...pane.querySelectorAll<SVGTextElement>('svg.grid .mark:is(.lit, .struck)')];
    const heights = marks.map((mark) => mark.getScreenCTM()!.a * Number.parseFloat(getComputedStyle(mark).fontSize));
    return {
      smallest: Math.min(...heights),
      unseen: marks.filter((mark) => !isSeen(mark)).length,
      text: 1 - element.getBoundingClientRect().height / innerHeight,
    };
  });

for (const [chapter, beat] of [
  ['how-people-solve', 'pair.2'],
  ['killer-sums', 'main.3'],
  ['chains', 'main.4'],
  ['fish-and-wings', 'four.2'],
  ['propagate-then-search', 'main.2'],
  ['rating', 'main.2'],
] as const)
  test(`marks of a step of ${chapter} are read on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/chapters/${chapter}/#${beat}`);
    const { figure, stepper, current } = sceneOn(page, beat.split('.')[0]!);
    await expect(current).toHaveAttribute('id', beat);
    await expect(stepper).toHaveAttribute('data-position', (await current.getAttribute('data-position'))!);
    await expect(figure.locator('.mark:is(.lit, .struck)').first()).toBeAttached();
    await expect.poll(async () => (await docked(figure)).smallest).toBeGreaterThanOrEqual(MIN_MARK);
    const { unseen, text } = await docked(figure);
    expect(unseen).toBe(0);
    expect(text).toBeGreaterThanOrEqual(0.5);
  });

test('a phone shows a part of the grid with its names, the whole of it, and the pane of the section, each by one press', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/chapters/killer-sums/#main.3');
  const { figure, stepper, current, wholeGrid } = sceneOn(page, 'main');
  await expect(stepper).toHaveAttribute('data-position', (await current.getAttribute('data-position'))!);
  const names = figure.locator('.part-names');
  await expect(names).toContainText('r1');
  await expect(names).toContainText('c5');
  const height = (await figure.boundingBox())!.height;
  const cell = () => figure.locator('.hit').first().boundingBox();
  const enlarged = (await cell())!.width;
  await wholeGrid.click();
  await expect(wholeGrid).toHaveAttribute('aria-pressed', 'true');
  await expect(names).toBeHidden();
  expect((await cell())!.width).toBeLessThan(enlarged);
  await wholeGrid.click();
  await expect(names).toBeVisible();

  const swap = figure.locator('[data-part=swap]');
  await swap.click();
  await expect(figure.locator('.pane-main')).toBeHidden();
  await expect(figure.locator('.pane-combinations')).toBeInViewport({ ratio: 1 });
  await stepper.press('ArrowRight');
  await expect(figure.locator('.pane-combinations li').first()).toBeVisible();
  await swap.click();
  await expect(figure.locator('.pane-main')).toBeVisible();
  expect((await figure.boundingBox())!.height).toBe(height);

  // The whole figure has its own room, and so does a window that is wider.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(names).toBeHidden();
  await expect(wholeGrid).toBeHidden();
});

test('the names of a part of a large grid are beside its rows, though the grid can be enlarged', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/chapters/bigger-grids/#main.2');
  const { figure } = sceneOn(page, 'main');
  await expect(figure.locator('.zoom-bar')).toBeAttached();
  const name = figure.locator('.part-names .of-row').last();
  await expect(name).toBeVisible();
  const apart = async () => {
    const row = Number((await name.textContent())!.slice(1)) - 1;
    const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
    const cell = figure.locator(`.pane-main [data-cell="${row * 25}"]`).first();
    return Math.abs(middle((await name.boundingBox())!) - middle((await cell.boundingBox())!));
  };
  await expect.poll(apart).toBeLessThan(4);
});
