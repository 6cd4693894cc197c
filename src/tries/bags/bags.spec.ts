import { bags as words } from '#words/tries/bags.ts';
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
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('bags are taken, refused and put back until every thing is there once, by mouse, keys and finger', async ({ page }) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'exact-cover', 'bags');
  const bag = (name: string) => figure.getByRole('checkbox', { name: new RegExp(`^${words.bag(name, [])}(,|$)`) });
  const lit = figure.locator('[data-part=lines] [aria-current]');
  // Where to begin is the question.
  await expect(lit).toHaveCount(0);
  await expect(figure.locator('.left [data-state=scarce]')).toHaveCount(0);
  await bag('2 3 4').click();
  await expect(bag('2 3 4')).toBeChecked();
  await expect(newest).toContainText('No choice here.');
  await expect(lit).toHaveText('strike its things, and every bag with one of them');
  await expect(idea).toBeHidden();
  // A struck one says so before it is tried, and why after.
  await expect(bag('2 5')).toHaveAccessibleName('bag 2 5, struck, because 2 would be there twice');
  await bag('2 5').press('Space');
  await expect(bag('2 5')).not.toBeChecked();
  await expect(spoken).toHaveText('No. Not this one. 2 is in the bag 2 3 4 already and would be there twice.');
  await bag('2 3 4').press('Enter');
  await expect(spoken).toContainText('is back on the table');
  await bag('6').press('Space');
  await bag('1 3').press('Space');
  await expect(newest).toHaveClass(/wrong/);
  await expect(newest).toContainText('Stuck. 4 is missing');
  await expect(figure.locator('.left [data-state=lost]')).toHaveText('0');
  await expect(lit).toHaveText('for each bag with that thing');
  await axeFindsNothing(page, 'bags');
  // What is in the way goes back first.
  for (const left of [1, 0]) {
    await inTry(figure).showOne.click();
    await expect(figure.getByRole('checkbox', { checked: true })).toHaveCount(left);
  }
  await bag('2 3 4').press('Space');
  await bag('1 5 6').press('Space');
  await expect(spoken).toHaveText('Right. Exactly once. 2 bags, 6 things: none missing, none twice. The idea is below.');
  await expect(lit).toHaveText('if no column is left: a solution');
  await expect(idea).toHaveAttribute('href', '#main');
  await inTry(figure).again.click();
  await expect(figure.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(lit).toHaveCount(0);

  await againOnPhone(page, figure);
  for (const name of ['2 3 4', '1 5 6']) await finger(bag(name));
  await expect(idea).toBeVisible();
  // The idea lies below the window: the verdict ends with the way there, which lies over nothing and goes when it has been gone.
  const sign = inTry(figure.locator('[data-part=newest]')).ideaCame;
  await sign.dispatchEvent('click');
  await expect(figure.locator('.try-idea')).toBeInViewport();
  await expect(sign).toHaveCount(0);
  expect((await leastSize(figure.getByRole('checkbox'))).height).toBeGreaterThanOrEqual(44);
  await fitsPhone(page);
  // The same page has the matrix of a small Sudoku: its digits are large enough for a finger.
  const matrix = page.locator('#promises');
  await matrix.scrollIntoViewIfNeeded();
  await expect(matrix.locator('try-promises')).toHaveAttribute('data-ready', '');
  const digit = matrix.locator('[data-part=grid] [data-row="0"]');
  expect((await digit.boundingBox())!.width).toBeGreaterThanOrEqual(36);
  await finger(matrix.locator('[data-part=grid] [data-row="1"]'));
  await expect(matrix.getByRole('status')).toContainText(
    'It clashes twice over. r1c1 = 2 would keep “row 1 has 2” and “box 1 has 2” again.',
  );
});
