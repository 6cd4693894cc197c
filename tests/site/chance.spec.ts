import type { Locator, Page } from '@playwright/test';
import { inFigure, openFigure, openOptions, seekTo, started } from './drivers/figure.ts';
import { sceneOn } from './drivers/side-by-side.ts';
import { inChapter } from './drivers/site.ts';
import { expect, keys, test } from './site-test.ts';
import { soaking } from './soak.ts';

/** Opens a chapter whose run is long. */
async function openLong(page: Page, chapter: string) {
  const { figure, place } = await openFigure(page, chapter);
  await expect.poll(() => lengthOf(place.first())).toBeGreaterThan(1000);
  return figure;
}

/** The run goes on behind the page; its end is told when it has come to it. */
const theWholeRun = (figure: Locator) => expect(figure.locator('[data-part=outcome]')).not.toBeEmpty();

const lengthOf = async (place: { textContent(): Promise<string | null> }) => {
  const [, of] = (await place.textContent())!.replaceAll(',', '').match(/of (\d+)/) ?? [];
  return Number(of ?? 0);
};
const placeOf = async (place: { textContent(): Promise<string | null> }) => {
  const [, at] = (await place.textContent())!.replaceAll(',', '').match(/step (\d+)/) ?? [];
  return Number(at ?? -1);
};

test('another temperature can be supposed until the next step; what is set makes the next run at once', async ({ page }) => {
  const figure = await openLong(page, 'simulated-annealing');
  const place = figure.locator('[data-part=place]');
  await expect(figure.locator('.energy-bar')).toContainText('lowest to highest of each chain');
  await expect(figure.locator('svg.energy .heat path').nth(5)).toBeAttached();
  await test.step('the cooling slider, and what an exercise says of the run', async () => {
    const before = await lengthOf(place);
    await openOptions(figure);
    const cooling = figure.locator('input[type=number][data-option=cooling]');
    await cooling.locator('xpath=../input[@type="range"]').fill('0.9');
    await expect.poll(() => lengthOf(place)).not.toBe(before);
    await expect(cooling).toHaveValue('0.9');
    await expect(figure.locator('svg.energy .brush')).toHaveCount(1);
    await expect(page).toHaveURL(/cooling=0.9/);
    // Who comes from an exercise is told at the figure how far a run is from what it asks for.
    await page.keyboard.press('Escape');
    await sceneOn(page, 'main').closeFull.click();
    await page.locator('exercise-check[data-figure=main] a[href="#main"]').first().click();
    await started(page);
    await openOptions(figure);
    await cooling.fill('0.95');
    await cooling.press('Enter');
    await expect(page).toHaveURL(/cooling=0.95/);
    await page.keyboard.press('Escape');
    await theWholeRun(figure);
    await expect(figure.locator('.solved-sign')).toHaveCount(0);
    await inFigure(figure).forward.press('End');
    await expect(figure.locator('.solved-sign')).toHaveText('Not yet. The run makes 87,268 proposals, but it should make at most 50,000.');
  });
  await test.step('a temperature is supposed, and the start temperature set', async () => {
    await inFigure(figure).pane('landscape').click();
    await seekTo(figure, 1000);
    await expect(figure.locator('svg.energy text.worse')).toHaveText(/kept: \d.*% of this chain’s swaps/);
    await expect(figure.locator('svg.energy .degrees.present')).toHaveText(/^now \d/);
    const handle = inFigure(figure).temperature;
    const said = figure.locator('.swaps-said');
    const told = () => handle.getAttribute('aria-valuetext');
    const [inRun, filled] = [await told(), () => figure.locator('svg.landscape .kept.worse').first().getAttribute('height')];
    const warm = await filled();
    await keys(handle, 'ArrowLeft ArrowLeft');
    const degrees = (text: string | null) => Number(/t = ([\d.]+)/.exec(text!)![1]);
    expect(degrees(await told())).toBeCloseTo(degrees(inRun) - 0.1, 2);
    expect(await placeOf(place)).toBe(1000);
    await expect(said).toContainText(/kept at t = [\d.]+\s*In the run, t is/);
    expect(Number.parseFloat((await filled())!)).toBeLessThan(Number.parseFloat(warm!));
    await inFigure(said).asInRun.click();
    expect(await told()).toBe(inRun);
    const { x, y, width, height } = (await figure.locator('svg.landscape .hit').boundingBox())!;
    const plot = (await figure.locator('svg.landscape .ground').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(plot.x + plot.width * 0.5, y, { steps: 4 });
    await page.mouse.up();
    expect(degrees(await told())).toBeLessThan(1);
    await inFigure(figure).forward.click();
    await expect.poll(told).toMatch(new RegExp(`^t = ${degrees(inRun).toFixed(2)}:`));
    await expect(said.getByRole('button')).toHaveCount(0);
    const before = await lengthOf(place);
    await openOptions(figure);
    // A value that no slider meets is typed.
    const start = figure.locator('input[data-option=start]');
    await start.fill('0.4');
    await start.press('Enter');
    await expect.poll(() => lengthOf(place)).not.toBe(before);
    await expect(page).toHaveURL(/start=0\.4(&|$)/);
    await expect(start.locator('xpath=../input[@type="range"]')).toHaveValue('0.4');
    // Where chains are short a stretch is of so many steps.
    await expect(figure.locator('.energy-bar')).toContainText(/lowest to highest of each [\d,]+ steps/);
  });
});

test('a run by chance is seen in grid, landscape and energy, by which one seeks, by mouse and by keys', async ({ page }) => {
  const figure = await openLong(page, 'monte-carlo');
  const place = figure.locator('[data-part=place]');
  const energy = figure.locator('svg.energy');
  await test.step('clashes heat the cells, a swap is an arc, and the landscape follows', async () => {
    await keys(inFigure(figure).forward, 'ArrowRight ArrowRight');
    await expect.poll(() => figure.locator('svg.grid .fill.heat').count()).toBeGreaterThan(5);
    await expect(figure.locator('svg.grid path.reason')).toHaveCount(1);
    await inFigure(figure).pane('landscape').click();
    await expect(figure.locator('svg.landscape')).toHaveAttribute('aria-label', /swaps are possible from here/);
  });
  await theWholeRun(figure);
  const whole = await energy.getAttribute('aria-label');
  await test.step('a part of the energy is marked, moved and looked at by keys, and told; a press leaves the keys to the figure', async () => {
    const brush = inFigure(figure).brush;
    await expect(brush).toHaveAttribute('aria-valuetext', 'nothing is marked');
    const before = await placeOf(place);
    await brush.press('ArrowRight');
    const told = async () =>
      (await brush.getAttribute('aria-valuetext'))!.replaceAll(',', '').match(/\d+/g)!.map(Number) as [number, number];
    const [from, to] = await told();
    expect(to).toBeGreaterThan(from);
    await page.keyboard.press('ArrowRight');
    expect((await told())[0]).toBeGreaterThan(from);
    await keys(page, 'ArrowLeft Shift+ArrowLeft');
    expect((await told())[0]).toBe(from);
    expect((await told())[1]).toBeLessThan(to);
    const [, end] = await told();
    await page.keyboard.press('Enter');
    await expect(energy).toHaveAttribute('aria-label', `Energy from step ${from} to ${end}`);
    await expect(brush).toHaveAttribute('aria-valuetext', 'nothing is marked');
    await keys(page, 'ArrowRight Escape');
    await expect(brush).toHaveAttribute('aria-valuetext', 'nothing is marked');
    await inFigure(figure).wholeRun.click();
    await expect(energy).toHaveAttribute('aria-label', whole!);
    expect(await placeOf(place)).toBe(before);
    await energy.click();
    await expect.poll(() => placeOf(place)).toBeGreaterThan(before);
    const clicked = await placeOf(place);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeOf(place)).toBe(clicked + 1);
  });
  await test.step('a drag across it looks closer, a click goes there, and the playhead can be dragged', async () => {
    await energy.scrollIntoViewIfNeeded();
    const box = (await energy.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.4, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, box.y + 40, { steps: 5 });
    await page.mouse.up();
    await expect(energy).not.toHaveAttribute('aria-label', whole!);
    const [, from, to] = (await energy.getAttribute('aria-label'))!.match(/step (\d+) to (\d+)/)!;
    await page.mouse.click(box.x + box.width * 0.5, box.y + 40);
    await expect.poll(() => placeOf(place)).toBeGreaterThan(Number(from));
    expect(await placeOf(place)).toBeLessThan(Number(to));
    const seek = inFigure(figure).seek;
    /** Where the playhead is drawn, and where the slider has it, as shares of what is shown. */
    const heads = () =>
      figure.evaluate((element) => {
        const { min, max, value } = element.querySelector<HTMLInputElement>('input.seek')!;
        const drawn = element.querySelector('svg.energy .head .line')!.getAttribute('x1')!;
        return { drawn: Number.parseFloat(drawn) / 100, sought: (Number(value) - Number(min)) / (Number(max) - Number(min)), min, max };
      });
    const inPart = await heads();
    expect(inPart).toMatchObject({ min: from, max: to });
    expect(inPart.drawn).toBeCloseTo(0.5, 1);
    expect(inPart.sought).toBeCloseTo(inPart.drawn, 2);
    // A playhead that leaves what is shown takes it along.
    await page.keyboard.press('Home');
    await expect(seek).toHaveAttribute('min', '0');
    await expect(seek).toHaveAttribute('aria-valuetext', /^step 0 of/);
    await inFigure(figure).wholeRun.click();
    await expect(energy).toHaveAttribute('aria-label', whole!);
    // By its whole length, whatever is under the pointer.
    await page.mouse.click(box.x + box.width * 0.3, box.y + 40);
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await placeOf(place)) / (await lengthOf(place))).toBeCloseTo(0.75, 1);
    const dragged = await heads();
    expect(dragged.sought).toBeCloseTo(dragged.drawn, 2);
    await expect(energy).toHaveAttribute('aria-label', whole!);
  });
  await test.step('the reader is asked whether a swap is accepted, and graded', async () => {
    await inFigure(figure).forward.press('p');
    const question = figure.locator('[data-part=predict]');
    const answers = question.locator('.predict-choices button');
    for (let press = 0; press < 150 && (await answers.count()) === 0; press++) await page.keyboard.press('ArrowRight');
    await answers.first().click();
    await expect(question).toContainText(/Right|Not|No/);
  });
  await test.step('twenty seeds run in workers, with progress, and can be stopped', async () => {
    await sceneOn(page, 'main').closeFull.click();
    const seeds = page.locator('seed-runs');
    await seeds.scrollIntoViewIfNeeded();
    await inChapter(seeds).seedPuzzle.selectOption('monte-carlo-2');
    await inChapter(seeds).seeds(20).click();
    await expect(seeds.locator('circle.run, .run')).toHaveCount(20, { timeout: 30_000 });
    await expect(seeds.locator('[data-part=status]')).toContainText('20');
    // One is stopped in the middle, and keeps what it has. On a quick machine it may be over before a mouse gets there: it is pressed as the first runs are drawn.
    await inChapter(seeds).seedPuzzle.selectOption('mepham-d');
    const stop = seeds.locator('[data-part=stop]');
    await stop.evaluate((button: HTMLButtonElement) => {
      const figure = button.closest('seed-runs')!;
      const isUnderway = () => !button.hidden && figure.querySelectorAll('[data-part=newest] .run').length > 0;
      const watch = new MutationObserver(() => {
        if (!isUnderway()) return;
        watch.disconnect();
        button.click();
      });
      watch.observe(figure, { subtree: true, childList: true });
    });
    await inChapter(seeds).seeds(20).click();
    await expect(seeds.locator('[data-part=status]')).toContainText('stopped');
    await expect(stop).toBeHidden();
    const kept = await seeds.locator('[data-part=newest] .run').count();
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(20);
    // The set before stays, with its name and its numbers, on the same scale.
    await expect(seeds.getByRole('listitem')).toHaveCount(1);
    await expect(seeds.getByRole('listitem')).toContainText(/CSCI 4270, grid 2: 20 of 20 runs; 20 solved; median [\d,]+ swaps/);
    await expect(seeds.locator('ol .run')).toHaveCount(20);
  });
});

// Nothing is asserted but that it comes so far and is drawn: it prints how long the page stood still.
if (soaking)
  test('a million proposals stream in while the page stays in use', async ({ page }) => {
    await page.goto('/chapters/simulated-annealing/');
    const figure = page.locator('#hard');
    await page.evaluate(() => {
      const state = window as unknown as { longest: number };
      state.longest = 0;
      let before = performance.now();
      const tick = (now: number) => {
        state.longest = Math.max(state.longest, now - before);
        before = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
    await expect.poll(() => lengthOf(figure.locator('[data-part=place]')), { timeout: 40_000 }).toBeGreaterThan(1_000_000);
    await expect(figure.locator('svg.energy path.range')).toHaveAttribute('d', /H/);
    // Hundreds of chains have no room for a stretch each.
    await expect(figure.locator('.energy-bar')).toContainText(/lowest to highest of each [\d,]+ steps/);
    const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
    console.log(`longest gap between two frames while a million proposals stream in: ${Math.round(longest)} ms`);
  });
