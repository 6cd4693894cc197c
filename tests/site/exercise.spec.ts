import { exercise as words } from '#words/exercise.ts';
import { chapterParts, toExercise } from '#words/figure.ts';
import { kit } from '#words/tries/kit.ts';
import { partners } from '#words/tries/partners.ts';
import { inFigure } from './drivers/figure.ts';
import { sceneOn } from './drivers/side-by-side.ts';
import { inChapter } from './drivers/site.ts';
import { inTry, openTry, pressUntil, readExercise } from './drivers/try.ts';
import { expect, PHONE, test } from './site-test.ts';

test('what was done before an exercise was read is kept in silence, and counts when it is', async ({ page }) => {
  const { figure } = await openTry(page, 'making-puzzles', 'dig');
  const exercise = page.locator('exercise-check[data-figure=dig]').nth(1);
  const corner = figure.locator('[data-cell="23"]').first();
  await corner.click();
  await expect(figure.locator('[data-part=newest]')).toBeVisible();
  await expect(exercise).not.toHaveAttribute('data-solved');
  await expect(figure.locator('.solved-sign')).toHaveCount(0);
  const status = exercise.getByRole('status');
  await expect(status).toBeEmpty();

  await readExercise(exercise);
  await expect(exercise).toHaveAttribute('data-solved', '');
  await expect(status).toHaveText(words.done);
  await expect(figure.locator('.solved-sign')).toHaveCount(0);
  await inTry(figure).again.click();
  await expect(status).toHaveText(words.doneBefore);
});

test('an exercise says nothing of ways that were shown before it was read', async ({ page }) => {
  const { figure, button } = await openTry(page, 'all-different', 'partners');
  await button(partners.showOne).click();
  await expect(figure.locator('[data-part=newest]')).toBeVisible();
  const exercise = page.locator('exercise-check[data-figure=partners]');
  await expect(exercise.locator('[data-part=state]')).toBeEmpty();
  await readExercise(exercise);
  await expect(exercise.locator('[data-part=state]')).toBeEmpty();
});

test('an exercise opens its figure over the page with its options, and closing it leads back', async ({ page }) => {
  await page.goto('/chapters/backtracking/');
  const { figure, stepper } = sceneOn(page, 'main');
  const open = page.locator('exercise-check[data-figure=main]').getByRole('link', { name: words.open });
  await open.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  await open.click();
  await expect(figure).toHaveAttribute('data-full', '');
  await expect(inFigure(figure).optionsDialog).toBeVisible();
  await expect(stepper).toHaveAttribute('data-position', '0');
  // The task is at hand where it is done.
  const task = await page.locator('exercise-check[data-figure=main] .exercise-task').first().textContent();
  await expect(figure.locator('.exercise-goal-text')).toHaveText(task!);
  await page.keyboard.press('Escape');
  await expect(inFigure(figure).optionsDialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(figure).not.toHaveAttribute('data-full', '');
  await expect(open).toBeFocused();
  await expect(figure.locator('.exercise-goal')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(at);
});

test('an exercise over a try leads there and back, and what was tried before stays', async ({ page }) => {
  const { figure, newest, button } = await openTry(page, 'dancing-links', 'three-nodes');
  const open = page.locator('exercise-check[data-figure=three-nodes]').getByRole('link', { name: words.open }).first();
  await figure.locator('[data-node="1"]').first().click();
  await expect(newest).toBeVisible();
  await open.press('Enter');
  await expect(figure.locator('[data-try]')).toBeFocused();
  // The task of the exercise takes the place of the figure's own, until it is put away.
  await expect(figure.locator('.exercise-goal')).toBeInViewport();
  await expect(figure.locator('[data-part=task]')).toBeHidden();
  await button(words.hideTask).click();
  await expect(figure.locator('[data-part=task]')).toBeInViewport();
  await button(toExercise).click();
  await expect(open).toBeFocused();
  await expect(open).toBeInViewport();
});

test('a solution that is shown in a try leads back to its exercise, too', async ({ page }) => {
  const { figure, button } = await openTry(page, 'grids', 'first-digit');
  const exercise = page.locator('exercise-check[data-figure=first-digit]');
  await exercise.locator('summary', { hasText: chapterParts.answer }).click();
  const show = exercise.getByRole('link', { name: words.show });
  await show.click();
  await expect(figure.locator('[data-try]')).toBeFocused();
  await expect(button(kit.nextOfWay(2, 3))).toBeVisible();
  await button(toExercise).click();
  await expect(show).toBeFocused();
  await expect(show).toBeInViewport();
  await page.goForward();
  await expect(figure.locator('[data-try]')).toBeFocused();
  await expect(exercise).not.toHaveAttribute('data-solved');
});

test('an exercise opens a figure beside its text at what it speaks of, with room for the task and all thoughts', async ({ page }) => {
  await page.goto('/chapters/chains/');
  const figure = page.locator('#loop');
  await page.locator('exercise-check[data-figure=loop]').getByRole('link', { name: words.open }).click();
  await expect(figure.locator('.drill-name')).toContainText('Discontinuous nice loop');
  await expect(figure.locator('[data-part=thoughts] li:not(.untold)')).toHaveText(['Suppose that r1c1 is not 4.']);
  const task = (await figure.locator('.exercise-goal').boundingBox())!;
  const buttons = (await figure.locator('.try-buttons').boundingBox())!;
  expect(task.width).toBeGreaterThan(500);
  expect(buttons.y).toBeGreaterThanOrEqual(task.y + task.height);
  await page.setViewportSize({ width: 1280, height: 1000 });
  const hidden = await figure.locator('[data-part=thoughts]').evaluate((list) => list.scrollHeight - list.clientHeight);
  expect(hidden).toBe(0);
});

test('the way back leads to the exercise, whichever link of a paragraph was followed before', async ({ page }) => {
  await page.goto('/chapters/grids/');
  const link = page.locator('.beat').locator('a.frame-link[data-run=main][data-position]').first();
  await link.click();
  await expect(page).toHaveURL(/#main\.\d+@?\d*$/);
  const open = page.locator('exercise-check[data-figure=first-digit]').getByRole('link', { name: words.open });
  await open.click();
  const figure = page.locator('#first-digit');
  await expect(figure.locator('[data-try]')).toBeFocused();
  await figure.getByRole('button', { name: toExercise }).click();
  await expect(page).toHaveURL(/#main\.\d+@?\d*$/);
  // The address names the paragraph again, which nobody has asked for: what would go there has had its time.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(open).toBeFocused();
  await expect(open).toBeInViewport();
});

test('an exercise of two runs says what the first has shown, and that the other is left', async ({ page }) => {
  await page.goto('/chapters/killer/');
  const exercise = page.locator('exercise-check[data-figure=main]').first();
  await readExercise(exercise);
  const figure = page.locator('#main');
  const switching = async (options: readonly string[], address: RegExp) => {
    // A figure has its controls when it's near.
    await figure.scrollIntoViewIfNeeded();
    await inFigure(figure).options.click();
    for (const option of options) await inFigure(figure).option(option).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(address);
    await expect(figure.locator('[data-part=outcome]')).not.toBeEmpty({ timeout: 60_000 });
    await inFigure(figure).forward.press('End');
  };
  await switching(['reach'], /reach=off/);
  await expect(exercise.getByRole('status')).toHaveText('First half seen: 51,756 calls. Now the other.', { timeout: 60_000 });
  await expect(exercise).not.toHaveAttribute('data-solved');
  await switching(['reach', 'partial'], /partial=off/);
  await expect(exercise).toHaveAttribute('data-solved', '', { timeout: 60_000 });
});

test('Start again brings the instruction of a figure back', async ({ page }) => {
  await page.goto('/chapters/pencil-and-paper/');
  const figure = page.locator('occupancy-figure');
  const said = figure.locator('[data-part=words]');
  // The figure writes it when it comes to life.
  await expect(said).not.toBeEmpty();
  const instruction = (await said.textContent())!;
  await inChapter(figure).token(1).click();
  await figure.locator('button.slot.inside').first().click();
  await expect(said).not.toHaveText(instruction);
  await inTry(figure).again.click();
  await expect(said).toHaveText(instruction);
});

test('an opening says when its task is done, and what it was when it begins again', async ({ page }) => {
  const { figure } = await openTry(page, 'exact-cover', 'bags');
  const task = figure.locator('[data-part=task]');
  const first = await task.innerText();
  const heightOfBar = async () => (await figure.locator('.try-task').boundingBox())!.height;
  for (const size of [page.viewportSize()!, PHONE]) {
    await page.setViewportSize(size);
    const height = await heightOfBar();
    await pressUntil(inTry(figure).showOne, task, /^Done/);
    await expect(task).toHaveText('Done. Read on, or press Start again to do it once more.');
    // What is below it stays under the pointer.
    expect(await heightOfBar()).toBe(height);
    await inTry(figure).again.click();
    await expect(task).toHaveText(first);
  }
});
