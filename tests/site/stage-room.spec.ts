import type { Page } from '@playwright/test';
import { inFigure, openFigure, seekTo } from './drivers/figure.ts';
import { expect, resize, test } from './site-test.ts';

const SIZES = '1024×768 1280×720 1366×768 1920×1080'.split(' ');

/** What of the controls of a stage lies on something else, leaves the window, is cut, or stands in more lines than one. */
const faultsOf = (page: Page, run: string) =>
  page.locator(`#${run}`).evaluate((figure) => {
    const selector =
      '[role=tab], .picture-only, .controls :is(button, select, input), .place, .outcome, .energy-bar > *, .bar > *, .to-full-screen';
    const parts = [...figure.querySelectorAll(selector)].filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0);
    const named = (part: Element) => `${part.localName} ${part.className} ${part.textContent.trim().slice(0, 20)}`;
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const faults: string[] = [];
    for (const [a, one] of parts.entries()) {
      if (boxes[a]!.left < -1 || boxes[a]!.right > innerWidth + 1) faults.push(`${named(one)} leaves the window`);
      for (const [b, other] of parts.entries()) {
        if (b <= a || one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(boxes[a]!.right, boxes[b]!.right) - Math.max(boxes[a]!.left, boxes[b]!.left);
        const high = Math.min(boxes[a]!.bottom, boxes[b]!.bottom) - Math.max(boxes[a]!.top, boxes[b]!.top);
        if (wide > 1 && high > 1) faults.push(`${named(one)} lies on ${named(other)}`);
      }
    }
    const tabs = figure.querySelector('.tabs')!;
    if (tabs.scrollWidth > tabs.clientWidth + 1) faults.push('names of panes are cut');
    const place = figure.querySelector('.place')!;
    const text = document.createRange();
    text.selectNodeContents(place);
    if (text.getBoundingClientRect().height > 1.7 * Number.parseFloat(getComputedStyle(place).fontSize)) faults.push('the place wraps');
    if (text.getBoundingClientRect().width > place.getBoundingClientRect().width + 1) faults.push('the place leaves its room');
    return faults;
  });

for (const [path, run] of [
  ['/chapters/backtracking/', 'main'],
  ['/chapters/dancing-links/', 'main'],
  ['/chapters/killer-sums/', 'main'],
  ['/chapters/simulated-annealing/', 'main'],
] as const) {
  test(`on the stage of ${run} of ${path} nothing lies on anything, and a place in millions has one line`, async ({ page }) => {
    await page.goto(`${path}?run=${run}&step=30&stage=1`);
    await expect(page.locator(`#${run} sudo-stepper`)).toHaveAttribute('data-ready', '');
    await expect(page.locator(`#${run} [data-part=outcome]`)).toHaveText(/ends/, { timeout: 30_000 });
    for (const size of SIZES) {
      const [width, height] = await resize(page, size);
      await page.locator(`#${run} .place`).evaluate((place) => {
        place.textContent = 'step 20,000,000 of 20,000,000';
        place.setAttribute('style', '--place-letters: 29');
      });
      await page.mouse.move(300, 300 + (width % 7));
      await expect.poll(() => faultsOf(page, run), size).toEqual([]);
      const shareOf = (selector: string) =>
        page
          .locator(`#${run} ${selector}`)
          .first()
          .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize) / innerHeight);
      if (path.includes('annealing') && width / height > 1.5)
        expect(await shareOf('svg.energy .labels text')).toBeGreaterThanOrEqual(0.0219);
    }
  });
}

test('F gives a stage that a link has opened the screen, and leaves it only then; the lit line stays in sight', async ({ page }) => {
  const { figure } = await openFigure(page, 'backtracking', 'main', '?run=main&step=73&stage=1');
  await expect(inFigure(figure).fullScreen.last()).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 600 });
  const sight = () =>
    figure.locator('.pane-pseudocode [aria-current]').evaluate((line) => {
      const [own, pane] = [line.getBoundingClientRect(), line.closest('.pane')!.getBoundingClientRect()];
      return own.top >= pane.top - 1 && own.bottom <= pane.bottom + 1;
    });
  await page.keyboard.press('Shift+F');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(figure).toHaveAttribute('data-stage', '');
  await expect(figure.locator('.to-full-screen')).toHaveCount(0);
  await inFigure(figure).pane('pseudocode').click();
  // Not every step belongs to a line.
  for (let press = 0; press < 6 && (await figure.locator('.pane-pseudocode [aria-current]').count()) === 0; press++)
    await page.keyboard.press('ArrowRight');
  await expect.poll(sight).toBe(true);
  await page.keyboard.press('Shift+F');
  await expect(figure).not.toHaveAttribute('data-stage');
});

/** Words of an energy chart that lie on each other. */
const collisions = (page: Page) =>
  page.locator('#main svg.energy').evaluate((chart) => {
    const texts = [...chart.querySelectorAll('text')].filter((text) => text.checkVisibility() && text.textContent !== '');
    const boxes = texts.map((text) => text.getBoundingClientRect());
    return texts.flatMap((one, a) =>
      texts.flatMap((other, b) => {
        const wide = Math.min(boxes[a]!.right, boxes[b]!.right) - Math.max(boxes[a]!.left, boxes[b]!.left);
        // Letters do not fill their line.
        const high = Math.min(boxes[a]!.bottom, boxes[b]!.bottom) - Math.max(boxes[a]!.top, boxes[b]!.top) - 0.3 * boxes[a]!.height;
        return b > a && wide > 1 && high > 1 ? [`${one.textContent} lies on ${other.textContent}`] : [];
      }),
    );
  });

for (const path of ['/chapters/monte-carlo/', '/chapters/hill-climbing/', '/chapters/simulated-annealing/'])
  test(`words in the energy chart of ${path} never lie on each other: at the first step, at the last, anywhere`, async ({ page }) => {
    await page.goto(`${path}?run=main&step=1`);
    const figure = page.locator('#main');
    await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
    await expect(figure.locator('[data-part=outcome]')).toHaveText(/ends/, { timeout: 30_000 });
    const length = Number(await figure.locator('input.seek').getAttribute('max'));
    for (const size of [...SIZES, '390×844']) {
      await resize(page, size);
      for (const share of [0, 0.001, 0.03, 0.25, 0.5, 0.72, 0.85, 0.97, 1]) {
        await seekTo(figure, Math.round(share * length));
        await expect.poll(() => collisions(page), `${size} at ${share}`).toEqual([]);
      }
    }
  });
