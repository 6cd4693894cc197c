import { dig as words } from '#words/tries/dig.ts';
import { inFigure } from '../../../tests/site/drivers/figure.ts';
import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  inTry,
  leastSize,
  openTry,
  pressUntil,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a digit goes, another stays, by mouse and by keys; both answers are drawn, with where they differ', async ({ page }) => {
  const { figure, newest, idea } = await openTry(page, 'making-puzzles', 'dig');
  const cell = (name: string) => figure.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
  const answers = figure.locator('[data-part=answers]');
  await expect(answers).toBeHidden();
  await cell('r2c7').click();
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText('Nothing but 3 fits r2c7: all eight others clash at once');
  await expect(figure.locator('[data-part=givens]')).toHaveText('39 givens');
  await expect(figure.getByRole('progressbar')).toHaveJSProperty('value', 42);
  await expect(cell('r2c7')).toHaveAttribute('aria-label', 'r2c7: empty');
  // One that goes is half of it.
  await expect(idea).toBeHidden();

  await cell('r3c6').click();
  await expect(newest).toHaveClass(/wrong/);
  await expect(figure.getByRole('status')).toHaveText(
    'No. 2 has to stay. Without it a second answer fits, with 4 in r3c6. The two answers differ in 4 cells. The idea stands below.',
  );
  await expect(figure.locator('[data-part=before]')).toHaveClass(/right/);
  await expect(figure.locator('.second-rectangle rect')).toHaveCount(1);
  await expect(figure.locator('g.second-rings rect')).toHaveCount(4);
  await expect(answers).toContainText('deadly rectangle');
  for (const place of ['one', 'other']) await expect(answers.locator(`[data-part=${place}] text.digit`)).toHaveCount(81);
  await expect(idea).toBeVisible();
  await expect(figure.locator('[data-part=givens]')).toHaveText('39 givens');
  await axeFindsNothing(page, 'dig');

  await inTry(figure).again.click();
  await expect(idea).toBeHidden();
  await expect(answers).toBeHidden();
  // From the first cell on by keys alone.
  await cell('r1c1').press('Enter');
  await expect(newest).toContainText('Nothing but 5 fits r1c1');
  await page.keyboard.press('Space');
  await expect(newest).toContainText('r1c1 is a hole already');
  await keys(page, 'End ArrowDown ArrowDown ArrowLeft ArrowLeft');
  await expect(cell('r3c7')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cell('r3c7')).toHaveAttribute('aria-label', 'r3c7: empty');
  await expect(figure.locator('[data-part=givens]')).toHaveText('38 givens');
  const [staying, going] = [words.showOne, words.showGoing].map((name) => figure.getByRole('button', { name }));
  // What is shown is no mistake of the reader's.
  await staying!.press('Enter');
  await expect(newest).toHaveClass(/neither/);
  await expect(newest).toContainText('has to stay');
  await expect(figure.locator('g.stays path')).toHaveCount(1);
  await expect(idea).toBeVisible();
  await going!.click();
  await expect(newest).toContainText('The hole stays.');
  // To the end: all that may go, then all that must stay.
  // With 24 left the task is done, which is said.
  await pressUntil(going!, figure.locator('[data-part=givens]'), /^24 givens$/);
  await expect(newest).toContainText('24 digits left: done.');
  await pressUntil(going!, newest, /None can go/);
  // That the task is done stays said.
  await expect(newest).toContainText(/^2\d digits left: done\. None can go any more\./);
  await pressUntil(staying!, newest, /The puzzle is minimal/);
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText(/^All 2\d tried: none can go\.\s+The puzzle is minimal\./);
  // A link of the text digs from the start, and what it shows is no mistake either.
  await page.getByRole('link', { name: 'Without the 6 in r8c7' }).click();
  await expect(newest).toContainText('The two answers differ in 20 cells.');
  await expect(newest).toHaveClass(/neither/);
  await expect(figure.locator('[data-part=givens]')).toHaveText('40 givens');

  await test.step('on a phone a second answer that changes twenty cells fits on the screen', async () => {
    await againOnPhone(page, figure);
    expect((await cell('r1c1').boundingBox())!.width).toBeGreaterThanOrEqual(36);
    await finger(cell('r8c7'));
    await expect(newest).toContainText('differ in 20 cells');
    await expect(answers).toContainText('One of these 20 cells must be given');
    await fitsPhone(page);
    expect((await leastSize(figure.getByRole('button'))).height).toBeGreaterThanOrEqual(44);
    // There is no room for all of the lines in short: the one that is lit comes into sight.
    const run = page.locator('#small');
    await run.scrollIntoViewIfNeeded();
    await expect(run.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
    for (let step = 0; step < 4; step++) await inFigure(run).forward.press('Enter');
    await expect(run.locator('.pane-pseudocode [aria-current]')).toHaveText('a peer holds it: it is out');
    await expect(run.locator('.pane-pseudocode [aria-current]')).toBeInViewport({ ratio: 0.9 });
  });
});
