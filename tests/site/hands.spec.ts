import type { Locator, Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { inFigure } from './drivers/figure.ts';
import { sceneOn } from './drivers/side-by-side.ts';
import { expect, keys, test } from './site-test.ts';

/** A figure in which the reader makes the moves. */
async function takeTurn(page: Page, chapter: string, run: string, window = { width: 1280, height: 720 }): Promise<Locator> {
  await page.setViewportSize(window);
  await page.goto(`/chapters/${chapter}/?run=${run}&hands=1#${run}`);
  const figure = page.locator(`#${run}`);
  await expect(figure.locator('.hand-row')).toBeVisible();
  return figure;
}

const says = (figure: Locator) => figure.locator('.hand-say');
const place = (figure: Locator) => figure.locator('.hand-place');
const cell = (figure: Locator, name: string) => figure.getByRole('gridcell', { name: new RegExp(`^${name}:`) });

test('a turn that the text offers on another puzzle shows its board alone, and Escape leads back to the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/chapters/chains/');
  const link = page.locator('.beat a[data-run=links][href*="hands=1"]');
  // That of the chapter is on its own puzzle.
  await link.evaluate((anchor: HTMLAnchorElement) => {
    const address = new URL(anchor.href);
    address.searchParams.set('puzzle', '....2.74..9...3......19.....19...4.....68.......3....5.4......3..6..581.3.7...95.');
    anchor.href = address.href;
  });
  await link.click();
  const { figure, scene } = sceneOn(page, 'links');
  await expect(figure.locator('.hand-row')).toBeVisible();
  await expect(figure).toHaveAttribute('data-full', '');
  // What is to be done is said in the figure, which is over the text.
  await expect(figure.locator('.hand-task')).toHaveText((await link.locator('xpath=ancestor::p').innerText()).replace(/\s+/g, ' '));
  // Nothing of the pattern before is drawn, and nobody calls the puzzle the reader's own.
  await expect(figure.locator('svg.grid .links .end').first()).toBeHidden();
  await expect(figure.locator('.chapter-puzzle')).toHaveCount(0);
  const strike = figure.locator('.gesture-switch button').last();
  await strike.click();
  await expect(strike).toHaveAttribute('aria-pressed', 'true');
  await strike.click();
  await expect(strike).toHaveAttribute('aria-pressed', 'true');
  await figure.locator('sudo-stepper').press('Escape');
  await expect(figure).not.toHaveAttribute('data-full', '');
  await expect(scene).not.toHaveClass(/readers/);
});

test('a reader makes the moves of backtracking; a wrong one is stopped with its rule and both ways on', async ({ page }) => {
  const figure = await takeTurn(page, 'backtracking', 'main');
  const before = await figure.boundingBox();
  await expect(figure.locator('.controls:not(.hand-row)')).toBeHidden();
  // By mouse.
  await cell(figure, 'r1c3').click();
  await figure.locator('.hand-digits').getByRole('button', { name: '1', exact: true }).click();
  await expect(place(figure)).toHaveText('move 2no mistakes');
  await expect(cell(figure, 'r1c3')).toHaveAccessibleName(/: 1/);
  // By keys alone from here on: the arrows walk over the given to the next empty cell.
  await keys(page, 'ArrowRight 2');
  await expect(place(figure)).toHaveText('move 3no mistakes');
  await keys(page, 'ArrowRight ArrowRight 8');
  await expect(figure.getByRole('alert')).toHaveText(
    'Stopped. 8 fits r1c6, but so does 4, and 4 comes first in the order 1 2 3 4 5 6 7 8 9.',
  );
  await expect(figure.locator('.hand-rule.broken')).toHaveText('the first digit that fits');
  await expect(figure.locator('.yours li')).toHaveText(['8 into r1c6', '4 into r1c7', '9 into r1c8', 'nothing fits r1c9']);
  await expect(figure.locator('.its li')).toHaveText(['4 into r1c6', '8 into r1c7', '9 into r1c8', 'nothing fits r1c9']);
  await expect(figure.locator('.hand-way-picture svg')).toHaveCount(2);
  await expect(figure.locator('.hand-meeting')).toContainText('234 moves from here');
  await expect(cell(figure, 'r1c6')).toHaveAccessibleName(/empty/);
  await expect(inFigure(figure).takeMineBack).toBeFocused();
  await expectNoFaults(page, '#main');
  await page.keyboard.press('Enter');
  await expect(place(figure)).toHaveText('move 31 mistake');
  await expect(cell(figure, 'r1c6')).toBeFocused();
  // Who presses another cell at a stop has taken the wrong digit back, and goes on there.
  await page.keyboard.press('8');
  await expect(figure.getByRole('alert')).toHaveCount(1);
  await cell(figure, 'r1c7').click();
  await expect(figure.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('8');
  await expect(figure.getByRole('alert')).toContainText('r1c7 comes later');
  await cell(figure, 'r1c6').click();
  // Three presses of a hint: where, why, the move.
  await page.keyboard.press('h');
  await expect(says(figure)).toHaveText('Look at r1c6, the next empty cell.');
  await page.keyboard.press('h');
  await expect(says(figure)).toContainText('The search takes the first in the order');
  await page.keyboard.press('h');
  await expect(cell(figure, 'r1c6')).toHaveAccessibleName(/: 4/);
  await expect(figure.locator('.hand-moves li').nth(2)).toHaveText(/3\s*4 into r1c6\s*made for you/);
  await page.keyboard.press('Control+z');
  await expect(cell(figure, 'r1c6')).toHaveAccessibleName(/empty/);
  // What bores is skipped, up to a dead end.
  await figure.locator('.hand-skip').selectOption({ label: 'to the next dead end' });
  await expect(figure.locator('.hand-moves li.given').last()).toContainText('nothing fits');
  // What cannot come now is quiet, and is no slip.
  const nothingFits = figure.getByRole('button', { name: 'nothing fits', exact: true });
  await expect(nothingFits).toHaveAttribute('aria-disabled', 'true');
  await expect(nothingFits).toHaveAttribute('title', 'You’ve said that already.');
  await page.keyboard.press('0');
  await expect(says(figure)).toContainText('You’ve said that already.');
  await expect(figure.getByRole('alert')).toHaveCount(0);
  // Nor is it when a refused digit is typed over.
  await page.keyboard.press('Backspace');
  await expect(figure.locator('.hand-moves li.mine').last()).toContainText('take back');
  expect((await figure.boundingBox())!.height).toBe(before!.height);
  // The link holds that the reader makes the moves; Escape leaves, and the figure is as it was.
  await page.keyboard.press('Escape');
  await expect(figure.locator('.hand-row')).toHaveCount(0);
  await expect(figure.locator('.controls')).toBeVisible();
  await expect(page).not.toHaveURL(/hands=1/);
});

test('columns, rows and nodes are pointed at by name or in the picture, on a phone too', async ({ page }) => {
  const figure = await takeTurn(page, 'dancing-links', 'main', { width: 390, height: 844 });
  const things = figure.locator('.hand-things');
  await things.getByRole('button', { name: 'D', exact: true }).click();
  await expect(figure.getByRole('alert')).toHaveText('Stopped. Column D has 3 rows left, but column A has 2.');
  await inFigure(figure).takeMineBack.click();
  await things.getByRole('button', { name: 'A', exact: true }).click();
  await expect(says(figure)).toContainText('Which node leaves its column next?');
  // The nodes are many, and in the picture: by name they are shown to who asks.
  await inFigure(figure).byName.click();
  await things.getByRole('button', { name: 'G in A D G' }).click();
  await expect(figure.getByRole('alert')).toContainText('D in A D G comes before G in A D G');
  await inFigure(figure).takeMineBack.click();
  await things.getByRole('button', { name: 'D in A D G' }).click();
  await expect(figure.locator('.hand-moves li.mine, .hand-moves li.slip').last()).toContainText('D in A D G leaves');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // All of the figure is on the screen: the row of moves is as high as it must be, and the picture keeps its height.
  const bottom = async (part: string) => figure.locator(part).evaluate((each) => each.getBoundingClientRect().bottom);
  expect(await bottom('.hand-row .hand-skip')).toBeLessThan(await bottom('sudo-stepper'));
});

test('a link of the text begins before the first choice, another ends the mode; small figures show all', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/chapters/propagate-then-search/');
  const figure = page.locator('#small');
  await page.getByRole('link', { name: 'Fix the cells of these rounds yourself' }).click();
  await expect(says(figure)).toContainText('All the marks of this round have been made.');
  const parts = await figure.evaluate((each) =>
    ['.hand-say', '.hand-panel', '.hand-digits', '.hand-digits + *'].map((part) => {
      const { left, right, top, bottom } = each.querySelector(part)!.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(parts[0]!.bottom).toBeLessThanOrEqual(parts[1]!.top);
  expect(parts[2]!.right).toBeLessThanOrEqual(parts[3]!.left);
  await expect(figure.locator('.hand-rule')).toHaveCount(4);
  // The whole figure lies over the text.
  await page.getByRole('link', { name: 'The first strike' }).evaluate((link: HTMLElement) => link.click());
  await expect(figure.locator('.hand-row')).toHaveCount(0);
  await expect(figure.locator('.say')).toContainText('cannot be');
});

test('a worse swap may be kept or not: the run follows the reader', async ({ page }) => {
  const figure = await takeTurn(page, 'simulated-annealing', 'main');
  const change = async () => ((await says(figure).textContent()) ?? '').match(/The energy (rises|falls|stays)[^;]*; the temperature/)?.[1];
  let [kept, back] = [0, 0];
  for (let swap = 0; swap < 40 && (kept === 0 || back === 0); swap++) {
    await expect(says(figure)).toContainText('Keep it?');
    if ((await change()) !== 'rises') await page.keyboard.press('ArrowRight');
    else if (kept === 0) {
      await page.keyboard.press('ArrowRight');
      await expect(says(figure)).toContainText('and you kept it');
      kept++;
    } else {
      await page.keyboard.press('ArrowLeft');
      await expect(says(figure)).toContainText('and you swapped back');
      back++;
    }
    await expect(place(figure)).toContainText(`move ${swap + 2}`);
  }
  expect([kept, back]).toEqual([1, 1]);
});

test('a figure that is small again while the moves are its reader’s offers its ways on, and shows a case once one is pressed', async ({
  page,
}) => {
  await page.goto('/chapters/fish-and-wings/');
  const { figure, who, openFull, closeFull, scene } = sceneOn(page, 'main');
  const link = scene.locator('a.frame-link', { hasText: 'Take over just before the X-wing' });
  await link.click();
  await expect(figure.locator('.hand-row')).toBeVisible();
  // Nothing of the pattern before is lit, and nothing is dimmed.
  for (const lit of ['path.dimmed', '.set', '.link', '.house', '.fill'])
    await expect(figure.locator(`.pane-main ${lit}:visible`)).toHaveCount(0);
  await page.keyboard.press('x');
  await cell(figure, 'r5c3').click();
  await page.keyboard.press('9');
  await expect(figure.getByRole('alert')).toContainText('Stopped.');
  await closeFull.click();
  await expect(figure.locator('.hand-row')).toBeHidden();
  await expect(who).toBeVisible();
  await openFull.click();
  await expect(figure.locator('.hand-row')).toBeVisible();
  await closeFull.click();
  await page.getByRole('button', { name: 'r4c2 is 8' }).click();
  await expect(figure.locator('g.case')).toHaveCount(1);
  await expect(figure.locator('.hand-wrong')).toHaveCount(0);
});

test('a turn that is left by keys leaves the figure at its step, though the link has the focus again', async ({ page }) => {
  await page.goto('/chapters/fish-and-wings/');
  const { figure, stepper, scene } = sceneOn(page, 'main');
  const link = scene.locator('a.frame-link', { hasText: 'Take over just before the X-wing' });
  await link.press('Enter');
  await expect(figure.locator('.hand-row')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('Escape');
  await expect(figure.locator('.hand-row')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  // For longer than it takes to be pointed at.
  await page.evaluate(() => new Promise((over) => setTimeout(over, 800)));
  await expect(figure).not.toHaveClass(/peeking/);
  const position = await stepper.getAttribute('data-position');
  await expect(inFigure(figure).place).toContainText(position!);
});
