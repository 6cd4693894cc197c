import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  leastSize,
  openTry,
  startedTry,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a reader says which choice comes first, by mouse and by keyboard, and sees what each of them reaches', async ({ page }) => {
  const { figure, newest, spoken } = await openTry(page, 'constraint-search', 'ties');
  const choice = (name: string) => figure.locator('.reach-choice', { hasText: name });
  await choice('r2c1').click();
  await expect(spoken).toHaveText('No. r2c1 sees 12 open cells, the tinted ones. Another of the three sees more.');
  await expect(figure.locator('svg.grid .set.hue-2')).toHaveCount(12);
  await expect(choice('r2c1')).toHaveAttribute('aria-pressed', 'true');
  // What was not pressed is not told.
  await expect(choice('r2c8')).toContainText('?');
  await choice('r2c8').press('Space');
  await expect(spoken).toContainText('Right. r2c1 sees 12 open cells, r6c3 sees 12 and r2c8 sees 13. So the rule chooses r2c8');
  await expect(choice('r6c3')).toContainText('12');
  await expect(choice('r2c1')).toHaveAttribute('aria-pressed', 'false');
  await choice('r6c3').press('Enter');
  await expect(newest).toContainText('r6c3 sees 12 open cells.');
  await axeFindsNothing(page, 'ties');

  await test.step('a value is crossed out in every cell that loses it', async () => {
    const values = await startedTry(page, 'values');
    await values.figure.locator('[data-do="show 0"]').click();
    await expect(values.newest).toContainText('A 4 would be struck from 7 open cells');
    await expect(values.figure.locator('svg.grid .mark.struck')).toHaveCount(7);
    await expect(values.idea).toBeHidden();
    await values.showOne.click();
    await expect(values.newest).toContainText('So the rule tries 6 first');
    await expect(values.idea).toBeVisible();
    await axeFindsNothing(page, 'values');
  });

  await test.step('the lit cells can be pressed, and no other cell counts', async () => {
    const ties = await startedTry(page, 'ties');
    await ties.figure.getByRole('gridcell', { name: 'r2c8' }).click();
    await expect(choice('r2c8')).toHaveAttribute('aria-pressed', 'true');
    await ties.figure.getByRole('gridcell', { name: 'r1c2' }).click();
    await expect(ties.spoken).toContainText('r1c2 isn’t one of the three.');
    const values = await startedTry(page, 'values');
    await values.again.click();
    const cell = values.figure.getByRole('gridcell', { name: 'r2c3' });
    await cell.click();
    await expect(values.newest).toContainText('Which of its values?');
    await values.showOne.click();
    await cell.click();
    await expect(values.newest).toContainText('A 4 would be struck from 7 open cells.');
  });

  await test.step('on a phone the choices are large enough for a finger, and the verdict is in sight', async () => {
    await againOnPhone(page, figure);
    await figure.locator('svg.grid').evaluate((grid) => grid.scrollIntoView({ block: 'start' }));
    await finger(choice('r2c8'));
    await expect(newest).toContainText('r2c8 sees 13');
    await expect(newest).toBeInViewport();
    expect((await leastSize(figure.locator('.reach-choice'))).height).toBeGreaterThanOrEqual(44);
    await fitsPhone(page);
  });
});
