import { expect, type Page, test } from '@playwright/test';

async function open(page: Page, chapter: string, run: string) {
  await page.goto(`/chapters/${chapter}/`);
  const figure = page.locator(`#${run}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  return figure;
}

test('rounds strike candidates and fix cells, and the search goes on from there', async ({ page }) => {
  const figure = await open(page, 'propagate-then-search', 'both');
  await page.locator('a.frame-link[data-run=both]').first().click();
  await expect(figure.locator('.say')).toContainText('The last round changed nothing');
  expect(await figure.locator('svg.grid .mark').count()).toBeGreaterThan(50);
  await figure.getByRole('button', { name: 'Step forward' }).click();
  await expect(figure.locator('.say')).toContainText('Try');
});

test('each switch makes another run', async ({ page }) => {
  const figure = await open(page, 'constraint-search', 'main');
  const place = figure.locator('[data-part=place]');
  const lengths = new Set([await place.textContent()]);
  for (const name of ['Ties by degree', 'Least constraining value first (LCV)', 'Forward checking']) {
    await figure.getByLabel(name).click();
    await expect
      .poll(
        async () =>
          !lengths.has(((await place.textContent()) ?? '').replace(/step \d+/, 'step 0')) &&
          (await place.textContent()) !== [...lengths].at(-1),
      )
      .toBe(true);
    lengths.add(await place.textContent());
  }
  expect(lengths.size).toBe(4);
  // Without forward checking nobody keeps domains.
  await expect(figure.locator('svg.grid .mark')).toHaveCount(0);
});

test('a choice says why, and who came next', async ({ page }) => {
  const figure = await open(page, 'constraint-search', 'small');
  await figure.getByRole('button', { name: 'Step forward' }).click();
  await expect(figure.locator('.say')).toContainText(
    /Choose r\dc\d. It has \d values? left, and no variable has fewer.*Next in the ranking: r\dc\d/,
  );
});

test('the reader is asked for the next variable, and told why an answer is wrong', async ({ page }) => {
  await page.goto('/chapters/constraint-search/');
  const card = page.locator('.predict-card, [class*=predict]').filter({ hasText: 'Which variable is chosen next?' }).first();
  await expect(card).toBeVisible();
});

test('the program as it is written makes its printed number of backtracks', async ({ page }) => {
  const figure = await open(page, 'constraint-search', 'written');
  await figure.getByRole('button', { name: 'To the end' }).click();
  await expect(figure.locator('[data-view=counters]')).toContainText('3,508');
});
