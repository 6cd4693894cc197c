import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as words from '#words/play.ts';
import { expectNoFaults } from './axe.ts';
import { inCoach, inLibrary, openCoach, openLibrary } from './drivers/coach.ts';
import { built, cell, inPlay, isReady, keptGame, menu, name, open, openEntry, reload, SMALL } from './drivers/play.ts';
import { expect, test } from './site-test.ts';

const chosen = (page: Page) => page.locator('[data-part=board] .hit[aria-selected=true]');

test('arrows walk on arrival, and a double press chooses all cells that are alike', async ({ page }) => {
  await open(page);
  const puzzle = await built(page, 'puzzle');
  const before = Number(await chosen(page).getAttribute('data-cell'));
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveAttribute('data-cell', String((before + 9) % 81));
  await page.keyboard.press('Shift+ArrowRight');
  await expect(chosen(page)).toHaveCount(2);
  const given = [...puzzle].find((digit) => digit !== '.' && puzzle.split(digit).length > 2)!;
  await cell(page, puzzle.indexOf(given)).dblclick();
  await expect(chosen(page)).toHaveCount(puzzle.split(given).length - 1);
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toHaveCount(1);
});

test('cells and marks get colours that are undone, last, and stay out of links', async ({ page }) => {
  const { board } = await open(page);
  const empty = (await built(page, 'puzzle')).indexOf('.');
  await cell(page, empty).click();
  await page.keyboard.press('Control+Digit5');
  await page.keyboard.press('b');
  await page.keyboard.press('2');
  await expect(board.locator('.coloured')).toHaveAttribute('data-colour', '2');
  await inPlay(page).links.click();
  await page.keyboard.press('5');
  await expect(board.locator('.tint-a')).toHaveCount(1);
  await page.keyboard.press('5');
  await expect(board.locator('.tint-b')).toHaveCount(1);
  await expect(cell(page, empty)).toHaveAttribute('aria-description', /2.*5/);
  await expectNoFaults(page, undefined, ['light', 'dark']);
  await reload(page);
  await expect(board.locator('.coloured, .tint-b')).toHaveCount(2);
  // Digits are written as before once the keys don't colour.
  await cell(page, empty).click();
  await inPlay(page).colours.click();
  await page.keyboard.press('Backspace');
  await expect(board.locator('.coloured, .tint-b')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(board.locator('.coloured, .tint-b')).toHaveCount(2);
  expect(page.url()).not.toContain('colour');
});

test('a puzzle is typed on a board, and its solutions are counted after each given', async ({ page }) => {
  await open(page);
  await page.keyboard.press('m');
  await openEntry(page);
  const dialog = page.getByRole('dialog');
  const says = dialog.locator('[data-part=entry-says]');
  const type = async (text: string) => {
    for (const [index, digit] of [...text].entries())
      if (digit !== '.') {
        await dialog.locator(`.hit[data-cell="${index}"]`).focus();
        await page.keyboard.press(digit);
      }
  };
  await dialog.getByRole('combobox').selectOption('4');
  await expect(dialog.getByRole('gridcell')).toHaveCount(16);
  await test.step('two that clash, and that is undone', async () => {
    await type('11');
    await expect(says).toContainText('r1c1');
    await expect(dialog.locator('.wrong-mark')).not.toHaveCount(0);
    await page.keyboard.press('Control+z');
  });
  await test.step('several solutions, then one', async () => {
    await expect(dialog.locator('.possible')).not.toHaveCount(0);
    await expect(inPlay(page).playEntered).toBeDisabled();
    await type('.2.43.1..1.3..2.');
    await expect(says).toHaveAttribute('data-count', 'one');
    await expectNoFaults(page, undefined, ['light', 'dark']);
  });
  await inPlay(page).playEntered.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-part=board] .hit')).toHaveCount(16);
  await test.step('back to the game before', async () => {
    await inPlay(page).wayBack.click();
    await expect(page.locator('[data-part=board] .hit')).toHaveCount(81);
    expect((await keptGame(page)).marks.some(Boolean)).toBe(true);
  });
});

test('a game is left for a position to practise, and comes back with its digits, marks and time', async ({ page }) => {
  await open(page);
  const empty = (await built(page, 'puzzle')).indexOf('.');
  await cell(page, empty).click();
  await page.keyboard.press('Shift+Digit3');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('m');
  const before = await keptGame(page);
  await open(page, '?practise=x-wing');
  await expect(page.locator('[data-part=practice]')).toBeVisible();
  await expect(inPlay(page).wayBack).toBeVisible();
  // Something is done there, and it comes with a reload.
  const open1 = page.locator('[data-part=board] .hit[aria-label*="centre"]').first();
  await open1.click();
  await page.keyboard.press('Shift+Digit1');
  await reload(page);
  await inPlay(page).wayBack.click();
  await expect(page.locator('[data-part=practice]')).toBeHidden();
  await expect(inPlay(page).wayBack).toBeHidden();
  const after = await keptGame(page);
  expect([after.digits, after.marks]).toEqual([before.digits, before.marks]);
  expect(after.seconds - before.seconds).toBeLessThan(5);
  expect(await name(page, empty)).toContain('corner 3');
});

test('another hint is of another technique, and marking all says what it left alone', async ({ page }) => {
  await open(page, '?level=expert&symmetry=half-turn&size=9&seed=347899692');
  await expect(page.locator('[data-part=status]')).toContainText('expert');
  await page.keyboard.press('h');
  const heading = inPlay(page).hint.getByRole('heading');
  const first = await heading.textContent();
  await page.keyboard.press('n');
  await expect(heading).not.toHaveText(first!);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Digit5');
  const cellName = (await chosen(page).getAttribute('aria-label'))!.split(':')[0]!;
  await page.keyboard.press('m');
  await expect(page.locator('[data-part=status]')).toContainText(cellName);
  await expect(chosen(page)).toHaveAttribute('aria-label', /: centre 5$/);
  await page.keyboard.press('m');
  await expect(chosen(page)).toHaveAttribute('aria-label', /: centre \d \d/);
});

test('a moment is saved, gone back to, and kept in the library and in its file', async ({ page }) => {
  const { board } = await open(page, SMALL);
  await expect(board.locator('.hit')).toHaveCount(16);
  const solve = () => page.locator('[data-action=solve-cell]').dispatchEvent('click');
  await solve();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.type('before the guess');
  await inPlay(page).savePoint.click();
  await page.keyboard.press('Escape');
  const { digits } = await keptGame(page);
  await solve();
  await solve();
  await page.keyboard.press('p');
  await expectNoFaults(page, undefined, ['light', 'dark']);
  await inPlay(page).goToPoint.click();
  await expect(dialog).toBeHidden();
  expect((await keptGame(page)).digits).toEqual(digits);
  await openLibrary(page);
  const { cards, exportAll, order } = inLibrary(page);
  await expect(cards).toContainText('2');
  const [download] = await Promise.all([page.waitForEvent('download'), exportAll.click()]);
  const [{ game }] = JSON.parse(await readFile(await download.path(), 'utf8')).puzzles;
  expect(game.points.map((point: { name: string }) => point.name)).toContain('before the guess');
  await order.selectOption('rating');
  await page.reload();
  await expect(order).toHaveValue('rating');
});

test('the coach judges what an older rule has judged again, where the game is kept', async ({ page }) => {
  await open(page, SMALL);
  await expect(page.locator('[data-part=board] .hit')).toHaveCount(16);
  await page.keyboard.press('m');
  const { answer, digits } = await keptGame(page);
  for (const [index, digit] of answer.entries()) {
    if (digits[index] !== 0) continue;
    await cell(page, index).focus();
    await page.keyboard.press(String(digit));
  }
  const memory = () => page.evaluate(() => JSON.parse(localStorage.getItem('sudoscope-coach') ?? 'null'));
  await expect.poll(async () => (await memory())?.sessions.length).toBe(1);
  const { sessions } = await memory();
  await page.evaluate((kept) => localStorage.setItem('sudoscope-coach', JSON.stringify(kept)), {
    version: 1,
    sessions: [
      { ...sessions[0], chances: [['x-wing', 'mistake', 5]] },
      { ...sessions[0], id: 'gone' },
    ],
  });
  await openCoach(page);
  // What an older version has written has no list of what is yet to be judged, either.
  await expect
    .poll(async () => {
      const { version, old } = await memory();
      return [version, old];
    })
    .toEqual([2, undefined]);
  expect((await memory()).sessions).toEqual(sessions);
  await expect(inCoach(page).says).not.toBeEmpty();
});

test('the tools fit a phone, by touch', async ({ phone: page }) => {
  await open(page);
  await inPlay(page).colours.tap();
  await cell(page, 0).tap();
  await page.locator('[data-part=pad] [data-digit="3"]').tap();
  await expect(page.locator('.coloured')).toHaveCount(1);
  await openEntry(page);
  const play = inPlay(page).playEntered;
  await expect(play).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Escape');
  await isReady(page);
});

test('all steps are listed by technique, one is shown on the board, and cells with two candidates are found', async ({ page }) => {
  const { board, status } = await open(page, '?puzzle=ai-escargot');
  await expect(board.locator('.digit')).toHaveCount(23);
  await page.keyboard.press('f');
  await expect(board.locator('.chosen-cells .possible')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(board.locator('.chosen-cells .possible')).toHaveCount(0);
  await page.keyboard.press('s');
  const { steps, hint } = inPlay(page);
  await expect(steps.locator('details')).toHaveCount(3);
  await expect(steps.getByRole('status')).toContainText('4 steps of 3 techniques');
  await steps.locator('summary').nth(1).click();
  await steps.locator('.step').nth(1).click();
  await expect(steps).toBeHidden();
  await expect(hint).toContainText('In row 9 the only places for 1 are r9c4, r9c5 and r9c6');
  await page.keyboard.press('h');
  await expect(hint).toContainText('Struck');
  // With a wrong digit in the grid there is no list.
  await page.keyboard.press('Escape');
  const { answer } = await keptGame(page);
  await cell(page, 1).click();
  await page.keyboard.press(String((answer[1]! % 9) + 1));
  await page.keyboard.press('s');
  await expect(steps.getByRole('status')).toContainText('wrong');
  await expect(steps.locator('details')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(status).toBeAttached();
});

test('the keys are in the grid again after a setting and after a new puzzle, and a full grid says what it was', async ({ page }) => {
  const { status } = await open(page);
  await cell(page, 40).click();
  for (const setting of ['in-place', 'clock']) {
    await page.locator(`[data-setting=${setting}]`).click();
    await expect(cell(page, 40)).toBeFocused();
  }
  await page.locator('[popovertarget=new-puzzle]').click();
  await inPlay(page).size.selectOption('4');
  await inPlay(page).make.click();
  await expect(page.locator('[data-part=board] .hit')).toHaveCount(16);
  const before = Number(await chosen(page).getAttribute('data-cell'));
  await page.keyboard.press('ArrowRight');
  await expect(chosen(page)).toHaveAttribute('data-cell', String(before % 4 === 3 ? before : before + 1));
  await menu(page, 'solveAll');
  await expect(page.locator('[data-part=finish]')).toContainText('4 × 4');
  await expect(inPlay(page).write('1')).toBeHidden();
  await cell(page, 0).click();
  await expect(status).not.toBeEmpty();
  await inPlay(page).undo.click();
  await expect(inPlay(page).write('1')).toBeVisible();
});

test('a hint that takes long is looked for beside the page, and the search can be stopped', async ({ page }) => {
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
  await page.route(/hint\.worker/, async (route) => {
    await letGo;
    await route.continue();
  });
  const { status } = await open(page, '?puzzle=1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1');
  const { hint } = inPlay(page);
  await expect(status).toHaveText(words.said.linkAccepted);
  await page.keyboard.press('h');
  await expect(hint.getByRole('heading')).toHaveText(words.hints.looking);
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  release();
  await page.keyboard.press('h');
  await expect(inPlay(page).where).toBeVisible();
});
