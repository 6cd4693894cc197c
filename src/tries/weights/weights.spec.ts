import { weights as words } from '#words/tries/weights.ts';
import { inChapter } from '../../../tests/site/drivers/site.ts';
import { againOnPhone, axeFindsNothing, finger, fitsPhone, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('four weights move the chart: by mouse, by keys alone, and told to who listens', async ({ page }) => {
  const { figure, newest, idea, button, again } = await openTry(page, 'rating', 'weights');
  const slider = (name: string) => figure.getByRole('slider', { name, exact: true });
  const [right, order] = [figure.locator('[data-part=right]'), figure.locator('[data-part=order]')];
  const place = (letter: string) => figure.locator('.followed g', { hasText: letter }).getAttribute('transform');
  await expect(right).toHaveText('88');
  await expect(order).toHaveText('A < B < C');
  await expect(figure.getByRole('img', { name: 'very easy 1.8' })).toBeVisible();
  const before = await place('A');

  // What the thumb is set to is the share that is written beside it, and the others make room.
  const shares = () => figure.locator('.weight-share').allInnerTexts();
  expect(await shares()).toEqual(['40%', '20%', '20%', '20%']);
  await slider('givens').press('End');
  await expect(slider('givens')).toHaveAttribute('aria-valuetext', '100 percent of the grade');
  expect(await shares()).toEqual(['100%', '0%', '0%', '0%']);
  await expect(slider('search')).toHaveValue('0');
  await expect(newest).toHaveText('Only givens: 76 of 100 pairs are in order.');
  expect(await place('A')).not.toBe(before);
  await expect(idea).toBeHidden();
  // On the way back they are as they were when the slider was taken hold of.
  for (let press = 0; press < 5; press++) await page.keyboard.press('PageDown');
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft');
  await expect(figure.getByRole('status')).toContainText('of 100');
  expect(await shares()).toEqual(['40%', '20%', '20%', '20%']);
  // From a slider to the button beside it, and on to the next.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(slider('floor')).toBeFocused();
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await slider('techniques').fill('50');
  expect(await shares()).toEqual(['25%', '13%', '50%', '12%']);
  await expect(right).toHaveText('94');
  await expect(newest).toContainText('94 of 100 pairs are in order, and C < B < A. That’s the grade with A at the top. Now make one');
  await expect(newest).toHaveClass(/right/);
  // One of the two grades is half of it.
  await expect(figure.locator('[data-part=highest]')).toHaveText('✓ A highest: 94 of 100, with 25 · 13 · 50 · 12%');
  await expect(idea).toBeHidden();
  await again.click();
  // Less of a part is told by what the part does, and not only by which slider was moved.
  await slider('search').press('Home');
  await expect(newest).toContainText('Better: from 88 to 90. Search weighs less now, 0%. How long backtracking');
  await expect(idea).toBeHidden();
  await axeFindsNothing(page, 'weights');

  await again.click();
  await expect(right).toHaveText('88');
  expect(await place('A')).toBe(before);
  await button(words.onlyPart('techniques')).click();
  await expect(newest).toContainText('92 of 100 pairs are in order, and C < B < A.');
  await expect(order).toHaveText('C < B < A');
  await expect(idea).toBeHidden();
  // A click on the end of a slider's bar.
  await again.click();
  const { width, height } = (await slider('floor').boundingBox())!;
  await slider('floor').click({ position: { x: width - 4, y: height / 2 } });
  await expect(slider('floor')).toHaveValue(/^(9\d|100)$/);
  await again.click();
  for (const [shown, sequence] of [
    ['76', 'A < B = C'],
    ['92', 'C < B < A'],
    ['93', 'A < C < B'],
  ] as const) {
    await button(words.showOne).click();
    await expect(right).toHaveText(shown);
    await expect(order).toHaveText(sequence);
  }
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText(
    '93 of 100 pairs are in order, and A < C < B. That’s the grade with A at the bottom. Now you have both.',
  );
  await expect(idea).toBeVisible();
  await expect(button(words.showOne)).toBeDisabled();
  await expect(again).toBeFocused();
  await again.click();
  await expect(button(words.showOne)).toBeEnabled();
  await expect(idea).toBeHidden();

  // What is shown is the grade that is still missing.
  await figure.getByRole('button', { name: words.onlyPart('techniques') }).click();
  await button(words.showOne).click();
  await expect(right).toHaveText('93');
  await expect(idea).toBeVisible();
  await again.click();

  // By hand: more for the givens, then more for the techniques.
  await slider('givens').fill('50');
  await slider('givens').blur();
  await slider('techniques').fill('30');
  await expect(order).toHaveText(/^A </);
  await expect(right).toHaveText('92');
  await expect(newest).toHaveClass(/right/);
  await expect(idea).toBeHidden();
  await slider('techniques').fill('70');
  await expect(order).toHaveText(/< A$/);
  await expect(newest).toContainText('Now you have both.');
  await expect(idea).toBeVisible();

  // A figure that a link leads to stays at the top of the window, whatever comes above it meanwhile.
  const run = page.locator('#hurt');
  const top = async () => Math.round((await run.boundingBox())!.y);
  await page.locator('a.frame-link[data-run=hurt]', { hasText: '“Built against backtracking”' }).click();
  await expect.poll(top).toBeLessThan(30);
  const arrived = await top();
  for (const height of ['400px', '0px', '150px']) {
    await figure.evaluate((element, height) => element.style.setProperty('margin-bottom', height), height);
    await expect.poll(top).toBe(arrived);
  }

  await test.step('a grade of the table shows all its parts', async () => {
    const line = page.locator('.grades details').first();
    await line.locator('summary').click();
    await expect(line).toContainText('calls made by plain backtracking');
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
    // The charts of this page have a drawing for a phone. One that is wider than its page says so, and is moved by keys as well as by touch.
    await expect(inChapter(page).sideways).toHaveCount(0);
    await page.goto('/chapters/hill-climbing/');
    await page.locator('details.fold').evaluateAll((folds) => {
      for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
    });
    const chart = inChapter(page).sideways.last();
    await chart.press('ArrowRight');
    await expect.poll(() => chart.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});
