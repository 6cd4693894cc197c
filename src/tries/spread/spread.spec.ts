import { spread as words } from '#words/tries/spread.ts';
import { againOnPhone, axeFindsNothing, finger, fitsPhone, inTry, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a search spreads round by round, by mouse and by keys, until a chain strikes something', async ({ page }) => {
  const { figure, spoken } = await openTry(page, 'chains', 'spread');
  const [back, forward] = [words.back, words.forward].map((name) => figure.getByRole('button', { name })) as [typeof figure, typeof figure];
  const round = figure.locator('[data-part=round]');
  const seen = figure.locator('.node:not(.later)');
  await expect(seen).toHaveCount(1);
  await expect(back).toBeDisabled();
  await forward.click();
  await expect(round).toHaveText(/^round 1 of /);
  await expect(spoken).toContainText('Round 1 takes the strong links. So r1c2, r2c7 and r9c9 are 1');
  const first = await seen.count();
  expect(first).toBeGreaterThan(1);

  await forward.focus();
  await keys(page, 'Enter Enter Enter Enter');
  await expect(round).toHaveText(/^round 5 of /);
  await expect(spoken).toContainText('One of r1c9 and r6c2 is 1, so the 1 is struck from r1c2.');
  await expect(figure.locator('.node.way')).toHaveCount(6);
  await expect(figure.locator('.place.struck').first()).toBeVisible();
  await expect(figure.locator('.try-idea .earned-only').first()).toBeVisible();
  await axeFindsNothing(page, 'spread');

  // A number shows the chain that leads to it.
  const node = figure.getByRole('button', { name: words.node('r9c9', true, 1) });
  await node.focus();
  await keys(page, 'Enter');
  await expect(spoken).toContainText('If r1c9 isn’t 1, then r9c9 is 1.');
  await expect(figure.locator('.node.way')).toHaveCount(2);
  await back.click();
  await expect(round).toHaveText(/^round 4 of /);
  await inTry(figure).again.click();
  await expect(seen).toHaveCount(1);

  await test.step('on a phone', async () => {
    await againOnPhone(page, figure);
    await finger(forward);
    await expect(seen).toHaveCount(first);
    await fitsPhone(page);
  });
});
