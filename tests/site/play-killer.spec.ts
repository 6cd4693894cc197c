import type { Locator, Page } from '@playwright/test';
import killers from '../../content/puzzles/killers.json' with { type: 'json' };
import { expectNoFaults } from './axe.ts';
import { cell, inPlay, name, open, reload } from './drivers/play.ts';
import { expect, keys, test } from './site-test.ts';

const SMALL = killers.find(({ id }) => id === 'killer-rmit-4')!;
const INNIE = killers.find(({ id }) => id === 'killer-innie')!;

const wrong = (board: Locator) => board.locator('.wrong-mark');
const cageBeside = (page: Page) => page.locator('[data-part=cage]');
const cageUnder = (page: Page) => page.locator('[data-part=cage-line]');

test('a killer is played with mistakes, by mouse and keys: sums, combinations, marks, a hint, and the look at the solve', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { board, status } = await open(page, `?puzzle=${INNIE.id}`);
  await expect(board.locator('.cage')).toHaveCount(28);
  await expect(page.locator('[data-part=label]')).toContainText('28 cages');
  // The cage of the cell: all combinations, and those that a digit rules out.
  await cell(page, 3).click();
  await expect(board.locator('.cage.lit text')).toHaveText('11');
  await expect(cageBeside(page)).toContainText('Cage of 11 in 3 cells');
  await expect(cageBeside(page).locator('li')).toHaveCount(5);
  await page.keyboard.press('1');
  await expect(cageBeside(page)).toContainText('10 left for 2 cells');
  await expect(cageBeside(page).locator('li:not(.out)')).toHaveText(['1 2 8', '1 3 7', '1 4 6']);
  await expect(cageBeside(page).locator('li.out')).toHaveCount(2);
  // A repeat in the cage is seen in the row, too; a sum that is missed only by the cage.
  await keys(page, 'ArrowRight 4');
  await expect(wrong(board)).toHaveCount(0);
  await keys(page, 'ArrowLeft ArrowLeft 7');
  await expect(cageBeside(page)).toContainText('1 too much already');
  await expect(wrong(board)).toHaveCount(3);
  await keys(page, 'Control+z Control+z Control+z');
  await expect(wrong(board)).toHaveCount(0);
  // Marks know the cages.
  await inPlay(page).markAll.click();
  expect(await name(page, 22)).toContain('1 2');
  // A hint by the rule of 45, with its houses and its cages on the board.
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(page.locator('[data-part=hint-body]')).toContainText('is a cage by itself');
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(board.locator('.cage.lit')).not.toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.locator('[data-part=hint-body]')).toContainText('up to 45');
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await expect(board.locator('.digit')).toHaveCount(2);
  await expectNoFaults(page, 'sudo-play');
  await reload(page);
  await expect(board.locator('.cage')).toHaveCount(28);
  await expect(board.locator('.digit')).toHaveCount(2);
  // The whole small one, with a mistake on the way.
  await open(page, `?puzzle=${SMALL.id}`);
  await expect(board.locator('.cage')).toHaveCount(6);
  await cell(page, 0).click();
  await page.keyboard.press('3');
  await page.keyboard.press('k');
  await expect(board.locator('.wrong-mark')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  for (const [index, digit] of [...SMALL.solution!].entries()) {
    await cell(page, index).click();
    await page.keyboard.press(digit);
  }
  await expect(status).toContainText('Solved');
  await page.goto('/play/review/');
  await expect(page.locator('[data-part=strip]')).toContainText(/Last cell of a cage|Full house|Hidden single/);
});

test('a whole 9 × 9 killer is played by keys alone, with a mistake that only its cage shows', async ({ page }) => {
  test.slow();
  const killer = killers.find(({ id }) => id === 'killer-rmit-easy-2')!;
  const { board, status } = await open(page, `?puzzle=${killer.id}`);
  await expect(board.locator('.cage')).toHaveCount(35);
  const answer = [...killer.solution!];
  // Row by row as a snake, so that each cell is an arrow away from the one before.
  const snake = answer.map((_, index) => (Math.floor(index / 9) % 2 === 0 ? index : Math.floor(index / 9) * 9 + 8 - (index % 9)));
  for (const [place, index] of snake.entries()) {
    if (place > 0)
      await page.keyboard.press(index === snake[place - 1]! + 9 ? 'ArrowDown' : index > snake[place - 1]! ? 'ArrowRight' : 'ArrowLeft');
    if (place === 18) {
      // No equal digit sees this 8, but 5, 1 and 8 are more than the cage of 12 allows.
      await page.keyboard.press('8');
      await expect(wrong(board)).toHaveCount(3);
    }
    await page.keyboard.press(answer[index]!);
  }
  await expect(status).toContainText('Solved');
});

test('a killer of a level is made on wish, and its link makes the same one again', async ({ page }) => {
  const { board, status } = await open(page, '?level=medium&size=9&houses=killer&seed=5');
  await expect(status).toContainText('A new killer, medium, with 32 cages');
  await expect(board.locator('.cage')).toHaveCount(32);
  await expect(page.locator('[data-part=label]')).toContainText('medium');
  await open(page, '?level=expert&size=9&houses=killer&seed=5');
  await expect(status).toContainText('expert');
  // Symmetry is of givens, which killers have none of.
  await page.locator('[data-part=label]').click();
  await expect(page.locator('select[name=symmetry]')).toBeDisabled();
  await page.locator('select[name=houses]').selectOption('usual');
  await expect(page.locator('select[name=symmetry]')).toBeEnabled();
});

for (const [width, height] of [
  [390, 844],
  [375, 667],
  [667, 375],
] as const) {
  test(`a killer is played with a finger at ${width} × ${height}: board, cage and pad are on one screen`, async ({ phone: page }) => {
    await page.setViewportSize({ width, height });
    const { board, status } = await open(page, `?puzzle=${SMALL.id}`);
    const fits = async () => {
      for (const part of [board, cageUnder(page), page.locator('[data-part=pad]')]) {
        const box = (await part.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(box.x + box.width).toBeLessThanOrEqual(width + 1);
      }
    };
    await cell(page, 0).tap();
    await expect(cageUnder(page)).toContainText('Cage of 5 in 2 cells');
    await fits();
    // A hint leaves room for both, too.
    await page.keyboard.press('h');
    await expect(page.locator('[data-part=hint-body]')).toBeVisible();
    await fits();
    // And for what a hint says to strike.
    const strike = page.locator('[data-mode=strike]');
    await strike.tap();
    await expect(strike).toHaveAttribute('aria-pressed', 'true');
    const box = (await strike.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await strike.tap();
    await expect(strike).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-part=hint-body]')).toBeHidden();
    await inPlay(page).write('1').tap();
    await expect(cageUnder(page)).toContainText('4 left for 1 cell');
    await inPlay(page).write('1').tap();
    for (const [index, digit] of [...SMALL.solution!].entries()) {
      await cell(page, index).tap();
      await inPlay(page).write(digit).tap();
    }
    await expect(status).toContainText('Solved');
  });
}
