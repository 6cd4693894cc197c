import { cage } from '#words/tries/cage.ts';
import { beginning } from '../../../tests/site/drivers/named.ts';
import { axeFindsNothing, fitsPhone, inTry, leastSize, openTry, pressEach } from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test('a cage is filled by mouse and by keys, and says why it refuses a digit before it is full', async ({ page }) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'killer', 'cage');
  const digit = (value: number) => figure.getByRole('button', { name: cage.digit(value), exact: true });
  await digit(5).click();
  await expect(newest).toHaveClass(/wrong/);
  await expect(newest).toContainText('5 is too much. Two more cells add at least 1 + 2 = 3, so the cage comes to 8 or more, not to 7.');
  await expect(figure.locator('svg .digits text.refused')).toHaveText('5');
  await expect(figure.locator('svg .reach.refused')).toHaveCount(1);
  await digit(1).click();
  await expect(newest).toHaveText(
    '1 may stay. With two more cells, the cage comes to at least 6 and at most 18, and 7 is within those bounds.',
  );
  await expect(idea).toBeHidden();
  // By keys: a digit is typed, or its button pressed.
  await page.keyboard.press('2');
  await digit(4).press('Enter');
  await expect(newest).toHaveClass(/right/);
  await expect(spoken).toHaveText(/^Right\. 1 \+ 2 \+ 4 = 7\./);
  await expect(figure.getByRole('listitem')).toHaveText(['1 + 2 + 4']);
  await expect(idea).toBeVisible();
  // Two more sums are asked for.
  await expect(figure.locator('[data-part=task]')).not.toContainText('Done.');
  // The bounds let a wrong digit pass, which is said when no digit fits after it; a link of the text leads there.
  await page.locator('a[data-act="sum 7; digit 1; digit 3"]').click();
  await expect(newest).toContainText('3 may stay.');
  await digit(5).click();
  await expect(newest).toContainText('Only a 3 would make the sum, and the cage has one already. So the 3 was wrong');
  await figure.getByRole('button', { name: cage.sum(15) }).click();
  await expect(figure.locator('[data-part=before]')).toBeHidden();
  await keys(page, '1 2');
  await expect(newest).toContainText('2 is too little. One more cell adds at most 9, so the cage comes to 12 or less');
  await page.keyboard.press('Backspace');
  await expect(figure.locator('svg .digits text')).toHaveCount(0);
  await figure.getByRole('button', { name: cage.more }).click();
  await expect(figure.getByRole('img')).toHaveAttribute('aria-label', /sum 16, empty/);
  await axeFindsNothing(page, 'cage');

  // On a phone, by touch, every digit is large enough, and the last one can be reached.
  await page.setViewportSize({ width: 390, height: 844 });
  await inTry(figure).again.click();
  await expect(idea).toBeHidden();
  // The sum is the reader's.
  await expect(figure.getByRole('img')).toHaveAttribute('aria-label', /sum 16, empty/);
  await figure.getByRole('button', { name: cage.sum(7) }).click();
  const { width, height } = await leastSize(figure.getByRole('button', { name: beginning(cage.digit(0).replace('0', '')) }));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await digit(9).click();
  await expect(newest).toContainText('9 is too much');
  await pressEach(Array.from({ length: 3 }, () => inTry(figure).showOne));
  await expect(newest).toHaveClass(/right/);
  await fitsPhone(page);
});
