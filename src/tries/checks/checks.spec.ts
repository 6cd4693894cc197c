import { checks as words } from '#words/tries/checks.ts';
import { againOnPhone, axeFindsNothing, finger, fitsPhone, leastSize, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('checks are switched on and off, and the strip of the run follows: by mouse, by keys and on a phone', async ({ page }) => {
  const { figure, newest, again, showOne } = await openTry(page, 'killer', 'checks');
  const idea = figure.locator('.try-idea .earned-only');
  const check = (place: number) => figure.getByRole('button', { name: words.names[place]!, exact: true });
  const strips = figure.locator('.strips path');
  await expect(strips).toHaveCount(1);
  await expect(figure.getByRole('img', { name: 'No check: 9,876 steps' })).toBeVisible();

  await check(2).click();
  await expect(check(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(newest).toContainText('From 9,876 to 2,693 steps.');
  await expect(strips).toHaveCount(2);
  await check(1).press('Enter');
  await expect(newest).toContainText('From 2,693 to 1,835 steps.');
  await check(2).press('Space');
  await expect(newest).toContainText('1,835 steps, as before. Out of reach rejects everything that too much already would.');
  await expect(newest).toHaveClass(/neither/);
  await check(2).click();
  await check(0).click();
  await expect(newest).toContainText('284 steps, with all three.');
  await expect(idea).toBeHidden();
  await check(2).click();
  await expect(newest).toContainText('284 steps with wrong sum and out of reach.');
  await expect(newest).toHaveClass(/right/);
  await expect(idea).toBeVisible();
  // The idea compares sets that were not tried on the way.
  await expect(strips).toHaveCount(8);
  await axeFindsNothing(page, 'checks');

  await again.click();
  await expect(strips).toHaveCount(1);
  await showOne.click();
  await showOne.click();
  await expect(newest).toContainText('284 steps with wrong sum and out of reach.');

  await test.step('on a phone the strips have room, and buttons are large enough for a finger', async () => {
    await againOnPhone(page, figure);
    await finger(check(0));
    await expect(newest).toContainText('From 9,876 to 526 steps.');
    await expect(figure.locator('svg.checked')).toHaveAttribute('viewBox', /^0 0 374/);
    await fitsPhone(page);
    expect((await leastSize(figure.getByRole('button'))).height).toBeGreaterThanOrEqual(44);
  });
});
