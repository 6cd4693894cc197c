import { inChapter } from './drivers/site.ts';
import { errorsOf, expect, test } from './site-test.ts';

test('sets of digits are changed by a click and by a key, and what follows from them is shown', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('/chapters/how-fast/');
  const figure = page.locator('bit-words');
  const words = figure.locator('[data-part=bits]');
  await expect(words).toHaveText(['010010101', '100010001', '000010001', '110010101', '010000100', '010000000', '000010101']);
  await inChapter(figure).bit(5, 'a').click();
  await inChapter(figure).bit(2, 'b').press('Enter');
  await expect(inChapter(figure).bit(5, 'a')).toHaveAttribute('aria-pressed', 'false');
  await expect(words).toHaveText(['010000101', '110010001', '010000001', '110010101', '000000100', '010000000', '000000101']);
  for (const fold of await page.locator('details.fold > summary').all()) await fold.click();
  // Nine words are added up, with carries; a three that strikes something is told.
  const sums = page.locator('room-sums');
  await expect(sums.locator('[data-part=counts] td')).toHaveText([...'000000000']);
  for (let word = 0; word < 4; word++) await inChapter(sums).addWord.click();
  await expect(sums.locator('[data-plane="1"] .carried')).toHaveCount(2);
  await inChapter(sums).addAll.press('Enter');
  await expect(sums.locator('[data-part=counts] td')).toHaveText([...'333435444']);
  await expect(sums.getByRole('status')).toContainText('exactly three digits have room, 1, 2 and 9');
  await expect(sums.locator('.gone')).toHaveCount(2);
  // What may and must be in a cage follows the digits that are left.
  const cage = page.locator('sum-word');
  await inChapter(cage).sumDigit(9).click();
  await expect(cage.locator('[data-part=bits]')).toHaveText(['100011010', '100001010', '100001010']);
  await expect(cage.getByRole('status')).toHaveText('1 combination: 1 + 6 + 8.');
  // The sizes of columns are bars on one floor, as high as their numbers.
  const links = page.locator('#links');
  await links.scrollIntoViewIfNeeded();
  await expect(links.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  await page.locator('section.pair[data-run=links] a.frame-link', { hasText: 'The search is choosing a column' }).click();
  await expect(links.locator('sudo-stepper')).toHaveAttribute('data-position', '306');
  const bars = await links
    .locator('svg.choice rect')
    .evaluateAll((all) =>
      all.map((bar) => [bar.getBoundingClientRect().bottom, Number(bar.getAttribute('height')), bar.getBoundingClientRect().height]),
    );
  expect(bars.length).toBeGreaterThan(100);
  expect(new Set(bars.map(([bottom]) => Math.round(bottom!))).size).toBe(1);
  const [[, high, tall]] = bars as [[number, number, number]];
  const scales = bars.map(([, height, shown]) => shown! / height!);
  for (const scale of [Math.min(...scales), Math.max(...scales)]) expect(scale).toBeCloseTo(tall / high, 1);
  // A run that grows while its figure stands still is no try at an exercise.
  await expect(page.locator('exercise-check[data-figure=links] [data-part=state]')).toHaveText('');
  expect(errors).toEqual([]);
});
