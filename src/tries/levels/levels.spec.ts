import { levels as words } from '#words/tries/levels.ts';
import { againOnPhone, axeFindsNothing, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a number of givens is asked for by one level, and 50 by none', async ({ page }) => {
  const { figure, newest } = await openTry(page, 'making-puzzles', 'levels');
  const idea = figure.locator('.try-idea .earned-only');
  const slider = figure.getByRole('slider', { name: words.givens });
  const says = figure.locator('[data-part=says]');
  await expect(says).toHaveText('30 givens: level 4, difficult');
  await slider.fill('49');
  await expect(says).toHaveText('49 givens: level 2, easy');
  await expect(figure.locator('tr.asks')).toContainText('36 to 49');
  await expect(idea).toBeHidden();
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '50 givens: no level asks for exactly 50');
  await expect(figure.locator('tr.asks')).toHaveCount(0);
  await expect(newest).toHaveClass(/right/);
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'levels');
  await slider.press('Home');
  await expect(says).toHaveText('17 givens: no level digs this deep');
  await againOnPhone(page, figure);
  await fitsPhone(page);
});
