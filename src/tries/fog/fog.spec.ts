import { fog } from '#words/tries/fog.ts';
import { againOnPhone, axeFindsNothing, finger, inTry, openTry, showTheWay, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a climb in fog gets stuck and begins again, or walks on the level: by mouse, by keys and, on a phone, by touch', async ({ page }) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'hill-climbing', 'fog');
  const [energy, spots] = [figure.locator('[data-part=energy]'), figure.locator('svg.map .spots circle')];
  const step = (swap: string) => figure.locator(`[data-step="${swap}"]`);

  await expect(spots).toHaveCount(10);
  await test.step('a dot, a button and two cells are the same move', async () => {
    const [dot, cell] = [
      (swap: string) => figure.locator(`svg.map [data-key="${swap}"]`),
      (nth: number) => figure.locator(`.hit[data-cell="${nth}"]`),
    ];
    const lit = figure.locator('svg.map .spots .lit');
    await step('2 3').hover();
    await expect(lit).toHaveCount(1);
    await dot('2 7').hover();
    await expect(step('2 7')).toHaveClass(/lit/);
    await expect(figure.locator('svg.grid path.reason')).toHaveCount(1);
    await cell(2).click();
    await cell(9).click();
    await expect(newest).toContainText('That isn’t a move.');
    await cell(2).click();
    await cell(7).hover();
    await expect(step('2 7')).toHaveClass(/lit/);
    await cell(7).click();
    await expect(energy).toHaveText('8');
    await dot('2 3').click();
    await expect(newest).not.toContainText('That isn’t a move.');
    await inTry(figure).again.click();
    await expect(energy).toHaveText('10');
  });
  await step('8 13').click();
  await expect(newest).toHaveClass(/wrong/);
  await expect(energy).toHaveText('10');
  for (const swap of ['2 3', '2 7', '14 15']) {
    await step(swap).press('Enter');
  }
  await expect(spoken).toContainText('Stuck at energy 4: none of the nine swaps leads down');
  await expect(newest).toHaveClass(/neither/);
  await expect(newest).toContainText('You did nothing wrong: from this start, every way down ends above 0.');
  const restart = figure.getByRole('button', { name: fog.restart });
  await expect(restart).toHaveClass(/primary/);
  await restart.press('Enter');
  await expect(figure.locator('[data-part=so]')).toHaveText('2 starts');
  await expect(idea).toBeHidden();
  await showTheWay(figure);
  await expect(newest).toContainText('Energy 0, at start 3.');
  await expect(idea).toBeVisible();
  await figure.getByRole('button', { name: fog.lift }).click();
  await expect(spots).toHaveCount(216);
  await expect(figure.locator('svg.map circle.lost')).toHaveCount(47);
  await expect(newest).toContainText('Of all 216 grids, 108 lead down to 0');
  await axeFindsNothing(page, 'fog');

  await againOnPhone(page, figure);
  await expect(spots).toHaveCount(10);
  const walk = figure.getByRole('button', { name: fog.walk });
  await finger(walk);
  await expect(walk).toHaveAttribute('aria-pressed', 'true');
  for (const swap of ['2 3', '2 7', '14 15']) await finger(step(swap));
  await expect(newest).toContainText('Go sideways, or take a new random start.');
  await expect(restart).not.toHaveClass(/primary/);
  for (const swap of ['8 9', '8 13', '10 14']) await finger(step(swap));
  await expect(newest).toHaveText(
    'Energy 0 at the first start, with 1 sideways step. That’s another way out, and the section on sideways moves is about it.',
  );
  expect(await figure.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await finger(inTry(figure).again);
  await finger(restart);
  await expect(newest).toContainText('You left a grid that still had a step down');
});
