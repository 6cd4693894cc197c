import { edge } from '#words/tries/edge.ts';
import { axeFindsNothing, fitsPhone, inTry, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, PHONE, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('the edge of each size is found by taking givens away, and a run beyond it can be opened', async ({ page }) => {
  const { figure, newest } = await openTry(page, 'bigger-grids', 'edge');
  const idea = figure.locator('.try-idea .earned-only');
  const slider = figure.getByRole('slider');
  const sizes = (size: number) => figure.getByRole('button', { name: edge.grid(size) });
  await expect(figure.locator('[data-part=value]')).toHaveText('95%');
  for (let press = 0; press < 10; press++) await slider.press('ArrowLeft');
  await expect(newest).toContainText(
    'With 50% given, the median run fills 117 of 128 open cells before its first guess. With 45%, it’s 41 of 141.',
  );
  await expect(figure.locator('.edge-chart .edges text')).toHaveCount(1);
  // An edge that is only passed isn't found.
  await sizes(9).click();
  await slider.press('Home');
  await expect(newest).toContainText('You’ve gone past the edge.');
  await expect(figure.locator('.edge-chart .edges text')).toHaveCount(1);
  await axeFindsNothing(page, 'edge');
  // By pointing: each share on the way has been passed.
  await sizes(25).click();
  const chart = (await figure.locator('.edge-chart').boundingBox())!;
  await page.mouse.click(chart.x + chart.width * 0.55, chart.y + chart.height * 0.3);
  await expect(newest).toContainText('47 of 312');
  await slider.press('ArrowLeft');
  await expect(newest).toContainText('of the 11 runs were stopped');
  // What was said of a size goes with it.
  await sizes(16).click();
  await expect(newest).toContainText('With 45% given, the median run takes back');
  await sizes(25).click();
  await expect(idea).toBeHidden();
  await expect(figure.getByRole('link', { name: edge.open })).toHaveAttribute('href', /^\?run=hurt#hurt&puzzle=[A-Y.]{625}$/);
  await page.setViewportSize(PHONE);
  await inTry(figure).showOne.click();
  await inTry(figure).showOne.click();
  await expect(idea).toBeVisible();
  await fitsPhone(page);
});
