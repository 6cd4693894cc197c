import type { Locator } from '@playwright/test';
import { culprit as words } from '#words/tries/culprit.ts';
import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  leastSize,
  openTry,
  readExercise,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a press is heard that comes before the code of an opening', async ({ page }) => {
  let send = () => {};
  const pressed = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/try\.[\w-]+\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/chapters/backtracking/');
  const figure = page.locator('figure', { has: page.locator('[data-try=culprit]') });
  const grid = figure.locator('svg.grid');
  const { width } = (await grid.boundingBox())!;
  // In the third cell of the first row lies the culprit.
  await grid.click({ position: { x: (width * 2.5) / 9, y: width / 18 } });
  await expect(figure.locator('[data-try]')).not.toHaveAttribute('data-ready', '');
  send();
  await expect(figure.locator('[data-part=newest]')).toHaveClass(/right/);
});

test('blamed digits of a dead end are told what they are worth; on one of them 45% of the run stand', async ({ page }) => {
  const { figure, newest, spoken, idea, button, again } = await openTry(page, 'backtracking', 'culprit');
  const cell = (name: string) => figure.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
  const tree = figure.getByRole('slider');
  const says = figure.locator('.bracket text');
  await expect(figure.locator('.blame-path .placed')).toHaveCount(25);
  await expect(figure.locator('svg.blame path.kept')).toHaveAttribute('d', '');
  await cell('r1c1').click();
  await expect(newest).toContainText('r1c1 is a given');
  // Before the culprit is found no colour tells what becomes of a digit.
  await expect(figure.locator('.blame-key:visible')).toHaveText([words.legend.grid, words.legend.undone]);
  await cell('r5c3').click();
  await expect(newest).toContainText('That is what the search does');
  await figure.locator('.blame-path .placed', { hasText: 'r1c7' }).click();
  await expect(newest).toContainText('1 at r1c7 is wrong. Taking it back now would save the search 15,458 steps.');
  await expect(says).toHaveText('19,950 steps, 23% of the run');
  await cell('r1c4').click();
  await expect(newest).toContainText('6 at r1c4 is right');
  await expect(newest).toHaveClass(/wrong/);
  await expect(idea).toBeHidden();
  await cell('r1c3').click();
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText('placed at step 6,998');
  await expect(newest).toContainText('at step 46,352, after spending 45% of the run');
  await expect(says).toHaveText('39,354 steps, 45% of the run');
  await expect(figure.locator('[data-part=task]')).toContainText('Done.');
  // What was said on the way there is answered.
  await expect(figure.locator('[data-part=before]')).toBeHidden();
  await expect(idea).toBeVisible();
  await expect(figure.locator('svg.blame path.kept')).not.toHaveAttribute('d', '');
  // From one end of the digit's bar to the other, and into the tree.
  await button(words.buttons.placed).click();
  await expect(tree).toHaveAttribute('aria-valuenow', '6998');
  await button(words.buttons.back).click();
  await expect(tree).toHaveAttribute('aria-valuenow', '46352');
  // Both are about the digit that was blamed.
  await expect(newest).toContainText('2 at r1c3 is to blame');
  const box = (await tree.boundingBox())!;
  await tree.click({ position: { x: box.width * 0.7, y: 120 } });
  await expect(tree).toHaveAttribute('aria-valuenow', /^614\d\d$/);
  // What was said was said of another place.
  await expect(newest).toBeHidden();
  await expect(figure.locator('[data-part=start]')).toContainText(/^Step 61,4\d\d\./);
  await cell('r1c1').click();
  await expect(newest).toContainText('r1c1 is a given');
  await expect(button(words.buttons.placed)).toBeDisabled();
  await readExercise(page.locator('exercise-check[data-figure=culprit]'));
  await cell('r1c7').click();
  await expect(newest).toContainText('1 at r1c7 is to blame');
  // That is what the exercise asks for.
  const exercise = page.locator('exercise-check[data-figure=culprit]').getByRole('status');
  await expect(exercise).toHaveText('Solved. You can see it in the figure.');
  await axeFindsNothing(page, 'culprit');
  await again.click();
  await expect(idea).toBeHidden();
  await expect(tree).toHaveAttribute('aria-valuenow', '12069');
  await expect(exercise).toHaveText('Solved earlier. You can solve it again in the figure.');

  await test.step('by keys alone, and all of it is spoken', async () => {
    await cell('r5c5').press('Space');
    await expect(spoken).toHaveText(/^No digit is left for r5c5\./);
    await keys(page, 'ArrowUp ArrowUp ArrowUp ArrowUp ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(spoken).toHaveText(/^No\. 6 at r1c4 is right/);
    await keys(page, 'ArrowLeft Space');
    await expect(spoken).toHaveText(/^Right\. 2 at r1c3 is to blame\./);
    await expect(idea).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tree).toBeFocused();
    await expect(tree).toHaveAttribute('aria-valuetext', 'step 12,069, 25 digits placed, no digit is left for r5c5');
    await keys(page, 'PageUp ArrowRight');
    await expect(tree).toHaveAttribute('aria-valuenow', '13070');
    await page.keyboard.press('End');
    await expect(tree).toHaveAttribute('aria-valuetext', 'step 87,827, 51 digits placed');
  });

  await test.step('on a phone the verdict stands under the grid and the tree under the verdict, and nothing is too small to touch', async () => {
    await againOnPhone(page, figure);
    await finger(cell('r1c3'));
    await expect(newest).toHaveClass(/right/);
    const boxOf = async (part: Locator) => (await part.boundingBox())!;
    const [grid, under, said] = [await boxOf(figure.locator('svg.grid')), await boxOf(tree), await boxOf(newest)];
    expect(said.y).toBeGreaterThanOrEqual(grid.y + grid.height);
    expect(under.y).toBeGreaterThanOrEqual(said.y + said.height);
    // A press, what is said of it and its bar are in one sight.
    expect(under.y + under.height - grid.y).toBeLessThan(844);
    expect((await cell('r1c4').boundingBox())!.width).toBeGreaterThan(36);
    expect((await leastSize(figure.getByRole('button'))).height).toBeGreaterThanOrEqual(44);
    await fitsPhone(page);
  });
});
