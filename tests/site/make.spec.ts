import { chooseFromMenu, inFigure, openFigure, openOptions, started } from './drivers/figure.ts';
import { sceneOn } from './drivers/side-by-side.ts';
import { expect, test } from './site-test.ts';

test('a hole, its contradictions, and a refusal; another seed digs another puzzle; carving puts digits back', async ({ page }) => {
  const { figure } = await openFigure(page, 'making-puzzles', 'main');
  await expect(inFigure(figure).stopAt).toHaveValue('secondAnswer');
  await sceneOn(page, 'main').closeFull.click();
  await page.locator('a.frame-link[data-run=small]', { hasText: 'digs the 2 out of r1c1' }).click();
  const small = page.locator('#small');
  await expect(small.locator('.say')).toContainText('Dig 2 out of r1c1');
  const holes = small.locator('svg.grid text.digit');
  const before = await holes.count();
  await page.locator('a.frame-link[data-run=small]', { hasText: 'this hole stays' }).click();
  await expect.poll(() => holes.count()).toBeLessThan(before);
  await page.locator('a.frame-link[data-run=main]', { hasText: 'the 3 in r3c6' }).click();
  // What is put back stands: it is not crossed out.
  await expect(figure.locator('.say')).toContainText('3 goes back into r3c6');
  await expect(figure.locator('svg.grid .undo-mark')).toHaveCount(0);

  await started(page, 'main');
  const digits = async () => (await figure.locator('svg.grid text.digit').allTextContents()).join('');
  await chooseFromMenu(figure, 'end');
  const first = await digits();
  await openOptions(figure);
  await inFigure(figure).option('seed').fill('77');
  await inFigure(figure).option('seed').press('Enter');
  await chooseFromMenu(figure, 'end');
  await expect.poll(digits).not.toBe(first);
  await sceneOn(page, 'main').closeFull.click();

  await page.locator('a.frame-link[data-run=carve]', { hasText: 'get stuck' }).click();
  await expect(page.locator('#carve .say')).toContainText('are then stuck');
});

test('cages are drawn, the lit one with its combinations', async ({ page }) => {
  const { figure } = await openFigure(page, 'killer', 'main');
  await expect(figure.locator('svg.grid g.cage')).toHaveCount(29);
  await expect(figure.locator('svg.grid g.cage.lit')).toHaveCount(1);
  await inFigure(figure).pane('combinations').click();
  await expect(figure.locator('.cap', { hasText: 'Cage' })).toContainText(/\w+ combinations? of \d+ left/);
  await expect(figure.locator('.combinations li.out')).not.toHaveCount(0);
  // Only the lit one is in colour: the others share one grey, and thin lines.
  const lines = await figure.locator('svg.grid g.cage').evaluateAll((cages) =>
    cages.map((cage) => {
      const { stroke, strokeWidth } = getComputedStyle(cage.querySelector('path')!);
      const [red, green, blue] = stroke.match(/\d+/g)!.map(Number) as [number, number, number];
      return {
        lit: cage.classList.contains('lit'),
        stroke,
        spread: Math.max(red, green, blue) - Math.min(red, green, blue),
        width: Number.parseFloat(strokeWidth),
      };
    }),
  );
  const [lit, others] = [lines.filter((line) => line.lit), lines.filter((line) => !line.lit)];
  expect(new Set(others.map(({ stroke }) => stroke)).size).toBe(1);
  expect(others[0]!.spread).toBeLessThan(20);
  expect(lit[0]!.spread).toBeGreaterThan(100);
  expect(lit[0]!.width).toBeGreaterThan(2 * others[0]!.width);
});

test('a house is shared out among its cages, and with that switched off the run gets longer', async ({ page }) => {
  const { figure } = await openFigure(page, 'killer-sums', 'shared', '?run=shared&step=288&stage=1');
  await expect(figure.locator('.say')).toContainText('share out its digits');
  // A sentence of this length has three lines on a stage, and all of them are seen.
  expect(await figure.locator('.say').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  await expect(figure.locator('svg.grid path.house')).toHaveCount(1);
  await expect(figure.locator('.cap', { hasText: 'What each cage can have in' })).toBeVisible();
  expect(await figure.locator('.sharing div').count()).toBeGreaterThan(1);
  // What is struck in the list goes in the steps that follow.
  await expect(figure.locator('.sharing li.out')).not.toHaveCount(0);
  const struck = await figure.locator('.sharing li.out').count();
  await inFigure(figure).forward.click();
  await expect.poll(() => figure.locator('.sharing li.out').count()).toBeLessThanOrEqual(struck);

  const steps = async () => Number((await figure.locator('[data-part=place]').textContent())!.match(/of ([\d,]+)/)![1]!.replace(',', ''));
  const before = await steps();
  await openOptions(figure);
  await inFigure(figure).option('sharing').uncheck();
  await expect.poll(steps).toBeGreaterThan(before);
});
