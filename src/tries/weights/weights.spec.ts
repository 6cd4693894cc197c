import { weights as words } from '#words/tries/weights.ts';
import { inChapter } from '../../../tests/site/drivers/site.ts';
import { againOnPhone, axeFindsNothing, finger, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('four weights move the chart: by mouse, by keys alone, and told to who listens', async ({ page }) => {
  const { figure, newest, idea, button, again, showOne } = await openTry(page, 'rating', 'weights');
  const slider = (name: string) => figure.getByRole('slider', { name, exact: true });
  const [right, order] = [figure.locator('[data-part=right]'), figure.locator('[data-part=order]')];
  const place = (letter: string) => figure.locator('.followed g', { hasText: letter }).getAttribute('transform');
  await expect(right).toHaveText('88');
  await expect(order).toHaveText('A < B < C');
  await expect(figure.getByRole('img', { name: 'very easy 1.8' })).toBeVisible();
  const before = await place('A');

  await slider('givens').press('End');
  await expect(slider('givens')).toHaveAttribute('aria-valuetext', 'weight 100, which makes 63 percent of the grade');
  await expect(newest).toHaveClass(/wrong/);
  await expect(figure.getByRole('status')).toHaveText(
    'No. Worse: from 88 to 85. Givens weigh more now, 63 %. The carved puzzles have about 28 givens at every level, so their number says nothing of them.',
  );
  expect(await place('A')).not.toBe(before);
  await expect(idea).toBeHidden();
  // From a slider to the button beside it, and on to the next.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(slider('floor')).toBeFocused();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(newest).toHaveClass(/right/);
  await expect(right).toHaveText('94');
  await expect(newest).toContainText('Better: from 85 to 94. Techniques weigh more now');
  await expect(idea).toBeHidden();
  await slider('givens').press('Home');
  await expect(order).toHaveText('C < B < A');
  await expect(newest).toContainText('C < B < A, and 94 of 100 pairs are in order.');
  await expect(newest).toHaveClass(/right/);
  await expect(idea).toBeVisible();
  await again.click();
  await expect(idea).toBeHidden();
  // Less of a part is told by what the part does, and not only by which slider was moved.
  await slider('search').press('Home');
  await expect(newest).toContainText('Better: from 88 to 90. Search weighs less now, 0 %. Backtracking suffers');
  for (const name of ['floor', 'techniques']) await button(words.onlyPart(name)).click();
  await expect(newest).toHaveText('Only techniques: 92 of 100 pairs are in order.');
  await expect(idea).toBeHidden();
  await axeFindsNothing(page, 'weights');

  await again.click();
  await expect(right).toHaveText('88');
  expect(await place('A')).toBe(before);
  // A click on the end of a slider's bar.
  const { width, height } = (await slider('techniques').boundingBox())!;
  await slider('techniques').click({ position: { x: width - 4, y: height / 2 } });
  await expect(slider('techniques')).toHaveValue('100');
  await expect(newest).toHaveClass(/right/);
  for (const [shown, sequence] of [
    ['76', undefined],
    ['92', 'C < B < A'],
    ['95', 'C < B < A'],
  ] as const) {
    await showOne.click();
    await expect(right).toHaveText(shown);
    if (sequence) await expect(order).toHaveText(sequence);
  }
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText('95 of 100 pairs are in order');
  // With no weight at all every puzzle is alike, and a coin decides.
  await slider('techniques').press('Home');
  await expect(right).not.toHaveText('50');
  for (const name of ['givens', 'search']) {
    await slider(name).press('Home');
  }
  await expect(right).toHaveText('50');
  await expect(newest).toContainText('No weight is left');
  await again.click();
  // What counts is where a slider stood when it was taken hold of.
  await slider('techniques').focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowRight');
  await expect(newest).toContainText('Better: from 88 to 91.');
  await expect(idea).toBeHidden();
  await again.click();
  // One part alone after another earns nothing yet: the letters have still to be reversed.
  for (const name of ['floor', 'techniques', 'search'] as const) {
    await slider(name).press('Home');
  }
  await expect(right).toHaveText('76');
  await expect(idea).toBeHidden();
  await slider('floor').press('End');
  await slider('givens').press('Home');
  await expect(right).toHaveText('74');
  await expect(idea).toBeHidden();

  // A figure that a link leads to stays at the top of the window, whatever comes above it meanwhile.
  const run = page.locator('#hurt');
  const top = async () => Math.round((await run.boundingBox())!.y);
  await page.locator('a.frame-link[data-run=hurt]', { hasText: 'the last run of this chapter' }).click();
  await expect.poll(top).toBeLessThan(30);
  const arrived = await top();
  for (const height of ['400px', '0px', '150px']) {
    await figure.evaluate((element, height) => element.style.setProperty('margin-bottom', height), height);
    await expect.poll(top).toBe(arrived);
  }

  await test.step('a grade of the table shows all its parts', async () => {
    const line = page.locator('.grades details').first();
    await line.locator('summary').click();
    await expect(line).toContainText('calls of plain backtracking');
    await expect(line).toContainText('4,209');
    await expect(line).toContainText('Hidden single in a box');
  });

  await test.step('on a phone sliders are wide enough for a finger, and the chart has room', async () => {
    await againOnPhone(page, figure);
    const box = (await slider('techniques').boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    await finger(slider('techniques'), { position: { x: box.width - 6, y: box.height / 2 } });
    await expect(right).toHaveText(/9\d/);
    await expect(figure.locator('svg.weighed')).toHaveAttribute('viewBox', /^0 0 374/);
    await fitsPhone(page);
    // A chart that is wider than the page says so, and is moved by keys as well as by touch.
    const chart = inChapter(page).sideways.last();
    await chart.press('ArrowRight');
    await expect.poll(() => chart.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});
