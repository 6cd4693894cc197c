import type { Locator, Page } from '@playwright/test';
import { sliderOf } from '../../src/widgets/runs/player.ts';
import { inFigure, openOptions } from './drivers/figure.ts';
import { expect, test } from './site-test.ts';
import { hasTurn, soaking } from './soak.ts';

test.use({ reducedMotion: 'no-preference' });

/** What the page gives a figure to work with, as far as it matters here. */
interface Stepper extends HTMLElement {
  seek(position: number): void;
  command(command: string): void;
}

/** Longer than any movement, and long enough after a step for the next one to move, in milliseconds. */
const OVER = 3000;

/** A frame or two, in milliseconds: in the first a movement begins, and in one after its time it ends. */
const FRAME = 34;

/** A figure whose run is at its end, on a clock that stands still. */
async function still(page: Page, chapter: string, run: string): Promise<Locator> {
  await page.clock.install();
  await page.goto(`/chapters/${chapter}/?run=${run}`);
  const stepper = page.locator(`#${run} sudo-stepper`);
  await expect(stepper).toHaveAttribute('data-ready', '');
  await expect(stepper.locator('[data-part=outcome]')).not.toBeEmpty({ timeout: 20_000 });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return stepper;
}

/** Lets so much time pass that nothing moves any more, without the frames between. */
async function pass(page: Page): Promise<void> {
  await page.clock.runFor(FRAME);
  await page.clock.fastForward(OVER);
  await page.clock.runFor(FRAME);
}

/** All that the drawings of a figure show, without what they hide: siblings may come in another order, and the Tab key may come to another cell. */
const drawings = (stepper: Locator): Promise<string[]> =>
  stepper.evaluate((figure) =>
    [...figure.querySelectorAll('[data-view] svg')]
      .filter((svg) => svg.checkVisibility())
      .map((svg) => {
        const shown = svg.cloneNode(true) as Element;
        for (const hidden of shown.querySelectorAll('[display=none]')) hidden.remove();
        return shown.outerHTML
          .replaceAll(/ tabindex="-?\d"/g, '')
          .split('<')
          .sort()
          .join('<');
      }),
  );

/** Where each kind of step that the figure can stop at comes first. */
const firsts = (stepper: Locator): Promise<number[]> =>
  stepper.evaluate((figure: Stepper) => {
    const stop = figure.querySelector<HTMLSelectElement>('select[name=stop]')!;
    const found = [...stop.options].map(({ value }) => {
      figure.seek(0);
      stop.value = value;
      stop.dispatchEvent(new Event('change', { bubbles: true }));
      figure.command('nextStop');
      return Number(figure.dataset.position);
    });
    return [...new Set(found)].filter((position) => position > 0);
  });

const moving = (stepper: Locator) => stepper.locator('g.moving').count();
const seek = (stepper: Locator, position: number) => stepper.evaluate((figure: Stepper, place) => figure.seek(place), position);
const step = (stepper: Locator, command: 'forward' | 'back' | 'toggle') =>
  stepper.evaluate((figure: Stepper, name) => figure.command(name), command);

// A clock that stands is set going as a test ends, and would be into the next one.
test.afterEach(({ page }) => page.clock.resume());

/** What moves ends as it is drawn, to and fro, and whenever it is cut: tried of kinds of step whose turn it is, of which at least so many move. */
async function expectToEndAsDrawn(page: Page, stepper: Locator, run: string, least: number): Promise<void> {
  const places = (await firsts(stepper)).filter((_, index) => hasTurn(index, 3));
  const drawn = new Map<number, string[]>();
  for (const place of places.flatMap((each) => [each - 1, each])) {
    await seek(stepper, place);
    drawn.set(place, await drawings(stepper));
  }
  let moved = 0;
  for (const [index, place] of places.entries()) {
    await seek(stepper, place - 1);
    await pass(page);
    await step(stepper, 'forward');
    await page.clock.runFor(40 + 20 * index);
    if ((await moving(stepper)) > 0) moved++;
    await pass(page);
    expect(await drawings(stepper), `forward to ${place}`).toEqual(drawn.get(place));
    await step(stepper, 'back');
    await pass(page);
    expect(await drawings(stepper), `back from ${place}`).toEqual(drawn.get(place - 1));
    // Any key, at any time.
    await step(stepper, 'forward');
    await page.clock.runFor((index * 67) % 400);
    await page.keyboard.press('x');
    expect(await drawings(stepper), `cut on the way to ${place}`).toEqual(drawn.get(place));
  }
  console.log(`${run}: ${moved} of ${places.length} kinds of step move`);
  expect(moved).toBeGreaterThanOrEqual(soaking ? least : Math.floor(least / 3));
}

test('in a grid what moves ends as it is drawn, its ground tells of writes, and stillness is kept where wanted', async ({ page }) => {
  const stepper = await still(page, 'backtracking', 'main');
  const from = Number(await stepper.getAttribute('data-position'));
  await test.step('what moves ends as it is drawn, to and fro, and whenever it is cut', async () => {
    await expectToEndAsDrawn(page, stepper, 'backtracking main', 6);
  });
  await test.step('the ground tells how often cells were written: when it is switched on, and while the run is too fast to follow', async () => {
    const ground = stepper.locator('g.ground');
    const dark = () => ground.locator('rect').evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('fill-opacity'))));
    await seek(stepper, 20_000);
    await expect(ground).toBeHidden();
    await step(stepper, 'toggle');
    await page.clock.runFor(500);
    await expect(ground).toBeVisible();
    await step(stepper, 'toggle');
    await expect(ground).toBeHidden();

    await seek(stepper, 20_000);
    await openOptions(page.locator('#main'));
    await inFigure(page).heat.check();
    await expect(ground).toBeVisible();
    const here = await dark();
    expect(Math.max(...here)).toBeGreaterThan(0.2);
    expect(Math.max(...here)).toBeLessThanOrEqual(0.3);
    await seek(stepper, 100);
    expect(Math.max(0, ...(await dark()))).toBeLessThan(Math.max(...here));
    await seek(stepper, 20_000);
    expect((await dark()).toSorted()).toEqual(here.toSorted());
    await inFigure(page).heat.uncheck();
    await page.keyboard.press('Escape');
    await seek(stepper, from);
  });
  await test.step('nothing moves when seeking, above eight frames a second, while a key is held, and for readers who want none', async () => {
    const slider = stepper.locator('input.seek');
    await stepper.evaluate((figure) => {
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const count = added.filter((node) => node instanceof Element && node.matches('g.moving')).length;
        figure.dataset.moved = String(Number(figure.dataset.moved ?? 0) + count);
      }).observe(figure, { subtree: true, childList: true });
    });
    /** Whether anything moved while this was done. */
    const moves = async (act: () => Promise<unknown>) => {
      await pass(page);
      await stepper.evaluate((figure) => {
        figure.dataset.moved = '0';
      });
      await act();
      await pass(page);
      return Number(await stepper.getAttribute('data-moved')) > 0;
    };
    const play = async (speed: number) => {
      await stepper.evaluate((figure: Stepper, value) => {
        const range = figure.querySelector<HTMLInputElement>('input[name=speed]')!;
        range.value = String(value);
        range.dispatchEvent(new Event('input', { bubbles: true }));
        figure.command('toggle');
      }, sliderOf(speed));
      await page.clock.runFor(1000);
      await step(stepper, 'toggle');
    };
    await stepper.focus();
    expect(await moves(() => page.keyboard.press('ArrowRight'))).toBe(true);
    expect(await moves(() => page.keyboard.press('End'))).toBe(false);
    expect(await moves(() => page.keyboard.press('Home'))).toBe(false);
    expect(await moves(() => slider.fill('1'))).toBe(false);
    await stepper.focus();
    expect(await moves(() => page.keyboard.press('ArrowRight'))).toBe(true);
    const held = async () => {
      for (let i = 0; i < 5; i++) {
        await page.clock.runFor(40);
        await page.keyboard.down('ArrowRight');
      }
      await page.keyboard.up('ArrowRight');
    };
    expect(
      await moves(async () => {
        await page.keyboard.press('ArrowRight');
        await stepper.evaluate((figure) => {
          figure.dataset.moved = '0';
        });
        await held();
      }),
    ).toBe(false);
    // Step by step, from here on.
    await page.keyboard.press('s');
    expect(await moves(() => play(8))).toBe(true);
    expect(await moves(() => play(9))).toBe(false);
    expect(await moves(() => play(2))).toBe(true);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moves(() => page.keyboard.press('ArrowRight'))).toBe(false);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moves(() => page.keyboard.press('ArrowRight'))).toBe(true);

    await openOptions(page.locator('#main'));
    const movement = inFigure(page).movement;
    await movement.uncheck();
    await stepper.focus();
    expect(await moves(() => page.keyboard.press('ArrowRight'))).toBe(false);
  });
});

/** Figures, and how many kinds of their steps move at least: in links besides a grid, and the others in a soak: views of all kinds are held to it without a clock by a law. */
const others = [
  ['dancing-links', 'main', 8],
  ['pencil-and-paper', 'main', 6],
  ['how-people-solve', 'main', 4],
  ['simulated-annealing', 'stuck', 6],
] as const;

for (const [chapter, run, least] of soaking ? others : others.slice(0, 1))
  test(`${chapter}, ${run}: what moves ends as it is drawn, to and fro, and whenever it is cut`, async ({ page }) => {
    await expectToEndAsDrawn(page, await still(page, chapter, run), `${chapter} ${run}`, least);
  });

// Nothing is asserted of how long a frame takes.
if (soaking)
  test('the links of a Sudoku move in time: what a frame takes is told', async ({ page }) => {
    await page.goto('/chapters/dancing-links/?run=sudoku&step=400');
    const stepper = page.locator('#sudoku sudo-stepper');
    await expect(stepper).toHaveAttribute('data-ready', '');
    await expect(stepper.locator('[data-part=outcome]')).not.toBeEmpty({ timeout: 20_000 });
    const { frames, long, moved } = await stepper.evaluate(async (figure: Stepper) => {
      const [frames, long]: [number[], number[]] = [[], []];
      const observer = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)));
      observer.observe({ entryTypes: ['longtask'] });
      let moved = 0;
      for (let step = 0; step < 12; step++) {
        const began = performance.now();
        figure.command('forward');
        if (figure.querySelector('g.moving')) moved++;
        let last: number | undefined;
        while (performance.now() - began < 280) {
          const now = await new Promise<number>((done) => requestAnimationFrame(done));
          if (last !== undefined) frames.push(now - last);
          last = now;
        }
      }
      return { frames: frames.toSorted((a, b) => a - b), long, moved };
    });
    const at = (share: number) => frames[Math.floor((frames.length - 1) * share)]!.toFixed(1);
    console.log(
      `links of a Sudoku, ${moved} of 12 steps move: a frame takes ${at(0.5)} ms, p95 ${at(0.95)}, at most ${at(1)}; ${long.length} long tasks`,
    );
    expect(moved).toBeGreaterThan(6);
  });
