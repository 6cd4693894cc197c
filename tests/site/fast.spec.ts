import { expect, test } from './site-test.ts';

test('sets of digits are changed by a click and by a key, and what follows from them is shown', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/chapters/how-fast/');
  const figure = page.locator('bit-words');
  const words = figure.locator('[data-part=bits]');
  await expect(words).toHaveText(['010010101', '100010001', '000010001', '110010101', '010000100', '010000000', '000010101']);
  await figure.getByRole('button', { name: '5 in a' }).click();
  await figure.getByRole('button', { name: '2 in b' }).focus();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('button', { name: '5 in a' })).toHaveAttribute('aria-pressed', 'false');
  await expect(words).toHaveText(['010000101', '110010001', '010000001', '110010101', '000000100', '010000000', '000000101']);
  // The sizes of columns are bars on one floor, as high as their numbers.
  const links = page.locator('#links');
  await links.scrollIntoViewIfNeeded();
  await expect(links.locator('sudo-stepper')).toHaveAttribute('data-position', '306');
  const bars = await links
    .locator('svg.choice rect')
    .evaluateAll((all) =>
      all.map((bar) => [bar.getBoundingClientRect().bottom, Number(bar.getAttribute('height')), bar.getBoundingClientRect().height]),
    );
  expect(bars.length).toBeGreaterThan(100);
  expect(new Set(bars.map(([bottom]) => Math.round(bottom!))).size).toBe(1);
  const [[, high, tall]] = bars as [[number, number, number]];
  for (const [, height, shown] of bars) expect(shown! / height!).toBeCloseTo(tall / high, 1);
  // A run that grows while its figure stands still is no try at an exercise.
  await expect(page.locator('exercise-check[data-figure=links] [data-part=state]')).toHaveText('');
  expect(errors).toEqual([]);
});
