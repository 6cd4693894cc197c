import type { Page } from '@playwright/test';
import { axeOn } from './axe.ts';
import { expect, test } from './site-test.ts';
import { byTurns, soaking } from './soak.ts';

async function open(page: Page, query = '') {
  await page.goto(`/play/${query}`);
  await expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');
  return { board: page.locator('[data-part=board]'), status: page.locator('[data-part=status]') };
}

/** A 4 × 4 puzzle from its seed: the same everywhere. */
const SMALL = '?level=very-easy&symmetry=none&size=4&seed=7';
/** A puzzle with one answer, in digits and in letters. */
const OWN = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const LETTERS = `sudoku~9x3~A.B.C.D.E.F.G.H.I~${OWN}~`;

const built = (page: Page, what: 'puzzle' | 'answer') =>
  page.locator('sudo-play').evaluate((element: HTMLElement, name) => element.dataset[name]!.split('~')[3]!, what);
/** The name of the cell that has the focus: 'r1c1: 5, given'. */
const cellInFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=gridcell]')?.getAttribute('aria-label') ?? '');
const cell = (page: Page, index: number) => page.locator(`[data-part=board] .hit[data-cell="${index}"]`);
const name = (page: Page, index: number) => cell(page, index).getAttribute('aria-label');

async function menu(page: Page, item: string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: item }).click();
}

async function useOwn(page: Page, text: string) {
  await menu(page, 'Type or paste your own');
  await page.getByRole('textbox', { name: 'Puzzle' }).fill(text);
  await page.getByRole('button', { name: 'Play it' }).click();
}

test('a puzzle is solved by keyboard alone, in a grid that can be heard', async ({ page }) => {
  const { status } = await open(page, SMALL);
  await expect(status).toContainText('A new puzzle, very easy');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  for (let press = 0; press < 40 && !(await cellInFocus(page)); press++) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Home');
  expect(await cellInFocus(page)).toMatch(/^r1c1: /);
  // Any move is kept, and with it the answer, which stands in for the solver.
  await page.keyboard.press('m');
  const answer: number[] = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sudoscope-play')!);
    return kept.games[kept.at].answer;
  });
  for (const [index, digit] of answer.entries()) {
    expect(await cellInFocus(page)).toContain(`r${Math.floor(index / 4) + 1}c${(index % 4) + 1}: `);
    if (!(await cellInFocus(page)).includes('given')) await page.keyboard.press(String(digit));
    if (index % 4 === 3) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
  }
  await expect(status).toContainText('Solved');
});

test('by mouse: digits and marks, undo and redo, wrong digits in three ways, and the keys go on', async ({ page }) => {
  const { board } = await open(page);
  const empty = (await built(page, 'puzzle')).indexOf('.');
  await cell(page, empty).click();
  await page.getByRole('button', { name: 'Corner' }).click();
  await page.getByRole('button', { name: /^Mark 3,/ }).click();
  await page.getByRole('button', { name: /^Mark 5,/ }).click();
  await expect(board.locator('.mark')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board.locator('.mark')).toHaveCount(1);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(board.locator('.mark')).toHaveCount(2);
  expect(await name(page, empty)).toMatch(/: marks 3 5$/);
  await page.getByRole('button', { name: 'Digit' }).click();
  // One of the nine digits is right: eight are wrong against the solution.
  await page.getByLabel('Wrong digits').selectOption('answer');
  let wrong = 0;
  for (let digit = 1; digit <= 9; digit++) {
    await page.getByRole('button', { name: new RegExp(`^Write ${digit},`) }).click();
    wrong += await board.locator('.wrong-mark').count();
  }
  expect(wrong).toBe(8);
  await page.getByLabel('Wrong digits').selectOption('none');
  await expect(board.locator('.wrong-mark')).toHaveCount(0);
  // After the pad: the focus is in the grid, keys walk and write.
  await page.getByRole('button', { name: /^Write 9,/ }).click();
  expect(await cellInFocus(page)).toMatch(/^r\d/);
  await page.keyboard.press('Backspace');
  expect(await cellInFocus(page)).toMatch(/: (empty|marks)/);
  await page.keyboard.press('Shift+Digit7');
  expect(await cellInFocus(page)).toMatch(/: marks .*7/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a cell, a digit, a hint; no keyboard opens', async ({ page }) => {
    const { board } = await open(page);
    const puzzle = await built(page, 'puzzle');
    const digit = (await built(page, 'answer'))[puzzle.indexOf('.')]!;
    await cell(page, puzzle.indexOf('.')).tap();
    await page.getByRole('button', { name: new RegExp(`^Write ${digit},`) }).tap();
    expect(await name(page, puzzle.indexOf('.'))).toMatch(new RegExp(`: ${digit}$`));
    expect(await cellInFocus(page)).toMatch(new RegExp(`: ${digit}$`));
    await expect(page.locator(':is(input, textarea, [contenteditable]):focus')).toHaveCount(0);
    await page.getByRole('button', { name: 'Hint' }).tap();
    const sheet = page.getByRole('region', { name: 'Hint', exact: true });
    const bottom = await board.locator('svg').evaluate((svg) => svg.getBoundingClientRect().bottom);
    const box = (await sheet.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(bottom);
    expect(box.y).toBeLessThan(bottom + 20);
    await page.getByRole('button', { name: 'Show me where' }).tap();
    await expect(board.locator('.set, .house')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Close the hint' }).tap();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Pages of the site' }).tap();
    await expect(page.getByRole('link', { name: 'Compare' })).toBeVisible();
  });
});

test('a hint has four presses: what, where, why, do it; each can be taken back', async ({ page }) => {
  const { board } = await open(page);
  const puzzle = await built(page, 'puzzle');
  const answer = await built(page, 'answer');
  const hint = page.getByRole('region', { name: 'Hint', exact: true });
  const now = hint.locator('[aria-current=step]');
  await cell(page, puzzle.indexOf('.')).click();
  await page.keyboard.press('h');
  await expect(now).toHaveText(/What/);
  await expect(hint.getByRole('heading')).toHaveText(/Hidden single|Full house|Naked single/);
  await expect(page.locator('[data-part=spoken]')).toContainText(/Hidden single|Full house|Naked single/);
  await expect(board.locator('.set, .house, .ring, .fan')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(now).toHaveText(/Where/);
  await expect(board.locator('.set, .house')).not.toHaveCount(0);
  await expect(board.locator('.veiled')).not.toHaveCount(0);
  await expect(board.locator('.comes')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(now).toHaveText(/Why/);
  await expect(board.locator('.comes')).toHaveCount(1);
  // The words and the board say the same, in one colour.
  const colourOf = (selector: string, what: 'color' | 'fill') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], what);
  expect(await colourOf('.hint-body .gets', 'color')).toBe(await colourOf('[data-part=board] .comes', 'fill'));
  await page.keyboard.press('Shift+H');
  await expect(now).toHaveText(/Where/);
  await page.keyboard.press('h');
  const target = (await hint.locator('.gets').first().textContent())!;
  const filled = Number((await page.locator('[data-part=filled]').textContent())!.split(' ')[0]);
  await page.keyboard.press('h');
  await expect(now).toHaveText(/Do it/);
  await expect(page.locator('[data-part=filled]')).toContainText(`${filled + 1} of 81`);
  await expect(hint.getByRole('button', { name: 'Back to the puzzle' })).toBeVisible();
  await expect(board.locator('.veiled')).toHaveCount(0);
  // Taken back, its last press is open again.
  await hint.getByRole('button', { name: 'Take it back' }).click();
  await expect(now).toHaveText(/Why/);
  // Typing goes on: done by hand it is done, and something that does not belong to it leaves it open.
  const [row, column] = /r(\d)c(\d)/.exec(target)!.slice(1).map(Number) as [number, number];
  const index = (row - 1) * 9 + column - 1;
  const other = [...puzzle].findIndex(
    (symbol, at) => symbol === '.' && Math.floor(at / 9) !== row - 1 && at % 9 !== column - 1 && answer[at] !== answer[index],
  );
  await cell(page, other).click();
  await page.keyboard.press(`Shift+Digit${answer[other]}`);
  await expect(now).toHaveText(/Why/);
  await cell(page, index).click();
  await page.keyboard.press(answer[index]!);
  await expect(now).toHaveText(/Do it/);
  await expect(hint.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  expect(await cellInFocus(page)).toMatch(/^r\d/);
});

test('hints go on from what was struck: none comes twice', async ({ page }) => {
  test.slow();
  await open(page, '?level=expert&symmetry=half-turn&size=9&seed=347899692');
  await expect(page.locator('[data-part=status]')).toContainText('expert');
  const hint = page.getByRole('region', { name: 'Hint', exact: true });
  const done: string[] = [];
  for (let count = 0; count < (soaking ? 22 : 10); count++) {
    for (let press = 0; press < 4; press++) await page.keyboard.press('h');
    await expect(hint.locator('[aria-current=step]')).toHaveText(/Do it/);
    done.push((await hint.locator('.told').textContent())!);
  }
  expect(new Set(done).size).toBe(done.length);
  expect(done.some((text) => text.startsWith('Struck'))).toBe(true);
  // Marked afresh, what was struck stays away.
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  for (let press = 0; press < 4; press++) await page.keyboard.press('h');
  expect(done).not.toContain(await hint.locator('.told').textContent());
});

test('a wrong digit comes before any hint, and a full grid that is wrong says where', async ({ page }) => {
  const { board } = await open(page);
  const puzzle = await built(page, 'puzzle');
  const answer = await built(page, 'answer');
  const hint = page.getByRole('region', { name: 'Hint', exact: true });
  const empties = [...puzzle].flatMap((symbol, index) => (symbol === '.' ? [index] : []));
  const wrongCell = empties[5]!;
  const wrongDigit = (Number(answer[wrongCell]) % 9) + 1;
  await cell(page, wrongCell).click();
  await page.keyboard.press(String(wrongDigit));
  await page.keyboard.press('h');
  await expect(hint).toContainText('First, a wrong digit');
  await expect(hint.getByRole('heading')).toContainText(`${wrongDigit} at r`);
  await expect(hint.getByRole('heading')).toContainText('is wrong');
  await expect(board.locator('.ring.wrong')).toHaveCount(1);
  await page.keyboard.press('h');
  expect(await name(page, wrongCell)).not.toContain(`: ${wrongDigit}`);
  await page.keyboard.press('Escape');

  // The same is said with wrong digits hidden.
  await page.getByLabel('Wrong digits').selectOption('none');
  const digits = empties.map((index) => [index, index === wrongCell ? String(wrongDigit) : answer[index]!] as const);
  await board.evaluate((grid, all) => {
    for (const [index, key] of all) {
      const hit = grid.querySelector<SVGElement>(`.hit[data-cell="${index}"]`)!;
      hit.focus();
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }, digits);
  await expect(hint).toContainText('81 of 81, not solved');
  await expect(hint.getByRole('heading')).toHaveText('Full, but not right yet');
  await expect(board.locator('.clash, .house').first()).toBeVisible();
  await page.keyboard.press('k');
  await expect(hint).toBeHidden();
  await expect(page.locator('[data-part=status]')).toContainText('1 digit is wrong');
  await expect(board.locator('.wrong-mark')).toHaveCount(1);
  await cell(page, wrongCell).focus();
  await page.keyboard.press(answer[wrongCell]!);
  await expect(page.locator('[data-part=status]')).toContainText('Solved');
});

test('starting again and a new puzzle can be taken back', async ({ page }) => {
  const { board, status } = await open(page);
  const digits = () => board.locator('.digit').allTextContents();
  const empty = (await built(page, 'puzzle')).indexOf('.');
  await cell(page, empty).click();
  await page.keyboard.press((await built(page, 'answer'))[empty]!);
  const before = await digits();
  await menu(page, 'Start again');
  await expect(status).toContainText('one undo away');
  await expect(board.locator('.digit:not(.given)')).toHaveCount(0);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(status).toContainText('The game before is back');
  expect(await digits()).toEqual(before);
  await page.getByRole('button', { name: 'New puzzle' }).click();
  await expect(status).toContainText('A new puzzle, easy');
  await expect(status).toContainText('one undo away');
  expect(await digits()).not.toEqual(before);
  await page.keyboard.press('Control+z');
  await expect.poll(digits).toEqual(before);
  await page.keyboard.press('Control+y');
  await expect(status).toContainText('The later game is back');
  // A reload keeps both.
  await page.reload();
  await expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');
  await page.keyboard.press('Control+z');
  await expect.poll(digits).toEqual(before);
  // And another one goes on with the game that came back.
  await page.reload();
  await expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');
  expect(await digits()).toEqual(before);
});

test('a reload in the middle loses nothing', async ({ page }) => {
  const { board } = await open(page);
  await page.getByRole('button', { name: 'Mark all' }).click();
  await menu(page, 'Solve this cell');
  await page.getByLabel('Wrong digits').selectOption('none');
  const marks = await board.locator('.mark').count();
  const digits = await board.locator('.digit').count();
  expect(marks).toBeGreaterThan(50);
  await page.reload();
  await expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');
  await expect(board.locator('.mark')).toHaveCount(marks);
  await expect(board.locator('.digit')).toHaveCount(digits);
  await expect(page.getByLabel('Wrong digits')).toHaveValue('none');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board.locator('.digit')).toHaveCount(digits - 1);
});

test('a worker that does not come is told, and the next wish starts another', async ({ page }) => {
  const broken = /make\.worker/;
  await page.route(broken, (route) => route.abort());
  const { board, status } = await open(page);
  const digits = () => board.locator('.digit').allTextContents();
  const before = await digits();
  await page.getByRole('button', { name: 'New puzzle' }).click();
  await expect(status).toContainText('could not be loaded');
  expect(await digits()).toEqual(before);
  await menu(page, 'Print a sheet');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('[data-part=sheet-says]')).toContainText('could not be loaded');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute(broken);
  await page.getByRole('button', { name: 'New puzzle' }).click();
  await expect(status).toContainText('A new puzzle, easy');
});

test('two windows show one game: the newer move wins', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  const empty = (await built(page, 'puzzle')).indexOf('.');
  await cell(other, empty).click();
  await other.keyboard.press('Shift+Digit4');
  await other.close();
  await expect.poll(() => name(page, empty)).toMatch(/: marks 4$/);
  await page.keyboard.press('m');
  await page.keyboard.press('Control+z');
  await expect.poll(() => name(page, empty)).toMatch(/: marks 4$/);
  // The puzzle of a link takes over when it is played, not when it is looked at; taking back leads to the game before.
  const linked = await context.newPage();
  const { status } = await open(linked, SMALL);
  await expect(status).toContainText('A new puzzle, very easy');
  await page.keyboard.press('m');
  await expect(page.getByRole('gridcell')).toHaveCount(81);
  await linked.getByRole('button', { name: 'Mark all' }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await linked.keyboard.press('Control+z');
  await linked.keyboard.press('Control+z');
  await expect(linked.getByRole('gridcell')).toHaveCount(81);
  await expect(page.getByRole('gridcell')).toHaveCount(81);
});

test('a puzzle of the reader’s own is checked, and called what it is', async ({ page }) => {
  const { status } = await open(page);
  await expect(page.locator('[data-part=label]')).toHaveText(/^Easy 9 × 9 · 30 givens · score [\d,]+$/);
  await menu(page, 'Type or paste your own');
  const text = page.getByRole('textbox', { name: 'Puzzle' });
  const run = page.getByRole('button', { name: 'Play it' });
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
  await expect(fault).toHaveText(/^Line 1.*\.$/);
  await expect(page.locator('[data-part=two]')).toBeHidden();
  await text.fill(twoAnswers);
  await run.click();
  await expect(page.locator('[data-part=two]')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await menu(page, 'Type or paste your own');
  await expect(page.locator('[data-part=two]')).toBeHidden();
  await expect(fault).toBeHidden();
  await text.fill(OWN);
  await run.click();
  await expect(status).toContainText('exactly one solution');
  await expect(page.locator('[data-part=label]')).toHaveText(/^Your own puzzle 9 × 9 · 30 givens · .*score/);
  await expect.poll(() => cellInFocus(page)).toMatch(/^r1c3/);
  await useOwn(page, '534678912672195348198342567859761423426853791713924856961537284287419635345286179');
  await expect(status).toContainText('full and right');
});

test('on a puzzle of letters a letter writes, and commands take Ctrl', async ({ page }) => {
  const { status } = await open(page);
  await useOwn(page, LETTERS);
  await expect(status).toContainText('exactly one solution');
  const hint = page.getByRole('region', { name: 'Hint', exact: true });
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
  await useOwn(page, OWN);
  await expect(button.locator('kbd')).toHaveText('H');
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'H');
});

test('a text that is too long is refused by one limit, pasted or dropped, and a long line of dots is drawn without ligatures', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('t');
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
  await page.getByRole('button', { name: /^Easy/ }).click();
  await page.getByLabel('Size').selectOption('4');
  await expect(page.getByLabel('Level')).toHaveValue('very-easy');
  await expect(page.getByLabel('Level').locator('option:disabled')).toHaveCount(4);
  await page.getByLabel('Size').selectOption('6');
  await expect(page.getByLabel('Level').locator('option:disabled')).toHaveCount(0);
});

test('a grid that was filled by the page is not the reader’s merit; checks, pause and the list of keys', async ({ page }) => {
  const { status, board } = await open(page);
  await page.keyboard.press('k');
  await expect(status).toContainText('no digit yet');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(board).toBeHidden();
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(board).toBeVisible();
  await expect(board.locator('.digit:not(.given)')).toHaveCount(0);
  await menu(page, 'Solve this cell');
  await page.keyboard.press('Shift+K');
  await expect(status).toContainText('is right');
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await menu(page, 'Solve all');
  await expect(status).toContainText('written for you');
});

const print = async (page: Page, count: number) => {
  await menu(page, 'Print a sheet');
  await page.getByRole('spinbutton').fill(String(count));
};

test('a sheet has at most 24 puzzles, and is printed once', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(Number(document.body.dataset.printed ?? 0) + 1);
    };
  });
  await print(page, 99);
  const button = page.getByRole('button', { name: 'Print', exact: true });
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

test('paper is light and can be read, from a dark screen, too: the board, then a sheet with its solutions', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const { board } = await open(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
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
  await print(page, 3);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '', { timeout: 30_000 });
  await expect(page.locator('.sheet-puzzles svg')).toHaveCount(3);
  await expect(page.locator('.sheet-answers svg').first().locator('.digit')).toHaveCount(81);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet-puzzles svg').first()).toBeVisible();
  await expect(board).toBeHidden();
  expect(await lightness('.sheet .digit', 'fill')).toBeLessThan(200);
  expect(await lightness('.sheet .line.strong', 'stroke')).toBeLessThan(200);
});

test('this very position opens in a chapter, and coming back finds no dialog open', async ({ page }) => {
  await open(page);
  await menu(page, 'Solve this cell');
  const digits = await page.locator('[data-part=board] .digit').count();
  await menu(page, 'Open this position in');
  await page.getByRole('link', { name: 'Backtracking', exact: false }).click();
  await expect(page).toHaveURL(/\/chapters\/backtracking\/.*algorithm=backtracking/);
  await expect(page.locator('#main sudo-stepper')).toHaveAttribute('data-ready', '');
  await expect(page.locator('#main svg.grid .digit.given')).toHaveCount(digits);
  await page.goBack();
  await expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(page.locator('[data-part=board] .digit')).toHaveCount(digits);
});

test('the same link makes the same puzzle, and every level can be had', async ({ page }) => {
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
    await page.getByLabel('Level').selectOption(level);
    await page.getByRole('button', { name: 'Make it' }).click();
    const words = level.replace('-', ' ');
    await expect(status).toContainText(`A new puzzle, ${words}`, { timeout: 20_000 });
    await expect(page.locator('[data-part=label]')).toContainText(new RegExp(`^${words} 9 × 9`, 'i'));
  }
});

test('board, pad, clock and hint are on one screen', async ({ page }) => {
  await open(page);
  const parts = [
    '[data-part=board] svg',
    '[data-part=pad] [data-digit="9"]',
    '[data-part=clock]',
    '.idle [data-action=hint]',
    '.tools [data-action=undo]',
  ];
  const outside = () =>
    page.evaluate((selectors) => {
      const out = selectors.filter((selector) => {
        const { left, top, right, bottom } = document.querySelector(selector)!.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 10;
      });
      return document.documentElement.scrollWidth > innerWidth ? [...out, 'page is too wide'] : out;
    }, parts);
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [375, 740],
    [375, 667],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await outside(), `${width} × ${height}`).toEqual([]);
  }
  // With a hint open its buttons are in sight.
  await page.keyboard.press('h');
  parts.splice(0, parts.length, '[data-part=board] svg', '[data-part=hint-acts] .big', '.hint-head [data-action=close-hint]');
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [390, 844],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await outside(), `hint at ${width} × ${height}`).toEqual([]);
  }
});

test('with forced colours digits, the chosen cell and what is pressed can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page);
  const style = (selector: string, property: 'fill' | 'stroke' | 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  const canvas = await style('[data-part=board] svg', 'backgroundColor');
  expect(canvas).toBe(await style('body', 'backgroundColor'));
  expect(await style('[data-part=board] .digit.given', 'fill')).not.toBe(canvas);
  expect(await style('[data-part=board] .focus', 'stroke')).not.toBe(canvas);
  expect(await style('[data-mode=digit]', 'backgroundColor')).not.toBe(await style('[data-mode=corner]', 'backgroundColor'));
  // The system lays its ground under words: none may have the ground's own colour, unless they keep theirs.
  const unreadable = () =>
    page.evaluate((ground) => {
      const withWords = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      return [...document.querySelectorAll('body :not(svg, svg *)')]
        .filter((element) => element.checkVisibility() && withWords(element))
        .filter((element) => getComputedStyle(element).color === ground && getComputedStyle(element).forcedColorAdjust !== 'none')
        .map((element) => element.outerHTML.slice(0, 80));
    }, canvas);
  expect(await unreadable()).toEqual([]);
  for (let press = 0; press < 3; press++) await page.keyboard.press('h');
  await expect(page.locator('[data-part=hint-acts] .big')).toBeVisible();
  expect(await unreadable()).toEqual([]);
  await page.locator('[popovertarget=new-puzzle]').click();
  expect(await unreadable()).toEqual([]);
});

test('axe finds nothing in the middle of a game, with a hint, or in the menus', async ({ page }) => {
  await open(page);
  const violations = async () => {
    const found = await axeOn(page).analyze();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  await page.getByRole('button', { name: 'Mark all' }).click();
  expect(await violations()).toEqual([]);
  for (let press = 0; press < 3; press++) await page.keyboard.press('h');
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  // The board was looked at, with all its marks.
  await page.locator('[data-part=board] svg > g').evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  expect(await violations()).toEqual([]);
});
