import { lookups } from '#words/tries/lookups.ts';
import { axeFindsNothing, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, keys, PHONE, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a swap takes eight look-ups, and four in one row: by mouse and by keys', async ({ page }) => {
  const { figure, newest } = await openTry(page, 'monte-carlo', 'lookups');
  const idea = figure.locator('.try-idea .earned-only');
  const cell = (index: number) => figure.locator(`.hit[data-cell="${index}"]`);
  const sum = figure.locator('tfoot');
  await expect(sum).toHaveText(`${lookups.sum(8)}+1`);
  await cell(1).click();
  await expect(newest).toContainText('r1c2 is a given');
  await cell(6).click();
  await cell(25).click();
  await expect(newest).toContainText('r1c7 with r3c8: 8 look-ups.');
  await expect(idea).toBeHidden();
  await keys(cell(6), 'Enter ArrowRight ArrowRight Enter');
  await expect(newest).toContainText('Four look-ups for r1c7 with r1c9.');
  await expect(sum).toHaveText(`${lookups.sum(4)}+2`);
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'lookups');
  await page.setViewportSize(PHONE);
  await fitsPhone(page);
});
