import { inFigure, openFigure } from './drivers/figure.ts';
import { sceneOn } from './drivers/side-by-side.ts';
import { inChapter } from './drivers/site.ts';
import { expect, test } from './site-test.ts';
import { soaking } from './soak.ts';

test.describe('a grid of 625 cells', () => {
  test('is enlarged by buttons and follows the run', async ({ page }) => {
    const { figure: stepper } = await openFigure(page, 'bigger-grids');
    const larger = inFigure(stepper).larger;
    await expect(larger).toBeVisible();
    const cellBefore = await stepper.locator('rect.focus').first().boundingBox();
    const isInside = async (what: string) => {
      const [frame, box] = [(await stepper.locator('svg.grid').boundingBox())!, (await stepper.locator(what).first().boundingBox())!];
      const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
      return x > 0 && x < frame.width && y > 0 && y < frame.height;
    };
    for (let press = 0; press < 3; press++) {
      await larger.click();
      expect(await isInside('rect.focus')).toBe(true);
    }
    await expect(stepper.locator('svg.grid')).toHaveClass(/enlarged/);
    await expect
      .poll(async () => (await stepper.locator('rect.focus').first().boundingBox())!.width)
      .toBeGreaterThan(3 * cellBefore!.width);
    // The lit cell stays inside the drawing, wherever the run goes.
    await inFigure(stepper).forward.focus();
    for (let step = 0; step < (soaking ? 12 : 5); step++) {
      await page.keyboard.press(']');
      if ((await stepper.locator('rect.focus').count()) > 0) expect(await isInside('rect.focus')).toBe(true);
    }
    // So does a pattern that is seen, where no cell is lit, and beside the text.
    await sceneOn(page, 'main').closeFull.click();
    await page.locator('a.frame-link', { hasText: 'box 13' }).click();
    await expect(stepper.locator('.say')).toContainText('r14c15');
    expect(await isInside('g.set rect')).toBe(true);
    // Nothing of it lies under the words, or under the buttons that run the figure.
    for (const other of ['.say', '.controls']) {
      const under = await stepper.locator(other).evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementsFromPoint(left + width / 2, top + height / 2).filter((each) => each.closest('svg.grid')).length;
      });
      expect([other, under]).toEqual([other, 0]);
    }
    await inFigure(stepper).wholeGrid.click();
    await expect(stepper.locator('svg.grid')).not.toHaveClass(/enlarged/);
    // In the reader's hands it opens enlarged, and stays whole for who wants it whole.
    await page.locator('a.frame-link', { hasText: 'Find one more symbol yourself' }).click();
    await expect(stepper.locator('svg.grid')).toHaveClass(/enlarged/);
    await inFigure(stepper).wholeGrid.click();
    await inFigure(stepper).forMe.click();
    await expect(stepper.locator('svg.grid')).not.toHaveClass(/enlarged/);
  });
});

test('a cell of chapter 1 tells what it sees, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/chapters/grids/');
  const explorer = page.locator('house-explorer').first();
  await expect(explorer).toContainText('r5c5 is empty and sees 20 other cells.');
  await explorer.locator('.hit[data-cell="2"]').click();
  await expect(explorer).toContainText('r1c3 is empty');
  await expect(explorer).toContainText('Together they leave it 3 candidates: 1, 2 and 4');
  await page.keyboard.press('ArrowDown');
  await expect(explorer).toContainText('r2c3 is empty');
  await inChapter(explorer).box.check();
  await expect(explorer).not.toContainText('Its row 2');
});
