import { fishSet, set as words } from '#words/tries/set.ts';
import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  inTry,
  leastSize,
  openTry,
  readExercise,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('cells are chosen by mouse and by keys until they are a set; a wrong one is told why; the exercise sees it', async ({ page }) => {
  const { figure, spoken: status } = await openTry(page, 'pencil-and-paper', 'set');
  const cell = (name: string) => figure.getByRole('checkbox', { name: `${name}:` });
  const house = (name: string) => figure.getByRole('button', { name });
  await expect(figure.locator('.try-idea .earned-only').first()).toBeHidden();
  await cell('r4c4').click();
  await expect(status).toContainText('r4c4 can have three digits');
  await expect(cell('r4c4')).toHaveCSS('outline-style', 'none');
  await cell('r4c1').click();
  await expect(status).toContainText(
    'No. Two cells, but five digits: 1, 2, 3, 4 and 9. r4c1 brings in 1 and 3. The only set with both of these cells is that of all 6 open cells',
  );
  await cell('r4c1').click();
  await cell('r4c6').click();
  await expect(status).toContainText('one digit too many');
  await cell('r4c7').click();
  await expect(status).toContainText('Right. Three cells, three digits. 2, 4 and 9 will fill these cells');
  await expect(figure.locator('.strike')).toHaveCount(5);
  await expect(figure.locator('.try-idea .earned-only').first()).toBeVisible();
  await axeFindsNothing(page, 'set');
  // Hidden sets come later in the chapter.
  const twin = figure.locator('[data-part=twin]');
  await expect(figure.locator('.number.hidden')).toHaveCount(0);
  await expect(twin).toBeEmpty();

  await inTry(figure).again.click();
  await house('box 3').click();
  const exercise = page.locator('exercise-check[data-figure=set]');
  await readExercise(exercise);
  await expect(exercise).not.toHaveAttribute('data-solved');
  // By keys alone: the three cells of box 3 that are left for 3, 5 and 8.
  await house('box 7').press('Tab');
  await expect(cell('r1c7')).toBeFocused();
  await keys(page, 'ArrowRight Space ArrowRight ArrowRight Space End Enter');
  await expect(status).toContainText('A hidden triple. 3, 5 and 8 have no cell but these three');
  await expect(figure.locator('[data-part=balance]')).toHaveText(/3\s*cells\s*=\s*3\s*digits have no other cell/);
  await expect(twin).toHaveText('A hidden triple: they can have six digits, but 3, 5 and 8 must be here.');
  await expect(figure.locator('[data-case=even]')).toHaveAttribute('aria-current', 'true');
  await expect(exercise).toHaveAttribute('data-solved', '');

  await test.step('on a phone cells are large enough for a finger, and a set is found with it', async () => {
    await againOnPhone(page, figure);
    await finger(house('row 4'));
    expect((await leastSize(figure.getByRole('checkbox'))).width).toBeGreaterThanOrEqual(45);
    for (const name of ['r4c4', 'r4c6', 'r4c7']) await finger(cell(name));
    await expect(status).toContainText('Right.');
    await fitsPhone(page);
  });
});

test('one figure has two shadings', async ({ page }) => {
  const { figure } = await openTry(page, 'pencil-and-paper', 'twins');
  const twin = figure.locator('[data-part=twin]');
  for (const name of ['r7c8', 'r7c9', 'r8c8', 'r9c8']) await figure.getByRole('checkbox', { name: `${name}:` }).click();
  await expect(figure.locator('.number.hidden')).toHaveCount(2);
  await expect(twin).toHaveText('The other two cells are a hidden pair: 6 and 7.');
  await figure.getByRole('button', { name: words.sides(4, 2).naked }).click();
  await expect(twin).toBeEmpty();
  await expect(figure.locator('.number.hidden')).toHaveCount(0);
  await expect(figure.locator('.number.naked')).toHaveCount(4);
  // The set itself is shaded again: what was right still is, and is not said twice.
  await figure.getByRole('button', { name: words.sides(4, 2).hidden }).click();
  await expect(figure.locator('[data-part=newest]')).not.toHaveClass(/right/);
  // Its counts are about the two other cells, so the four are not ticked.
  await expect(figure.locator('.tick:not([d=""])')).toHaveCount(0);
  await figure.getByRole('button', { name: words.sides(4, 2).both }).click();
  await expect(figure.locator('.tick:not([d=""])')).toHaveCount(4);
  await expect(figure.locator('[data-part=newest]')).toHaveClass(/right/);
  await expect(figure.locator('[data-part=before]')).not.toContainText('Four cells, four digits');
});

test('rows of one digit are chosen until they are a fish, whose twin is one of columns', async ({ page }) => {
  const { figure, spoken: status } = await openTry(page, 'fish-and-wings', 'fish-set');
  const row = (n: number) => figure.getByRole('checkbox', { name: `row ${n}:` });
  await row(6).click();
  await row(8).click();
  await expect(status).toContainText('A fish of two columns. For the digit, columns 3 and 9 have no row but these two');
  await row(6).click();
  await row(8).click();
  await row(4).click();
  await row(7).click();
  await expect(status).toContainText(
    'Right. Two rows, two columns: an X-wing. These rows take columns 2 and 8, one each. Two marks are struck',
  );
  await expect(figure.locator('.strike')).toHaveCount(2);
  await figure.getByRole('button', { name: fishSet.each(7) }).click();
  await inTry(figure).showOne.click();
  await expect(status).toContainText('Four rows, four columns: a jellyfish. These rows take columns 3, 6, 7 and 8');
});
