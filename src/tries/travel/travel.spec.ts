import { axeFindsNothing, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, PHONE, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a mistake costs a thousand ways when it shows late, and one where one digit fits', async ({ page }) => {
  const { figure, newest } = await openTry(page, 'bigger-grids', 'travel');
  const [digits, cells] = [figure.getByRole('slider').nth(0), figure.getByRole('slider').nth(1)];
  await digits.press('End');
  await expect(figure.locator('[data-part=cost]')).toHaveText('3 · 3 · 3 = 27');
  await cells.press('End');
  await expect(figure.locator('[data-part=cost]')).toHaveText('3⁸ = 6,561');
  await expect(newest).toContainText('6,561 ways have to fail');
  await digits.press('Home');
  await expect(newest).toContainText('One way.');
  await expect(figure.locator('.try-idea .earned-only')).toBeVisible();
  await axeFindsNothing(page, 'travel');
  await page.setViewportSize(PHONE);
  await fitsPhone(page);
});
