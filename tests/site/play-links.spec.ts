import { inFigure, openFigure } from './drivers/figure.ts';
import { built, cell, inPlay, isReady, menu, name, open, playOwn, reload } from './drivers/play.ts';
import { expect, test } from './site-test.ts';

const OWN = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TWO_ANSWERS = '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.';
const COMPACT = /\/play\/\?puzzle=sudoku%7E9x3%7E/;

test('the puzzle of a link is opened, in any form and by name; the game before it is one undo away', async ({ page }) => {
  const { board, status } = await open(page);
  const before = await board.locator('.digit').allTextContents();
  await page.keyboard.press('m');
  await open(page, `?puzzle=${OWN}`);
  await expect(status).toContainText('exactly one solution');
  await expect(page.locator('[data-part=label]')).toHaveText(/ · score/);
  await expect(page).toHaveURL(COMPACT);
  await page.keyboard.press('Control+z');
  await expect.poll(() => board.locator('.digit').allTextContents()).toEqual(before);
  await page.keyboard.press('Control+y');
  await expect(board.locator('.digit.given')).toHaveCount(30);
  await expect(page).toHaveURL(COMPACT);
  // A reload goes on with the game, marks and all.
  await page.keyboard.press('m');
  const marks = await board.locator('.mark').count();
  await reload(page);
  await expect(board.locator('.mark')).toHaveCount(marks);
  await test.step('its link is copied, and can be pasted', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async (text: string) => document.body.setAttribute('data-copied', text) },
      });
    });
    await menu(page, 'copyLink');
    await expect(status).toContainText('copied');
    const link = (await page.locator('body').getAttribute('data-copied'))!;
    expect(link).toMatch(COMPACT);
    await inPlay(page).newPuzzle.click();
    await expect(status).toContainText('A new puzzle');
    await playOwn(page, link);
    await expect(board.locator('.digit.given')).toHaveCount(30);
    await expect(page).toHaveURL(COMPACT);
  });
  await open(page, '?puzzle=wikipedia');
  await expect(board.locator('.digit.given')).toHaveCount(30);
});

test('a link that cannot be followed says why, in the dialog where it can be mended or beside the puzzle', async ({ page }) => {
  const { board, status } = await open(page);
  const dialog = page.locator('dialog[data-part=own]');
  const fault = dialog.getByRole('alert');
  const follow = async (query: string) => {
    await open(page, `?${query}`);
  };
  await follow(`puzzle=${TWO_ANSWERS}`);
  await expect(fault).toContainText('more than one solution');
  await expect(dialog.locator('[data-part=two] svg.grid')).toHaveCount(2);
  await expect(dialog.getByRole('textbox')).toHaveValue(TWO_ANSWERS);
  await page.keyboard.press('Escape');
  await expect(board.locator('.digit')).toHaveCount(30);
  await expect(page).not.toHaveURL(/puzzle=/);
  await follow('puzzle=no-such-puzzle');
  await expect(fault).toContainText('no puzzle called “no-such-puzzle”');
  await follow('size=16&level=extreme&symmetry=none&seed=3');
  await expect(status).toContainText('“16” isn’t a size that Play makes');
  await expect(status).toContainText('“extreme” isn’t a level');
  await expect(status).toContainText('A new puzzle, easy');
  await test.step('a file is chosen where none can be dropped', async () => {
    await page.keyboard.press('t');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'own.txt', mimeType: 'text/plain', buffer: Buffer.from(OWN) });
    await expect(dialog.getByRole('textbox')).toHaveValue(OWN);
    await inPlay(dialog).playIt.click();
    await expect(status).toContainText('exactly one solution');
  });
});

test('a grid that breaks a rule opens from its givens, and the dialog says why', async ({ page }) => {
  const { board } = await open(page);
  const puzzle = await built(page, 'puzzle');
  const empty = puzzle.indexOf('.');
  const clashing = [...puzzle.slice(0, 9)].find((symbol) => symbol !== '.')!;
  const elsewhere = page.locator('dialog[data-part=elsewhere]');
  await cell(page, empty).click();
  await page.keyboard.press(clashing);
  await menu(page, 'elsewhere');
  await expect(elsewhere).toContainText(`${clashing} at r1c${empty + 1} clashes with another digit`);
  await inPlay(elsewhere).chapter('Backtracking').click();
  await expect(page.locator('#main sudo-stepper')).toHaveAttribute('data-ready', '');
  await expect(page.locator('#main svg.grid .digit.given')).toHaveCount(puzzle.replaceAll('.', '').length);
  await test.step('and its figure’s puzzle is played', async () => {
    const stepper = page.locator('#main sudo-stepper');
    await inFigure(stepper).more.click();
    await inFigure(stepper).playPuzzle.click();
    await isReady(page);
    // It is the game that was left.
    await expect(board.locator('.digit')).toHaveCount(puzzle.replaceAll('.', '').length + 1);
    expect(await name(page, empty)).toContain(clashing);
  });
});

test('what a figure has made is played', async ({ page }) => {
  const { stepper, more, playPuzzle } = await openFigure(page, 'making-puzzles');
  await more.click();
  await stepper.locator('.menu [data-command=end]').click();
  const digits = stepper.locator('svg.grid').first().locator('.digit');
  await expect.poll(() => digits.count()).toBeLessThan(60);
  const givens = await digits.count();
  await more.click();
  await playPuzzle.click();
  await isReady(page);
  await expect(page.locator('[data-part=status]')).toContainText('exactly one solution');
  await expect(page.locator('[data-part=board] .digit.given')).toHaveCount(givens);
});

test('the ladder says which technique or position of a link it does not have', async ({ page }) => {
  const ladder = page.locator('#ladder');
  await page.goto('/chapters/how-people-solve/?technique=xy-wnig#ladder');
  await expect(ladder).toContainText('“xy-wnig”, which isn’t on this ladder');
  await page.goto('/chapters/how-people-solve/?technique=xy-wing&position=two#ladder');
  await expect(ladder).toContainText('“two”, which isn’t a whole number');
});
