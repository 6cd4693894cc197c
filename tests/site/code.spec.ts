import { expectInSight, sights } from './code-sight.ts';
import { inFigure, openFigure } from './drivers/figure.ts';
import { expect, test } from './site-test.ts';
import { soaking } from './soak.ts';

test('the lit line stays in sight, the first line of its function too, and nothing but the pane scrolls', async ({ page }) => {
  const { figure, pane: tab, forward } = await openFigure(page, 'dancing-links');
  const pane = figure.locator('.code');
  await tab('code').click();
  const [before] = await sights(page, '#main');
  const place = () => page.evaluate(() => [scrollX, scrollY, document.querySelector('#main .code')!.getBoundingClientRect().top]);
  await forward.focus();
  const at = await place();
  const names = new Set<string>([before!.named]);
  for (const height of ['', '88px', '']) {
    await pane.evaluate((element, value) => {
      element.style.flex = value && `none`;
      element.style.height = value;
    }, height);
    for (let step = 0; step < (soaking ? 30 : 20); step++) {
      await (step === 0 ? forward.press('Enter') : forward.evaluate((button: HTMLElement) => button.click()));
      const [sight] = await sights(page, '#main');
      expectInSight({ ...sight!, figure: `step ${step} at ${height}` });
      names.add(sight!.named);
      if (height === '') expect(await place()).toEqual(at);
    }
  }
  expect([...names].sort()).toEqual(['cover', 'run', 'uncover']);
  await pane.scrollIntoViewIfNeeded();
  // The rest of the file is there for whoever scrolls, also by keyboard.
  for (const [top, line] of [
    [0, pane.locator('.line').first()],
    [1e6, pane.locator('.line').last()],
  ] as const) {
    await pane.evaluate((element, value) => element.scrollTo(0, value), top);
    await expect(line).toBeInViewport();
  }
  await pane.evaluate((element) => element.scrollTo(0, 0));
  await pane.press('ArrowDown');
  await expect.poll(() => pane.evaluate((element) => element.scrollTop)).toBeGreaterThan(20);
});

test('a figure that borrows its source shows the same before and after it has it, with what the step holds', async ({ page, browser }) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })).newPage();
  const path = '/chapters/grids/';
  await still.goto(path);
  await page.goto(path);
  const borrower = '#every';
  await page.locator(borrower).scrollIntoViewIfNeeded();
  await expect(page.locator(`${borrower} sudo-stepper`)).toHaveAttribute('data-position', /\d/);
  await inFigure(page.locator(borrower)).pane('code').click();
  const [[live], [asBuilt]] = await Promise.all([sights(page, borrower), sights(still, borrower)]);
  // Of its function it had only those lines that are in sight; without tabs there is a row for the function's name.
  expect({ ...live, before: 0, height: 0 }).toEqual({ ...asBuilt, before: 0, height: 0 });
  await inFigure(page.locator(borrower)).forward.click();
  await expect(page.locator(`${borrower} .line[aria-current] .values`).first()).toHaveText(/\w/);
  // It has the whole file now.
  expect(await page.locator(`${borrower} .code .line`).count()).toBeGreaterThan(100);
  await still.context().close();
});
