import { readFileSync } from 'node:fs';
import { more } from '#words/compare.ts';
import named from '../../content/puzzles/named.json' with { type: 'json' };
import { openCompare } from './drivers/compare.ts';
import { expect, PHONE, test } from './site-test.ts';

test('no name or label of the runs of a prepared question is cut, and those that look ahead differ in theirs', async ({ page }) => {
  for (const question of Object.values(more.questions)) {
    const { compare, verdict } = await openCompare(page);
    await verdict.click();
    await compare.getByRole('link', { name: question }).click();
    await expect(compare).toHaveAttribute('data-ready', '');
    await expect(compare.locator('[data-part=asked]')).toContainText(question);
    await page.setViewportSize({ width: 1280, height: 720 });
    const cut = await compare
      .locator('.run-changes, .algorithm-select, .panel-foot > span')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent));
    expect(cut, question).toEqual([]);
    if (question === more.questions.ahead) await expect(compare.locator('.run-changes')).toHaveText(more.labels.ahead!);
  }
});

test('who chooses a puzzle with the pointer goes on with the keys of the figure, and who chooses it with keys stays in the list', async ({
  page,
}) => {
  const { compare } = await openCompare(page);
  const list = compare.locator('select[name=puzzle]');
  // A native list opens in a window of the system, so what it sends is sent here.
  await list.evaluate((select: HTMLSelectElement) => {
    select.focus();
    select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    select.value = 'wikipedia';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(compare).toBeFocused();
  await page.keyboard.press('f');
  await expect(compare).toHaveAttribute('data-stage', '');
  await page.keyboard.press('Escape');
  await expect(list).toHaveValue('wikipedia');
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeFocused();
});

test('a trace says why its method isn’t told, and leaves with the next question', async ({ page }) => {
  const { compare, panels, verdict } = await openCompare(page, '?puzzle=wikipedia&with=backtracking&with=dancing-links');
  const trace = readFileSync('content/helpers/by-hand.ndjson');
  await compare
    .locator('[data-part=trace-file]')
    .setInputFiles({ name: 'by-hand.ndjson', mimeType: 'application/x-ndjson', buffer: trace });
  await expect(panels).toHaveCount(3);
  const [name, remove] = [panels.nth(2).locator('.brought-name'), panels.nth(2).locator('[data-part=remove]')];
  const gap =
    (await remove.boundingBox())!.x -
    (await name.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return range.getBoundingClientRect().right;
    }));
  expect(gap).toBeGreaterThan(50);
  await verdict.click();
  await expect(compare.locator('[data-part=why-runs] .method')).toContainText([/Backtracking/, /./, /by hand/]);
  // The address is written a moment after the last change, and the way back leads to it.
  await expect(page).toHaveURL(/at=[1-9]/);
  await panels.nth(2).locator('a[data-part=figure]').click();
  await expect(page).toHaveURL(/bench\/\?compared#trace/);
  await expect(page.locator('sudo-trace-tab [data-part=cards]')).toContainText('by hand');
  await page.goBack();
  await expect(panels).toHaveCount(3);
  await compare.locator('.more-races a').first().click();
  await expect(page).toHaveURL(/order/);
  await expect(compare).toHaveAttribute('data-ready', '');
  await expect(panels).toHaveCount(3);
  await expect(panels.nth(2).locator('.brought-name')).toHaveCount(0);
});

test('a trace of another puzzle that has a name brings that puzzle under its name', async ({ page }) => {
  const { compare, panels } = await openCompare(page);
  const [header] = readFileSync('content/helpers/by-hand.ndjson', 'utf8').split('\n');
  const puzzle = named.find(({ id }) => id === 'wikipedia')!.puzzle;
  const trace = [JSON.stringify({ ...JSON.parse(header!), puzzle }), '{"kind":"place","cell":2,"digit":4}'].join('\n');
  await compare
    .locator('[data-part=trace-file]')
    .setInputFiles({ name: 'own.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(`${trace}\n`) });
  await expect(panels).toHaveCount(4);
  await expect(compare.locator('select[name=puzzle]')).toHaveValue('wikipedia');
});

test('in a jigsaw the region that a run’s words name is lit, and options speak of regions', async ({ page }) => {
  const { compare, panels } = await openCompare(page, '?puzzle=jigsaw-9&at=20');
  await expect(panels.nth(2).locator('.say')).toContainText(/region \d/);
  await expect(panels.nth(2).locator('svg.grid .lights path')).toHaveCount(1);
  await expect(panels.nth(0).locator('svg.grid .lights path')).toHaveCount(0);
  const boxes = panels.nth(0).locator('option[value=boxes]');
  await expect(boxes).toHaveText(/region/);
  await compare.locator('select[name=puzzle]').selectOption('wikipedia');
  await expect(boxes).not.toHaveText(/region/);
});

test('the clue that is wrong is named, and what leaves no place for a digit is marked', async ({ page }) => {
  const { compare, panels } = await openCompare(
    page,
    '?puzzle=wrong-clue&with=backtracking&with=constraint-search&with=dancing-links&at=400',
  );
  await expect(compare.locator('[data-part=why-lead]')).toContainText('1 at r1c3');
  await expect(panels.nth(2).locator('svg.grid .lights path')).toHaveCount(5);
  await expect(panels.nth(0).locator('svg.grid .lights path')).toHaveCount(0);
  await compare.locator('[data-part=why]').click();
  await expect(compare.locator('[data-part=told-why]')).toBeInViewport({ ratio: 1 });
  await compare.press('Home');
  await expect(compare.locator('.compare-panels')).toBeInViewport({ ratio: 1 });
});

test('a matrix beside its board has the width of the panel, and names the column that is pointed at', async ({ page }) => {
  const { panels } = await openCompare(page, '?puzzle=queens-8&at=4');
  await page.setViewportSize({ width: 1280, height: 720 });
  const squares = panels.nth(0).locator('svg.squares');
  const { width, height } = (await squares.boundingBox())!;
  expect(width).toBeGreaterThan(220);
  const name = panels.nth(0).locator('.column-name');
  await expect(name).toHaveText(/^rank 4: column 3 of 42, 2 /);
  await squares.hover({ position: { x: 2, y: height / 2 } });
  await expect(name).toHaveText(/^rank 5: column 1 of 42/);
  for (const size of [{ width: 1280, height: 720 }, { width: 1920, height: 1080 }, PHONE]) {
    await page.setViewportSize(size);
    expect(await name.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  }
});
