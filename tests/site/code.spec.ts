import { globSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

const chapters = globSync('chapters/*/index.html', { cwd: 'dist' })
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .sort();

/** What is in sight in a code pane, in pixels from its top: the first line of the function that runs, and the line that is lit, or the second one before the first step. */
interface Sight {
  readonly figure: string;
  readonly named: string;
  readonly height: number;
  readonly line: number;
  readonly head: number;
  readonly headText: string;
  readonly lit: number;
  /** Lines in sight between the two. */
  readonly between: number;
  /** Lines of the function that lie between the two. */
  readonly before: number;
}

/** The code panes of a page that can be seen. */
const sights = (page: Page, figures = 'figure'): Promise<Sight[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} .code`)]
        .filter((pane) => pane.checkVisibility() && pane.clientHeight > 0)
        .map((pane) => {
          const inside = pane.querySelector('[aria-current]')?.closest('.function') ?? pane.querySelector('.entry')!;
          const lines = [...inside.querySelectorAll('.line')];
          const lit = lines.findIndex((line) => line.hasAttribute('aria-current'));
          const shown = lit < 0 ? 1 : lit;
          const [head, ...tops] = lines.map((line) => line.getBoundingClientRect().top - pane.getBoundingClientRect().top) as [number];
          const line = lines[0]!.getBoundingClientRect().height;
          const isSeen = (each: Element, top: number) => each.checkVisibility({ visibilityProperty: true }) && top > head + line - 1;
          return {
            figure: pane.closest('figure')!.id,
            named: pane.closest('figure')!.querySelector('[data-part=code-function]')!.textContent,
            height: pane.clientHeight,
            line,
            head,
            headText: lines[0]!.textContent,
            lit: tops[shown - 1]!,
            between: lines.slice(1, shown).filter((each, index) => isSeen(each, tops[index]!)).length,
            before: shown - 1,
          };
        }),
    figures,
  );

/** The function's first line is at the top, and the line in sight below it, with three lines before it, or one where there are few rows. */
function expectInSight({ figure, named, height, line, head, headText, lit, between, before }: Sight): void {
  expect.soft(Math.abs(head), `${figure}: the first line at the top`).toBeLessThan(1.5);
  expect.soft(headText, figure).toContain(`${named}(`);
  expect.soft(lit, `${figure}: the line below it`).toBeGreaterThan(line - 1.5);
  expect.soft(lit + line, `${figure}: the line in the pane`).toBeLessThan(height + 1.5);
  expect.soft(between, `${figure}: lines before it`).toBeGreaterThanOrEqual(Math.min(before, height < 7 * line ? 1 : 3));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every code pane shows the function that runs, around the line that is lit', async ({ page }) => {
    test.slow();
    let seen = 0;
    for (const path of chapters) {
      await page.goto(path);
      for (const [width, height] of [
        [1280, 720],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const all = await sights(page);
        seen += all.length;
        for (const sight of all) expectInSight({ ...sight, figure: `${path}#${sight.figure} at ${width}` });
      }
    }
    expect(seen).toBeGreaterThan(40);
  });
});

test('the lit line stays in sight, the first line of its function too, and nothing but the pane scrolls', async ({ page }) => {
  await page.goto('/chapters/dancing-links/');
  const figure = page.locator('#main');
  const pane = figure.locator('.code');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  const [before] = await sights(page, '#main');
  const place = () => page.evaluate(() => [scrollX, scrollY, document.querySelector('#main .code')!.getBoundingClientRect().top]);
  await figure.getByRole('button', { name: 'Step forward' }).focus();
  const at = await place();
  const names = new Set<string>([before!.named]);
  for (const height of ['', '88px', '']) {
    await pane.evaluate((element, value) => {
      element.style.flex = value && `none`;
      element.style.height = value;
    }, height);
    for (let step = 0; step < 30; step++) {
      await figure.getByRole('button', { name: 'Step forward' }).press('Enter');
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
  await pane.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => pane.evaluate((element) => element.scrollTop)).toBeGreaterThan(20);
});

test('a figure that borrows its source shows the same before and after it has it, with what the step holds', async ({ page, browser }) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })).newPage();
  const path = '/chapters/constraint-search/';
  await still.goto(path);
  await page.goto(path);
  for (const id of ['checked', 'main']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${id} sudo-stepper`)).toHaveAttribute('data-position', /\d/);
    const [[live], [asBuilt]] = await Promise.all([sights(page, `#${id}`), sights(still, `#${id}`)]);
    // Of its function it had only those lines that are in sight; without tabs there is a row for the function's name.
    expect({ ...live, before: 0, height: 0 }).toEqual({ ...asBuilt, before: 0, height: 0 });
    await expect(page.locator(`#${id} .line[aria-current] .values`)).toHaveText(/^ because r\dc\d cell r\dc\d$/);
  }
  // Both have the whole file now.
  const texts = await Promise.all(['checked', 'main'].map((id) => page.locator(`#${id} .code .line:not([aria-current])`).count()));
  expect(texts[0]).toBeGreaterThan(100);
  expect(texts[1]).toBe(texts[0]);
  await still.context().close();
});
