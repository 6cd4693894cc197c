import { bands } from '#words/tries/bands.ts';
import { axeFindsNothing, fitsPhone, openTry, pressEach } from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test('a digit is placed by mouse and by keys, and its three words, their mask and the case are shown', async ({ page }) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'how-fast', 'bands');
  const cell = (index: number) => figure.locator(`.hit[data-cell="${index}"]`);
  const drawn = figure.locator('.bands-words');
  // At first the digit stands, and what it forbids is struck by hand; neither mask nor table gives it away.
  await expect(figure.getByRole('grid')).toHaveAttribute('aria-label', /5 is possible in 25 cells/);
  await expect(drawn.locator('.masks rect')).toHaveCount(0);
  await expect(drawn).not.toContainText('case');
  await cell(40).click();
  await expect(newest).toHaveText('r5c5 does not see r7c4: no row, column or box has both. First strike what r7c4 sees.');
  await cell(0).click();
  await expect(newest).toHaveText('r1c1 already has a 5, which keeps its bit.');
  await pressEach([30, 48, 56].map(cell));
  await cell(58).click();
  await expect(idea).toBeHidden();
  // By keys from r7c5 to r9c4: two down, one to the left.
  await keys(page, 'ArrowDown ArrowDown ArrowLeft');
  await expect(cell(75)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(spoken).toContainText('You’ve struck everything it sees. The program doesn’t have to look');
  await expect(drawn.locator('rect.cleared')).toHaveCount(5);
  await expect(drawn.locator('.masks rect')).toHaveCount(81);
  await expect(drawn.locator('.masks rect.clears')).toHaveCount(20);
  await cell(28).click();
  await expect(newest).toContainText('Nothing in band 2 clears the bit of r4c2.');
  await pressEach([37, 38, 42, 43].map(cell));
  await expect(newest).toContainText('nine bits, case 471 of 512');
  await expect(drawn.locator('.bits rect.struck')).toHaveCount(4);
  await expect(drawn).toContainText('case 471: 111 010 111, three bits a box');
  await expect(drawn).toContainText('box 4 can’t have row 5 and box 6 can’t have row 5');
  await expect(figure.getByRole('grid')).toHaveAttribute('aria-label', /5 is possible in 16 cells/);
  await expect(cell(57)).toHaveAttribute('aria-label', 'r7c4: 5');
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'bands');

  await page.setViewportSize({ width: 390, height: 844 });
  await figure.getByLabel('5', { exact: true }).check();
  await expect(drawn).toContainText('case 173: 101 101 010, three bits a box');
  // What is to be done is another thing now, and so is what is said of it.
  await expect(figure.locator('[data-part=task]')).toHaveText(
    'Place 5s where you like, and see what three ANDs clear and the look-ups strike.',
  );
  await expect(figure.locator('[data-part=start]')).toContainText('Click one: the 5 is placed there');
  await cell(2).click();
  await expect(newest).toHaveText('The bit is 0. r1c3 sees the 5 at r1c1.');
  expect((await cell(42).boundingBox())!.width).toBeGreaterThanOrEqual(36);
  await cell(42).click();
  await expect(newest).toContainText('5 at r5c7 is a dead end. After the three ANDs, band 1 is a case whose answer is 0');
  // On a phone all of a word can be seen, and a dead end can be taken back.
  const sides = await drawn
    .locator('.bits rect')
    .evaluateAll((all) => all.map((bit) => bit.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]));
  expect(sides.length).toBeGreaterThanOrEqual(2 * 81);
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...sides)).toBeLessThanOrEqual(390);
  await figure.getByRole('button', { name: bands.back }).click();
  await expect(newest).toBeHidden();
  await expect(figure.getByRole('grid')).toHaveAttribute('aria-label', /5 is possible in 25 cells/);
  await cell(42).click();
  await figure.getByLabel('3', { exact: true }).check();
  await expect(newest).toBeHidden();
  await expect(figure.getByRole('grid')).toHaveAttribute('aria-label', /3 is possible in/);
  await fitsPhone(page);
});
