import { offerKept, yours as own } from '#words/own-grid.ts';
import { dig as words } from '#words/tries/dig.ts';
import { inFigure, started } from '../../../tests/site/drivers/figure.ts';
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

test('a digit goes, another stays, by mouse and by keys; both solutions are drawn, with where they differ', async ({ page }) => {
  const { figure, newest, idea } = await openTry(page, 'making-puzzles', 'dig');
  const cell = (name: string) => figure.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
  const answers = figure.locator('[data-part=answers]');
  await expect(answers).toBeHidden();
  await cell('r2c7').click();
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText('Nothing but 3 fits r2c7: each of the other eight clashes at once');
  await expect(figure.locator('[data-part=givens]')).toHaveText('39 givens');
  await expect(figure.getByRole('progressbar')).toHaveJSProperty('value', 42);
  await expect(cell('r2c7')).toHaveAttribute('aria-label', 'r2c7: empty');
  // One that goes is half of it.
  await expect(idea).toBeHidden();

  await cell('r3c6').click();
  await expect(newest).toHaveClass(/wrong/);
  await expect(figure.getByRole('status')).toHaveText(
    'No. 2 has to stay. Without it a second solution fits, with 4 in r3c6. The two solutions differ in 4 cells. The idea is below.',
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
  await expect(newest).toContainText('r1c1 is already a hole');
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
  // What is tried for the reader is taken at random, and may have to stay.
  await going!.click();
  await expect(newest).toContainText(/The hole stays\.|has to stay\./);
  // To the end: all that may go, then all that must stay.
  // With 24 left the task is done, which is said.
  await pressUntil(going!, figure.locator('[data-part=givens]'), /^24 givens$/);
  await expect(newest).toContainText('24 digits left: done.');
  await pressUntil(going!, newest, /None can be removed/);
  // That the task is done stays said.
  await expect(newest).toContainText(/^2\d digits left: done\. None can be removed any more\./);
  await pressUntil(staying!, newest, /The puzzle is minimal/);
  await expect(newest).toHaveClass(/right/);
  await expect(newest).toContainText(/^All 2\d tried: none can be removed\.\s+The puzzle is minimal\./);
  // A link of the text digs from the start, and what it shows is no mistake either.
  await page.getByRole('link', { name: 'digging the 6 out of r8c7' }).click();
  await expect(newest).toContainText('The two solutions differ in 20 cells.');
  await expect(newest).toHaveClass(/neither/);
  await expect(figure.locator('[data-part=givens]')).toHaveText('40 givens');
  // What was dug before isn't lost, not even when the page is left.
  const wayBack = figure.getByRole('button', { name: words.yours.returnTo });
  const dugDownTo = /^The puzzle you had dug down to 2\d givens isn’t lost\./;
  await expect(figure.locator('[data-part=left]')).toHaveText(dugDownTo);
  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-part=left]')).toHaveText(dugDownTo);
  await wayBack.click();
  await expect(figure.locator('[data-part=givens]')).toHaveText(/^2\d givens$/);
  await expect(newest).toContainText(/^Here’s your puzzle again, with 2\d givens\./);
  await expect(wayBack).toBeHidden();
  // Of two puzzles the one that was dug last comes back first, though the other was dug further.
  await inTry(figure).again.click();
  await cell('r2c7').click();
  await page.getByRole('link', { name: 'digging the 6 out of r8c7' }).click();
  await expect(figure.locator('[data-part=left]')).toHaveText(/^The puzzle you had dug down to 39 givens isn’t lost\./);
  await wayBack.click();
  await expect(figure.locator('[data-part=givens]')).toHaveText('39 givens');
  await expect(figure.locator('[data-part=left]')).toHaveText(dugDownTo);

  await test.step('on a phone a second solution that changes twenty cells fits on the screen', async () => {
    await againOnPhone(page, figure);
    expect((await cell('r1c1').boundingBox())!.width).toBeGreaterThanOrEqual(36);
    await finger(cell('r8c7'));
    await expect(newest).toContainText('differ in 20 cells');
    await expect(answers).toContainText('One of these 20 cells must be given');
    await fitsPhone(page);
    expect((await leastSize(figure.getByRole('button'))).height).toBeGreaterThanOrEqual(44);
    // There is no room for all of the lines in short: the one that is lit comes into sight.
    const { figure: run } = await started(page, 'small');
    for (let step = 0; step < 4; step++) await inFigure(run).forward.press('Enter');
    await expect(run.locator('.pane-pseudocode [aria-current]')).toHaveText('a peer has it: ruled out');
    await expect(run.locator('.pane-pseudocode [aria-current]')).toBeInViewport({ ratio: 0.9 });
  });
});

test('the puzzle that is dug can be kept, rated, sent and played, and later figures offer it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { figure } = await openTry(page, 'making-puzzles', 'dig');
  const yours = figure.getByRole('region', { name: words.yours.heading });
  const says = yours.getByRole('status');
  await figure.getByRole('gridcell', { name: /^r2c7:/ }).click();
  await expect(yours).toContainText('has 39 givens and one solution.');
  await yours.getByRole('button', { name: words.yours.rate }).click();
  await expect(says).toContainText(/^Level: (very )?easy, .* Score: \d+/);
  await yours.getByRole('button', { name: words.yours.send }).click();
  await expect(says).toHaveText(words.yours.sent);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/play\/\?puzzle=5\.{5}9\.2/);
  await expect(yours.getByRole('link', { name: words.yours.race })).toHaveAttribute('href', /\/compare\/\?puzzle=5/);
  await yours.getByRole('button', { name: words.yours.keep }).click();
  await expect(says).toHaveText(words.yours.kept);

  await test.step('it is there after the page was left, and can be dug on in', async () => {
    await page.reload();
    await expect(yours.locator('[data-part=kept]')).toContainText('You kept a puzzle with 39 givens.');
    await yours.getByRole('button', { name: words.yours.goOn }).click();
    await expect(figure.locator('[data-part=givens]')).toHaveText('39 givens');
    await expect(yours.locator('[data-part=kept]')).toBeHidden();
  });

  await test.step('Play lists it, and plays it', async () => {
    await yours.getByRole('link', { name: words.yours.play }).click();
    await expect(page.locator('[data-part=kept-link]')).toHaveText('The puzzle you dug: 39 givens');
    await expect(page.locator('[data-part=label]')).toContainText('39 givens');
  });

  await test.step('a figure of another chapter runs on it', async () => {
    await page.goto('chapters/exact-cover/');
    const run = page.locator('#sudoku');
    await run.scrollIntoViewIfNeeded();
    await run.getByRole('button', { name: offerKept(39) }).click();
    await expect(run.getByText(own)).toBeVisible();
  });
});
