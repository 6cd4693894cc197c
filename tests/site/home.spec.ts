import type { Page } from '@playwright/test';
import { hero, rhythms } from '#words/home.ts';
import { FILMS, inHome, inSite } from './drivers/site.ts';
import { expect, resize, test } from './site-test.ts';
import { byTurns } from './soak.ts';

test.use({ reducedMotion: 'no-preference' });

const stage = (page: Page) => page.locator('home-hero');
const panel = (page: Page) => stage(page).getByRole('tabpanel');
const sentence = (page: Page) => panel(page).locator('[data-part=say]');
const tab = (page: Page, film: (typeof FILMS)[number]) => inHome(stage(page)).film(film);

/** The number of the step that is shown, and how many there are. */
async function place(page: Page): Promise<[step: number, of: number]> {
  const text = (await panel(page).locator('.place').textContent())!;
  const [, step, of] = /step ([\d,]+) of ([\d,]+)$/.exec(text)!;
  return [Number(step!.replaceAll(',', '')), Number(of!.replaceAll(',', ''))];
}

test('a film plays to its end when it is asked for, and the next one waits until it is, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.clock.install();
  await page.goto('/');
  await expect(sentence(page)).toContainText('Dead end. None of the nine digits fits in r1c9.');
  // It stands between the stretches that are given, so that a slow machine sees the same.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.runFor(2000);
  expect(await place(page)).toEqual([73, 87_827]);
  const play = inHome(stage(page)).play;
  await play.click();
  await expect(stage(page)).toHaveAttribute('data-playing', '');
  await page.clock.runFor(1000);
  await expect(sentence(page)).toHaveText('Try 1 in r1c3.');
  expect(await place(page)).toEqual([2, 87_827]);

  // It stops where it is, and goes on from there.
  await page.keyboard.press('Space');
  await expect(stage(page)).not.toHaveAttribute('data-playing', '');
  await page.clock.runFor(5000);
  expect(await place(page)).toEqual([2, 87_827]);
  await inHome(stage(page)).play.click();
  await page.clock.runFor(6000);
  await expect(sentence(page)).toContainText('The algorithm takes 9 back from r1c8');
  await expect(stage(page).getByRole('status')).toHaveText(/takes 9 back .* Step 74 of 87,827\.$/);
  // It stops where the first digit is taken back, which the answer to its question names.
  await page.clock.runFor(9000);
  await expect(sentence(page)).toHaveText(/^Back at the first digit: the search takes 1 back from r1c3\. All 6,996 steps/);
  expect((await place(page))[0]).toBe(6996);
  await expect(panel(page)).toHaveAttribute('data-trail', '');
  await page.clock.runFor(4000);
  await expect(panel(page).locator('[data-part=pace]')).toHaveText('× 10,000');
  const [fast] = await place(page);
  expect(fast).toBeGreaterThan(6996);
  expect(fast).toBeLessThan(87_827);
  await page.clock.runFor(5500);
  await expect(sentence(page)).toContainText('Solved. 51 empty cells, 4,208 placements, 4,157 of them taken back.');
  expect(await place(page)).toEqual([87_827, 87_827]);
  const dark = await panel(page)
    .locator('svg.trail rect')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('fill-opacity'))));
  // Written 635 times, and taken back all but once.
  expect(Math.max(...dark)).toBeCloseTo(0.3 * (Math.log(2 * 635 - 1) / Math.log(2000)), 2);

  // Its end stays for as long as it is read.
  await page.clock.runFor(9000);
  await expect(stage(page)).not.toHaveAttribute('data-playing', '');
  await expect(tab(page, 'backtracking')).toHaveAttribute('aria-selected', 'true');
  await panel(page)
    .getByRole('button', { name: hero.nextFilm(hero.tabs.sets.title) })
    .click();
  await expect(tab(page, 'sets')).toHaveAttribute('aria-selected', 'true');
  await expect(inHome(stage(page)).play).toBeFocused();
  await expect(stage(page)).toHaveAttribute('data-playing', '');
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
  await page.clock.resume();
});

test('another film is chosen by a click, and plays; by keys it waits', async ({ page }) => {
  await page.goto('/');
  await tab(page, 'backtracking').press('ArrowRight');
  await expect(tab(page, 'sets')).toBeFocused();
  await expect(sentence(page)).toContainText('r1c7 and r3c7 can only be 3 and 7');
  await expect(stage(page)).not.toHaveAttribute('data-playing', '');
  await page.keyboard.press('End');
  await expect(sentence(page)).toContainText('this one is, too');
  await page.keyboard.press('Enter');
  await expect(stage(page)).toHaveAttribute('data-playing', '');
  await tab(page, 'links').click();
  await expect(sentence(page)).toContainText('The task:');
  await expect(stage(page)).toHaveAttribute('data-playing', '');
  // What was asked for first does not come back.
  await tab(page, 'annealing').click();
  await tab(page, 'backtracking').click();
  await expect(sentence(page)).toContainText('Go to r1c3');
  await expect(tab(page, 'backtracking')).toHaveAttribute('aria-selected', 'true');
  // The whole run opens where the film is.
  await inHome(panel(page)).whole.click();
  await expect(page).toHaveURL(/\/chapters\/backtracking\/.*algorithm=backtracking.*step=\d/);
  await expect(page.locator('#main sudo-stepper')).toHaveAttribute('data-ready', '');
  await expect(page.locator('#main sudo-stepper')).toHaveAttribute('data-position', /step=(\d+)/.exec(page.url())![1]!);
});

test('the first move is the reader’s: a digit that the search might take back, pressed beside the grid or in it', async ({ page }) => {
  await page.goto('/');
  const answers = inHome(stage(page)).answers;
  // Question, answers and the digits that they are about are on the first screen of a phone, too.
  await resize(page, '390×844');
  await expect(answers).toBeInViewport({ ratio: 1 });
  const phoneGrid = (await panel(page).locator('svg.grid').boundingBox())!;
  expect(phoneGrid.y + phoneGrid.height / 9).toBeLessThan(844);
  await resize(page, '1280×720');
  await expect(answers.getByRole('button')).toHaveText(['1', '2', '4', '8', '9']);
  await answers.getByRole('button', { name: '4' }).click();
  await expect(sentence(page)).toContainText('The algorithm takes 9 back from r1c8');
  const verdict = panel(page).locator('[data-part=verdict]');
  await expect(verdict).toHaveText(
    'Not 4, but 9, the last one it wrote. In fact all five are wrong, but the search can’t know that. It gets back to the first, 1, only at step 6,996.',
  );
  await expect(answers).toBeHidden();
  await expect(stage(page)).not.toHaveAttribute('data-playing', '');
  await expect.poll(() => place(page)).toEqual([74, 87_827]);
  await inHome(stage(page)).play.click();
  await expect(verdict).toBeHidden();

  await page.goto('/');
  const grid = (await panel(page).locator('svg.grid').boundingBox())!;
  const side = Math.min(grid.width, grid.height) / 9;
  await page.mouse.click(grid.x + grid.width / 2 + 3 * side, grid.y + grid.height / 2 - 4 * side);
  await expect(verdict).toContainText('Right, 9, the last one it wrote.');
});

/** What is told of a moment, of which film, and whether there is room for it: in the column, for the words, and on the stage. */
const momentOf = (page: Page) =>
  stage(page).evaluate((element) => {
    const fits = (part: Element) => part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1;
    const panel = [...element.querySelectorAll('[role=tabpanel]')].find((each) => each.checkVisibility())!;
    const { width, height } = element.getBoundingClientRect();
    return {
      said: panel.querySelector('[data-part=say]')!.textContent.replaceAll('\u00a0', ' '),
      chosen: [...element.querySelectorAll('[role=tab]')].findIndex((tab) => tab.ariaSelected === 'true'),
      column: fits(panel.querySelector('.told')!),
      words: fits(panel.querySelector('.sentence')!),
      width,
      height,
    };
  });

test.describe('for who wants no motion', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const size of byTurns(['390×844', '1280×720'], 0))
    test(`all moments of all films are gone through by hand, each in its place, at ${size}`, async ({ page }) => {
      await resize(page, size);
      await page.goto('/');
      await expect(inHome(stage(page)).play).toBeHidden();
      const { width, height } = (await stage(page).boundingBox())!;
      const told: string[] = [];
      const next = inHome(stage(page)).next;
      // Back to the first moment, by keys.
      await next.press('ArrowLeft');
      await expect(sentence(page)).toContainText('already holds 5 at r1c1');
      await page.keyboard.press('ArrowLeft');
      await expect(sentence(page)).toHaveText('Try 1 in r1c3.');
      for (const index of FILMS.keys())
        for (let moments = 0; ; moments++) {
          expect(moments).toBeLessThan(20);
          const { said, chosen, ...fit } = await momentOf(page);
          // On a phone their names are shorter.
          if (chosen !== index) break;
          told.push(said);
          expect(fit, said).toEqual({ column: true, words: true, width, height });
          if (index === FILMS.length - 1 && said.startsWith('Solved after')) break;
          await page.keyboard.press('ArrowRight');
          await expect.poll(async () => (await momentOf(page)).said, { intervals: [0, 10, 20, 50] }).not.toBe(said);
        }
      for (const words of [
        'Dead end.',
        'Solved. 53 digits written',
        'It still knows where it was.',
        'Those rows are the digits.',
        '25% of the swaps that raise it by that much are kept',
      ])
        expect(
          told.some((said) => said.includes(words)),
          words,
        ).toBe(true);
      expect(await place(page)).toEqual([1_012_345, 1_012_345]);
      // A tab shows, and does not play.
      await stage(page).getByRole('tab').first().click();
      await expect(stage(page)).not.toHaveAttribute('data-playing', '');
    });
});

test('one puzzle in four rhythms, and a reader’s own in the same four', async ({ page }) => {
  await page.goto('/');
  const rows = page.locator('.rhythms li');
  const found = page.locator('.rhythms [data-part=found]');
  // Nothing is told before a guess, and its verdict comes when the runs have ended.
  for (const hidden of [found, rows.locator('.digits').first(), rows.locator('.whole-run').first()]) await expect(hidden).toBeHidden();
  await page.getByRole('button', { name: rhythms.guessOf(rhythms.names.backtracking) }).click();
  await expect(found).toHaveText(rhythms.guessed(rhythms.names.backtracking));
  await expect(found).toHaveText(`${rhythms.verdict('Backtracking', 547_208, 'Annealing', 824_046)} ${rhythms.why(495_354)}`, {
    timeout: 15_000,
  });
  await expect(rows.locator('.guess:visible')).toHaveCount(0);
  // Who has seen the end isn’t asked to bet on it again.
  await expect(page.locator('.rhythms .head > p a')).toHaveAttribute('href', /[?&]at=824047/);
  await expect(rows.locator('.digits b')).toHaveText(['58', '89', '547,208', '824,046']);
  const clock = inHome(page).clock;
  await expect(clock).toHaveAttribute('aria-valuetext', '1,000,000 tries each, 4 of 4 solved');
  await clock.fill('3');
  await expect(rows.locator('.digits')).toHaveText([
    '58 tries to solve it',
    '89 tries to solve it',
    '1,000 of 547,208 tries',
    '1,000 of 824,046 tries',
  ]);
  await expect(clock).toHaveAttribute('aria-valuetext', '1,000 tries each, 2 of 4 solved');
  await expect(rows.locator('.to-come:visible')).toHaveCount(2);
  // They run by themselves from the first digit, until somebody takes the slider.
  await inHome(page).runAll.click();
  await expect(clock).toHaveAttribute('aria-valuetext', /^\d{1,2} (?:try|tries) each, 0 of 4 solved$/);
  // A reader can stop to look, and go on from there.
  await page.locator('.rhythms').getByRole('button', { name: rhythms.pause }).click();
  const pausedAt = Number(await clock.inputValue());
  expect(pausedAt).toBeGreaterThan(0);
  const goOn = page.locator('.rhythms').getByRole('button', { name: rhythms.goOn });
  await expect(goOn).toBeVisible();
  await page.waitForTimeout(300);
  expect(Number(await clock.inputValue())).toBe(pausedAt);
  await goOn.click();
  expect(Number(await clock.inputValue())).toBeGreaterThan(pausedAt - 0.01);
  await expect(clock).toHaveAttribute('aria-valuetext', /, 2 of 4 solved$/);
  await clock.fill('3');
  await expect(clock).toHaveAttribute('aria-valuetext', '1,000 tries each, 2 of 4 solved');
  await inHome(page).ownPuzzle.click();
  await inSite(page).puzzle.fill('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  await inSite(page).run.click();
  await expect(page).toHaveURL(/\/compare\/\?puzzle=sudoku%7E9x3/);
  await expect(page.locator('.compare-panel')).toHaveCount(4);
});
