import { clouds } from '#words/tries/clouds.ts';
import { flow as words } from '#words/tries/flow.ts';
import { axeFindsNothing, finger, inTry, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('swaps flow while the temperature is turned: too hot, too cold, and solved in between; then three bets are made, also by touch', async ({
  page,
}) => {
  const { figure, newest, spoken, idea } = await openTry(page, 'simulated-annealing', 'smith');
  const [slider, propose] = [figure.locator('[data-part=slider]'), figure.getByRole('button', { name: words.strike(1000) })];
  const proposed = async () => Number((await figure.locator('[data-part=so]').innerText()).replaceAll(/\D/g, ''));
  // The sign on the curve is a handle, too.
  await figure.locator('.handle').press('ArrowLeft');
  await expect(figure.locator('[data-part=level]')).toHaveText('t = 1.95');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^t = 0\.10: 4 of 100 swaps/);
  await propose.press('Enter');
  await expect(spoken).toContainText('Too cold, t = 0.10');
  await propose.press('Enter');
  // Only who stays there is told that it is wrong.
  await expect(spoken).toContainText('No. Too cold, t = 0.10');
  await slider.press('End');
  await propose.click();
  await expect(newest).toContainText('Hot, t = 5.00');
  await expect(newest).toHaveClass(/neither/);
  expect(await proposed()).toBe(3000);
  await expect(idea).toBeHidden();
  await test.step('a grid is filled again from a seed', async () => {
    const seed = figure.getByRole('spinbutton', { name: words.seed });
    await seed.fill('41');
    await seed.press('Enter');
    await expect(newest).toContainText('from seed 41');
    await figure.getByRole('button', { name: words.refill }).click();
    await expect(seed).toHaveValue('42');
  });
  // In between, wherever the handle is put there.
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.click(x + width * 0.36, y + height / 2);
  await expect(figure.locator('[data-part=level]')).toHaveText(/^t = 0\.[34]/);
  for (let stretch = 0; stretch < 60 && !(await idea.isVisible()); stretch++) await propose.click();
  await expect(newest).toContainText('Energy 0, after');
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'smith');
  await inTry(figure).again.click();
  expect(await proposed()).toBe(0);

  await test.step('it runs by itself until it is paused, and cools as it goes', async () => {
    const run = figure.getByRole('button', { name: words.run, exact: true });
    // Where no movement is wanted there is the button with a thousand swaps alone.
    await expect(run).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await figure.getByRole('slider', { name: words.cooling }).fill('30');
    await figure.getByRole('button', { name: words.paces.faster }).click();
    await run.click();
    await expect.poll(proposed).toBeGreaterThan(2000);
    // A run that has ended meanwhile has nothing to pause.
    await figure
      .locator('[data-part=run]')
      .evaluate((button: HTMLElement, pause) => button.textContent === pause && button.click(), words.pause);
    // What was on its way when it was paused still arrives.
    const more = async () => {
      const before = await proposed();
      await page.waitForTimeout(200);
      return (await proposed()) - before;
    };
    await expect.poll(more).toBe(0);
    expect(Number(await slider.inputValue())).toBeLessThan(Math.log10(2));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  const bets = page.locator('#clouds');
  await bets.scrollIntoViewIfNeeded();
  await expect(bets.locator('try-clouds')).toHaveAttribute('data-ready', '');
  const all = bets.locator('.try-idea p.earned-only');
  const runs = bets.locator('.runs circle:visible');
  await expect(runs).toHaveCount(0);
  const on = (puzzle: string) => bets.getByRole('group', { name: puzzle });
  await on('grid 2').getByRole('button', { name: clouds.bets.annealing }).click();
  await expect(on('grid 2').locator('.verdict')).toHaveClass(/wrong/);
  await expect(on('grid 2').locator('.verdict')).toContainText('Every run of the plain rule is done before the first annealing run');
  await expect(runs).toHaveCount(40);
  await on('grid 3').getByRole('button', { name: clouds.bets.even }).press('Enter');
  await expect(on('grid 3').locator('.verdict')).toHaveClass(/right/);
  await expect(on('grid 2').locator('.verdict')).toBeVisible();
  await expect(all).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await finger(on('Escargot').getByRole('button', { name: clouds.bets.even }));
  await expect(all).toBeVisible();
  // With the last bet comes a third cloud.
  await expect(runs).toHaveCount(180);
  const line = bets.getByRole('slider');
  const before = Number(await line.getAttribute('aria-valuenow'));
  await line.press('ArrowRight');
  expect(Number(await line.getAttribute('aria-valuenow'))).toBe(Math.round(before * 1.1));
  await finger(line, { position: { x: 4, y: 60 } });
  await expect(line).toHaveAttribute(
    'aria-valuetext',
    /^1,000 swaps\. CSCI 4270, grid 2: 0 solved by one in a hundred, 0 by annealing, 0 at 0\.4 all the time/,
  );
  await axeFindsNothing(page, 'clouds');
});
