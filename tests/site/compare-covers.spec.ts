import { inCompare, openCompare } from './drivers/compare.ts';
import { inFigure } from './drivers/figure.ts';
import { crowding, toTop } from './drivers/layout.ts';
import { expect, PHONE, test } from './site-test.ts';

const knuth = '?puzzle=knuth-6x7&with=algorithm-x&with=dancing-links&with=dancing-links,rule:leftmost&at=0';

test('searches for exact covers are compared on a matrix, by the rows they choose, and part at a row', async ({ page }) => {
  const { compare, panels, errors, time, bet } = await openCompare(page, knuth);
  await expect(time).toHaveText('0 rows chosen');
  await expect(panels.locator('svg.matrix:visible')).toHaveCount(3);
  await expect(panels.locator('svg.grid:visible')).toHaveCount(0);
  await compare.press('ArrowRight');
  await expect(panels.nth(2).locator('.panel-foot')).toContainText('1 row chosen');
  await page.keyboard.press(']');
  await expect(compare.locator('[data-part=notice]')).toHaveText(
    'C first differs from A and B here, after 3 identical rows: A and B choose the row “C E F”; C chooses the row “B C F”.',
  );
  // The letters in the name of a row are no runs.
  await expect(compare.locator('[data-part=notice] .run-name')).toHaveText(['C', 'A', 'B', 'A', 'B', 'C']);
  await expect(panels.nth(2).locator('.row-focus.chosen')).toHaveCount(1);
  await expect(panels.locator('[data-part=reason]')).toContainText([/B/, /A/, /left/]);
  await page.keyboard.press('End');
  await expect(compare.locator('[data-part=finding]')).toHaveText('A and B chose the fewest rows, 5 each. C chose 6.');
  await expect(compare.locator('[data-part=verdict-deadEnds]')).toContainText('A and B met the fewest dead ends');
  await expect(compare.locator('[data-part=verdict-reach]')).toBeHidden();
  await expect(compare.locator('.progress-chart .level-label').last()).toHaveText('3 rows');
  // What has been told can't be bet on.
  await expect(bet).toBeHidden();
  await openCompare(page, knuth);
  await bet.click();
  for (const index of [0, 1]) await panels.nth(index).locator('[data-part=bet-place]').click();
  await expect(compare.locator('[data-part=asked]')).toContainText('got all 3 right');
  await page.setViewportSize(PHONE);
  await expect(inCompare(compare).runs).toHaveText(['AAlgorithm X3 of 3', 'BDancing links3 of 3', /^CDancing links.*3 of 3$/]);
  expect(errors).toEqual([]);
});

test('runs that can’t take an exact cover problem are refused by the link, give way to others, and come back', async ({ page }) => {
  const { compare, panels, errors, time } = await openCompare(page, '?puzzle=queens-8&with=backtracking&with=dancing-links');
  const notice = compare.locator('[data-part=notice]');
  await expect(panels).toHaveCount(1);
  await expect(notice).toContainText('Backtracking can’t run on “8 queens”');
  await expect(panels.locator('option[value=backtracking]')).toBeDisabled();
  await expect(panels.locator('svg.squares')).toBeVisible();
  await inCompare(compare).addRun.click();
  await expect(panels.nth(1).locator('select[name=algorithm]')).toHaveValue('algorithm-x');
  await openCompare(page, '?puzzle=wikipedia&with=backtracking&with=constraint-search');
  await compare.locator('select[name=puzzle]').selectOption('pentomino-8x8');
  await expect(panels).toHaveCount(3);
  await expect(panels.nth(0).locator('select[name=algorithm]')).toHaveValue('algorithm-x');
  await expect(notice).toContainText('Your earlier runs return');
  await compare.locator('select[name=puzzle]').selectOption('wikipedia');
  await expect(notice).toContainText('are back');
  await expect(panels).toHaveCount(2);
  await expect(panels.nth(1).locator('select[name=algorithm]')).toHaveValue('constraint-search');
  await expect(panels.locator('svg.grid:visible')).toHaveCount(2);

  await test.step('a matrix of the reader’s own is one, too', async () => {
    const own = compare.locator('dialog[data-part=own]');
    await compare.locator('select[name=puzzle]').selectOption('own');
    await own.getByRole('textbox').fill('1 0 1\n0 1 0\n1 1 1');
    await inFigure(own).runOwn.click();
    await expect(own).toBeHidden();
    await expect(time).toHaveText('0 rows chosen');
    await expect(panels.locator('svg.matrix:visible')).toHaveCount(3);
  });
  expect(errors).toEqual([]);
});

test('with four matrices nothing covers anything, on a screen, a phone and the stage', async ({ page }) => {
  const parts = [
    '.bar :is(.tool, select)',
    'header :is(.run-letter, select, button)',
    '.run-tabs button',
    '.told',
    '.panel-matrix > svg',
    '.picture-count',
    '.say',
    '.panel-said',
    '.panel-foot > :not([hidden])',
    '.strip-row h2',
    'svg.progress-chart',
    '.controls .btn',
  ].join(', ');
  for (const [puzzle, drawing] of [
    ['knuth-6x7', 'svg.matrix'],
    ['queens-8', 'svg.squares'],
    ['pentomino-8x8', '.panel-board svg'],
  ]) {
    const { compare, panels } = await openCompare(
      page,
      `?puzzle=${puzzle}&at=2&with=algorithm-x&with=dancing-links&with=dancing-links,rule:leftmost&with=dancing-links,rule:random`,
    );
    await expect(panels.locator(`${drawing}:visible`)).toHaveCount(4);
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await toTop(compare);
      expect(await crowding(compare, parts), `${puzzle}, ${width} × ${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await compare.press('f');
    await expect(compare).toHaveAttribute('data-stage', '');
    expect(await crowding(compare, parts), `${puzzle}, on the stage`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
