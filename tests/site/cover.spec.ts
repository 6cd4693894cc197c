import { expect, type Page, test } from '@playwright/test';
import { axeOn } from './axe.ts';
import { chooseFromMenu } from './figure-driver.ts';

async function open(page: Page, chapter: string, run: string, query = '') {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`/chapters/${chapter}/${query}`);
  const figure = page.locator(`#${run}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  return { figure, stepper: figure.locator('sudo-stepper'), errors };
}

test('from the empty 6 × 7 matrix to its cover, one link at a time, by keyboard', async ({ page }) => {
  const { figure, stepper, errors } = await open(page, 'dancing-links', 'main');
  await stepper.focus();
  await page.keyboard.press('Home');
  const steps = Number((await figure.locator('[data-part=place]').textContent())!.split(' of ')[1]);
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press('ArrowRight');
    await expect(stepper).toHaveAttribute('data-position', String(step));
  }
  await expect(figure.locator('.say')).toContainText('Solution');
  await figure.getByRole('tab', { name: 'Stack' }).click();
  await expect(figure.locator('.stack-part.chosen')).toContainText('A D');
  await expect(figure.locator('.stack-part.chosen')).toContainText('B G');
  await expect(figure.locator('.stack-part.chosen')).toContainText('C E F');
  expect(errors).toEqual([]);
});

test('covering fades a column and bends a link; uncovering is marked', async ({ page }) => {
  const { figure } = await open(page, 'dancing-links', 'main');
  await page.locator('a.frame-link', { hasText: 'covered' }).first().click();
  await expect(figure.locator('svg.links .header.out')).toHaveCount(1);
  await expect(figure.locator('svg.links .arrow.new')).toHaveCount(2);
  await expect(figure.locator('svg.links .arrow.ghost')).not.toHaveCount(0);
  await page.locator('a.frame-link', { hasText: 'relinked node' }).click();
  await expect(figure.locator('svg.links')).toHaveClass(/undoing/);
  await expect(figure.locator('svg.links .banner.back')).toContainText('uncover');
  await expect(figure.locator('svg.links .node.back')).toHaveCount(1);
  await expect(figure.locator('svg.links .arrow.asked')).toHaveCount(2);
});

test('grid, links and sizes stay in step on a Sudoku', async ({ page }) => {
  const { figure } = await open(page, 'dancing-links', 'sudoku');
  await expect(figure.locator('svg.grid')).toBeVisible();
  await expect(figure.locator('svg.links .node')).not.toHaveCount(0);
  await chooseFromMenu(figure, 'To the end');
  await expect(figure.locator('.say')).toContainText('Solution');
  await expect(figure.locator('svg.grid text.digit')).toHaveCount(81);
});

test('from a Sudoku clue to its four ones, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/chapters/exact-cover/');
  const finder = page.locator('promise-finder');
  await finder.locator('.hit[data-cell="0"]').click();
  await expect(finder.getByRole('listitem').first()).toHaveText('r1c1 is filled');
  await finder.locator('select[name=digit]').focus();
  await page.keyboard.press('Home');
  await expect(finder.getByRole('listitem')).toHaveText(['r1c1 is filled', 'row 1 has 1', 'column 1 has 1', 'box 1 has 1']);
});

test('a dot of the matrix tells what it means and lights its cell', async ({ page }) => {
  const { figure } = await open(page, 'exact-cover', 'sudoku');
  const picture = figure.locator('svg.picture');
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  // The first column of cells: r1c1, nine rows for its nine digits.
  await page.mouse.move(box.x + 2, box.y + (box.height * 23) / 206);
  await expect(figure.locator('.picture-caption')).toContainText(/r1c1 = \d satisfies “r1c1 is filled”/);
  await expect(figure.locator('svg.grid .hit.pointed')).toHaveCount(1);
});

test('the reader is asked which column comes next', async ({ page }) => {
  const { figure, stepper } = await open(page, 'exact-cover', 'knuth');
  await figure.getByRole('button', { name: 'Predict' }).click();
  await stepper.focus();
  await page.keyboard.press('ArrowRight');
  const panel = figure.locator('[data-part=predict]');
  await expect(panel).toContainText('column');
  await panel.locator('.predict-choices button').first().click();
  await expect(panel.locator('.predict-verdict')).toContainText(/Right|No/);
});

test('the search tree leads to a frame', async ({ page }) => {
  const { figure, stepper } = await open(page, 'dancing-links', 'hard');
  const tree = figure.locator('svg.tree');
  await tree.scrollIntoViewIfNeeded();
  const box = (await tree.boundingBox())!;
  await tree.click({ position: { x: box.width / 2, y: 30 } });
  const place = await figure.locator('[data-part=place]').textContent();
  const [at, length] = place!.match(/[\d,]+/g)!.map((text) => Number(text.replaceAll(',', '')));
  expect(Math.abs(at! - length! / 2)).toBeLessThan(length! / 50);
  await figure.getByRole('button', { name: 'Zoom in' }).click();
  await expect(tree).toHaveAttribute('aria-label', /shown from step [1-9]/);
  await expect(stepper).toHaveAttribute('data-position', String(at));
  await figure.getByRole('button', { name: 'Zoom out' }).click();
  // All solutions are wanted: the one there is has its mark, and the end of the run shows it.
  await expect(tree.locator('rect.found')).toHaveCount(1);
  await page.getByRole('link', { name: 'there is none' }).click();
  await expect(figure.locator('svg.grid text.digit')).toHaveCount(81);
});

for (const chapter of ['exact-cover', 'dancing-links']) {
  test(`axe finds nothing in ${chapter}`, async ({ page }) => {
    await open(page, chapter, 'main');
    // The rest of the page is looked at with all others.
    const { violations } = await axeOn(page).include('#main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => [target, failureSummary])])).toEqual([]);
  });

  test(`${chapter} fits a phone`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const { figure, stepper } = await open(page, chapter, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    // The page may still be moving when the first tap comes.
    await expect(async () => {
      await figure.getByRole('button', { name: 'Step forward' }).tap();
      expect(Number(await stepper.getAttribute('data-position'))).toBeGreaterThan(0);
    }).toPass();
    await context.close();
  });
}

test('a problem that the reader types in runs in the links, and a broken one is refused with its place', async ({ page }) => {
  const { figure } = await open(page, 'dancing-links', 'main');
  await figure.locator('select[name=puzzle]').selectOption('own');
  const dialog = figure.locator('dialog[data-part=own]');
  await expect(dialog).toContainText('exact cover problem');
  await dialog.getByRole('textbox').fill('a b c | d\nfirst: a b\nsecond: c d\nthird: b x');
  await dialog.getByRole('button', { name: 'Run it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Line 4');
  await dialog.getByRole('textbox').fill('a b c | d\nfirst: a b\nsecond: c d\nthird: b c');
  await dialog.getByRole('button', { name: 'Run it' }).click();
  await expect(dialog).toBeHidden();
  await chooseFromMenu(figure, 'To the end');
  await expect(figure.locator('.say')).toContainText('Solution');
  await figure.getByRole('tab', { name: 'Stack' }).click();
  await expect(figure.locator('.stack-part.chosen')).toContainText('first');
  // The link holds the problem.
  await expect(page).toHaveURL(/second.*step=[1-9]/);
  await page.reload();
  await expect(figure.locator('.say')).toContainText('Solution');
});

test('a 16 × 16 run plays without a dropped second', async ({ page }) => {
  const { figure, stepper } = await open(page, 'bigger-grids', 'sixteenWide');
  await page.evaluate(() => {
    const state = window as unknown as { gaps: number[] };
    state.gaps = [];
    let before = performance.now();
    const tick = (now: number) => {
      state.gaps.push(now - before);
      before = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await figure.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Number(await stepper.getAttribute('data-position')), { timeout: 20_000 }).toBeGreaterThan(4000);
  const longest = await page.evaluate(() => Math.max(...(window as unknown as { gaps: number[] }).gaps.slice(2)));
  console.log(`longest gap between two frames of a 16 × 16 run: ${Math.round(longest)} ms`);
});
