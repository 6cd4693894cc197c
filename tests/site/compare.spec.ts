import { expect, type Page, test } from '@playwright/test';

/** The comparison with all of its runs started, and every error of the page collected. */
async function open(page: Page, query = '') {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`/compare/${query}`);
  const compare = page.locator('sudo-compare');
  await expect(compare).toHaveAttribute('data-ready', '');
  await expect(compare).toHaveAttribute('data-time', /\d/);
  const panels = compare.locator('.compare-panel');
  return { compare, panels, errors, time: compare.locator('[data-part=time]') };
}

test('runs are moved together, by mouse and by keyboard', async ({ page }) => {
  const { compare, panels, errors, time } = await open(page);
  await expect(panels).toHaveCount(3);
  await expect(time).toHaveText('40 digits written');
  await compare.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(time).toHaveText('41 digits written');
  await expect(panels.nth(0).locator('.counts')).toContainText('41placements');
  await expect(panels.nth(2).locator('.counts')).toContainText('41search nodes');
  await compare.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(time).toHaveText('39 digits written');
  await page.keyboard.press('End');
  await expect(time).toHaveText('every run has ended');
  for (const index of [0, 1, 2]) await expect(panels.nth(index).locator('.say')).toContainText(/solved|solution/i);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect.poll(async () => Number(await compare.getAttribute('data-time'))).toBeGreaterThan(2);
  await page.keyboard.press('Space');
  await expect(compare.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('other algorithms and options can be compared, and the link brings them back', async ({ page }) => {
  const { compare, panels, errors } = await open(page, '?puzzle=wikipedia');
  await panels.nth(2).getByRole('button', { name: 'Take this run away' }).click();
  await expect(panels).toHaveCount(2);
  await panels.nth(0).locator('select[name=algorithm]').selectOption('constraint-search');
  await panels.nth(0).getByText('Options').click();
  await expect(panels.nth(0).getByLabel('Ties by degree')).toBeVisible();
  await panels.nth(0).getByLabel('Fewest values first (MRV)').uncheck();
  await expect(panels.nth(0).getByLabel('Ties by degree')).toBeHidden();
  await expect(compare.locator('[data-part=totals] tbody tr', { hasText: 'solved' })).toHaveCount(2);
  await compare.getByRole('button', { name: 'Where they part' }).click();
  await expect(compare.locator('[data-part=notice]')).toHaveText('They part at the very first digit.');
  await compare.getByRole('button', { name: 'Add a run' }).click();
  await expect(panels).toHaveCount(3);
  await expect.poll(() => page.url()).toMatch(/with=constraint-search%2Cmrv%3Aoff.*with=backtracking/);
  await page.reload();
  await expect(compare).toHaveAttribute('data-ready', '');
  await expect(panels).toHaveCount(3);
  await panels.nth(0).getByText('Options').click();
  await expect(panels.nth(0).getByLabel('Fewest values first (MRV)')).not.toBeChecked();
  await expect(panels.nth(1).getByLabel('Fewest values first (MRV)')).toBeChecked();
  expect(errors).toEqual([]);
});

test('a run that takes minutes can be stopped, and what there is of it stays', async ({ page }) => {
  const { compare, errors } = await open(page, '?puzzle=anti-brute-force&with=backtracking&with=dancing-links');
  const totals = compare.locator('[data-part=totals] tbody tr');
  await expect(totals.nth(1)).toContainText('solved');
  await expect(totals.nth(0)).toContainText('running');
  await compare.getByRole('button', { name: 'Stop the runs' }).click();
  await expect(totals.nth(0)).toContainText('stopped');
  await expect(compare.getByRole('button', { name: 'Stop the runs' })).toBeHidden();
  await compare.getByRole('button', { name: 'To the end' }).click();
  await expect(compare.locator('[data-part=time]')).toHaveText('every run has ended');
  expect(errors).toEqual([]);
});

test('a panel leads to the same frame in a chapter', async ({ page }) => {
  const { panels, time } = await open(page);
  await expect(time).toHaveText('40 digits written');
  const words = await panels.nth(2).locator('.say').textContent();
  await panels.nth(2).getByRole('link', { name: 'Step through it' }).click();
  await expect(page).toHaveURL(/chapters\/.*run=/);
  await expect(page.locator('sudo-stepper[data-ready] .say', { hasText: words!.slice(0, 30) })).toBeVisible();
});

test('a puzzle of the reader is compared, one with cages by the solvers for killers, nonsense by none', async ({ page }) => {
  const { compare, panels, errors, time } = await open(page);
  const own = compare.locator('dialog[data-part=own]');
  await compare.locator('select[name=puzzle]').selectOption('own');
  await own.getByRole('textbox').fill('nothing of the kind');
  await own.getByRole('button', { name: 'Run it' }).click();
  await expect(own.locator('[data-part=fault]')).toBeVisible();
  await own.getByRole('textbox').fill('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  await own.getByRole('button', { name: 'Run it' }).click();
  await expect(own).toBeHidden();
  await expect(time).toHaveText('0 digits written');
  await expect(panels.nth(0).locator('svg.grid')).toHaveAttribute('aria-label', /30 of 81/);
  await compare.locator('select[name=puzzle]').selectOption('killer-wikipedia');
  await expect(panels).toHaveCount(2);
  await expect(panels.nth(1).locator('select[name=algorithm]')).toHaveValue('killer-advanced');
  await expect(compare.locator('[data-part=totals] tbody tr').nth(1)).toContainText('solved');
  await compare.locator('select[name=puzzle]').selectOption('wikipedia');
  await expect(panels).toHaveCount(3);
  expect(errors).toEqual([]);
});

test('a broken link says what is wrong and shows the page as it is', async ({ page }) => {
  const { compare, panels } = await open(page, '?with=magic&puzzle=wikipedia');
  await expect(compare.locator('[data-part=notice]')).toContainText("there is no algorithm 'magic'");
  await expect(panels).toHaveCount(3);
});

test('the parts of a link that make sense are used', async ({ page }) => {
  const { compare, panels } = await open(page, '?puzzle=ai-escargot&with=foo&with=dancing-links&by=zzz&at=-7');
  await expect(panels).toHaveCount(1);
  await expect(panels.locator('select[name=algorithm]')).toHaveValue('dancing-links');
  await expect(compare.locator('select[name=puzzle]')).toHaveValue('ai-escargot');
  for (const part of ["'foo'", "'zzz'", "'-7'"]) await expect(compare.locator('[data-part=notice]')).toContainText(part);
});

test('a link to a killer alone brings the solvers for killers', async ({ page }) => {
  const { compare, panels } = await open(page, '?puzzle=killer-wikipedia');
  await expect(panels.nth(1).locator('select[name=algorithm]')).toHaveValue('killer-advanced');
  await expect(compare.locator('[data-part=notice]')).toBeHidden();
});

test('without JavaScript the comparison is a picture with its numbers', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/compare/');
  await expect(page.locator('.compare-panel svg.grid')).toHaveCount(3);
  await expect(page.locator('[data-part=totals] tbody tr').nth(0)).toContainText('8,969');
  await expect(page.locator('noscript p.notice')).toContainText('With JavaScript they can be moved');
  await context.close();
});
