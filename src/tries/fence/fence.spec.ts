import { fence as words } from '#words/tries/fence.ts';
import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  leastSize,
  openTry,
  readExercise,
  startedTry,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('ringed digits of a dead end are judged, and a good note has a fence', async ({ page }) => {
  const { figure, newest, spoken, idea, button, again } = await openTry(page, 'notes', 'fence');
  const cell = (name: string) => figure.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
  const rings = figure.locator('.fact-ring');
  const enclosure = figure.locator('svg.grid .implied path.fence');
  const arrows = figure.locator('svg.grid .implied .shaft');
  const check = button(words.check);
  await expect(arrows).toHaveCount(8);
  await check.click();
  await expect(newest).toContainText('Nothing is ringed yet');
  await cell('r1c1').click();
  await expect(newest).toContainText('r1c1 holds a given');
  await cell('r1c2').click();
  await expect(rings).toHaveCount(1);
  await check.click();
  await expect(newest).toContainText('r1c2 = 4 has no part in it.');
  await expect(newest).toHaveClass(/wrong/);
  await cell('r1c2').click();
  await cell('r1c4').click();
  await check.click();
  await expect(newest).toContainText('r1c6 = 2 still leads to r4c4, by way of r5c6 = 6, r3c6 = 1 and r3c4 = 4');
  await cell('r3c4').click();
  await check.click();
  await expect(newest).toContainText('r1c4 = 6 and r3c4 = 4 both came with guess 3');
  await expect(newest).not.toHaveClass(/wrong/);
  await expect(enclosure).toHaveCount(0);
  // A chip does what its cell does.
  await figure.getByRole('button', { name: 'r3c4 = 4' }).click();
  await figure.getByRole('button', { name: 'r3c6 = 1' }).click();
  await expect(figure.getByRole('button', { name: 'r3c6 = 1' })).toHaveAttribute('aria-pressed', 'true');
  await check.click();
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText('r3c6 = 1 is there from guess 1 on, and then r1c4 can’t be 6.');
  await expect(newest).toContainText('The search finds the same note.');
  await expect(enclosure).toHaveCount(1);
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'fence');
  await again.click();
  await expect(rings).toHaveCount(0);
  await button(words.arrows.hide).click();
  await expect(arrows).toHaveCount(0);
  await button(words.showOne).click();
  await expect(newest).toHaveClass(/right/);

  await test.step('by keys alone, and all of it is spoken', async () => {
    await again.click();
    await cell('r1c3').press('Space');
    await expect(spoken).toHaveText(/^r1c3 = 5 ringed/);
    await keys(page, 'ArrowRight ArrowRight ArrowRight');
    await page.keyboard.press('Enter');
    await expect(rings).toHaveCount(2);
    await check.press('Enter');
    await expect(spoken).toHaveText(/^Right\. r1c6 = 2 and r1c3 = 5 never go together/);
    await expect(newest).toContainText('The search cuts nearer to the dead end, at r1c4 = 6 and r3c6 = 1');
  });

  await test.step('the exercise about the harder dead end wants another note than that of the search', async () => {
    const exercise = page.locator('exercise-check[data-figure=harder-fence-by-hand]');
    await readExercise(exercise);
    const other = await startedTry(page, 'harder-fence-by-hand');
    await expect(other.figure.locator('svg.grid .implied .shaft')).toHaveCount(0);
    const digit = (name: string) => other.figure.getByRole('button', { name });
    await digit('r1c2 = 2').click();
    await digit('r1c6 = 6').click();
    await other.button(words.check).click();
    await expect(other.figure.locator('.verdict.right').first()).toBeVisible();
    await expect(exercise.getByRole('status')).toHaveText('');
    for (const name of ['r1c6 = 6', 'r1c3 = 3', 'r1c5 = 5']) await digit(name).click();
    await other.button(words.check).click();
    await expect(exercise.getByRole('status')).toHaveText('Solved. You can see it in the figure.');
  });

  await test.step('on a phone nothing is too small to touch', async () => {
    await againOnPhone(page, figure);
    await finger(cell('r1c4'));
    await finger(cell('r3c6'));
    await finger(check);
    await expect(newest).toHaveClass(/right/);
    expect((await leastSize(figure.locator('.fence-levels').getByRole('button'))).height).toBeGreaterThanOrEqual(44);
    await fitsPhone(page);
  });
});
