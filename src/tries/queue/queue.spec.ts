import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  inTry,
  leastSize,
  openTry,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a list of new digits is worked off, by mouse and by keyboard, and what is fixed goes on it', async ({ page }) => {
  const { figure, newest, spoken } = await openTry(page, 'propagate-then-search', 'queue');
  const cell = (name: string) => figure.getByRole('gridcell', { name });
  const entries = figure.locator('[data-part=list] li');
  const next = figure.locator('[data-do=next]');
  await expect(entries).toHaveText(['5 at r5c5', '7 at r7c6', '4 at r7c9', '3 at r8c8']);

  await next.click();
  await expect(newest).toContainText('The 5 at r5c5 comes off the list. It’s compared with the');
  await expect(figure.locator('[data-part=list] .now')).toHaveText('5 at r5c5');
  // What has to go on the list is not passed over.
  await next.press('Enter');
  await expect(spoken).toContainText('Not yet:');
  await cell('r1c3').click();
  await expect(spoken).toContainText('No. r1c3 still has');
  await expect(figure.locator('svg.grid .focus.conflict')).toHaveCount(1);
  await cell('r7c5').press('Space');
  await expect(spoken).toHaveText(/^Right\. r7c5 is 3, and its digit goes to the end of the list\./);
  await expect(entries.last()).toHaveText('3 at r7c5');
  await cell('r5c5').click();
  await expect(spoken).toContainText('r5c5 has its digit already.');
  await keys(page, 'ArrowLeft');
  await axeFindsNothing(page, 'queue');

  await inTry(figure).showOne.click();
  await figure.locator('[data-do=end]').click();
  await expect(newest).toContainText('The list is empty, so nothing can follow any more. Fifty-one cells were fixed with');
  await expect(next).toBeDisabled();
  const [withList, byRounds] = await figure.locator('[data-part=looks] b').allTextContents();
  await expect(newest).toContainText(`${withList} looks. The rounds fix the same cells, and need ${byRounds}.`);
  await expect(page.getByText(`the list needs ${withList} looks on this puzzle, and the rounds ${byRounds}.`)).toBeVisible();

  await test.step('on a phone a cell is wide enough for a finger, and what is said of it is in sight', async () => {
    await againOnPhone(page, figure);
    await figure.locator('svg.grid').evaluate((grid) => grid.scrollIntoView({ block: 'start' }));
    await finger(next);
    await expect(newest).toContainText('comes off the list');
    await expect(newest).toBeInViewport();
    expect((await leastSize(figure.locator('.queue-status button'))).height).toBeGreaterThanOrEqual(36);
    await fitsPhone(page);
  });
});
