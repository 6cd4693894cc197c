import { switches } from '#words/tries/switches.ts';
import { beginning } from '../../../tests/site/drivers/named.ts';
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

test('a reader says which cell comes first, and five switches are counted, by mouse and by keyboard', async ({ page }) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'constraint-search', 'switches');
  const turns = (name: string) => figure.getByRole('checkbox', { name: beginning(switches.names[name]!.name) });
  const bars = figure.locator('[data-part=bars] li');
  await expect(bars).toHaveText(['no switch80,491']);

  await figure.getByRole('gridcell', { name: 'r1c2' }).click();
  await expect(spoken).toHaveText(
    'No. r1c2 has 4 values: up to 3 of them may have to fail before the right one is found. Two cells have only 2.',
  );
  await expect(figure.locator('svg.grid .set.hue-1')).toHaveCount(2);
  await keys(page, 'ArrowRight ArrowDown Space');
  await expect(spoken).toHaveText(
    /^Right\. r2c3 has 2 values, and no cell has fewer; r5c3 would be just as right\. If 4 fails, 6 must be right, so at most one of its values is wrong\./,
  );
  await expect(idea).toBeHidden();

  await turns('forwardChecking').click();
  await expect(newest).toContainText('5,421 instead of 80,491.');
  await expect(figure.locator('[data-part=shown]')).toContainText('written 5 digits, and r1c9 has no value left.');
  await expect(figure.locator('svg.grid .set.hue-1')).toHaveCount(0);
  await expect(idea).toBeHidden();
  await turns('mrv').press('Space');
  await expect(newest).toContainText('217 instead of 5,421.');
  await expect(idea).toBeHidden();
  await turns('degree').press('Space');
  await expect(newest).toHaveClass(/wrong/);
  await expect(spoken).toContainText('1,070 instead of 217.');
  await turns('degree').press('Space');
  await expect(newest).toHaveText(/^217 instead of 1,070\. When cells tie, the first one/);
  await turns('propagation').press('Space');
  await expect(newest).toContainText('15 instead of 217.');
  await expect(newest).toContainText('so “Forward checking” has nothing left to do: its switch is dashed.');
  await expect(idea).toBeVisible();
  await expect(figure.locator('[data-try]')).toHaveAttribute('data-done', '');
  await expect(bars).toHaveText([
    'fewest first + propagate15',
    'checking + fewest first217',
    /degree1,070$/,
    'checking5,421',
    'no switch80,491',
  ]);
  await turns('forwardChecking').click();
  await expect(newest).toContainText('so “Forward checking” changes nothing.');
  await axeFindsNothing(page, 'switches');
  await inTry(figure).again.click();
  await expect(bars).toHaveText(['no switch80,491']);
  await expect(figure.getByRole('checkbox', { checked: true })).toHaveCount(0);

  // A mark of a chart is a run, and opens it in the figure of the run.
  const mark = page
    .locator('.chart-drawing.wide a.frame-link', { has: page.locator('title', { hasText: /^AI Escargot, MRV \+ propagation: 15$/ }) })
    .first();
  await mark.scrollIntoViewIfNeeded();
  await mark.click();
  const first = page.locator('#main');
  await expect(first.locator('[data-part=place]')).toHaveText('step 0 of 659');
  await expect(first).toHaveAttribute('data-full', '');
  await page.keyboard.press('Escape');
  await expect(mark).toBeInViewport();

  await test.step('on a phone what is pressed is wide enough for a finger, and what is said of a cell is in sight', async () => {
    await againOnPhone(page, figure);
    await figure.locator('svg.grid').evaluate((grid) => grid.scrollIntoView({ block: 'start' }));
    const cell = figure.getByRole('gridcell', { name: 'r5c3' });
    expect((await cell.boundingBox())!.width).toBeGreaterThanOrEqual(36);
    await finger(cell);
    await expect(newest).toContainText('r5c3 has 2 values');
    await expect(newest).toBeInViewport();
    expect((await leastSize(figure.locator('label'))).height).toBeGreaterThanOrEqual(44);
    await finger(turns('mrv'));
    await expect(newest).toContainText('1,723 instead of 80,491.');
    await fitsPhone(page);
  });
});
