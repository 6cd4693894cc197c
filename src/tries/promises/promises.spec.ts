import { axeFindsNothing, inTry, openTry } from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test('a row of the 64 × 64 matrix tells its four promises, and all that another strikes is found', async ({ page }) => {
  const { figure, spoken, idea } = await openTry(page, 'exact-cover', 'promises');
  const matrix = figure.getByRole('slider');
  const [promised, kept] = ['taken', 'pointed'].map((of) => figure.locator(`[data-part=kept] .${of} li`));
  await expect(promised!).toHaveText(['r1c2 is filled', 'row 1 has 2', 'column 2 has 2', 'box 1 has 2']);
  // Pointing at the last row.
  const box = (await matrix.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
  await expect(kept!).toHaveText(['r4c4 is filled', 'row 4 has 4', 'column 4 has 4', 'box 4 has 4']);
  // Walking there: a row further, a cell further, to the first.
  await matrix.press('Home');
  await expect(matrix).toHaveAttribute('aria-valuetext', 'r1c1 = 1: r1c1 is filled, row 1 has 1, column 1 has 1 and box 1 has 1');
  await keys(page, 'ArrowRight ArrowDown');
  await expect(matrix).toHaveAttribute('aria-valuetext', /^r1c2 = 2: .*; taken$/);
  await keys(page, 'ArrowDown Enter');
  await expect(spoken).toContainText('Right. It clashes. r1c2 = 3 would keep “r1c2 is filled” again. Still to find: “row 1 has 2”');
  await expect(figure.locator('.band.struck')).toHaveCount(1);
  await expect(promised!).toHaveText(['r1c2 is filled ✓', 'row 1 has 2', 'column 2 has 2', 'box 1 has 2']);
  await keys(page, 'End Space');
  await expect(spoken).toContainText('No. No clash. r4c4 = 4');
  await expect(idea).toBeHidden();
  // A digit of the grid is a row, too; the last of the four earns the idea.
  await figure.locator('[data-part=grid] [data-row="13"]').click();
  await expect(spoken).toContainText('r1c4 = 2 would keep “row 1 has 2” again');
  await figure.locator('[data-part=grid] [data-row="21"]').click();
  await expect(spoken).toContainText('It clashes twice over. r2c2 = 2');
  await expect(spoken).toContainText('Altogether 10 statements clash');
  await expect(idea).toHaveAttribute('href', '#ones');
  await expect(figure.locator('.band.struck')).toHaveCount(10);
  await axeFindsNothing(page, 'promises');
  await inTry(figure).again.click();
  await expect(figure.locator('.band.struck')).toHaveCount(0);
  await expect(idea).toBeHidden();
});
