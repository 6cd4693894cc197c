import type { Page } from '@playwright/test';
import named from '../../content/puzzles/named.json' with { type: 'json' };
import { candidatesOf } from '../../src/engine/candidates.ts';
import { printPuzzle, readPuzzles } from '../../src/engine/formats/read.ts';
import { rungsUpTo } from '../../src/engine/logic/ladder.ts';
import { nextMove } from '../../src/engine/logic/solve-by-ladder.ts';
import { withGivens } from '../../src/engine/puzzle.ts';
import { built, cell, inPlay, isReady, keptGame, name, open } from './drivers/play.ts';
import { inReview, judged } from './drivers/review.ts';
import { expect, test } from './site-test.ts';

/** How a hand writes a digit in a cell, and undoes. */
interface Hand {
  write(index: number, digit: number): Promise<void>;
  undo(): Promise<void>;
}

const byMouse = (page: Page): Hand => ({
  write: async (index, digit) => {
    await cell(page, index).click();
    await inPlay(page).write(String(digit)).click();
  },
  undo: () => inPlay(page).undo.first().click(),
});
const byTouch = (page: Page): Hand => ({
  write: async (index, digit) => {
    await cell(page, index).tap();
    await inPlay(page).write(String(digit)).tap();
  },
  undo: () => inPlay(page).undo.first().tap(),
});
/** The arrows walk from the cell that was written last. */
const byKeys = (page: Page): Hand => ({
  write: async (index, digit) => {
    for (let steps = 0; steps < 20; steps++) {
      const chosen = Number(await page.locator('[data-part=board] .hit[aria-selected=true]').getAttribute('data-cell'));
      const [down, right] = [Math.floor(index / 9) - Math.floor(chosen / 9), (index % 9) - (chosen % 9)];
      if (down === 0 && right === 0) break;
      await page.keyboard.press(down > 0 ? 'ArrowDown' : down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
    await page.keyboard.press(String(digit));
  },
  undo: () => page.keyboard.press('Control+z'),
});

const wrong = (digit: number): number => (digit % 9) + 1;

/** Plays a puzzle from its first cell to its last with a player’s mistakes: wrong digits that are undone, one that is written over, and two that are left until the grid is full. */
async function playWhole(page: Page, hand: Hand, answer: readonly number[], digits: readonly number[]): Promise<void> {
  const open = [...digits.keys()].filter((index) => digits[index] === 0);
  const [first, second, third] = open as [number, number, number];
  const last = open.at(-1)!;
  await hand.write(first, wrong(answer[first]!));
  await hand.undo();
  await expect.poll(() => name(page, first)).not.toMatch(/: \d/);
  await hand.write(second, wrong(answer[second]!));
  await hand.write(second, answer[second]!);
  for (const index of open)
    if (index !== second) await hand.write(index, index === third || index === last ? wrong(answer[index]!) : answer[index]!);
  // A full grid that is wrong says so, and stays to be mended.
  const { hint } = inPlay(page);
  await expect(hint).toBeVisible();
  await expect(page.locator('sudo-play')).not.toHaveClass(/ended/);
  await inPlay(page).closeHint.click();
  await expect(hint).toBeHidden();
  for (const index of [third, last]) await hand.write(index, answer[index]!);
  await expect(page.locator('sudo-play')).toHaveClass(/ended/);
  expect((await keptGame(page)).digits).toEqual(answer);
}

const digitsOf = (text: string): number[] => [...text].map(Number);

/** Whether the board, all digits and the tools can be seen without scrolling, and nothing is wider than the page. */
async function fits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const part of ['[data-part=board] svg', '[data-part=pad]', '.tools', '.modes']) {
    const box = (await page.locator(part).first().boundingBox())!;
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1, part).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

const LARGE = named.find(({ id }) => id === 'twenty-five-easy')!;
const EXPERT = '?level=expert&symmetry=half-turn&size=9&seed=347899692';

test('an easy puzzle is played to its end with the mouse, with a player’s mistakes', async ({ page }) => {
  test.slow();
  await open(page);
  await fits(page);
  await playWhole(page, byMouse(page), digitsOf(await built(page, 'answer')), digitsOf((await built(page, 'puzzle')).replaceAll('.', '0')));
});

test('an expert one is played to its end by keys alone, from the first arrow on; hints and strikes go with it', async ({ page }) => {
  test.slow();
  const { status } = await open(page, EXPERT);
  await expect(status).toContainText('expert');
  await page.keyboard.press('m');
  const { answer, digits } = await keptGame(page);
  // A strike by hand, and a hint that is followed to its end.
  const chosen = Number(await page.locator('[data-part=board] .hit[aria-selected=true]').getAttribute('data-cell'));
  const gone = (await name(page, chosen))!
    .split('centre ')[1]!
    .split(' ')
    .find((digit) => digit !== String(answer[chosen]))!;
  await page.keyboard.press(`Alt+Digit${gone}`);
  await expect.poll(() => name(page, chosen)).toMatch(new RegExp(`struck ${gone}$`));
  for (let press = 0; press < 4; press++) await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  const after = await keptGame(page);
  await playWhole(page, byKeys(page), answer, after.digits.some((digit, index) => digit !== digits[index]) ? after.digits : digits);
});

for (const [width, height] of [
  [390, 844],
  [375, 667],
  [667, 375],
] as const)
  test.describe(`by touch at ${width} × ${height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });
    test('an easy puzzle is played to its end, and nothing has to be scrolled', async ({ page }) => {
      test.slow();
      await open(page);
      await fits(page);
      await playWhole(
        page,
        byTouch(page),
        digitsOf(await built(page, 'answer')),
        digitsOf((await built(page, 'puzzle')).replaceAll('.', '0')),
      );
      await inPlay(page).lookAtSolve.last().tap();
      await expect(page.locator('sudo-review')).toHaveAttribute('data-ready', '');
    });
  });

/** The open cells of an easy puzzle in an order in which each is a single. */
function bySingles(text: string): number[] {
  const { puzzle } = readPuzzles(text)[0]!;
  const digits = puzzle.givens.slice();
  const order: number[] = [];
  while (digits.includes(0)) {
    const position = { grid: puzzle.grid, givens: puzzle.givens, domains: undefined, digits, candidates: candidatesOf(puzzle, digits) };
    const { cell: index, digit } = nextMove(position, rungsUpTo('easy'))!.placements[0]!;
    digits[index] = digit;
    order.push(index);
  }
  return order;
}

test('a solve of 200 moves with mistakes is judged, replayed and compared', async ({ page }) => {
  test.slow();
  await open(page);
  const answer = digitsOf(await built(page, 'answer'));
  const puzzle = await built(page, 'puzzle');
  const empty = bySingles(puzzle);
  const [UNDO, REDO] = [0, -1];
  // Every digit is doubted: undone and repeated, or taken out and written again. In every third cell a wrong one comes first.
  const plan = empty.flatMap((index, place) => {
    const digit = answer[index]!;
    const right = place % 2 === 0 ? [digit, UNDO, REDO] : [digit, digit, digit, UNDO, REDO];
    return [...(place % 3 === 0 ? [wrong(digit), UNDO] : []), ...right].map((each) => [index, each] as const);
  });
  await page.evaluate((moves) => {
    for (const [index, digit] of moves) {
      document.querySelector<SVGElement>(`[data-part=board] .hit[data-cell="${index}"]`)!.focus();
      const key = digit > 0 ? { key: String(digit) } : { key: digit === 0 ? 'z' : 'y', ctrlKey: true };
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
    }
  }, plan);
  await expect(page.locator('sudo-play')).toHaveClass(/ended/);
  expect(plan.length).toBeGreaterThanOrEqual(200);
  await inPlay(page).lookAtSolve.last().click();
  await judged(page, 120_000);
  const { at, badge, mistakes, guesses, play, pause, compare } = inReview(page);
  await test.step('judged: each mistake is one', async () => {
    await expect(at).toHaveText(`${plan.length} / ${plan.length}`);
    // A wrong digit that nothing spoke against is a guess.
    const counts = await Promise.all([mistakes, guesses].map((group) => group.locator('[data-part=count]').textContent()));
    expect(Number(counts[0]) + Number(counts[1])).toBeGreaterThanOrEqual(Math.ceil(empty.length / 3));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(badge).toHaveClass(/mistake|guess/);
    await page.keyboard.press('ArrowRight');
    await expect(badge).toHaveClass(/undo/);
  });
  await test.step('replayed', async () => {
    await page.keyboard.press('Home');
    await play.click();
    await expect(at).toHaveText(/^[2-9] /);
    await pause.click();
  });
  await test.step('compared, beside the ladder', async () => {
    await page.keyboard.press('End');
    await compare.click();
    await expect(page.locator('sudo-compare')).toHaveAttribute('data-ready', '');
    await expect(page.locator('.compare-panel')).toHaveCount(2);
  });
});

test('the page of a game goes on after a reload in the middle, with each mistake', async ({ page }) => {
  await open(page);
  const answer = digitsOf(await built(page, 'answer'));
  const empty = (await built(page, 'puzzle')).indexOf('.');
  await cell(page, empty).click();
  await page.keyboard.press(String(wrong(answer[empty]!)));
  await page.reload();
  await isReady(page);
  expect(await name(page, empty)).toMatch(new RegExp(`: ${wrong(answer[empty]!)}`));
  await page.keyboard.press('Control+z');
  await expect.poll(() => name(page, empty)).not.toMatch(/: \d/);
});

test('a 25 × 25 grid is played to its end by letters, and a 12 × 12 one by numbers of two figures', async ({ page }) => {
  test.slow();
  const { board, status } = await open(page, `?puzzle=${LARGE.id}`);
  await expect(board.locator('.hit')).toHaveCount(625);
  const plan = [...LARGE.puzzle].flatMap((sign, index) => (sign === '.' ? [[index, LARGE.solution![index]!.toLowerCase()] as const] : []));
  await page.evaluate(
    (moves) => {
      for (const [index, key] of moves) {
        document.querySelector<SVGElement>(`[data-part=board] .hit[data-cell="${index}"]`)!.focus();
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    },
    plan.slice(0, -1),
  );
  await expect(status).not.toContainText('Solved');
  const [lastCell, lastLetter] = plan.at(-1)!;
  await cell(page, lastCell).click();
  await page.keyboard.press(lastLetter);
  await expect(status).toContainText('Solved');

  // Each row is the one above, moved by the width of a box, and by one more from band to band.
  const numbers = Array.from({ length: 144 }, (_, index) => {
    const [row, column] = [Math.floor(index / 12), index % 12];
    return ((column + 4 * (row % 3) + Math.floor(row / 3)) % 12) + 1;
  });
  const empty = [1, 13, 26, 51, 66, 96, 118, 143];
  const symbols = Array.from({ length: 12 }, (_, index) => index + 1).join('.');
  const { puzzle } = readPuzzles(`sudoku~12x3~${symbols}~${'.'.repeat(144)}~`)[0]!;
  const givens = numbers.map((number, index) => (empty.includes(index) ? 0 : number));
  await open(page, `?puzzle=${encodeURIComponent(printPuzzle({ puzzle: withGivens(puzzle, givens) }, 'compact'))}`);
  await expect(board.locator('.hit')).toHaveCount(144);
  for (const index of empty) {
    await cell(page, index).click();
    for (const figure of String(numbers[index])) await page.keyboard.press(figure);
    expect(await name(page, index)).toContain(`: ${numbers[index]}`);
  }
  await expect(status).toContainText('Solved');
});
