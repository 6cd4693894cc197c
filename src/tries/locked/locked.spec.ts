import { locked as words } from '#words/tries/locked.ts';
import { axeFindsNothing, fitsPhone, openTry } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test('an almost locked set needs all its digits when it loses one', async ({ page }) => {
  const { figure, spoken: status } = await openTry(page, 'chains', 'locked');
  const away = (name: string) => figure.getByRole('button', { name, exact: true });
  await expect(away(words.nothing)).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.locator('.strike')).toHaveCount(0);
  await away(words.digit(7)).press('Enter');
  await expect(status).toContainText('Right. With the 7 gone, the two cells have 2 and 9 left');
  await expect(status).toContainText('r4c5 is 2 and r4c8 is 9');
  await expect(figure.locator('.cell.naked')).toHaveCount(2);
  await expect(figure.locator('[data-part=task]')).toContainText('Done.');
  await axeFindsNothing(page, 'locked');
  await away(words.digit(9)).click();
  await expect(status).toContainText('r4c5 is 7 and r4c8 is 2');
  await away(words.nothing).click();
  await expect(figure.locator('.cell.naked')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsPhone(page);
});
