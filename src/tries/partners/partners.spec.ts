import { partners as words } from '#words/tries/partners.ts';
import { axeFindsNothing, fitsPhone, inTry, openTry } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test('cells are paired by mouse, keys and paths; a mark that comes round stays, and one that does not is struck', async ({ page }) => {
  const { figure, spoken: status } = await openTry(page, 'all-different', 'partners');
  const mark = (digit: number, cell: string) => figure.getByRole('button', { name: `${digit} in ${cell}` });
  await mark(3, 'r1c4').click();
  await expect(status).toContainText('r1c4 is paired with 3');
  await mark(3, 'r1c5').press('Enter');
  await expect(status).toContainText('so r1c4 has no partner now');
  const sort = figure.getByRole('button', { name: words.sort });
  await expect(sort).toBeDisabled();
  for (let path = 1; path <= 7; path++) await inTry(figure).button(words.showOne).click();
  await expect(figure.locator('[data-part=count]')).toHaveText(words.count(9, 9, 0));
  await mark(9, 'r2c4').click();
  await expect(status).toContainText('So 9 is struck from r2c4');
  await expect(figure.locator('.try-idea .earned-only').first()).toBeVisible();
  await sort.click();
  await expect(figure.locator('.band')).toHaveCount(2);
  await axeFindsNothing(page, 'partners');
  const all = figure.getByRole('button', { name: words.all });
  await all.click();
  await expect(status).toContainText('10 marks struck');
  await expect(all).toBeDisabled();
  await inTry(figure).again.click();
  for (const [digit, cell] of [
    [7, 'r2c4'],
    [2, 'r2c5'],
    [6, 'r2c6'],
    [3, 'r1c4'],
    [5, 'r1c5'],
    [8, 'r1c6'],
    [9, 'r3c5'],
  ] as const)
    await mark(digit, cell).click();
  await inTry(figure).button(words.showOne).click();
  await expect(figure.locator('[data-part=count]')).toHaveText(words.count(8, 9, 0));
  await expect(status).toContainText('could take');
  await inTry(figure).button(words.turnOver).click();
  await expect(figure.locator('[data-part=count]')).toHaveText(words.count(9, 9, 0));
  await inTry(figure).again.click();
  await expect(figure.locator('[data-part=count]')).toHaveText(words.count(1, 9, 0));
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsPhone(page);
});
