import { figureOn, inFigure, isReady, openFigure, seekTo } from './drivers/figure.ts';
import { inChapter } from './drivers/site.ts';
import { expect, test } from './site-test.ts';

test('a preemptive set is outlined and strikes; colours are opened and erased', async ({ page }) => {
  await page.goto('/chapters/pencil-and-paper/');
  const { figure } = figureOn(page, 'choice');
  await figure.scrollIntoViewIfNeeded();
  await isReady(page, 'choice');
  await page.locator('a.frame-link[data-run=choice]', { hasText: 'Take an orange pen' }).click();
  await expect(figure.locator('.say')).toContainText('Take an orange pen, number 2');
  expect(await figure.locator('svg.grid .set.hue-1').count()).toBeGreaterThan(1);
  await expect(figure.locator('svg.grid .set.hue-2')).toHaveCount(1);
  // The words name the pens by the colours that they have on the screen.
  expect(await figure.locator('svg.grid .set.hue-2 rect').evaluate((set) => getComputedStyle(set).stroke)).toBe('rgb(180, 77, 0)');
  // Each cell of a pen bears its number.
  expect(await figure.locator('svg.grid .set.hue-1 text').allTextContents()).toEqual(
    Array(await figure.locator('svg.grid .set.hue-1').count()).fill('1'),
  );
  await page.locator('a.frame-link[data-run=choice]', { hasText: 'no place left in row 9' }).click();
  await expect(figure.locator('.say')).toContainText('r9c1 sees the 3 at r4c1');
  await expect(figure.locator('svg.grid .blocker')).toHaveCount(3);
  await expect(figure.locator('svg.grid path.house')).toHaveCount(1);
  await page.locator('a.frame-link[data-run=choice]', { hasText: 'erase everything orange' }).click();
  await expect(figure.locator('svg.grid .blocker')).toHaveCount(0);
  await expect(figure.locator('.say')).toContainText('The algorithm erases colour 2');
  await expect(figure.locator('svg.grid .set.hue-2')).toHaveCount(0);
});

test('the cases of a proof are played in the figure beside the text, one after the other', async ({ page }) => {
  await page.goto('/chapters/fish-and-wings/');
  const { figure } = figureOn(page, 'main');
  const cases = page.locator('.cases').first();
  await cases.scrollIntoViewIfNeeded();
  await isReady(page, 'main');
  const [one, other] = [cases.getByRole('button', { name: 'r4c2 is 8' }), cases.getByRole('button', { name: 'r4c8 is 8' })];
  await one.press('Enter');
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.locator('g.case text')).toHaveText(['8', '8']);
  await expect(figure.locator('g.case .dies')).toHaveCount(2);
  await expect(figure.locator('.say')).toContainText('X-wing');
  await other.press('Enter');
  await expect(one).toHaveAttribute('aria-pressed', 'false');
  await expect(figure.locator('g.case .way.now.hue-2')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(figure.locator('g.case')).toHaveCount(0);
  // It goes with its frame, however the figure leaves that.
  await one.press('Enter');
  await expect(figure.locator('g.case')).toHaveCount(1);
  await seekTo(figure, 60);
  await expect(figure.locator('g.case')).toHaveCount(0);
  await expect(one).toHaveAttribute('aria-pressed', 'false');
});

test('a case that is pressed before its figure has come to life, or has followed the text, is shown', async ({ page }) => {
  await page.goto('/chapters/fish-and-wings/');
  for (const name of ['r9c4 is 7', 'r6c3 is 2', 'r8c1 is 7']) {
    const word = page.locator('.cases').getByRole('button', { name });
    await word.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await word.press('Enter');
    const figure = page.locator('.pair', { has: page.locator('.case[aria-pressed=true]') }).locator('figure.lean');
    await expect(figure.locator('g.case')).toHaveCount(1);
    // It stays when the text has moved the figure.
    await expect(page.locator('.beat.now .case[aria-pressed=true]')).toHaveText(name);
    await page.keyboard.press('Escape');
  }
});

test('the occupancy theorem can be tried by mouse and by keyboard', async ({ page }) => {
  await page.goto('/chapters/pencil-and-paper/');
  const figure = page.locator('occupancy-figure');
  await figure.scrollIntoViewIfNeeded();
  const token = (await inChapter(figure).token(1).boundingBox())!;
  const slot = (await figure.locator('[data-slot=r1c8]').boundingBox())!;
  await page.mouse.move(token.x + 20, token.y + 20);
  await page.mouse.down();
  await page.mouse.move(slot.x + 20, slot.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(figure.getByRole('status')).toContainText('With 1 at r1c8, there are only 2 and 6 left for three cells');
  // Every number that is placed changes what is said, until nothing is left for a cell of the set.
  const put = async (number: string, cell: string) => {
    await inChapter(figure).token(number).press('Enter');
    await figure.locator(`[data-slot=${cell}]`).press('Enter');
  };
  await put('2', 'r1c9');
  await expect(figure.getByRole('status')).toContainText('there is only 6 left for two cells');
  await put('6', 'r1c7');
  await expect(figure.getByRole('status')).toContainText('r2c9 stays empty: 2 and 6 were all it could have');
  await expect(figure.locator('.impossible[data-slot=r2c9] s')).toHaveText(['2', '6']);
  await inChapter(figure).again.click();
  // A cell that cannot hold a number stays as it was.
  const full = figure.locator('[data-slot=r3c8]');
  const before = await full.innerText();
  await inChapter(figure).token(6).click();
  await full.click();
  await expect(figure.getByRole('status')).toContainText('r3c8 can’t be that digit');
  expect(await full.innerText()).toBe(before);
  for (const [number, cell] of [
    ['1', 'r1c7'],
    ['2', 'r1c9'],
    ['6', 'r2c9'],
  ] as const)
    await put(number, cell);
  await expect(figure.getByRole('status')).toContainText('no 1, 2 or 6 is left for a cell outside');
});

test('every technique has a grid, a question and an answer, and leads to its frame', async ({ page }) => {
  await page.goto('/reference/techniques/');
  const cards = page.locator('.technique');
  expect(await cards.count()).toBeGreaterThan(40);
  const wing = page.locator('#technique-x-wing');
  await expect(wing.locator('svg.grid .set')).not.toHaveCount(0);
  await expect(wing).toContainText('Which candidates can be struck?');
  await wing.locator('summary').click();
  await inChapter(wing).seeInRun.click();
  await expect(page.locator('#main .say')).toContainText('X-wing');
});

test('the ladder strikes candidates, and stops at its insights', async ({ page }) => {
  const { figure } = await openFigure(page, 'how-people-solve', 'main');
  await expect(inFigure(figure).stopAt).toHaveValue('see');
  await inFigure(figure).nextStop.click();
  await expect(figure.locator('svg.grid .mark')).not.toHaveCount(0);
});
