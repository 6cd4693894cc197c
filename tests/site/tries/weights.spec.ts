import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../axe.ts';

async function open(page: Page) {
  await page.goto('/chapters/rating/');
  const figure = page.locator('#weights');
  await expect(figure.locator('try-weights')).toHaveAttribute('data-ready', '');
  return {
    figure,
    slider: (name: string) => figure.getByRole('slider', { name, exact: true }),
    newest: figure.locator('[data-part=newest]'),
    idea: figure.locator('.try-idea a'),
    right: figure.locator('[data-part=right]'),
    order: figure.locator('[data-part=order]'),
    place: (letter: string) => figure.locator('.followed g', { hasText: letter }).getAttribute('transform'),
  };
}

test('four weights move the chart: by mouse, by keys alone, and told to who listens', async ({ page }) => {
  const { figure, slider, newest, idea, right, order, place } = await open(page);
  await expect(right).toHaveText('88');
  await expect(order).toHaveText('A < B < C < D');
  await expect(figure.getByRole('img', { name: /Median grade: very easy 1\.8/ })).toBeVisible();
  const before = await place('A');

  await slider('givens').focus();
  await page.keyboard.press('End');
  await expect(slider('givens')).toHaveAttribute('aria-valuetext', '63 percent of the grade');
  await expect(newest).toHaveClass(/wrong/);
  await expect(figure.getByRole('status')).toHaveText(/^No\. Worse by 3\. With givens at 63 %, only 85 of 100 pairs are in order\./);
  expect(await place('A')).not.toBe(before);
  await expect(idea).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(slider('floor')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(newest).toHaveClass(/right/);
  await expect(right).toHaveText('94');
  await expect(idea).toBeVisible();
  const { violations } = await axeOn(page).include('#weights').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await figure.getByRole('button', { name: 'Start again' }).click();
  await expect(right).toHaveText('88');
  expect(await place('A')).toBe(before);
  // A click on the end of a slider's bar.
  const { width, height } = (await slider('techniques').boundingBox())!;
  await slider('techniques').click({ position: { x: width - 4, y: height / 2 } });
  await expect(slider('techniques')).toHaveValue('100');
  await expect(newest).toHaveClass(/right/);
  await figure.getByRole('button', { name: 'Show me one' }).click();
  await expect(right).toHaveText('92');
  await expect(order).toHaveText('D < C < A = B');
  // With no weight at all every puzzle is alike, and a coin decides.
  await slider('techniques').focus();
  await page.keyboard.press('Home');
  await expect(right).toHaveText('50');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('sliders are wide enough for a finger, and the chart has room', async ({ page }) => {
    const { slider, right, figure } = await open(page);
    const box = (await slider('techniques').boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    await slider('techniques').tap({ position: { x: box.width - 6, y: box.height / 2 } });
    await expect(right).toHaveText(/9\d/);
    await expect(figure.locator('svg.weighed')).toHaveAttribute('viewBox', /^0 0 374/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
