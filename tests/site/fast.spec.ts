import { expect, test } from '@playwright/test';

test('sets of digits are changed by a click and by a key, and what follows from them is shown', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/chapters/how-fast/');
  const figure = page.locator('bit-words');
  const words = figure.locator('[data-part=bits]');
  await expect(words).toHaveText(['101010010', '100010001', '100010000', '101010011', '001000010', '000000010', '101010000']);
  await figure.getByRole('button', { name: '5 in a' }).click();
  await figure.getByRole('button', { name: '2 in b' }).focus();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('button', { name: '5 in a' })).toHaveAttribute('aria-pressed', 'false');
  await expect(words).toHaveText(['101000010', '100010011', '100000010', '101010011', '001000000', '000000010', '101000000']);
  expect(errors).toEqual([]);
});
