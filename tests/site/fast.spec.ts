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
  expect(errors).toEqual([]);
});
