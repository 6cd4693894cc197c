import * as figureWords from '#words/figure.ts';
import * as words from '#words/own-grid.ts';
import { places } from '#words/site.ts';
import { puzzleOfLink } from '#words/workshop.ts';
import { expectNoFaults } from './axe.ts';
import { figureOn, inFigure, openFigure, started } from './drivers/figure.ts';
import { namedIn } from './drivers/named.ts';
import { expect, test } from './site-test.ts';

/** The Wikipedia example without its last two givens. */
const OWN = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....';

test('a reader types givens into the grid, and every change starts the run again', async ({ page }) => {
  const { figure, puzzle, place, notice, givens, cell, typing, emptyGrid, errors } = await openFigure(page, 'propagate-then-search');
  await inFigure(figure).forward.click();
  await expect(place).toContainText('step 1 ');
  await puzzle.selectOption({ label: words.typeEntry });
  await expect(typing).toBeVisible();
  await expect(place).toContainText('step 0 ');
  await expect(cell(2)).toBeFocused();
  await page.keyboard.press('4');
  await expect(givens).toHaveCount(31);
  await expect(typing.getByRole('status')).toHaveText(words.written('4', 'r1c3'));
  await expect(page).toHaveURL(/puzzle=534\.7/);
  await expectNoFaults(page, '#main');

  await test.step('a given that clashes is refused in words, and the picture stays', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('5');
    await expect(notice).toContainText(/5 is at r1c1 and again at r1c4/);
    await expect(givens).toHaveCount(31);
  });
  await test.step('the pointer and the buttons do the same as keys', async () => {
    await cell(0).click();
    await namedIn(typing).one('button', words.erase).click();
    await expect(givens).toHaveCount(30);
    await expect(notice).toBeHidden();
    await namedIn(typing).one('button', words.write('8')).click();
    await expect(notice).toContainText('clash');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(givens).toHaveCount(31);
    await emptyGrid.click();
    await expect(givens).toHaveCount(0);
  });
  await page.keyboard.press('Escape');
  await expect(typing).toBeHidden();
  await expect(figure.locator('sudo-stepper')).toBeFocused();
  await page.keyboard.press('g');
  await expect(typing).toBeVisible();
  await page.keyboard.press('Space');
  await expect(typing).toBeHidden();
  expect(errors).toEqual([]);
});

test('the puzzle of one figure is offered by the others, and one press leads back', async ({ page }) => {
  const { figure, typing, cell, errors } = await openFigure(page, 'constraint-search');
  await figure.locator('sudo-stepper').press('g');
  await expect(typing).toBeVisible();
  await cell(0).click();
  await page.keyboard.press('Delete');
  await inFigure(figure).doneTyping.click();
  const own = figure.locator('.chapter-puzzle');
  await expect(own).toContainText(words.yours);
  const marked = page.locator('.about-chapter-puzzle[title]');
  await expect(marked.first()).toHaveAttribute('title', /not about your puzzle/);
  await expect(own).toContainText(`in ${await marked.count()} paragraph`);

  await page.keyboard.press('Escape');
  const other = await started(page, 'checked');
  await expect(other.backToChapters).toBeHidden();
  const before = await other.givens.count();
  await other.runOnYours.click();
  await expect(other.backToChapters).toBeVisible();
  await expect(other.stepper).toBeFocused();
  await expect.poll(() => other.givens.count()).not.toBe(before);
  await expectNoFaults(page, '#checked');

  await other.backToChapters.click();
  await expect(other.givens).toHaveCount(before);
  await expect(other.runOnYours).toBeVisible();
  await expect(inFigure(figure).runOnYours).toBeVisible();
  await expect(marked).toHaveCount(0);

  await test.step('a link of the text leads to the run that the text speaks of', async () => {
    await other.runOnYours.click();
    await expect(other.backToChapters).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('a.frame-link[data-run=checked]').first().click();
    await expect(other.givens).toHaveCount(before);
    await expect(other.runOnYours).toBeVisible();
  });
  await test.step('it is still there when the page is loaded again, until the reader forgets it', async () => {
    await page.goto('/chapters/constraint-search/');
    const again = await started(page, 'checked');
    await again.forgetPuzzle.click();
    await expect(again.runOnYours).toBeHidden();
  });
  expect(errors).toEqual([]);
});

test('the puzzle goes along to the next chapter and to the pages that take one', async ({ page }) => {
  const { figure, runOnYours, takeAlong, along, errors } = await openFigure(page, 'propagate-then-search', 'main', `?puzzle=${OWN}`);
  await expect(figure.locator('.chapter-puzzle')).toContainText(words.offer);
  await expect(inFigure(figure).givens).toHaveCount(30);
  await runOnYours.click();
  await takeAlong.click();
  const addresses = await Promise.all([places.play, places.compare, places.bench].map((name) => along(name).getAttribute('href')));
  await along(words.toChapter('')).click();
  await expect(page).toHaveURL(/chapters\/constraint-search\/\?puzzle=53/);
  const there = await started(page);
  await expect(there.runOnYours).toBeVisible();
  await expect(there.backToChapters).toBeHidden();

  await page.goto(addresses[0]!);
  await expect(page.locator('.board .digit.given, svg.grid .digit.given').first()).toBeVisible();
  await page.goto(addresses[1]!);
  await expect(page.locator('sudo-compare svg.grid').first()).toHaveAttribute('aria-label', /28 of 81/);
  await page.goto(addresses[2]!);
  await expect(page.locator('[data-part=puzzle]').first()).toContainText(puzzleOfLink);
  expect(errors).toEqual([]);
});

test('an address with a text that isn’t a puzzle is answered by the first figure, and the others run as ever', async ({ page }) => {
  const { notice, runOnYours } = await openFigure(page, 'propagate-then-search', 'small', '?puzzle=12x');
  await expect(notice).toContainText('couldn’t be used');
  await expect(runOnYours).toBeHidden();
  await page.keyboard.press('Escape');
  const { stepper } = await started(page);
  await stepper.press('ArrowRight');
  await expect(figureOn(page).place).toContainText('step 1 ');
});

test('on a phone all digits and the way out are in reach of a finger', async ({ phone }) => {
  const { figure, puzzle, typing, givens, doneTyping, runOnYours } = await openFigure(phone, 'propagate-then-search');
  await puzzle.selectOption({ label: words.typeEntry });
  await figure.evaluate((element) => element.scrollIntoView());
  for (const symbol of ['1', '9']) {
    const button = namedIn(typing).one('button', words.write(symbol));
    await expect(button).toBeInViewport({ ratio: 1 });
    const { width, height } = (await button.boundingBox())!;
    expect([width >= 24, height >= 44]).toEqual([true, true]);
  }
  await namedIn(typing).one('button', words.write('4')).tap();
  await expect(givens).toHaveCount(31);
  await doneTyping.tap();
  await expect(typing).toBeHidden();
  await expect(namedIn(figure).one('button', figureWords.buttons.play.name)).toBeVisible();
  await expect(inFigure(figure).backToChapters).toBeVisible();
  await expect(runOnYours).toBeHidden();
});
