import type { Page } from '@playwright/test';
import { axeOn } from '../axe.ts';
import { expect, test } from '../site-test.ts';

async function open(page: Page) {
  await page.goto('/chapters/pencil-and-paper/');
  const figure = page.locator('#set');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-try]')).toHaveAttribute('data-ready', '');
  return figure;
}

test('cells are chosen by mouse and by keys until they are a set; a wrong one is told why; the exercise sees it', async ({ page }) => {
  const figure = await open(page);
  const cell = (name: string) => figure.getByRole('checkbox', { name: `${name}:` });
  const status = figure.getByRole('status');
  await expect(figure.getByText('these numbers are used up there')).toBeHidden();
  await cell('r4c4').click();
  await expect(status).toContainText('r4c4 can hold 3 numbers');
  await cell('r4c1').click();
  await expect(status).toContainText(
    'No. 2 cells, but 5 numbers: 1, 2, 3, 4 and 9. r4c1 brings in 1 and 3. The only set with both of these cells is that of all 6 open cells',
  );
  await cell('r4c1').click();
  await cell('r4c6').click();
  await expect(status).toContainText('1 number is too many');
  await cell('r4c7').click();
  await expect(status).toContainText('Right. 3 cells, 3 numbers. 2, 4 and 9 will fill these cells');
  await expect(figure.locator('.strike')).toHaveCount(5);
  await expect(figure.getByText('these numbers are used up there')).toBeVisible();
  const { violations } = await axeOn(page).include('#set').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // One figure, two shadings.
  await expect(figure.locator('.number.hidden')).toHaveCount(3);
  const twin = figure.locator('[data-part=twin]');
  await expect(twin).toHaveText('The other 3 cells are a hidden triple: 1, 3 and 8.');
  await figure.getByRole('button', { name: 'naked 3' }).click();
  await expect(twin).toBeEmpty();
  await expect(figure.locator('.number.hidden')).toHaveCount(0);
  await expect(figure.locator('.number.naked')).toHaveCount(3);

  await figure.getByRole('button', { name: 'Start again' }).click();
  await figure.getByRole('button', { name: 'box 3' }).click();
  const exercise = page.locator('exercise-check[data-figure=set]');
  await expect(exercise).not.toHaveAttribute('data-solved');
  // By keys alone: the three cells of box 3 that are left for 3, 5 and 8.
  await figure.getByRole('button', { name: 'box 7' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell('r1c7')).toBeFocused();
  for (const key of ['ArrowRight', 'Space', 'ArrowRight', 'ArrowRight', 'Space', 'End', 'Enter']) await page.keyboard.press(key);
  await expect(status).toContainText('A hidden triple. 3, 5 and 8 have no other cell than these 3');
  await expect(figure.locator('[data-part=balance]')).toHaveText(/3\s*cells\s*=\s*3\s*numbers have no other cell/);
  await expect(twin).toHaveText('A hidden triple: they can hold 6 numbers, but 3, 5 and 8 must stand here.');
  await expect(exercise).toHaveAttribute('data-solved', '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('cells are large enough for a finger, and a set is found with it', async ({ page }) => {
    const figure = await open(page);
    for (const name of ['r4c4', 'r4c6', 'r4c7']) {
      const cell = figure.getByRole('checkbox', { name: `${name}:` });
      expect((await cell.boundingBox())!.width).toBeGreaterThanOrEqual(45);
      await cell.tap();
    }
    await expect(figure.getByRole('status')).toContainText('Right.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
