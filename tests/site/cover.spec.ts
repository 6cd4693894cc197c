import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { chooseFromMenu, inFigure, openFigure, seekTo, started } from './drivers/figure.ts';
import { sceneOn } from './drivers/side-by-side.ts';
import { expect, keys, test } from './site-test.ts';
import { soaking } from './soak.ts';

test('from the empty 6 × 7 matrix to its cover, one link at a time, by keyboard; then a problem of the reader', async ({ page }) => {
  const { figure, stepper, errors } = await openFigure(page, 'dancing-links', 'main');
  await expectNoFaults(page, '#main');
  await stepper.press('Home');
  const steps = Number((await figure.locator('[data-part=place]').textContent())!.split(' of ')[1]);
  await page.keyboard.press('ArrowRight');
  await expect(stepper).toHaveAttribute('data-position', '1');
  // The same key, pressed at once where the focus is: what stands there after each press.
  const places = await stepper.evaluate((figure, presses) => {
    const press = () =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    return Array.from({ length: presses }, () => press() || figure.getAttribute('data-position'));
  }, steps - 1);
  expect(places).toEqual(places.map((_, press) => String(press + 2)));
  expect(places.length).toBeGreaterThan(50);
  await expect(figure.locator('.say')).toContainText('Solution');
  await inFigure(figure).pane('stack').click();
  await expect(figure.locator('.stack-part.chosen')).toContainText('A D');
  await expect(figure.locator('.stack-part.chosen')).toContainText('B G');
  await expect(figure.locator('.stack-part.chosen')).toContainText('C E F');
  // Beside the text, covering fades a column and bends a link; uncovering is marked.
  await sceneOn(page, 'main').closeFull.click();
  await page.locator('a.frame-link', { hasText: 'covers A' }).click();
  await expect(figure.locator('svg.links .header.out')).toHaveCount(1);
  await expect(figure.locator('svg.links .rewritten .arrow.new')).toHaveCount(2);
  await expect(figure.locator('svg.links .arrow.ghost')).not.toHaveCount(0);
  await page.locator('a.frame-link', { hasText: 'The first node to return' }).click();
  await expect(figure.locator('svg.links')).toHaveClass(/undoing/);
  await expect(figure.locator('svg.links .banner.back')).toContainText('uncover');
  await expect(figure.locator('svg.links .nodes > .back')).toHaveCount(1);
  await expect(figure.locator('svg.links .asked .arrow.asked')).toHaveCount(2);

  await test.step('on a Sudoku', () => gridAndLinks(page));
  await test.step('the search tree leads to a frame', () => searchTree(page));
  await test.step('a problem that the reader types in runs in the links, and a broken one is refused with its place', async () => {
    await started(page);
    await figure.locator('select[name=puzzle]').selectOption('own');
    const dialog = figure.locator('dialog[data-part=own]');
    await expect(dialog).toContainText('exact cover problem');
    await dialog.getByRole('textbox').fill('a b c | d\nfirst: a b\nsecond: c d\nthird: b x');
    await inFigure(dialog).runOwn.click();
    await expect(dialog.getByRole('alert')).toContainText('Line 4');
    await dialog.getByRole('textbox').fill('a b c | d\nfirst: a b\nsecond: c d\nthird: b c');
    await inFigure(dialog).runOwn.click();
    await expect(dialog).toBeHidden();
    await chooseFromMenu(figure, 'end');
    await expect(figure.locator('.say')).toContainText('Solution');
    await inFigure(figure).pane('stack').click();
    await expect(figure.locator('.stack-part.chosen')).toContainText('first');
    // The link holds the problem.
    await expect(page).toHaveURL(/second.*step=[1-9]/);
    await page.reload();
    await expect(figure.locator('.say')).toContainText('Solution');
  });
  expect(errors).toEqual([]);
});

/** Grid, links and sizes stay in step, from the links of a part to the whole matrix and back, at the same place. */
async function gridAndLinks(page: Page) {
  const { figure } = await started(page, 'sudoku');
  await seekTo(figure, 10);
  const links = figure.locator('[data-view=links]');
  const svg = links.locator('svg.links');
  const lit = svg.locator('.nodes > .lit');
  const pane = figure.locator('.pane:has(> [data-view=links])');
  // What is lit comes into view, as large as a finger.
  const inView = () =>
    lit.evaluate((node) => {
      const [box, frame] = [node.getBoundingClientRect(), node.closest('.pane')!.getBoundingClientRect()];
      return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    });
  await expect.poll(inView).toBe(true);
  const nodes = await svg.locator('.node').count();
  await expect(links.locator('.links-bar')).toContainText(/of \d+ columns, \d+ of \d+ rows/);
  // All of the part is seen.
  await expect.poll(() => pane.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await inFigure(links).zoomOut.click();
  await expect(svg).toHaveClass(/far/);
  await expect(links.locator('.links-bar')).toContainText(/all \d+ columns and \d+ rows/);
  await expect(inFigure(links).zoomOut).toBeDisabled();
  await expect(lit).toBeHidden();
  // Each drawn node has its frame around its dot, and what is lit a ring; a step goes on there.
  expect((await svg.locator('.whole .of-part').getAttribute('d'))!.split('M').length - 1).toBe(nodes);
  const ring = svg.locator('.whole .at-work');
  const at = await ring.getAttribute('cy');
  await keys(page, 'ArrowRight ArrowRight');
  await expect(ring).not.toHaveAttribute('cy', at!);
  // Near again.
  await inFigure(links).zoomIn.click();
  const zoomIn = inFigure(links).zoomIn;
  if (await zoomIn.isEnabled()) await zoomIn.click();
  await expect(zoomIn).toBeDisabled();
  await expect(svg.locator('.whole')).toHaveCount(0);
  await expect(lit).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect.poll(inView).toBe(true);
  await expect(lit).toBeVisible();
  // By the wheel, with Ctrl; without it the page scrolls.
  await pane.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 600);
  await page.keyboard.up('Control');
  await expect(svg).toHaveClass(/far/);
  // To the end of the run.
  await expect(figure.locator('svg.grid')).toBeVisible();
  await expect(figure.locator('svg.links .node')).not.toHaveCount(0);
  await chooseFromMenu(figure, 'end');
  await expect(figure.locator('.say')).toContainText('Solution');
  await expect(figure.locator('svg.grid text.digit')).toHaveCount(81);
}

async function searchTree(page: Page) {
  const { figure, stepper } = await started(page, 'hard');
  const tree = figure.locator('[data-view=tree] svg.tree');
  await tree.scrollIntoViewIfNeeded();
  const box = (await tree.boundingBox())!;
  let at: number | undefined;
  // On a busy machine the run may still be growing, and its middle with it.
  await expect(async () => {
    await tree.click({ position: { x: box.width / 2, y: 30 } });
    const place = await figure.locator('[data-part=place]').textContent();
    const [here, length] = place!.match(/[\d,]+/g)!.map((text) => Number(text.replaceAll(',', '')));
    expect(Math.abs(here! - length! / 2)).toBeLessThan(length! / 50);
    at = here;
  }).toPass();
  await inFigure(figure).zoomIn.click();
  await expect(tree).toHaveAttribute('aria-label', /shown from step [1-9]/);
  await expect(stepper).toHaveAttribute('data-position', String(at));
  await inFigure(figure).zoomOut.click();
  // All solutions are wanted: the one there is has its mark, and the end of the run shows it.
  await expect(tree.locator('rect.found')).toHaveCount(1);
  await sceneOn(page, 'hard').closeFull.click();
  await page.getByRole('link', { name: 'all bars are grey' }).click();
  await expect(figure.locator('svg.grid text.digit')).toHaveCount(81);
}

test('a dot of the matrix tells what it means and lights its cell', async ({ page }) => {
  const { figure, stepper } = await openFigure(page, 'exact-cover', 'sudoku');
  // The matrix answers from the first frame that is drawn on.
  await expect(stepper).toHaveAttribute('data-position', /\d/);
  const picture = figure.locator('svg.picture');
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  // The first column of cells: r1c1, nine rows for its nine digits.
  await page.mouse.move(box.x + 2, box.y + (box.height * 23) / 206);
  await expect(figure.locator('.picture-caption')).toContainText(
    /r1c1 = \d is (given|chosen|struck|still open)\. It (would |can )?keeps? “r1c1 is filled”/,
  );
  await expect(figure.locator('svg.grid .hit.pointed')).toHaveCount(1);
  // By keys along the ones of a statement, and to the next; the run stays where it is.
  const position = await stepper.getAttribute('data-position');
  await picture.press('ArrowRight');
  await expect(figure.locator('.picture-caption')).toContainText(
    /r1c1 = \d is (given|chosen|struck|still open)\. It (would |can )?keeps? “row 1 has \d”/,
  );
  await picture.press('ArrowDown');
  await picture.evaluate((matrix) => {
    for (let statement = 1; statement < 9; statement++)
      matrix.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  });
  await expect(picture).toHaveAttribute(
    'aria-valuetext',
    /^r1c2 = \d is (given|chosen|struck|still open)\. It (would |can )?keeps? “row 1 has \d”\.$/,
  );
  await expect(stepper).toHaveAttribute('data-position', position!);
  // Beside the column at work the chosen statement is what is found.
  await page.keyboard.press('Escape');
  // What the search does next is bet on before it is read.
  await page.locator('bet-first[data-right=none] .chip').first().click();
  await page.locator('a[data-run=sudoku][data-position="728"]').first().click();
  await expect(stepper).not.toHaveAttribute('data-position', position!);
  const lit = (await figure.locator('.column-focus').boundingBox())!;
  await page.mouse.move(lit.x + lit.width / 2, lit.y + lit.height / 2);
  await expect(figure.locator('.picture-caption')).toContainText('r5c5 = 5 is chosen. It keeps “r5c5 is filled”.');

  if (soaking) {
    await started(page, 'main');
    await expectNoFaults(page, '#main');
  }
  await test.step('the reader is asked which column comes next', async () => {
    const knuth = await started(page, 'knuth');
    // The text has moved it on.
    await knuth.stepper.press('Home');
    await inFigure(knuth.figure).predict.click();
    await knuth.stepper.press('ArrowRight');
    const panel = knuth.figure.locator('[data-part=predict]');
    await expect(panel).toContainText('column');
    await panel.locator('.predict-choices button').first().click();
    await expect(panel.locator('.predict-verdict')).toContainText(/Right|No/);
  });
});

// That no page is wider than a phone is seen everywhere: here the one with more to touch has its turn.
for (const chapter of ['dancing-links', ...(soaking ? ['exact-cover'] : [])]) {
  test(`${chapter} fits a phone`, async ({ phone }) => {
    const { figure, stepper } = await openFigure(phone, chapter, 'main');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    // The page may still be moving when the first tap comes.
    await expect(async () => {
      await inFigure(figure).forward.tap();
      expect(Number(await stepper.getAttribute('data-position'))).toBeGreaterThan(0);
    }).toPass();
    if (chapter === 'dancing-links') {
      // It is seen whole; where the reader moves nodes columns are a finger apart, and what is lit is in view wherever it stands.
      const whole = await figure.locator('svg.links').evaluate((svg) => svg.getBoundingClientRect().right);
      expect(whole).toBeLessThanOrEqual(390);
      await inFigure(figure).yourTurn.tap();
      await expect(figure.locator('sudo-stepper.hands')).toHaveCount(1);
      await seekTo(figure, 13);
      const [first, second] = await figure
        .locator('svg.links .header')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
      expect(second! - first!).toBeGreaterThanOrEqual(56);
      const right = () => figure.locator('svg.links :is(.nodes, .headers) > .lit').evaluate((node) => node.getBoundingClientRect().right);
      await expect.poll(right).toBeLessThanOrEqual(390);
    }
  });
}

// Nothing is asserted but that it comes on: it prints how long the page stood still.
if (soaking)
  test('a 16 × 16 run plays without a dropped second', async ({ page }) => {
    const { figure, stepper } = await openFigure(page, 'bigger-grids', 'sixteenWide');
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
    await inFigure(figure).play.click();
    await expect.poll(async () => Number(await stepper.getAttribute('data-position')), { timeout: 20_000 }).toBeGreaterThan(4000);
    const longest = await page.evaluate(() => Math.max(...(window as unknown as { gaps: number[] }).gaps.slice(2)));
    console.log(`longest gap between two frames of a 16 × 16 run: ${Math.round(longest)} ms`);
  });
