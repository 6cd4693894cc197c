import { crossing as words } from '#words/tries/crossing.ts';
import { againOnPhone, axeFindsNothing, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a box that cages reach out of is shared out: by mouse, by keys and on a phone', async ({ page }) => {
  const { figure, newest, again, showOne } = await openTry(page, 'killer-sums', 'crossing');
  const idea = figure.locator('.try-idea .earned-only').first();
  const set = (name: string) => figure.getByRole('button', { name, exact: true });
  await set('1 3 7 for the cage of 11').click();
  await expect(newest).toHaveText(
    '1 3 7 can stay. With it, the others can share out the rest: the cage of 14 has 5 9, the cage of 16 has 4, the cage of 15 has 8 and the cage of 8 has 2 6.',
  );
  await set('1 2 8 for the cage of 11').press('Enter');
  await expect(newest).toHaveText(
    '1 2 8 is out. It would leave the cage of 14 only 5 9. Then no set is left for the cage of 8: 1 7, 2 6 and 3 5 are all blocked.',
  );
  await expect(figure.locator('.set.blocked')).toHaveCount(4);
  await expect(figure.locator('[data-part=left]')).toHaveText(words.toStrike(2));
  await expect(idea).toBeHidden();
  await set('1 4 6 for the cage of 11').press('Space');
  await set('3 5 for the cage of 8').click();
  await expect(newest).toContainText('Done. Each set that’s left is in some sharing.');
  await expect(idea).toBeVisible();
  // What is done stays done, whatever is pressed after it.
  const task = figure.locator('[data-part=task]');
  await expect(task).toContainText('Done.');
  await set('5 9 for the cage of 14').click();
  await expect(newest).toContainText('There’s nothing more to strike.');
  await expect(task).toContainText('Done.');
  await axeFindsNothing(page, 'crossing');

  await again.click();
  await expect(task).toContainText('Three sets can’t be in this box.');
  await againOnPhone(page, figure);
  const { width, height } = (await set('3 for the cage of 16').boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  for (let press = 0; press < 3; press++) await showOne.click();
  await expect(newest).toContainText('Done.');
  await fitsPhone(page);
});
