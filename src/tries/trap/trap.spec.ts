import { trap } from '#words/tries/trap.ts';
import { againOnPhone, axeFindsNothing, finger, goTheWay, inTry, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('no swap leads out of the trap, until a bad one is kept: by mouse, by keys and, on a phone, by touch', async ({ page }) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'monte-carlo', 'trap');
  const [energy, tried] = [figure.locator('[data-part=energy]'), figure.locator('.dots .all circle:not(.untried)')];
  const cell = (index: number) => figure.locator(`.hit[data-cell="${index}"]`);

  await cell(17).click();
  await cell(25).click();
  await expect(newest).toContainText('Worse by 2, so it’s undone.');
  await expect(newest).toHaveClass(/wrong/);
  await expect(tried).toHaveCount(1);
  await figure.locator('[data-swap="0 9"]').click();
  await expect(tried).toHaveCount(2);
  await cell(1).click();
  await expect(newest).toHaveText('r1c2 is a given: it never moves.');

  // Space chooses as Enter does.
  await keys(cell(3), 'Space ArrowDown ArrowDown Enter');
  await expect(spoken).toContainText('Level, so it’s kept: r1c4 and r3c4');
  await expect(cell(21)).toHaveAttribute('aria-label', /^r3c4: 4/);
  await expect(tried).toHaveCount(0);
  await expect(idea).toBeHidden();
  await figure.getByRole('button', { name: trap.all }).press('Enter');
  await expect(spoken).toContainText('Right. There is none. Of the 112 swaps, 107 are worse and 5 are level');
  await expect(figure.locator('.dots svg, svg.dots').first()).toHaveAttribute('aria-label', 'All 112 swaps: 0 better, 5 level, 107 worse');
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'trap');

  // The way out is shown action by action, and remains in sight.
  const showing = figure.locator('[data-part=show-one]');
  await showing.click();
  await expect(showing).toHaveText('Next, 2 of 6');
  await showing.click();
  await expect(newest).toContainText('Worse by 1, so it’s undone.');
  await goTheWay(figure);
  await expect(figure.locator('text.caveat')).toHaveText('your way: 7 → 8 → 8 → 8 → 6');
  // Who was shown the way has not found it.
  await expect(page.locator('exercise-check[data-figure=trap]')).not.toHaveAttribute('data-solved');
  // What has been shown to its end isn't begun again by the same button.
  await expect(showing).toBeDisabled();
  await inTry(figure).again.click();
  await showing.click();
  await cell(17).click();
  await expect(showing).toHaveText('Show me the way out');

  await againOnPhone(page, figure);
  await expect(idea).toBeHidden();
  const swap = async (a: number, b: number) => {
    await finger(cell(a));
    await finger(cell(b));
  };
  await swap(4, 21);
  const keep = figure.getByRole('button', { name: trap.keep });
  await expect(keep).toHaveAttribute('aria-disabled', 'false');
  await finger(keep);
  await expect(energy).toHaveText('8');
  await swap(3, 4);
  await swap(21, 22);
  await swap(39, 40);
  await expect(energy).toHaveText('6');
  await expect(newest).toHaveText(/^Energy 6: you got out with 1 bad swap, and fell into the next trap: no swap from any of its 8 grids/);
  await expect(idea).toBeVisible();
});
