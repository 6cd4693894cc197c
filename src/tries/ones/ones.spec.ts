import { againOnPhone, axeFindsNothing, finger, fitsPhone, inTry, leastSize, openTry } from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test('a candidate shows its ones in the whole matrix, and those that have to be chosen are found by hand', async ({ page }) => {
  const { figure, spoken, idea } = await openTry(page, 'exact-cover', 'ones');
  const grid = figure.getByRole('slider');
  const names = figure.locator('[data-part=names] span');
  await expect(names).toHaveText(['r1c1 is filled', 'row 1 has 5', 'column 1 has 5', 'box 1 has 5']);
  await grid.focus();
  await keys(page, 'ArrowRight 6');
  await expect(grid).toHaveAttribute('aria-valuetext', 'r1c2 = 6: r1c2 is filled, row 1 has 6, column 2 has 6 and box 1 has 6');
  await keys(page, 'Enter');
  await expect(spoken).toContainText('No clash.');
  await inTry(figure).button('20').click();
  await expect(spoken).toContainText('No. More.');
  await inTry(figure).button('28').click();
  await expect(spoken).toContainText('Right. 28.');
  await inTry(figure).button('Choose the other givens').click();
  await expect(spoken).toContainText('2,184 of the 2,916 1s are struck');
  // The middle of the grid has one candidate left.
  const box = (await grid.locator('svg').boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(spoken).toContainText('Right. It has to be. Only r5c5 = 5');
  await expect(idea).toBeHidden();
  for (let more = 0; more < 2; more++) await inTry(figure).showOne.click();
  await expect(idea).toHaveAttribute('href', '#sudoku');
  await axeFindsNothing(page, 'ones');

  await againOnPhone(page, figure);
  const digit = figure.getByRole('button', { name: 'r1c1 = 3', exact: true });
  await finger(digit);
  await expect(spoken).toContainText('It clashes. r1c1 = 3 would keep “r1c1 is filled” again.');
  expect((await leastSize(figure.locator('[data-digit]'))).width).toBeGreaterThanOrEqual(34);
  await fitsPhone(page);
});
