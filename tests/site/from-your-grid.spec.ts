import type { Page } from '@playwright/test';
import { cell, cellInFocus, inPlay, isReady, menu, open, reload } from './drivers/play.ts';
import { expect, test } from './site-test.ts';

/** A hard puzzle with 54 digits, two of them struck where they cannot be; and the same with a wrong 6 at r2c3 that breaks no rule. */
const RIGHT =
  '?puzzle=sudoku~9x3p~~12386574945.19...8.894.3.1..649.18...9.68.1.48715.496..3.74.281.1.358496.4821...7~~ecd4200kk308ku9.0v021302..';
const WRONG = '?puzzle=sudoku~9x3p~~12386574945619...8.894.3.1..649.18...9.68.1.48715.496..3.74.281.1.358496.4821...7~~ecf4200kk308ku9...';

const row = (page: Page, algorithm: string) => page.locator(`[data-part=ahead-list] [data-algorithm=${algorithm}]`);
const figure = (page: Page) => page.locator('dialog[data-part=ahead-figure]');
const digits = (page: Page) => page.locator('[data-part=board] .digit');

test('the algorithms say what they would do with the grid, and a press shows it there', async ({ page }) => {
  const { status } = await open(page, RIGHT);
  await expect(status).toContainText('exactly one solution');
  await expect(digits(page)).toHaveCount(54);
  await expect(page.locator('[data-part=board] .digit.given')).toHaveCount(29);
  await cell(page, 11).click();
  await page.keyboard.press('a');
  const list = inPlay(page).ahead;
  await expect(list).toContainText('54 digits, 2 strikes, 27 cells open');
  await expect(row(page, 'human-solver')).toHaveAttribute('data-tag', 'knows');
  await expect(row(page, 'human-solver')).toContainText('102 steps');
  await expect(row(page, 'backtracking')).toHaveAttribute('data-tag', 'guesses');
  await expect(row(page, 'backtracking')).toContainText('39 dead ends');
  await expect(row(page, 'annealing')).toHaveAttribute('data-tag', 'random');
  await expect(row(page, 'bitboards')).not.toHaveAttribute('data-tag', 'waits');
  await test.step('the pad stays, and what is typed is followed', async () => {
    await page.keyboard.press('7');
    await expect(list).toContainText('55 digits');
    await page.keyboard.press('7');
    await expect(list).toContainText('54 digits');
    await expect(row(page, 'backtracking')).toContainText('1,079 steps');
  });
  await test.step('the figure opens at the step, with the reader’s digits as the reader’s', async () => {
    await row(page, 'backtracking').getByRole('button').click();
    const inside = page.frameLocator('dialog[data-part=ahead-figure] iframe');
    await expect(inside.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
    await expect(inside.locator('svg.grid').first().locator('.digit.given')).toHaveCount(29);
    await expect(inside.locator('svg.grid').first().locator('.digit')).toHaveCount(55);
    await expect(inPlay(figure(page)).itsChapter).toHaveAttribute(
      'href',
      /chapters\/.*algorithm=backtracking&puzzle=sudoku%7E9x3p.*step=13/,
    );
    await page.keyboard.press('Escape');
    await expect(figure(page)).toBeHidden();
    expect(await cellInFocus(page)).toContain('r2c3');
    await expect(digits(page)).toHaveCount(54);
  });
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('with a mistake in the grid it asks first, and then shows who finds it', async ({ page }) => {
  await open(page, WRONG);
  await expect(digits(page)).toHaveCount(55);
  await inPlay(page).openAhead.first().click();
  await expect(inPlay(page).ahead).toContainText('at least one of your digits is wrong');
  await expect(page.locator('[data-part=ahead-list]')).toBeHidden();
  await inPlay(page).watch.click();
  await expect(row(page, 'propagate-then-search')).toHaveAttribute('data-tag', 'finds');
  await expect(row(page, 'propagate-then-search')).toContainText('r5c6');
  await expect(row(page, 'annealing')).toHaveAttribute('data-tag', 'never');
  await expect(row(page, 'annealing')).toContainText('more than');
  // Who finds it first comes first.
  await expect(page.locator('[data-part=ahead-list] > li').first()).toHaveAttribute('data-algorithm', 'preemptive-sets');
  await row(page, 'preemptive-sets').getByRole('button').click();
  await expect(figure(page)).toBeVisible();
  await inPlay(figure(page)).backToMine.click();
  await expect(digits(page)).toHaveCount(55);
});

test('a position travels with its wrong digits, its strikes and its marks, and a reload goes on', async ({ page }) => {
  const { board, status } = await open(page, WRONG);
  await cell(page, 14).click();
  await page.keyboard.press('Shift+Digit2');
  await page.keyboard.press('Alt+Digit7');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => document.body.setAttribute('data-copied', text) },
    });
  });
  await menu(page, 'copyPosition');
  await expect(status).toContainText('copied');
  const link = (await page.locator('body').getAttribute('data-copied'))!;
  const { search } = new URL(link);
  await page.keyboard.press('Escape');
  await menu(page, 'code');
  const code = page.locator('dialog[data-part=code-dialog]');
  const drawn = () => code.locator('.qr-code path').getAttribute('d');
  const ofPuzzle = await drawn();
  await code.locator('input[value=position]').check();
  await expect.poll(async () => (await drawn())!.length).toBeGreaterThan(ofPuzzle!.length);
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.clear());
  await open(page, search);
  await expect(digits(page)).toHaveCount(55);
  await expect(board.locator('.notes .mark')).not.toHaveCount(0);
  await cell(page, 14).click();
  await expect(page.locator('[data-part=cell-notes]')).toContainText('Corner 2');
  await expect(page.locator('[data-part=cell-notes]')).toContainText('Struck 7');
  await cell(page, 15).click();
  await page.keyboard.press('3');
  await expect(digits(page)).toHaveCount(56);
  await reload(page);
  await expect(digits(page)).toHaveCount(56);
  await test.step('and a hint says when the right digit was struck', async () => {
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(digits(page)).toHaveCount(29);
    await cell(page, 11).click();
    await page.keyboard.press('Alt+Digit7');
    await page.keyboard.press('h');
    await expect(inPlay(page).hint).toContainText('The wrong strike was move');
    await inPlay(page).seeMove.click();
    await expect(page.locator('sudo-review')).toHaveAttribute('data-ready', '');
    await expect(page.locator('[data-part=say]')).toContainText('struck 7');
  });
});

test('several cells are chosen by hand, and a digit is looked for or entered first', async ({ page }) => {
  await open(page, RIGHT);
  await expect(digits(page)).toHaveCount(54);
  const middle = async (index: number) => {
    const box = (await cell(page, index).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const chosen = page.locator('[data-part=board] .hit[aria-selected=true]');
  await page.mouse.move(...(await middle(14)));
  await page.mouse.down();
  for (const index of [15, 16]) await page.mouse.move(...(await middle(index)), { steps: 3 });
  await page.mouse.up();
  await expect(chosen).toHaveCount(3);
  const marks = page.locator('[data-part=board] .notes .mark');
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Shift+Digit3');
  await expect(chosen).toHaveCount(3);
  await expect(marks).toHaveCount(2 + 2 * 3);
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Control+z');
  await expect(marks).toHaveCount(2);
  await cell(page, 36).click({ modifiers: ['Control'] });
  await expect(chosen).toHaveCount(4);
  await page.keyboard.press('Shift+Digit3');
  await expect(marks).toHaveCount(4 + 2);
  await page.keyboard.press('Control+z');
  await expect(marks).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen).toHaveCount(2);
  await test.step('a held key shows where its digit may go, and enters nothing', async () => {
    await cell(page, 11).click();
    await page.keyboard.down('7');
    await page.keyboard.down('7');
    await expect(page.locator('.chosen-cells .possible')).not.toHaveCount(0);
    await page.keyboard.up('7');
    await expect(page.locator('.chosen-cells .possible')).toHaveCount(0);
    await expect(digits(page)).toHaveCount(54);
  });
  await test.step('a long press keeps a digit, which each press on a cell enters', async () => {
    const key = page.locator('[data-part=pad] [data-digit="7"]');
    await key.hover();
    await page.mouse.down();
    await expect(key).toHaveClass(/chosen/);
    await page.mouse.up();
    await cell(page, 11).click();
    await cell(page, 72).click();
    await expect(digits(page)).toHaveCount(56);
    await page.keyboard.press('Escape');
    await expect(key).not.toHaveClass(/chosen/);
  });
});

test('on a phone the list leaves the digits in reach', async ({ phone }) => {
  await open(phone, RIGHT);
  await isReady(phone);
  await phone.keyboard.press('a');
  await expect(row(phone, 'human-solver')).toHaveAttribute('data-tag', 'knows');
  await expect(phone.locator('[data-part=pad] [data-digit="9"]')).toBeInViewport();
  await expect(cell(phone, 80)).toBeInViewport();
  await expect(row(phone, 'human-solver')).toBeInViewport();
});

test('a killer is shown by the algorithms that know cages, and the browser’s Back closes the figure alone', async ({ page }) => {
  await open(page, '?puzzle=killer-rmit-4');
  await cell(page, 0).click();
  await page.keyboard.press('h');
  await page.keyboard.press('a');
  await expect(row(page, 'killer-advanced')).toHaveAttribute('data-tag', 'knows');
  await expect(row(page, 'killer-backtracking')).toHaveAttribute('data-tag', 'guesses');
  await expect(page.locator('[data-part=ahead-list] > li:visible')).toHaveCount(2);
  await expect(page.locator('[data-part=ahead-others]')).toBeVisible();
  await row(page, 'killer-advanced').getByRole('button').click();
  const inside = page.frameLocator('dialog[data-part=ahead-figure] iframe');
  await expect(inside.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  await expect(inside.locator('svg.grid .cage').first()).toBeVisible();
  await page.goBack();
  await expect(figure(page)).toBeHidden();
  await expect(inPlay(page).ahead).toBeVisible();
  // Escape takes the entry out of the history again.
  const entries = await page.evaluate(() => history.state);
  await row(page, 'killer-advanced').getByRole('button').click();
  await page.keyboard.press('Escape');
  await expect(figure(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state)).toEqual(entries);
  await page.keyboard.press('Escape');
  // A puzzle without cages has the others again.
  await open(page, RIGHT);
  await page.keyboard.press('a');
  await expect(row(page, 'killer-advanced')).toBeHidden();
  await expect(row(page, 'backtracking')).toBeVisible();
});
