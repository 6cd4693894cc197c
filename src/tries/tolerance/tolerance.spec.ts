import { axeFindsNothing, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, PHONE, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('the temperature is the mean of the tolerances: it is dragged until a swap that is worse by 2 passes one time in four', async ({
  page,
}) => {
  const { figure, newest } = await openTry(page, 'simulated-annealing', 'tolerance');
  const slider = figure.getByRole('slider');
  await slider.press('End');
  await expect(figure.locator('[data-part=degrees]')).toHaveText('t = 4.00');
  await expect(figure.locator('[data-part=mean]')).toHaveText(/^mean tolerance (3\.[89]|4\.[01])/);
  await expect(newest).toContainText('Too hot.');
  await slider.press('Home');
  await expect(newest).toContainText('Too cold.');
  await slider.fill(String(Math.log10(1.44)));
  await expect(newest).toContainText('That’s it. At t = 1.44');
  await expect(figure.locator('.try-idea .earned-only')).toBeVisible();
  await axeFindsNothing(page, 'tolerance');
  await page.setViewportSize(PHONE);
  await fitsPhone(page);
});
