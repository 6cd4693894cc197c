import { growth } from '#words/tries/growth.ts';
import { axeFindsNothing, fitsPhone, inTry, openTry } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test('bets on larger grids are set by keys and by pointing, and each is told by which factor it is off', async ({ page }) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'bigger-grids', 'growth');
  const slider = figure.getByRole('slider');
  const draw = figure.getByRole('button', { name: growth.draw });
  await expect(figure.locator('[data-part=question]')).toHaveText('At 16 × 16, how many digits does backtracking try?');
  // Who hasn't moved the bar hasn't bet.
  await draw.click();
  await expect(newest).not.toHaveClass(/right|wrong/);
  await expect(newest).toContainText('That’s no bet yet.');
  await expect(slider).toBeEnabled();
  // A low bet by keys: Home is ten.
  await slider.press('Home');
  for (let press = 0; press < 10; press++) await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '100 digits tried');
  const marks = figure.locator('svg .runs circle');
  const before = await marks.count();
  await draw.press('Enter');
  await expect(newest).toHaveClass(/wrong/);
  await expect(spoken).toHaveText(
    /^No\. Your bet is too low by a factor of [\d,]+\. The median is [\d,]+, [\d,]+ times that at 9\s×\s9\. Six of the fifteen were stopped after 20 million steps \(counted at the top\), and the median counts those as the longest\. A wrong digit doesn’t show until a row or two later, and the rows are longer now\. At 25 × 25, none of the fifteen runs finishes\.$/,
  );
  expect(await marks.count()).toBeGreaterThan(before);
  await expect(idea).toBeHidden();
  // Question, bet and verdict stand together until the reader goes on.
  await expect(figure.locator('[data-part=question]')).toHaveText('At 16 × 16, how many digits does backtracking try?');
  await expect(slider).toBeDisabled();
  await figure.getByRole('button', { name: growth.next }).click();
  await expect(newest).toBeHidden();
  await expect(figure.locator('[data-part=question]')).toContainText('nodes does dancing links unlink?');
  // By pointing, in the column that is asked about; the bet stands at what 9 × 9 took.
  const value = figure.locator('b[data-part=value]');
  await expect(value).toHaveText('450');
  const picture = (await figure.locator('.growth-picture svg').boundingBox())!;
  await page.mouse.click(picture.x + picture.width * 0.79, picture.y + picture.height * 0.66);
  await expect(value).toHaveText('3,200');
  await draw.click();
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText('Your bet is within a factor of ten.');
  await expect(idea).toBeHidden();
  await axeFindsNothing(page, 'growth');

  await page.setViewportSize({ width: 390, height: 844 });
  expect((await slider.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await inTry(figure).showOne.click();
  await expect(newest).toContainText(
    'One of the fifteen was stopped after 20 million steps (counted at the top), and the median counts that as the longest run.',
  );
  await expect(idea).toBeVisible();
  await expect(draw).toBeHidden();
  await expect(slider).toBeDisabled();
  await fitsPhone(page);
});

test('two more methods are bet on beside the text, and what is known of the first two is drawn from the start', async ({ page }) => {
  const { figure, newest } = await openTry(page, 'bigger-grids', 'more-methods');
  const stopped = figure.locator('svg .runs text');
  await expect(figure.locator('[data-part=question]')).toHaveText('At 25 × 25, how many patterns does the ladder use?');
  await expect(stopped).toHaveCount(3);
  await inTry(figure).showOne.click();
  await expect(newest).toContainText('Six of the fifteen got stuck (counted at the top)');
  await expect(stopped).toHaveCount(4);
  // By pointing, in the lower row.
  await figure.getByRole('button', { name: growth.next }).click();
  const picture = (await figure.locator('.growth-picture svg').boundingBox())!;
  await page.mouse.click(picture.x + picture.width * 0.84, picture.y + picture.height * 0.66);
  await expect(figure.locator('b[data-part=value]')).toHaveText(/^\d{1,3}(,000){2,3}$/);
  await inTry(figure).showOne.click();
  await expect(stopped).toHaveCount(5);
  await expect(figure.locator('.try-idea .earned-only')).toBeVisible();
});
