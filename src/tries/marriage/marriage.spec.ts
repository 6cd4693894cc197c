import { marriage as words } from '#words/tries/marriage.ts';
import { axeFindsNothing, fitsPhone, inTry, openTry } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test('a group grows until it has fewer digits than cells, and is a set when the digit is taken back', async ({ page }) => {
  const { figure, spoken: status } = await openTry(page, 'pencil-and-paper', 'marriage');
  const slider = figure.getByRole('slider', { name: words.grow });
  await expect(figure.locator('.line.kept')).toHaveCount(4);
  await expect(figure.locator('.left-over')).toHaveCount(1);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '1 cell');
  await expect(status).toContainText('Ask those cells next');
  for (let cells = 2; cells <= 4; cells++) await page.keyboard.press('ArrowRight');
  await expect(status).toContainText('Right.');
  await expect(status).toContainText('4 cells, 3 digits');
  await expect(figure.locator('[data-part=balance]')).toHaveText(/4\s*cells\s*>\s*3\s*digits/);
  await axeFindsNothing(page, 'marriage');
  await page.keyboard.press('End');
  await expect(status).toContainText('it strikes the 3 from r8c7');
  await expect(figure.locator('.line.kept')).toHaveCount(0);
  await expect(figure.locator('.strike')).not.toHaveCount(0);
  await inTry(figure).again.click();
  await expect(slider).toHaveValue('0');
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsPhone(page);
});
