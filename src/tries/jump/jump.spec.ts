import { jump } from '#words/tries/jump.ts';
import { axeFindsNothing, inTry, openTry } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test('the reason of a dead end is told once a choice was taken back, and a jump goes to it', async ({ page }) => {
  const { figure, newest } = await openTry(page, 'bigger-grids', 'jump');
  const reason = figure.locator('.why');
  const caption = figure.locator('.said');
  const text = page.getByText('The ten choices after the later of those two');
  await expect(reason).toBeHidden();
  await expect(caption).toBeHidden();
  await expect(text).toBeHidden();
  await figure.getByRole('button', { name: jump.back }).click();
  await expect(reason).toBeVisible();
  await expect(caption).toBeVisible();
  await axeFindsNothing(page, 'jump');
  await inTry(figure).again.click();
  await expect(reason).toBeHidden();
  await figure.getByRole('button', { name: jump.jump }).click();
  await expect(newest).toContainText('rule out a digit');
  await expect(text).toBeVisible();
  await expect(caption).toBeVisible();
});
