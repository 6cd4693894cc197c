import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  inTry,
  leastSize,
  openTry,
  pressEach,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('eight strikes leave the middle its digit: each has its witness, and one is refused', async ({ page }) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'grids', 'first-digit');
  const digit = (digit: number) => figure.locator(`.lens [data-digit="${digit}"]`);
  const cell = (name: string) => figure.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
  await digit(5).click();
  await expect(newest).toHaveText(
    /^5 is possible\. None of the 20 cells in the row, column and box of r5c5 has one\. But is it the only digit/,
  );
  for (const [each, where] of [
    [1, 'r5c9 in row 5'],
    [2, 'r6c5 in box 5'],
    [3, 'r5c6 in box 5'],
    [4, 'r5c1 in row 5'],
    [6, 'r4c5 in box 5'],
    [7, 'r1c5 in column 5'],
    [8, 'r5c4 in box 5'],
  ] as const) {
    await pressEach([digit(each)]);
    await expect(newest).toHaveText(`Struck: ${each}. ${where} already has one.`);
  }
  await expect(figure.locator('.ways path')).toHaveCount(7);
  // Of the cells on the way, lines only cross those without a digit: two from r5c9, two from r5c1, and r3c5.
  const lines = await figure.locator('.ways path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(''));
  expect(lines.match(/M/g)).toHaveLength(5);
  await expect(idea).toBeHidden();
  await digit(9).click();
  await expect(newest).toContainText('only 5 is left');
  await expect(newest).toHaveClass(/right/);
  await expect(idea).toBeVisible();
  await digit(5).click();
  await expect(newest).toHaveText(
    '5 at r5c5 is yours: box 5 has 2, 3, 6 and 8; row 5 has 1 and 4; column 5 has 7 and 9. Six other cells have only one candidate left. From now on you can press the right digit at once.',
  );
  await expect(cell('r5c5')).toHaveAccessibleName('r5c5: 5');
  await expect(figure.locator('[data-part=task]')).toContainText('Done.');
  // Another one, in one press.
  await cell('r7c6').click();
  await digit(7).click();
  await expect(newest).toContainText('7 at r7c6 is yours: box');
  // Another cell, with what is not to be had there.
  await cell('r1c3').click();
  await expect(newest).toContainText('r1c3 is under the lens');
  await pressEach([3, 5, 6, 7, 8, 9].map(digit));
  await expect(newest).toContainText('1, 2 and 4 are left, and we don’t know yet which one is right');
  await axeFindsNothing(page, 'first-digit');
  await inTry(figure).again.click();
  await expect(idea).toBeHidden();
  await expect(figure.locator('.ways path')).toHaveCount(0);

  await test.step('a cell is chosen and its digits are struck by keys alone, and all of it is spoken', async () => {
    await cell('r5c5').focus();
    // r8c8 sees a 3 of no kind.
    await keys(page, 'ArrowDown ArrowDown ArrowDown ArrowRight ArrowRight ArrowRight');
    await page.keyboard.press('Space');
    await expect(spoken).toContainText('r8c8 is under the lens now. Eight digits can be struck there.');
    for (const key of '12456789') await page.keyboard.press(key);
    await expect(spoken).toHaveText(/^Right\. Struck: 9\. .* only 3 is left/);
    await expect(idea).toBeVisible();
    await expect(digit(9)).toHaveAccessibleName(/^9 (row 8|column 8|box 9) struck$/);
    await page.keyboard.press('Tab');
    await expect(digit(1)).toBeFocused();
    await keys(page, 'Tab Tab Enter');
    await expect(spoken).toContainText('Right. 3 at r8c8 is yours: ');
  });

  await test.step('on a phone the lens stands under the grid, and all that is touched is large enough', async () => {
    await againOnPhone(page, figure);
    await finger(digit(1));
    await expect(newest).toHaveText('Struck: 1. r5c9 in row 5 already has one.');
    await figure.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(newest).toBeInViewport({ ratio: 1 });
    expect((await leastSize(figure.getByRole('button'))).height).toBeGreaterThanOrEqual(44);
    expect((await cell('r1c3').boundingBox())!.width).toBeGreaterThan(36);
    await fitsPhone(page);
  });
});
