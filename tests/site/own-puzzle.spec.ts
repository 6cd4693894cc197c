import type { Locator } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { openCompare } from './drivers/compare.ts';
import { inFigure, openFigure } from './drivers/figure.ts';
import { openLab } from './drivers/lab.ts';
import { inPlay, menu, open } from './drivers/play.ts';
import { inReading } from './drivers/reading.ts';
import { expect, test } from './site-test.ts';

const FIRST = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SECOND = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const rowsOf = (line: string) => line.match(/.{9}/g)!;

const java = `int[][] board = {\n${rowsOf(FIRST.replaceAll('.', '0')).map((row) => `  {${[...row].join(', ')}}`)}\n};`;
const leetCode = JSON.stringify(rowsOf(FIRST).map((row) => [...row]));
/** A 16 × 16 grid with the numbers 0 to 15 and one empty cell in each of eight rows. */
const fromZero = Array.from({ length: 16 }, (_, row) =>
  Array.from({ length: 16 }, (_, column) => (row < 8 && column === row ? -1 : (4 * row + Math.floor(row / 4) + column) % 16)).join(' '),
).join('\n');
/** The solution with two cells that change their regions, and one empty cell in each row. */
const jigsaw = `sudoku~9xr~~${Array.from(SOLUTION, (digit, cell) => (cell % 10 === 0 ? '.' : digit)).join('')}~~111222333111223333111222233${'444555666'.repeat(3)}${'777888999'.repeat(3)}`;

/** Texts, the sentence about each, and how many digits are given once it is used. */
const texts: readonly (readonly [text: string, says: string, givens: number])[] = [
  [java, 'Read as Java, 9 × 9, 30 givens, blank = 0', 30],
  [leetCode, 'Read as nested lists, 9 × 9, 30 givens, blank = dot', 30],
  [fromZero, 'Read as rows of numbers, 16 × 16, digits from 0 to 15, 248 givens, blank = -1', 248],
  [jigsaw, 'Read as the puzzle of a Sudoscope link, 9 × 9, irregular regions, 72 givens', 72],
];

/** Reads each text in the dialog; `start` opens it, `use` presses its button. */
async function readEach(dialog: Locator, start: () => Promise<void>, use: () => Promise<void>, given: Locator): Promise<void> {
  const { says, next, picture } = inReading(dialog);
  for (const [text, sentence, givens] of texts) {
    await start();
    await dialog.getByRole('textbox').fill(text);
    await expect(says).toHaveText(sentence);
    await expect(picture.locator('.digit')).toHaveCount(givens);
    await use();
    await expect(dialog).toBeHidden();
    await expect(given).toHaveCount(givens);
  }
  await start();
  await dialog.getByRole('textbox').fill(`${FIRST}\n${SECOND}`);
  await expect(says).toHaveText(/^Puzzle 1 of 2/);
  await next.press('Enter');
  await expect(says).toHaveText(/^Puzzle 2 of 2.* 21 givens/);
  await use();
  await expect(dialog).toBeHidden();
  await expect(given).toHaveCount(21);
}

test('Play shows how it read a text before it plays the puzzle, and lets a reader correct that', async ({ page }) => {
  const { board, status } = await open(page);
  const dialog = page.locator('dialog[data-part=own]');
  const { says, picture, zeroIsBlank, zeroIsDigit } = inReading(dialog);
  const start = () => page.keyboard.press('t');
  const use = () => inPlay(dialog).playIt.click();
  await readEach(dialog, start, use, board.locator('.digit.given'));
  await test.step('an ordinary line takes one line of text', async () => {
    await start();
    await dialog.getByRole('textbox').fill(FIRST);
    await expect(says).toHaveText('Read as a line of characters, 9 × 9, 30 givens, blank = dot');
    await expect(says).toHaveRole('status');
    await expect(picture).toBeHidden();
  });
  await test.step('several puzzles that nobody has seen are not played', async () => {
    await dialog.evaluate((element, text) => {
      element.querySelector('textarea')!.value = text;
      element.querySelector('form')!.requestSubmit();
    }, `${FIRST}\n${SECOND}`);
    await expect(dialog.getByRole('alert')).toContainText('The text has 2 puzzles');
    // Its picture makes the dialog taller, which moves the button.
    await expect(picture).toBeVisible();
    await use();
    await expect(dialog).toBeHidden();
    await expect(board.locator('.digit.given')).toHaveCount(30);
  });
  await test.step('0 is what the reader says', async () => {
    await start();
    await dialog.getByRole('textbox').fill('0123..01.0.23210');
    await expect(says).toContainText('digits from 0 to 3');
    await expect(zeroIsDigit).toHaveAttribute('aria-pressed', 'true');
    await zeroIsBlank.click();
    await expect(says).toContainText('8 givens');
    await zeroIsDigit.click();
    await expectNoFaults(page);
    await use();
    await expect(status).toContainText('exactly one solution');
    await expect(board.locator('.digit.given').first()).toHaveText('0');
  });
});

test('a figure and Compare read a text as Play does', async ({ page }) => {
  const { figure } = await openFigure(page, 'backtracking', 'small');
  const choose = (root: Locator) => () =>
    root
      .locator('select[name=puzzle]')
      .selectOption('own')
      .then(() => {});
  const use = (root: Locator) => () => inFigure(root.locator('dialog[data-part=own]')).runOwn.click();
  await readEach(
    figure.locator('dialog[data-part=own]'),
    choose(figure),
    use(figure),
    figure.locator('svg.grid').first().locator('.digit.given'),
  );
  const { compare, panels } = await openCompare(page, '');
  const own = compare.locator('dialog[data-part=own]');
  await choose(compare)();
  await own.locator('input[type=file]').setInputFiles({ name: 'Board.java', mimeType: 'text/plain', buffer: Buffer.from(java) });
  await expect(inReading(own).says).toHaveText(texts[0]![1]);
  await use(compare)();
  await expect(panels.nth(0).locator('svg.grid')).toHaveAttribute('aria-label', /30 of 81/);
});

test('the lab shows how it read its box, and keeps what is said about 0', async ({ page }) => {
  const { lab, errors, box, go, status, share, summary } = await openLab(page);
  const { says, next, zeroIsDigit, zeroIsBlank } = inReading(lab);
  await expect(says).toHaveText('');
  await box.fill(`${FIRST}\n${SECOND}`);
  await expect(says).toHaveText(/^Puzzle 1 of 2.* 30 givens/);
  await next.click();
  await expect(says).toHaveText(/^Puzzle 2 of 2.* 21 givens/);
  await box.fill('01232...1.32.21.');
  await expect(zeroIsBlank).toBeVisible();
  await zeroIsDigit.click();
  await expect(says).toContainText('digits from 0 to 3');
  await go();
  await expect(summary.nth(0)).toContainText('solved');
  await share.click();
  await expect(status).toContainText('link');
  await expect(page).toHaveURL(/zero=digit/);
  await page.reload();
  await expect(says).toContainText('digits from 0 to 3');
  expect(errors).toEqual([]);
});

test('a phone has the button for a file and the picture beside the sentence', async ({ phone }) => {
  await open(phone);
  await menu(phone, 'own');
  const dialog = phone.locator('dialog[data-part=own]');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Board.java', mimeType: 'text/plain', buffer: Buffer.from(java) });
  await expect(inReading(dialog).says).toHaveText(texts[0]![1]);
  await expect(inReading(dialog).picture).toBeInViewport({ ratio: 1 });
  await expect(inPlay(dialog).playIt).toBeInViewport({ ratio: 1 });
});
