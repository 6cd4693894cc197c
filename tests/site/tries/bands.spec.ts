import { expect, test } from '@playwright/test';
import { axeOn } from '../axe.ts';

test('a digit is placed by mouse and by keys, and its three words, their mask and the case are shown', async ({ page }) => {
  await page.goto('/chapters/how-fast/');
  const figure = page.locator('#bands');
  await expect(figure.locator('try-bands')).toHaveAttribute('data-ready', '');
  const [newest, spoken, idea] = [figure.locator('[data-part=newest]'), figure.getByRole('status'), figure.locator('.try-idea a')];
  const cell = (index: number) => figure.locator(`.hit[data-cell="${index}"]`);
  const drawn = figure.locator('.bands-words');
  await expect(figure.getByRole('grid')).toHaveAttribute('aria-label', /5 may stand in 25 cells/);
  await expect(drawn).toContainText('case 173: 101 101 010, three bits a box');
  await cell(2).click();
  await expect(newest).toHaveText('The bit is 0. r1c3 sees the 5 at r1c1.');
  await expect(idea).toBeHidden();
  // By keys from there to r7c4: six down, one to the right.
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cell(57)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(spoken).toHaveText(
    'Right. 5 at r7c4. It sees 20 cells, and 5 of them still had a bit. Three ANDs clear them, one a band. A look-up strikes 4 more: r5c2, r5c3, r5c7 and r5c8.',
  );
  await expect(drawn.locator('rect.cleared')).toHaveCount(5);
  await expect(drawn.locator('.bits rect.struck')).toHaveCount(4);
  await expect(drawn.locator('.masks rect')).toHaveCount(81);
  await expect(drawn.locator('.masks rect.clears')).toHaveCount(20);
  await expect(drawn).toContainText('case 471: 111 010 111, three bits a box');
  await expect(drawn).toContainText('box 4 cannot have row 5 and box 6 cannot have row 5');
  await expect(figure.getByRole('grid')).toHaveAttribute('aria-label', /5 may stand in 16 cells/);
  await expect(cell(57)).toHaveAttribute('aria-label', 'r7c4: 5');
  await expect(idea).toBeVisible();
  const { violations } = await axeOn(page).include('#bands').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await figure.getByRole('button', { name: 'Start again' }).click();
  expect((await cell(42).boundingBox())!.width).toBeGreaterThanOrEqual(36);
  await cell(42).click();
  await expect(newest).toContainText('5 at r5c7 is a dead end. After the three ANDs, band 1 is a case whose answer is 0');
  // On a phone all of a word can be seen, and a dead end can be taken back.
  for (const bit of await drawn.locator('.bits rect').all()) {
    const { x, width } = (await bit.boundingBox())!;
    expect(x >= 0 && x + width <= 390).toBe(true);
  }
  await figure.getByRole('button', { name: 'Take back' }).click();
  await expect(newest).toBeHidden();
  await expect(figure.getByRole('grid')).toHaveAttribute('aria-label', /5 may stand in 25 cells/);
  await cell(42).click();
  await figure.getByLabel('3', { exact: true }).check();
  await expect(newest).toBeHidden();
  await expect(figure.getByRole('grid')).toHaveAttribute('aria-label', /3 may stand in/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
