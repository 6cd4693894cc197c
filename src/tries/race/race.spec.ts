import { race as words } from '#words/tries/race.ts';
import { axeFindsNothing, fitsPhone, leastSize, openTry } from '../../../tests/site/drivers/try.ts';
import { errorsOf, expect, test } from '../../../tests/site/site-test.ts';

test('six solvers race one after the other, can be skipped and stopped, on a listed puzzle or on one that is brought', async ({ page }) => {
  const errors = errorsOf(page);
  const { figure, newest, spoken, idea, button } = await openTry(page, 'how-fast', 'race');
  const [start, skip] = [figure.locator('[data-part=start-race]'), button(words.skip)];
  const progress = figure.locator('[data-part=progress]');
  const choice = figure.locator('select[data-part=puzzle]');
  const dots = figure.locator('svg.race-map .points circle');
  const row = (solver: string) => figure.locator(`[data-part=row-${solver}] td`);
  await expect(dots).toHaveCount(0);
  // The highest mark is the answer, so none is seen before the end of the race.
  await expect(figure.locator('svg.race-map .stored path')).toHaveCount(6);
  await expect(figure.locator('svg.race-map .stored path').first()).toBeHidden();
  await expect(skip).toBeDisabled();
  await expect(row('fast').last()).toHaveText(words.nothing);

  // A puzzle on which backtracking takes far longer than anybody waits: it says how far it is, and is passed over.
  await choice.selectOption('anti-brute-force');
  const bet = button(words.name(words.names.backtracking));
  await bet.press('Enter');
  await expect(bet).toHaveAttribute('aria-pressed', 'true');
  await start.press('Enter');
  await expect(bet).toBeDisabled();
  await expect(figure.locator('svg.race-map .stored path').first()).toBeHidden();
  await expect(start).toHaveText(words.stop);
  await expect(progress).toContainText(/^Backtracking: [\d,]+ tries in .* so far/);
  await skip.click();
  await expect(row('backtracking').first()).toHaveText(/^over [\d,]+$/);
  await expect(progress).toContainText(/^Propagate, then search/);
  await expect(dots).not.toHaveCount(0);
  await expect(figure.locator('svg.race-map .points .stopped')).toHaveCount(1);
  await start.click();
  await expect(progress).toHaveText(words.stopped);
  await expect(start).toHaveText(words.begin);
  await expect(newest).toBeHidden();

  // A race to its end. Whoever has the most expensive tries here, every solver has made its own number of them.
  await choice.selectOption('wikipedia');
  await expect(dots).toHaveCount(0);
  await start.click();
  await expect(progress).toHaveText(words.over, { timeout: 90_000 });
  await expect(dots).toHaveCount(6);
  await expect(figure.locator('svg.race-map .stored path').first()).toBeVisible();
  await expect(bet).toBeDisabled();
  await expect(row('backtracking').first()).toHaveText('37,652');
  await expect(row('dancing-links').first()).toHaveText('51');
  await expect(row('fast').first()).toHaveText(words.none);
  await expect(row('fast').last()).toHaveText(/µs$/);
  await expect(newest).toContainText(/: a try takes /);
  await expect(newest).toHaveClass(/right|wrong|neither/);
  await expect(spoken).toContainText(/: a try takes /);
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'race');

  // What can't race is refused in words, and the race stays what it was.
  await button(words.bring).click();
  const dialog = figure.getByRole('dialog');
  await dialog.getByRole('textbox').fill('21...32....41...');
  await dialog.getByRole('button', { name: words.race }).click();
  await expect(dialog.getByRole('alert')).toContainText('isn’t a plain 9 × 9 puzzle');
  await dialog.getByRole('textbox').fill('hello');
  await dialog.getByRole('button', { name: words.race }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await dialog.getByRole('textbox').fill('.'.repeat(81));
  await dialog.getByRole('button', { name: words.race }).click();
  await expect(dialog).toBeHidden();
  await expect(choice).toHaveValue('own');
  await expect(dots).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(words.showOne).click();
  await expect(progress).not.toHaveText(words.ready);
  await start.click();
  expect((await leastSize(figure.locator('.race-side :is(button, select):visible'))).height).toBeGreaterThanOrEqual(44);
  await fitsPhone(page);
  // From another puzzle the reader's own is one press away.
  await choice.selectOption('mepham-d');
  await button(words.useYours).click();
  await expect(choice).toHaveValue('own');
  expect(errors).toEqual([]);
});
