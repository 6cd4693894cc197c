import { rounds } from '#words/tries/rounds.ts';
import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  inTry,
  openTry,
  pressUntil,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('cells with one candidate are found round after round, by mouse and by keyboard, and a wrong one is told why', async ({ page }) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'propagate-then-search', 'rounds');
  const cell = (name: string) => figure.getByRole('gridcell', { name });
  const marks = figure.locator('svg.grid .mark');
  const before = await marks.count();

  await cell('r5c5').click();
  await expect(newest).toHaveText('r5c5 is 5. Its row, column and box have all the others. 3 to go.');
  await expect(marks).toHaveCount(before - 1);
  await cell('r1c1').click();
  await expect(spoken).toHaveText('r1c1 is a given, so it was certain from the start. Press a cell with small digits.');
  await cell('r5c5').click();
  await expect(spoken).toHaveText('Round 1 fixed r5c5 already. Press a cell with small digits.');
  await cell('r7c5').click();
  await expect(spoken).toHaveText(
    'No. r7c5 still has 3 and 5. It will lose its 5 to r5c5, and then only 3 is left. But the marks are only updated between rounds, so it has to wait for the next one.',
  );
  await expect(figure.locator('svg.grid .focus.conflict')).toHaveCount(1);
  // One of the first round earns nothing yet: that fixing fixes more is seen in the second.
  await expect(idea).toBeHidden();
  // A round that has not begun is not told; what the next one will fix can be foretold.
  await expect(figure.getByRole('img', { name: rounds.drawing([4], false) })).toBeVisible();
  await figure.getByRole('button', { name: rounds.rest }).click();
  await cell('r7c5').click();
  await expect(spoken).toHaveText(
    'Right. r7c5 will be 3: it loses its 5 to r5c5. Four more cells of the next round to find. The idea is below.',
  );
  await expect(figure.locator('svg.grid .focus.conflict')).toHaveCount(0);
  await figure.getByRole('button', { name: rounds.next }).click();
  await expect(newest).toContainText('Round 2.');
  await expect(figure.locator('[data-part=before]')).toBeHidden();

  // With keys alone: the grid is one stop, arrows walk, Space and Enter press.
  await cell('r7c5').press('Space');
  await expect(spoken).toHaveText('Right. r7c5 is 3. Round 1 fixed the 5 at r5c5, so only 3 is left. 4 to go.');
  await expect(figure.locator('svg.grid path.reason')).toHaveCount(1);
  await expect(idea).toBeVisible();
  await keys(page, 'ArrowUp ArrowLeft Enter');
  await expect(spoken).toContainText('Right. r6c4 is 9.');
  await expect(figure.getByRole('img', { name: rounds.drawing([4, 5], false) })).toBeVisible();
  await axeFindsNothing(page, 'rounds');

  const on = figure.locator('[data-part=on]');
  await pressUntil(on, newest, /changes nothing/);
  await expect(on).toBeDisabled();
  await expect(newest).toHaveText(
    'Round 11 changes nothing, so no later round will either. The grid has reached its fixpoint. Fifty-one cells were filled, without trying a single digit.',
  );
  await expect(marks).toHaveCount(0);
  await expect(figure.getByRole('img', { name: rounds.drawing([4, 5, 7, 6, 5, 3, 2, 7, 10, 2], true) })).toBeVisible();
  await expect(figure.locator('[data-part=found]')).toHaveText('nothing to fix');
  await inTry(figure).again.click();
  await expect(idea).toBeHidden();
  await inTry(figure).showOne.click();
  await expect(newest).toContainText('r5c5 is 5.');

  await test.step('on a phone a cell is wide enough for a finger, and what is said of it is in sight', async () => {
    await againOnPhone(page, figure);
    await figure.locator('svg.grid').evaluate((grid) => grid.scrollIntoView({ block: 'start' }));
    expect((await cell('r7c9').boundingBox())!.width).toBeGreaterThanOrEqual(36);
    await finger(cell('r7c9'));
    await expect(newest).toContainText('r7c9 is 4.');
    await expect(newest).toBeInViewport();
    await fitsPhone(page);
  });
});
