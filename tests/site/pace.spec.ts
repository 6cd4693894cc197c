import type { Locator } from '@playwright/test';
import { figureOn, inFigure, started } from './drivers/figure.ts';
import { expect, keys, test } from './site-test.ts';

/** A run plays in less than this by itself, in seconds. */
const A_MINUTE = 60;

/** The run goes on behind the page; its end is told when it has come to it. */
const theWholeRun = (figure: Locator) => expect(figure.locator('[data-part=outcome]')).not.toBeEmpty({ timeout: 20_000 });

test('a run of 700,000 steps plays in less than a minute, chain by chain, and slow motion is a key away', async ({ page }) => {
  await page.clock.install();
  await page.goto('/chapters/simulated-annealing/');
  const { figure, stepper } = figureOn(page);
  const [pace, speed, said] = ['select[name=pace]', '[data-part=speed]', '[data-part=pace-said]'].map((part) => figure.locator(part));
  const position = async () => Number(await stepper.getAttribute('data-position'));
  await started(page);
  await theWholeRun(figure);
  const length = Number(await figure.locator('input.seek').getAttribute('max'));
  expect(length).toBeGreaterThan(700_000);
  const named = pace!.locator('option:checked');
  await expect(named).toHaveText('chains');
  await expect(speed!).toHaveText('4 / s');

  // Where to stop is a kind of step that comes in this run, and those that do not are not offered.
  const stop = figure.locator('select[name=stop]');
  const stops = stop.locator('option');
  await expect(stops.filter({ hasText: /^cool · 150$/ })).toHaveCount(1);
  await expect(stops.filter({ hasText: /^reheat/ })).toHaveCount(0);
  await expect(stop.locator('option:checked')).toHaveText(/ · [1-9]/);

  // The paragraph beside it has brought the figure to a frame of its own.
  await stepper.press('Home');
  await stepper.press('ArrowRight');
  expect(await position()).toBe(1);
  await page.keyboard.press('s');
  await expect(named).toHaveText('slow motion');
  await expect(said!).toHaveText('slow motion, 2 a second');
  await page.keyboard.press('s');
  await expect(named).toHaveText('chains');
  await page.keyboard.press('p');
  await expect(named).toHaveText('every step');
  await page.keyboard.press('p');
  await expect(said!).toHaveText('chains, 4 a second');
  await expect(named).toHaveText('chains');

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await keys(page, 'Home Space');
  const play = inFigure(figure).play;
  let seconds = 0;
  const places = new Set<number>();
  for (; seconds < 2 * A_MINUTE && (await play.count()) === 0; seconds++) {
    await page.clock.runFor(1000);
    places.add(await position());
  }
  console.log(`${length.toLocaleString('en')} steps play in ${seconds} s`);
  expect(await position()).toBe(length);
  expect(seconds).toBeLessThan(A_MINUTE);
  expect(places.size).toBeGreaterThan(20);
  await page.clock.resume();

  // Another run has stops of its own; what the reader chooses stays where it comes.
  await stop.selectOption('acceptWorse');
  const puzzle = figure.locator('select[name=puzzle]');
  const others = await puzzle
    .locator('option:not(:checked):not([value=own])')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  await puzzle.selectOption(others[0]!);
  await theWholeRun(figure);
  await expect(stop).toHaveValue('acceptWorse');
  await expect(stop.locator('option:checked')).toHaveText(/ · [1-9]/);
  await pace!.selectOption('step');
  await expect(speed!).toHaveText('8 / s');
  await stepper.press('Home');
  // A level that the reader has chosen is that of the arrows, too: the first swap that is kept comes after 200 random ones.
  for (const says of [/random order/, /start temperature/, /kept/]) {
    await page.keyboard.press('ArrowRight');
    await expect(figure.locator('.say')).toContainText(says);
  }
});
