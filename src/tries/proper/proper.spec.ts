import { proper as words } from '#words/tries/proper.ts';
import { againOnPhone, axeFindsNothing, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('givens are taken away until a second solution fits, and put back', async ({ page }) => {
  const { figure, newest, button } = await openTry(page, 'grids', 'proper');
  const idea = figure.locator('.try-idea .earned-only');
  const cell = (place: number) => figure.locator(`.hit[data-cell="${place}"]`);
  const count = figure.locator('[data-part=solutions]');
  await expect(count).toHaveText('1 solution');
  for (let taken = 0; taken < 4; taken++) await button(words.showOne).click();
  await expect(newest).toContainText('Minimal, with 4 givens');
  await expect(idea).toBeVisible();
  // There is nothing left that could be shown.
  await expect(button(words.showOne)).toBeDisabled();
  const given = await figure
    .locator('.hit')
    .evaluateAll((hits) => hits.findIndex((hit) => /given/.test(hit.getAttribute('aria-label') ?? '')));
  await cell(given).click();
  await expect(count).not.toHaveText('1 solution');
  await expect(newest).toHaveClass(/wrong/);
  await axeFindsNothing(page, 'proper');
  await cell(given).press('Enter');
  await expect(count).toHaveText('1 solution');
  await againOnPhone(page, figure);
  await fitsPhone(page);
});
