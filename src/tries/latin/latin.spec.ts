import { latin as words } from '#words/tries/latin.ts';
import { againOnPhone, axeFindsNothing, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a Latin square and its Sudoku are filled together, and clash together', async ({ page }) => {
  const { figure, newest, button } = await openTry(page, 'bigger-grids', 'latin');
  const idea = figure.locator('.try-idea .earned-only');
  const cell = (place: number) => figure.locator('[data-part=cell]').nth(place);
  const sudoku = figure.getByRole('region', { name: words.sudoku });
  await cell(1).click();
  await expect(newest).toContainText('Row 1 has two 1s, in the square and in the Sudoku.');
  await expect(newest).toHaveClass(/wrong/);
  await expect(sudoku.locator('.wrong-mark')).toHaveCount(2);
  // It is still said when another cell is filled.
  await cell(8).click();
  await expect(newest).toContainText('Row 1 has two 1s');
  for (let press = 0; press < 3; press++) await cell(8).click();
  await cell(1).press('Enter');
  await expect(cell(1)).toHaveAttribute('aria-label', 'r1c2: 2');
  await expect(newest).toBeHidden();
  await cell(3).press('Enter');
  await expect(newest).toContainText('Column 1 has two 1s in the square.');
  await cell(3).press('Enter');
  await axeFindsNothing(page, 'latin');
  for (let filled = 3; filled < 9; filled++) await button(words.showOne).click();
  await expect(newest).toContainText('Both are solved.');
  await expect(idea).toBeHidden();
  for (let filled = 1; filled < 9; filled++) await button(words.showOne).click();
  await expect(newest).toContainText('Another square, another solution.');
  await expect(idea).toBeVisible();
  await againOnPhone(page, figure);
  await fitsPhone(page);
});
