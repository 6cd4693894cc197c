import type { Page } from '@playwright/test';
import { built, cell, cellInFocus, inPlay, isReady, menu, open, playOwn, reload } from './drivers/play.ts';
import { expect, test } from './site-test.ts';
import { byTurns } from './soak.ts';

/** A puzzle with one answer, in digits and in letters. */
const OWN = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const LETTERS = `sudoku~9x3~A.B.C.D.E.F.G.H.I~${OWN}~`;

test('starting again and a new puzzle can be taken back, and a reload loses nothing', async ({ page }) => {
  const { board, status } = await open(page);
  const digits = () => board.locator('.digit').allTextContents();
  const empty = (await built(page, 'puzzle')).indexOf('.');
  await cell(page, empty).click();
  await page.keyboard.press((await built(page, 'answer'))[empty]!);
  const before = await digits();
  await menu(page, 'restart');
  await expect(status).toContainText('Undo brings back your previous game');
  await expect(board.locator('.digit:not(.given)')).toHaveCount(0);
  await inPlay(page).takeBack.click();
  await expect(status).toContainText('Your previous game is back');
  expect(await digits()).toEqual(before);
  await inPlay(page).newPuzzle.click();
  await expect(status).toContainText('A new puzzle, easy');
  await expect(status).toContainText('Undo brings back your previous game');
  expect(await digits()).not.toEqual(before);
  await page.keyboard.press('Control+z');
  await expect.poll(digits).toEqual(before);
  await page.keyboard.press('Control+y');
  await expect(status).toContainText('back in the newer game');
  // A reload keeps both.
  await reload(page);
  await page.keyboard.press('Control+z');
  await expect.poll(digits).toEqual(before);
  // And another one goes on with the game that came back.
  await reload(page);
  expect(await digits()).toEqual(before);
  await test.step('a reload in the middle', async () => {
    await inPlay(page).markAll.click();
    await menu(page, 'solveCell');
    await inPlay(page).wrongDigits.selectOption('none');
    const marks = await board.locator('.mark').count();
    const count = await board.locator('.digit').count();
    expect(marks).toBeGreaterThan(50);
    await reload(page);
    await expect(board.locator('.mark')).toHaveCount(marks);
    await expect(board.locator('.digit')).toHaveCount(count);
    await expect(inPlay(page).wrongDigits).toHaveValue('none');
    await inPlay(page).undo.click();
    await expect(board.locator('.digit')).toHaveCount(count - 1);
  });
});

test('a puzzle of the reader’s own is read up to a size, checked, and played in its own symbols', async ({ page }) => {
  const { status } = await open(page);
  await test.step('a text that is too long is refused by one limit, pasted or dropped, and a long line of dots is drawn without ligatures', async () => {
    await page.keyboard.press('t');
    const dialog = page.locator('dialog[data-part=own]');
    const fault = dialog.getByRole('alert');
    // With ligatures a line of dots takes the browser many seconds.
    await expect(dialog.getByRole('textbox')).toHaveCSS('font-variant-ligatures', 'none');
    await dialog.getByRole('textbox').fill('.'.repeat(100_000));
    await inPlay(dialog).playIt.click();
    await expect(fault).toHaveText('The text has 100,000 characters. Expected one puzzle, at most 60,000 characters.');
    const drop = (length: number) =>
      page.locator('sudo-play').evaluate((element, size) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['.'.repeat(size)], 'dots.txt'));
        element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, length);
    await drop(300_000);
    await expect(fault).toHaveText('The file dots.txt has 300,000 bytes. Expected one puzzle, at most 60,000 characters.');
    await drop(70_000);
    await expect(fault).toHaveText('The file dots.txt has 70,000 characters. Expected one puzzle, at most 60,000 characters.');
  });
  await page.keyboard.press('Escape');
  await test.step('it is checked, and called what it is', async () => {
    await expect(page.locator('[data-part=label]')).toHaveText(/^Easy 9 × 9 · 30 givens · score [\d,]+$/);
    await menu(page, 'own');
    const text = inPlay(page).text;
    const run = inPlay(page).playIt;
    const fault = page.locator('dialog[data-part=own]').getByRole('alert');
    await expect(text).toBeFocused();
    await text.fill(OWN.replace('53', '55'));
    await run.click();
    await expect(fault).toContainText('r1c1 and again at r1c2');
    await text.fill(OWN.replace('53..', '531.'));
    await run.click();
    await expect(fault).toContainText('no solution');
    const twoAnswers = '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.';
    await text.fill(twoAnswers);
    await run.click();
    await expect(fault).toContainText('more than one solution');
    await expect(page.locator('[data-part=two] svg.grid')).toHaveCount(2);
    await expect(page.locator('[data-part=two] .set')).not.toHaveCount(0);
    // The drawings go with the error that they belong to.
    await text.fill('nothing of the kind');
    await run.click();
    await expect(fault).toContainText("'nothing of the kind' isn’t a puzzle. Expected a line");
    await expect(page.locator('[data-part=two]')).toBeHidden();
    await text.fill(twoAnswers);
    await run.click();
    await expect(page.locator('[data-part=two]')).toBeVisible();
    await inPlay(page).cancel.click();
    await menu(page, 'own');
    await expect(page.locator('[data-part=two]')).toBeHidden();
    await expect(fault).toBeHidden();
    await text.fill(OWN);
    await run.click();
    await expect(status).toContainText('exactly one solution');
    await expect(page.locator('[data-part=label]')).toHaveText(/^Very easy 9 × 9 · 30 givens · score/);
    await expect.poll(() => cellInFocus(page)).toMatch(/^r1c3/);
    await playOwn(page, '534678912672195348198342567859761423426853791713924856961537284287419635345286179');
    await expect(status).toContainText('already solved');
  });
  await test.step('on a puzzle of letters a letter writes, and commands take Ctrl', async () => {
    await playOwn(page, LETTERS);
    await expect(status).toContainText('exactly one solution');
    const hint = inPlay(page).hint;
    await page.keyboard.press('h');
    expect(await cellInFocus(page)).toContain(': H');
    await expect(hint).toBeHidden();
    await page.keyboard.press('Backspace');
    // The buttons say so, and again otherwise on a puzzle of digits.
    const button = page.locator('.idle [data-action=hint]');
    await expect(button.locator('kbd')).toHaveText('Ctrl H');
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+H');
    await page.keyboard.press('Control+h');
    await expect(hint).toBeVisible();
    await expect(hint.locator('.big kbd')).toHaveText('Ctrl H');
    await page.keyboard.press('Control+Shift+H');
    await expect(hint).toBeVisible();
    await page.keyboard.press('Escape');
    await playOwn(page, OWN);
    await expect(button.locator('kbd')).toHaveText('H');
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'H');
  });
});

test('a game is paused, checked, opened in a chapter and found again; what the page fills is not the reader’s merit', async ({ page }) => {
  const { status, board } = await open(page);
  await test.step('checks, pause and the list of keys', async () => {
    await page.keyboard.press('k');
    await expect(status).toContainText('haven’t written a digit yet');
    await inPlay(page).pause.click();
    await expect(board).toBeHidden();
    await page.keyboard.press('5');
    await inPlay(page).goOn.click();
    await expect(board).toBeVisible();
    await expect(board.locator('.digit:not(.given)')).toHaveCount(0);
    await menu(page, 'solveCell');
    await page.keyboard.press('Shift+K');
    await expect(status).toContainText('is right');
    await page.keyboard.press('?');
    await expect(inPlay(page).keys).toBeVisible();
    await inPlay(page).close.click();
  });
  await test.step('this very position opens in a chapter, and coming back finds no dialog open', async () => {
    const digits = await page.locator('[data-part=board] .digit').count();
    await menu(page, 'elsewhere');
    await inPlay(page).chapter('Backtracking').click();
    await expect(page).toHaveURL(/\/chapters\/backtracking\/.*algorithm=backtracking/);
    await expect(page.locator('#main sudo-stepper')).toHaveAttribute('data-ready', '');
    await expect(page.locator('#main svg.grid .digit')).toHaveCount(digits);
    await page.goBack();
    await isReady(page);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(page.locator('[data-part=board] .digit')).toHaveCount(digits);
  });
  await menu(page, 'solveAll');
  await expect(status).toContainText('revealed to you');
  // A solved grid has no hint, and keeps its headline.
  await page.keyboard.press('h');
  await expect(status).toContainText('revealed to you');
});

const print = async (page: Page, count: number) => {
  await menu(page, 'sheet');
  await page.getByRole('spinbutton').fill(String(count));
};

test('paper is light and can be read, from a dark screen, too: the board, then a sheet with its solutions', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const broken = /make\.worker/;
  await page.route(broken, (route) => route.abort());
  const { board, status } = await open(page);
  await test.step('a worker that does not come is told, and the next wish starts another', async () => {
    const digits = () => board.locator('.digit').allTextContents();
    const before = await digits();
    await inPlay(page).newPuzzle.click();
    await expect(status).toContainText('couldn’t be loaded');
    expect(await digits()).toEqual(before);
    await menu(page, 'sheet');
    await inPlay(page).print.click();
    await expect(page.locator('[data-part=sheet-says]')).toContainText('couldn’t be loaded');
    await inPlay(page).cancel.click();
    await page.unroute(broken);
    await inPlay(page).newPuzzle.click();
    await expect(status).toContainText('A new puzzle, easy');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(Number(document.body.dataset.printed ?? 0) + 1);
    };
  });
  const lightness = (selector: string, property: 'fill' | 'stroke' | 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(element)
          [name].match(/[\d.]+/g)!
          .map(Number);
        return red + green + blue;
      }, property);
  await page.emulateMedia({ media: 'print' });
  await expect(board).toBeVisible();
  await expect(page.locator('[data-part=pad]')).toBeHidden();
  expect(await lightness('[data-part=board] .digit.given', 'fill')).toBeLessThan(200);
  expect(await lightness('body', 'backgroundColor')).toBeGreaterThan(700);
  await page.emulateMedia({ media: 'screen' });
  await test.step('a sheet has at most 24 puzzles, and is printed once', async () => {
    await print(page, 99);
    const button = inPlay(page).print;
    await button.click();
    await expect(page.locator('[data-part=sheet-says]')).toHaveText('');
    await page.getByRole('spinbutton').fill('3');
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await expect(page.locator('body')).toHaveAttribute('data-printed', '1', { timeout: 30_000 });
    await expect(page.locator('dialog[data-part=sheet-form]')).toBeHidden();
    await page.waitForTimeout(500);
    await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
  });
  await expect(page.locator('.sheet-puzzles svg')).toHaveCount(3);
  await expect(page.locator('.sheet-answers svg').first().locator('.digit')).toHaveCount(81);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet-puzzles svg').first()).toBeVisible();
  await expect(board).toBeHidden();
  expect(await lightness('.sheet .digit', 'fill')).toBeLessThan(200);
  expect(await lightness('.sheet .line.strong', 'stroke')).toBeLessThan(200);
});

test('the same link makes the same puzzle, and every level can be had that a size has', async ({ page }) => {
  const { status } = await open(page, '?level=hard&symmetry=diagonal&size=9&seed=5');
  await expect(status).toContainText('hard');
  const digits = () => page.locator('[data-part=board] .digit').allTextContents();
  const first = await digits();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(status).toContainText('hard');
  expect(await digits()).toEqual(first);
  for (const level of byTurns(['very-easy', 'medium', 'expert'], 0)) {
    await page.locator('[popovertarget=new-puzzle]').click();
    await inPlay(page).level.selectOption(level);
    await inPlay(page).make.click();
    const words = level.replace('-', ' ');
    await expect(status).toContainText(`A new puzzle, ${words}`, { timeout: 20_000 });
    await expect(page.locator('[data-part=label]')).toContainText(new RegExp(`^${words} 9 × 9`, 'i'));
  }
  await test.step('levels that a size does not have cannot be chosen', async () => {
    await page.locator('[popovertarget=new-puzzle]').click();
    await inPlay(page).size.selectOption('4');
    await expect(inPlay(page).level).toHaveValue('very-easy');
    await expect(inPlay(page).level.locator('option:disabled')).toHaveCount(4);
    await inPlay(page).size.selectOption('6');
    await expect(inPlay(page).level.locator('option:disabled')).toHaveCount(0);
  });
});
