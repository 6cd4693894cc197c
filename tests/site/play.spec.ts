import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

async function open(page: Page, query = '') {
  await page.goto(`/play/${query}`);
  await expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');
  return { board: page.locator('[data-part=board]'), status: page.getByRole('status') };
}

/** A 4 × 4 puzzle from its seed: the same everywhere. */
const SMALL = '?level=very-easy&symmetry=none&size=4&seed=7';

async function answerOf(page: Page): Promise<number[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('sudoscope-play')!).answer);
}

test('a puzzle is solved by keyboard alone', async ({ page }) => {
  const { board, status } = await open(page, SMALL);
  await expect(status).toContainText('A new puzzle, very easy');
  await board.focus();
  // Any move is kept, and with it the answer, which stands in for the solver.
  await page.keyboard.press('Shift+1');
  const answer = await answerOf(page);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowUp');
  const label = async () => (await board.getAttribute('aria-label'))!;
  while (!(await label()).includes('r1c1')) await page.keyboard.press((await label()).includes('c1:') ? 'ArrowUp' : 'ArrowLeft');
  for (const [cell, digit] of answer.entries()) {
    if (!(await label()).includes('given')) await page.keyboard.press(String(digit));
    if (cell === 15) break;
    if (cell % 4 === 3) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
  }
  await expect(status).toContainText('Solved');
});

test('digits and marks by mouse, undo and redo, wrong digits in three ways', async ({ page }) => {
  const { board } = await open(page);
  const empty = await page.evaluate(() => document.querySelector<HTMLElement>('sudo-play')!.dataset.puzzle!.split('~')[3]!.indexOf('.'));
  await board.locator(`.hit[data-cell="${empty}"]`).click();
  await page.getByRole('button', { name: 'Pencil marks' }).click();
  await page.getByRole('button', { name: 'Mark 3' }).click();
  await page.getByRole('button', { name: 'Mark 5' }).click();
  await expect(board.locator('.mark')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board.locator('.mark')).toHaveCount(1);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(board.locator('.mark')).toHaveCount(2);
  await page.getByRole('button', { name: 'Pencil marks' }).click();
  // One of the nine digits is right: eight are wrong against the solution.
  await page.getByLabel('Show wrong digits').selectOption('answer');
  let wrong = 0;
  for (let digit = 1; digit <= 9; digit++) {
    await page.getByRole('button', { name: `Write ${digit}`, exact: true }).click();
    wrong += await board.locator('.wrong-mark').count();
  }
  expect(wrong).toBe(8);
  await page.getByLabel('Show wrong digits').selectOption('none');
  await expect(board.locator('.wrong-mark')).toHaveCount(0);
});

test('a hint says its name, then its place, then what follows', async ({ page }) => {
  const { status, board } = await open(page);
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await expect(status).toHaveText(/^The next technique: [^.]+\.$/);
  await hint.click();
  await expect(status).toContainText('Look at');
  await expect(board.locator('.set, .house')).not.toHaveCount(0);
  const before = (await status.textContent())!.length;
  await hint.click();
  await expect.poll(async () => (await status.textContent())!.length).toBeGreaterThan(before);
  // A wrong digit comes before all techniques.
  await page.getByLabel('Show wrong digits').selectOption('answer');
  for (let digit = 1; digit <= 9 && (await board.locator('.wrong-mark').count()) === 0; digit++)
    await page.getByRole('button', { name: `Write ${digit}`, exact: true }).click();
  await hint.click();
  await expect(status).toContainText('one of your digits is wrong');
});

test('a reload in the middle loses nothing', async ({ page }) => {
  const { board } = await open(page);
  await page.getByRole('button', { name: 'Mark every cell' }).click();
  await page.getByRole('button', { name: 'Solve a cell' }).click();
  await page.getByLabel('Show wrong digits').selectOption('none');
  const marks = await board.locator('.mark').count();
  const digits = await board.locator('.digit').count();
  expect(marks).toBeGreaterThan(50);
  await page.reload();
  await expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');
  await expect(board.locator('.mark')).toHaveCount(marks);
  await expect(board.locator('.digit')).toHaveCount(digits);
  await expect(page.getByLabel('Show wrong digits')).toHaveValue('none');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board.locator('.digit')).toHaveCount(digits - 1);
});

test('a puzzle of the reader’s own is checked: rules, solutions, one solution', async ({ page }) => {
  const { status } = await open(page);
  await page.getByRole('button', { name: 'Your own puzzle' }).click();
  const text = page.getByRole('textbox', { name: 'Puzzle' });
  const run = page.getByRole('button', { name: 'Play it' });
  const fault = page.getByRole('alert');
  await text.fill('55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  await run.click();
  await expect(fault).toContainText('r1c1 and again at r1c2');
  await text.fill('531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  await run.click();
  await expect(fault).toContainText('no solution');
  await text.fill('.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.');
  await run.click();
  await expect(fault).toContainText('more than one solution');
  await expect(page.locator('[data-part=two] svg.grid')).toHaveCount(2);
  await expect(page.locator('[data-part=two] .set')).not.toHaveCount(0);
  await text.fill('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  await run.click();
  await expect(status).toContainText('exactly one solution');
});

test('drawings of two answers go with the error that they belong to', async ({ page }) => {
  await open(page);
  const dialog = page.locator('dialog[data-part=own]');
  const ask = async (text: string) => {
    await dialog.getByRole('textbox').fill(text);
    await dialog.getByRole('button', { name: 'Play it' }).click();
  };
  await page.getByRole('button', { name: 'Your own puzzle' }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await ask('.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.');
  await expect(page.locator('[data-part=two]')).toBeVisible();
  await ask('nothing of the kind');
  await expect(dialog.getByRole('alert')).toHaveText(/^Line 1.*\.$/);
  await expect(page.locator('[data-part=two]')).toBeHidden();
  await ask('.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.');
  await expect(page.locator('[data-part=two]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Your own puzzle' }).click();
  await expect(page.locator('[data-part=two]')).toBeHidden();
  await expect(dialog.getByRole('alert')).toBeHidden();
});

test('a text that is too long is refused by one limit, pasted or dropped, and a long line of dots is drawn without ligatures', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Your own puzzle' }).click();
  const dialog = page.locator('dialog[data-part=own]');
  const fault = dialog.getByRole('alert');
  // With ligatures a line of dots takes the browser many seconds.
  await expect(dialog.getByRole('textbox')).toHaveCSS('font-variant-ligatures', 'none');
  await dialog.getByRole('textbox').fill('.'.repeat(100_000));
  await dialog.getByRole('button', { name: 'Play it' }).click();
  await expect(fault).toHaveText('The text has 100,000 characters; expected one puzzle, at most 20,000 characters.');
  const drop = (length: number) =>
    page.locator('sudo-play').evaluate((element, size) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['.'.repeat(size)], 'dots.txt'));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, length);
  await drop(150_000);
  await expect(fault).toHaveText('The file dots.txt has 150,000 bytes; expected one puzzle, at most 20,000 characters.');
  await drop(25_000);
  await expect(fault).toHaveText('The file dots.txt has 25,000 characters; expected one puzzle, at most 20,000 characters.');
});

test('levels that a size does not have cannot be chosen', async ({ page }) => {
  await open(page);
  await page.getByLabel('Size').selectOption('4');
  await expect(page.getByLabel('Level')).toHaveValue('very-easy');
  await expect(page.getByLabel('Level').locator('option:disabled')).toHaveCount(4);
  await page.getByLabel('Size').selectOption('6');
  await expect(page.getByLabel('Level').locator('option:disabled')).toHaveCount(0);
});

test('a grid that was filled by the page is not the reader’s merit, and starting again empties it', async ({ page }) => {
  const { status } = await open(page);
  await page.getByRole('button', { name: 'Solve all' }).click();
  await expect(status).toContainText('written for you');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(status).toContainText('Only the givens are left');
  await page.reload();
  await expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');
  await expect(page.locator('[data-part=board] .digit:not(.given)')).toHaveCount(0);
});

test('a sheet has at most 24 puzzles, and is printed once', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(Number(document.body.dataset.printed ?? 0) + 1);
    };
  });
  const print = page.getByRole('button', { name: 'Print a sheet' });
  await page.getByRole('spinbutton').fill('99');
  await print.click();
  await expect(page.getByRole('status')).not.toContainText('for the sheet');
  await page.getByRole('spinbutton').fill('3');
  await print.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1', { timeout: 30_000 });
  await page.waitForTimeout(1500);
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
});

test('this very position opens in a chapter', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Solve a cell' }).click();
  const digits = await page.locator('[data-part=board] .digit').count();
  await page.getByLabel('Open this position in').selectOption({ label: 'Backtracking' });
  await expect(page).toHaveURL(/\/chapters\/backtracking\/.*algorithm=backtracking/);
  await expect(page.locator('#main sudo-stepper')).toHaveAttribute('data-ready', '');
  await expect(page.locator('#main svg.grid .digit.given')).toHaveCount(digits);
});

test('a sheet of puzzles is made for printing, with solutions on a page of their own', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('spinbutton').fill('3');
  await page.getByRole('button', { name: 'Print a sheet' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '', { timeout: 30_000 });
  await expect(page.locator('.sheet-puzzles svg')).toHaveCount(3);
  await expect(page.locator('.sheet-answers svg').first().locator('.digit')).toHaveCount(81);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet-puzzles svg').first()).toBeVisible();
  await expect(page.locator('[data-part=pad]')).toBeHidden();
});

test('the same link makes the same puzzle, and every level can be had', async ({ page }) => {
  await open(page, '?level=hard&symmetry=diagonal&size=9&seed=5');
  await expect(page.getByRole('status')).toContainText('hard');
  const digits = () => page.locator('[data-part=board] .digit').allTextContents();
  const first = await digits();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('status')).toContainText('hard');
  expect(await digits()).toEqual(first);
  for (const level of ['very-easy', 'medium', 'expert']) {
    await page.getByLabel('Level').selectOption(level);
    await page.getByRole('button', { name: 'New puzzle' }).click();
    await expect(page.getByRole('status')).toContainText(`A new puzzle, ${level.replace('-', ' ')}`, { timeout: 20_000 });
  }
});

test('axe finds nothing in the middle of a game', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Mark every cell' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  const { violations } = await new AxeBuilder({ page }).exclude('svg.grid g').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is a puzzle to print', async ({ page }) => {
    await page.goto('/play/');
    await expect(page.locator('[data-part=board] svg.grid')).toBeVisible();
    await expect(page.locator('.live-only:visible')).toHaveCount(0);
  });
});
