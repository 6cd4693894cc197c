import { walkers } from '#words/tries/walkers.ts';
import { axeFindsNothing, inTry, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a thousand climbers set out by one rule: some are stuck for good, or all come to 0', async ({ page }) => {
  const { figure, newest, idea } = await openTry(page, 'hill-climbing', 'walkers');
  const end = figure.getByRole('button', { name: walkers.finish });
  const all = figure.locator('[data-part=all]');
  await expect(figure.locator('svg.map .walker')).toHaveCount(1000);
  await figure.getByRole('button', { name: walkers.rules.down }).click();
  await end.press('Enter');
  await expect(newest).toContainText('are stuck for good');
  await expect(all).toHaveText(/^6\d\d of 1,000 \(\d\d%\)$/);
  await expect(figure.locator('[data-part=lost]')).toHaveText(/^0 of/);
  await expect(idea).toBeHidden();
  await figure.getByRole('button', { name: walkers.rules.level }).click();
  await end.click();
  await expect(newest).toContainText('Nobody ever went up.');
  await expect(all).toHaveText('1,000 of 1,000 (100%)');
  await axeFindsNothing(page, 'walkers');
  await inTry(figure).again.click();
  await expect(figure.locator('[data-part=ticks]')).toHaveText(walkers.waiting);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await figure.getByRole('button', { name: walkers.rules.bad }).click();
  const ticks = async () => Number(/^\d+/.exec(await figure.locator('[data-part=ticks]').innerText())?.[0] ?? 0);
  await expect.poll(ticks).toBeGreaterThan(3);
  await figure.getByRole('button', { name: walkers.pause }).click();
  const before = await ticks();
  await page.waitForTimeout(300);
  expect(await ticks()).toBe(before);
});
