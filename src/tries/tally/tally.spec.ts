import { tally } from '#words/tries/tally.ts';
import { axeFindsNothing, fitsPhone, inTry, openTry } from '../../../tests/site/drivers/try.ts';
import { errorsOf, expect, PHONE, test } from '../../../tests/site/site-test.ts';

test('a search gets out where its reader guesses in what has failed, and the text goes on then', async ({ page }) => {
  const errors = errorsOf(page);
  const { figure, newest } = await openTry(page, 'bigger-grids', 'tally');
  const after = page.locator('.beside', { has: figure }).locator('read-after > div');
  await expect(after).toBeHidden();
  const guess = (cell: string) => figure.locator(`[data-do="guess ${cell}"]`).click();
  // A slip that leaves too many dead ends is told at once.
  for (const cell of ['E', 'D', 'E', 'E', 'C']) await guess(cell);
  await expect(newest).toContainText('can’t be done any more');
  await inTry(figure).again.click();
  for (const cell of ['F', 'E', 'E', 'F']) await guess(cell);
  await expect(figure.locator('[data-part=count]')).toHaveText(tally.count(15));
  await expect(newest).toContainText('Back at the top');
  await expect(after).toBeVisible();
  expect(errors).toEqual([]);
  await axeFindsNothing(page, 'tally');
  await page.setViewportSize(PHONE);
  await fitsPhone(page);
});
