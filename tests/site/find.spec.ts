import { inSite } from './drivers/site.ts';
import { errorsOf, expect, test } from './site-test.ts';

test('a word is found in chapters, glossary and reference, with the keyboard, and is there again after Back', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('/glossary/');
  await inSite(page).page('search').click();
  const field = inSite(page).search;
  await expect(field).toBeFocused();
  await field.fill('x-wing');
  const found = page.locator('#found li');
  await expect(found.first().getByRole('link')).toHaveText('X-wing');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results\.$/);
  await expect(found.locator('a').filter({ hasText: /^X-wing$/ })).toHaveCount(2);
  await found.locator('a[href$="/reference/techniques/#technique-x-wing"]').click();
  await expect(page.locator('#technique-x-wing')).toBeInViewport();
  await page.goBack();
  await expect(field).toHaveValue('x-wing');
  await expect(found.first()).toBeVisible();
  await field.fill('iframe');
  await expect(found.first()).toContainText('Embedding');
  await expect(found.first().locator('mark').first()).toHaveText(/iframe/i);
  await field.press('Enter');
  await expect(found.first().getByRole('link')).toBeFocused();
  await field.fill('zebra');
  await expect(page.getByRole('status')).toHaveText('No page contains all of these words.');
  expect(errors).toEqual([]);
});

test('the glossary finds a word, has the techniques, and each leads to its card', async ({ page }) => {
  await page.goto('/glossary/');
  await inSite(page).findTerm.fill('lcv');
  await expect(page.locator('.term-entry:visible')).toHaveCount(1);
  await inSite(page).findTerm.fill('zzz');
  await expect(page.getByRole('status')).toHaveText('No term contains this word');
  await page.getByRole('searchbox').fill('x-wing');
  await expect(page.locator('#technique-x-wing')).toBeVisible();
  await expect(page.locator('#cell')).toBeHidden();
  // The letters lead to the first entry of each, and make way for what is looked for.
  const letter = inSite(page).letter('H');
  await expect(letter).toBeHidden();
  await page.getByRole('searchbox').fill('');
  await letter.click();
  await expect(page.locator('#hidden-single dt')).toBeInViewport();
  await expect(page.locator('#band .sketch')).toHaveCount(1);
  await expect(page.locator('#las-vegas .see')).toHaveText(/^See Monte Carlo, seed; Making puzzles \(\d+\)\.$/);
  await page.locator('#technique-x-wing').getByRole('link', { name: 'its card' }).click();
  await expect(page).toHaveURL(/reference\/techniques\/#technique-x-wing$/);
  await expect(page.locator('#technique-x-wing h3')).toBeInViewport();
  // From the head of the page, too.
  await inSite(page).techniques.getByRole('link', { name: 'Skyscraper' }).click();
  await expect(page.locator('#technique-skyscraper')).toBeInViewport();
});

test('other names of a term are found, a tool by what it does, and a slash leads to the search', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await expect(inSite(page).search).toBeFocused();
  const found = page.locator('#found li');
  for (const [words, title] of [
    ['MRV', 'Minimum remaining values'],
    ['clue', 'Given'],
    ['DLX', 'Dancing links'],
    ['undo', 'Play'],
    ['hidden singel', 'Hidden single'],
  ] as const) {
    await inSite(page).search.fill(words);
    await expect(found.first().getByRole('link')).toHaveText(title);
  }
  await expect(page.getByRole('status')).toHaveText(/^No page contains exactly these words, but there are similar ones: \d+ results\.$/);
  // In a field it is a character.
  await page.keyboard.press('/');
  await expect(inSite(page).search).toHaveValue('hidden singel/');
});

test('how to embed a figure is one click from the Reference', async ({ page }) => {
  await page.goto('/reference/');
  await page.getByRole('main').getByRole('link', { name: 'Embedding', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByText('<sudoscope-figure src').first()).toBeVisible();
});

test('the guide to the algorithms crosses out what is struck, and leads to the sheet that can be printed', async ({ page }) => {
  await page.goto('/reference/algorithms/');
  for (const id of ['human-solver', 'preemptive-sets'])
    await expect(page.locator(`#${id} .algorithm-picture .mark.struck`).first()).toBeAttached();
  await page.locator('.wishes a[href$="/play/#sheet"]').click();
  await expect(page.locator('dialog[data-part=sheet-form]')).toBeVisible();
});

test('a page of the reference leads to each of its sections, also on a phone, where its algorithms open one by one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/reference/algorithms/');
  const cards = page.locator('details.algorithm');
  await expect(cards.first()).not.toHaveAttribute('open');
  const sections = inSite(page).referencePages;
  await sections.locator('a[href="#exact-cover"]').click();
  await expect(page.locator('#exact-cover')).toBeInViewport();
  await page.locator('.wishes a[href="#dancing-links"]').first().click();
  await expect(page.locator('#dancing-links')).toHaveAttribute('open', '');
  await expect(page.locator('#dancing-links h3')).toBeInViewport();
  await expect(cards.first()).not.toHaveAttribute('open');
  // With more room, those that the list names are open.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await expect(cards.first()).toHaveAttribute('open', '');
  await expect(page.locator('#backjumping')).not.toHaveAttribute('open');
  await page.locator('.costs a[href="#backjumping"]').click();
  await expect(page.locator('#backjumping .card')).toBeInViewport();
  // A column of numbers sorts by a press, and the other way round by another.
  const sorter = page.locator('.costs thead button').first();
  const least = page.locator('.costs tbody tr:first-child .number').first();
  await sorter.click();
  await expect(least).toHaveText('49');
  await sorter.click();
  await expect(least).toHaveText('3,094');
  // Where a card opens, the list of sections is still right about where the reader is.
  await page.goto('/reference/algorithms/');
  await page.locator('.costs a[href="#annealing"]').click();
  await expect(page.locator('#annealing .card')).toBeInViewport();
  await expect(sections.locator('a[href="#chance"]')).toHaveAttribute('aria-current', 'location');
  const closed = page.locator('details.algorithm:not([open])');
  await page.locator('.open-all').click();
  await expect(closed).toHaveCount(0);
  await page.locator('.open-all').click();
  await expect(closed).toHaveCount(await cards.count());
  await page.goto('/reference/command-line/');
  await sections.getByRole('link', { name: 'Exit codes' }).click();
  await expect(page.getByRole('row', { name: '3 stopped at a limit' })).toBeInViewport();
});
