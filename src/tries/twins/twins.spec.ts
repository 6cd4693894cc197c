import { againOnPhone, axeFindsNothing, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a cell to go on with is found in two puzzles: by mouse, by keys and on a phone', async ({ page }) => {
  const { figure, newest, again, showOne } = await openTry(page, 'rating', 'twins');
  const idea = figure.locator('.try-idea .earned-only').first();
  const cell = (grid: number, name: string) => figure.locator('[data-twin]').nth(grid).getByRole('gridcell', { name });
  await cell(1, 'r1c1').click();
  await expect(newest).toHaveText('r1c1 has to wait. Neither a full house nor a hidden single in a box says what it is.');
  await cell(1, 'r1c2').click();
  await expect(newest).toHaveText('r1c2 has its digit already. Press an open cell.');
  await cell(1, 'r6c8').focus();
  await page.keyboard.press('Enter');
  await expect(newest).toHaveText(
    'r6c8 is 4. It’s the only place for a 4 in box 6. No other cell would have done, and you pressed 1 wrong cell.',
  );
  await expect(idea).toBeHidden();
  await cell(0, 'r1c9').click();
  await expect(newest).toContainText('r1c9 is 5. It’s the last open cell of row 1.');
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'twins');
  await again.click();
  await againOnPhone(page, figure);
  await showOne.click();
  await expect(newest).toHaveClass(/right/);
  await fitsPhone(page);
});
