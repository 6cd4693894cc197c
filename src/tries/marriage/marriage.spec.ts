import { marriage as words } from '#words/tries/marriage.ts';
import { axeFindsNothing, fitsPhone, inTry, openTry } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test('a digit is handed down, a group grows until it has fewer digits than cells, and is a set when the digit is taken back', async ({
  page,
}) => {
  const { figure, spoken: status } = await openTry(page, 'pencil-and-paper', 'marriage');
  const cell = (name: string) => figure.getByRole('button', { name: `${name}:` });
  const back = figure.getByRole('button', { name: words.takeBack(3) });
  await expect(figure.locator('.line.kept')).toHaveCount(3);
  await expect(figure.locator('.left-over')).toHaveCount(2);
  await expect(figure.locator('.digit.supposed')).toHaveText('3');
  await cell('r7c8').click();
  await expect(status).toContainText('No. r7c8 has the');
  await cell('r8c8').click();
  await cell('r9c7').press('Enter');
  await expect(status).toContainText('Nobody has the 6 or 7');
  await figure.getByRole('button', { name: words.digit(6), exact: true }).click();
  await expect(status).toContainText('Right. r9c7 takes the 6 and passes the 4 on to r8c8.');
  await expect(figure.locator('.left-over')).toHaveCount(1);
  await expect(back).toBeDisabled();
  for (const name of ['r9c8', 'r8c8', 'r7c9', 'r7c8']) await cell(name).click();
  await expect(status).toContainText('4 cells, 3 digits');
  // One sees that every digit of the group is used inside it.
  await expect(figure.locator('.line.kept.reached')).toHaveCount(3);
  await expect(figure.locator('.line.kept.reached').first()).toHaveCSS('stroke-width', '5px');
  await expect(figure.locator('[data-part=balance]')).toHaveText(/4\s*cells\s*>\s*3\s*digits/);
  await axeFindsNothing(page, 'marriage');
  await back.click();
  await expect(status).toContainText('it strikes the 3 from r8c7');
  await expect(figure.locator('.line.kept')).toHaveCount(0);
  await expect(figure.locator('.digit.supposed')).toHaveCount(0);
  await expect(figure.locator('.strike')).not.toHaveCount(0);
  await figure.getByRole('button', { name: words.full }).click();
  await expect(status).toContainText('never come round');
  await expect(figure.locator('.line.kept')).toHaveCount(6);
  await expect(figure.locator('.line.struck')).toHaveCount(4);
  await expect(figure.locator('.strike')).toHaveCount(4);
  await expect(figure.getByRole('button', { name: words.showOne })).toBeDisabled();
  await inTry(figure).again.click();
  await expect(figure.locator('.left-over')).toHaveCount(2);
  // Each press is one step, and nothing plays by itself.
  for (let step = 1; step <= 3; step++) await figure.getByRole('button', { name: words.showOne }).click();
  await expect(status).toContainText('r9c7 takes the 6');
  await page.setViewportSize({ width: 390, height: 844 });
  // The other written digits make room.
  await expect(figure.locator('text.digit')).toHaveText(['3']);
  await fitsPhone(page);
});
