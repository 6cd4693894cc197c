import { expect, test } from './site-test.ts';
import { openTry, pressUntil, readExercise } from './tries/try-driver.ts';

test('an exercise counts what is done once it has been read, and not before', async ({ page }) => {
  const { figure } = await openTry(page, 'making-puzzles', 'dig');
  const exercise = page.locator('exercise-check[data-figure=dig]').nth(1);
  const corner = figure.locator('[data-cell="23"]').first();
  await corner.click();
  await expect(figure.locator('[data-part=newest]')).toBeVisible();
  await expect(exercise).not.toHaveAttribute('data-solved');
  await expect(figure.locator('.solved-sign')).toHaveCount(0);

  await readExercise(exercise);
  await expect(exercise).not.toHaveAttribute('data-solved');
  await figure.getByRole('button', { name: 'Start again' }).click();
  await corner.click();
  await expect(exercise).toHaveAttribute('data-solved', '');
  await expect(exercise.getByRole('status')).toHaveText('Solved: the figure shows it.');
});

test('an exercise of two runs says which one is done, in either order', async ({ page }) => {
  await page.goto('/chapters/killer/');
  const exercise = page.locator('exercise-check[data-figure=main]').first();
  await readExercise(exercise);
  const figure = page.locator('#main');
  const runWithout = async (option: string, address: RegExp) => {
    await figure.getByRole('button', { name: /^Options/ }).click();
    await figure.getByRole('dialog', { name: 'Options' }).getByLabel(option).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(address);
    await expect(figure.locator('[data-part=outcome]')).not.toBeEmpty({ timeout: 60_000 });
    await figure.getByRole('button', { name: 'Step forward' }).focus();
    await page.keyboard.press('End');
  };
  await runWithout('Stop when the rest cannot reach the sum', /reach=off/);
  await expect(exercise.getByRole('status')).toHaveText('1 of 2 done. Now the other one.', { timeout: 60_000 });
  await expect(exercise).not.toHaveAttribute('data-solved');
  await figure.getByRole('button', { name: /^Options/ }).click();
  await figure.getByRole('dialog', { name: 'Options' }).getByRole('button', { name: 'Reset to default' }).click();
  await page.keyboard.press('Escape');
  await runWithout('Stop when a cage has too much already', /partial=off/);
  await expect(exercise).toHaveAttribute('data-solved', '', { timeout: 60_000 });
});

test('Start again brings the instruction of a figure back', async ({ page }) => {
  await page.goto('/chapters/pencil-and-paper/');
  const figure = page.locator('occupancy-figure');
  const said = figure.locator('[data-part=words]');
  const instruction = await said.innerText();
  await figure.getByRole('button', { name: /^Number 1/ }).click();
  await figure.locator('button.slot.inside').first().click();
  await expect(said).not.toHaveText(instruction);
  await figure.getByRole('button', { name: 'Start again' }).click();
  await expect(said).toHaveText(instruction);
});

test('an opening says when its task is done, and what it was when it begins again', async ({ page }) => {
  const { figure } = await openTry(page, 'exact-cover', 'bags');
  const task = figure.locator('[data-part=task]');
  const first = await task.innerText();
  await pressUntil(figure.getByRole('button', { name: 'Show me one' }), figure.locator('[data-part=newest]'), /Exactly once/);
  await expect(task).toHaveText('Done. Press Start again to find another way, or read on.');
  await figure.getByRole('button', { name: 'Start again' }).click();
  await expect(task).toHaveText(first);
});
