import { doubling as words } from '#words/tries/doubling.ts';
import { againOnPhone, axeFindsNothing, finger, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('weights grow until four puzzles are in order: by keys, by mouse and on a phone', async ({ page }) => {
  const { figure, newest, again, showOne } = await openTry(page, 'rating', 'doubling');
  const idea = figure.locator('.try-idea .earned-only');
  const slider = figure.getByRole('slider', { name: words.control });
  const scores = figure.locator('svg .score');
  await expect(scores).toHaveText(['60', '60', '57', '55']);
  await expect(figure.locator('svg .score.wrong')).toHaveCount(3);

  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'every 2 points');
  await expect(newest).toHaveText(
    'Doubling every 2 points: only 2 of the top 3 puzzles have a higher score than the one below. The score in red should be higher.',
  );
  await expect(newest).toHaveClass(/wrong/);
  await expect(idea).toBeHidden();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText('all four are in order');
  await expect(figure.locator('svg .score.wrong')).toHaveCount(0);
  await expect(figure.locator('[data-part=all]')).toHaveText('All rated puzzles: rank correlation 0.973');
  await expect(idea).toContainText('One hard step has to outweigh many easy ones.');
  await slider.press('End');
  await expect(newest).toContainText('still in order');
  await expect(newest).toHaveClass(/neither/);
  await axeFindsNothing(page, 'doubling');

  await again.click();
  await expect(slider).toHaveValue('0');
  const { width, height } = (await slider.boundingBox())!;
  await slider.click({ position: { x: width / 2, y: height / 2 } });
  await expect(newest).toContainText('Doubling every point: only 2');
  await showOne.click();
  await expect(newest).toContainText('all four are in order');

  await test.step('on a phone the slider is wide enough for a finger', async () => {
    await againOnPhone(page, figure);
    const box = (await slider.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    await finger(slider, { position: { x: box.width - 6, y: box.height / 2 } });
    await expect(newest).toContainText('still in order');
    await expect(figure.locator('svg.doubled')).toHaveAttribute('viewBox', /^0 0 374/);
    await fitsPhone(page);
  });
});
