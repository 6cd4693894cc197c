import type { Locator } from '@playwright/test';
import { chain, drill, quiz, ladder as words } from '#words/tries/ladder.ts';
import { inFigure } from '../../../tests/site/drivers/figure.ts';
import { inChapter } from '../../../tests/site/drivers/site.ts';
import { axeFindsNothing, goTheWay, inTry, openTry, pressEach, readExercise } from '../../../tests/site/drivers/try.ts';
import { expect, keys, PHONE, test } from '../../../tests/site/site-test.ts';
import { plain } from '../../narration/sentence.ts';

/** Clicks a mark of a 9 × 9 grid where it stands. */
async function clickMark(figure: Locator, cell: number, digit: number) {
  const hit = figure.locator(`.hit[data-cell="${cell}"]`);
  const { width, height } = (await hit.boundingBox())!;
  await hit.click({
    position: { x: (width * (((digit - 1) % 3) + 0.5)) / 3, y: (height * (Math.floor((digit - 1) / 3) + 0.5)) / 3 },
  });
}

test('the ladder is climbed by striking, by mouse and by keys', async ({ page }) => {
  const { figure } = await openTry(page, 'how-people-solve', 'ladder');
  const status = figure.getByRole('status');
  // Pointing: 1 in box 4 lies in column 3. It is to be found, and shown after a second wrong try.
  await expect(figure.locator('svg .set')).toHaveCount(0);
  const pattern = figure.locator('[data-do=pattern]');
  await pattern.click();
  await expect(status).toHaveText('There it is. Strike a mark that it rules out.');
  await pattern.click();
  await expect(figure.locator('[data-part=newest]')).toBeHidden();
  await inTry(figure).again.click();
  await clickMark(figure, 58, 1);
  await expect(status).toContainText('No. r7c5 is part of such a pattern itself');
  await expect(figure.locator('svg .set')).toHaveCount(0);
  await clickMark(figure, 58, 1);
  await expect(status).toContainText('No. r7c5 isn’t in column 3');
  await expect(figure.locator('.mistake')).toHaveCount(1);
  await expect(figure.locator('svg .set')).not.toHaveCount(0);
  await clickMark(figure, 56, 1);
  await expect(status).toContainText('Right. 1 is struck from r7c3, and two more marks for the same reason. One of r4c3 and r6c3 holds 1');
  await expect(figure.locator('.strike')).toHaveCount(3);
  await expect(figure.getByText(plain(words.idea).split('.')[0]!)).toBeVisible();
  await expect(figure.locator('[data-rung=pointing]')).toHaveClass(/done/);
  const exercise = page.locator('exercise-check[data-figure=ladder]');
  await readExercise(exercise);
  await figure.getByRole('button', { name: words.next('claiming') }).click();
  await expect(figure.locator('[data-part=name]')).toHaveText('Claiming');
  await expect(exercise).toContainText('The figure is at another technique (Claiming), so press Open the figure.');
  // What was said of another rung is gone, and what was earned is not.
  await expect(figure.locator('[data-part=newest]')).toBeHidden();
  await expect(figure.getByText(plain(words.idea).split('.')[0]!)).toBeVisible();
  // What is shown is not climbed.
  await inTry(figure).showOne.click();
  await expect(status).toContainText('Right.');
  await expect(figure.locator('[data-rung=claiming]')).not.toHaveClass(/done/);

  await axeFindsNothing(page, 'ladder');
  // By keys: to a rung, to the cell, and its digit.
  const pageAt = await page.evaluate(() => scrollY);
  await figure.getByText(words.level('hard', 0, 32)).press('Enter');
  // The level is longer than its list, which begins at the lowest rung and scrolls; the page stays where it is.
  const names = figure.locator('[data-level=hard] button');
  await expect(names.first()).toBeInViewport({ ratio: 1 });
  await expect(names.last()).not.toBeInViewport();
  for (let name = await names.count(); name > 0; name--) await page.keyboard.press('Tab');
  await expect(names.last()).toBeFocused();
  await expect(names.last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(pageAt);
  await figure.getByRole('button', { name: 'Hidden triple', exact: true }).press('Enter');
  // Its list begins with a whole rung.
  const edge = await figure.locator('[data-level=hard] summary').evaluate((summary) => summary.getBoundingClientRect().bottom);
  const cut = await names.evaluateAll(
    (all, line) => all.map((each) => each.getBoundingClientRect()).filter(({ top, bottom }) => top < line - 1 && bottom > line + 1).length,
    edge,
  );
  expect(cut).toBe(0);
  await expect(figure.locator('svg .set')).toHaveCount(0);
  await figure.locator('.hit[tabindex="0"]').press('Control+Home');
  await keys(page, `${'ArrowDown '.repeat(8)}ArrowRight ArrowRight ArrowRight`);
  for (let wrong = 0; wrong < 2; wrong++) await page.keyboard.press('1');
  await expect(exercise).toContainText('You have had the pattern shown, so press Start again.');
  await page.keyboard.press('5');
  await expect(status).toContainText('Right. 5 is struck from r9c4');
  await expect(exercise).not.toHaveAttribute('data-solved');
  await inTry(figure).again.click();
  await figure.locator('.hit[data-cell="75"]').press('5');
  await expect(exercise).toHaveAttribute('data-solved', '');
});

test('the quiz asks, a chain is followed, and what is supposed is on trial', async ({ page }) => {
  await test.step('the quiz, whose exercise counts what was not shown', async () => {
    const { figure } = await openTry(page, 'supposing', 'quiz');
    const choices = figure.locator('[data-part=choices] button');
    await expect(choices).toHaveCount(4);
    const wrong = figure.locator('[data-part=choices] button', { hasNotText: 'Locked pair' });
    await wrong.first().click();
    await expect(figure.getByRole('status')).toContainText('Look again:');
    // A wrong name is marked, and can't be given again.
    await expect(wrong.first()).toHaveClass(/missed/);
    await wrong.first().dispatchEvent('click');
    await expect(figure.getByRole('status')).toContainText('Look again:');
    await wrong.last().click();
    await expect(figure.getByRole('status')).toContainText('What is drawn here: The two cells');
    await figure.getByRole('button', { name: 'Locked pair' }).press('Enter');
    await expect(figure.getByRole('status')).toContainText('Right. Yes, it’s a locked pair. The two cells');
    // The first answer counts.
    await expect(figure).toContainText('named 0 · found 0');
    await expect(figure.getByRole('button', { name: quiz.next })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(choices).toHaveCount(0);
    // What is said of the quiz before its first question isn't said of another.
    await expect(figure.locator('[data-part=start]')).toBeHidden();
    await expect(figure.locator('[data-part=what]')).toHaveText(
      'Two digits of a house whose places are the same two cells. These cells can have nothing else.',
    );
    await figure.getByRole('button', { name: drill.showPattern }).click();
    await expect(figure.locator('svg path.house')).toHaveCount(1);
    const exercise = page.locator('exercise-check[data-figure=quiz]');
    await expect(exercise).not.toHaveAttribute('data-solved');
    await exercise.locator('summary', { hasText: 'answer' }).click();
    await exercise.locator('[data-part=show]').click();
    await goTheWay(figure);
    await expect(exercise.getByRole('status')).toContainText('Shown in the figure');
    await expect(figure).toContainText('named 3 · found 3');
  });
  await test.step('what sees one end of a chain only stays', async () => {
    const { figure } = await openTry(page, 'chains', 'chain');
    const status = figure.getByRole('status');
    const thoughts = figure.locator('[data-part=thoughts] li:not(.untold)');
    await expect(figure.locator('[data-part=name]')).toHaveText('Skyscraper');
    // A mark that another chain strikes has that one told.
    await clickMark(figure, 2, 6);
    await expect(status).toContainText(
      'Right. Another skyscraper shows it. 6 is struck from r1c3, and one more mark for the same reason. It sees r3c1 in box 1 and r7c3',
    );
    await expect(thoughts.last()).toHaveText('So one of the two ends is 6: r3c1 or r7c3.');
    await figure.getByText(words.level('expert', 0, 5)).click();
    await figure.getByRole('button', { name: 'XY-chain', exact: true }).click();
    await expect(thoughts).toHaveCount(1);
    await expect(figure.locator('svg .link')).toHaveCount(0);
    await figure.getByRole('button', { name: chain.forward }).click();
    await pressEach(Array.from({ length: 7 }, () => figure.getByRole('button', { name: chain.forward })));
    await expect(figure.getByRole('button', { name: chain.forward })).toBeDisabled();
    await expect(thoughts.last()).toHaveText('So one of the two ends is 5: r2c1 or r7c6.');
    await expect(status).toHaveText('So one of the two ends is 5: r2c1 or r7c6. Strike any 5 that sees both r2c1 and r7c6.');
    await expect(figure.locator('[data-part=newest]')).toHaveText('Strike any 5 that sees both r2c1 and r7c6.');
    await expect(figure.locator('svg .link')).toHaveCount(7);
    await clickMark(figure, 18, 5);
    await expect(status).toContainText('No. r3c1 sees only one side: r2c1, but not r7c6');
    await clickMark(figure, 54, 5);
    await expect(status).toContainText('Right. 5 is struck from r7c1. It sees r2c1 in column 1 and r7c6 in row 7');
    await expect(figure.locator('svg .sees')).toHaveCount(2);
  });
  await test.step('a closed loop can be walked the other way, from the opposite of what was supposed', async () => {
    const { figure } = await openTry(page, 'chains', 'loop');
    const thoughts = figure.locator('[data-part=thoughts] li:not(.untold)');
    const link = page.locator('a[data-act="rung continuous-loop"]');
    const wayBack = inFigure(figure).toText;
    await expect(wayBack).toBeHidden();
    await link.click();
    await expect(figure.locator('[data-part=name]')).toHaveText('Continuous nice loop');
    await expect(thoughts).toHaveText(['Suppose that r4c9 is not 1.']);
    await figure.getByRole('button', { name: chain.turn }).click();
    await pressEach(Array.from({ length: 6 }, () => figure.getByRole('button', { name: chain.forward })));
    await expect(thoughts).toHaveText([
      'Suppose that r4c9 is 1.',
      'So r6c7 in the same box is not 1.',
      'Then only 6 is left in r6c7.',
      'So r4c8 in the same box is not 6.',
      'Then r4c4 is 6: row 4 has no other place.',
      'Then r4c4 is not 1.',
      'Then r4c9 is 1: row 4 has no other place.',
    ]);
    // The figure is beside the link: there was no way to go, and there is none back.
    await expect(wayBack).toBeHidden();
    // The link of an exercise leads up to the figure, and from there back.
    const wayBackToIt = inFigure(figure).toExercise;
    const far = page.locator('exercise-check[data-figure=loop] a[data-part=open]');
    await far.click();
    await expect(figure.locator('[data-part=name]')).toHaveText('Discontinuous nice loop');
    // Its task makes the figure taller, and is in the window.
    await expect(figure.locator('.exercise-goal')).toBeInViewport({ ratio: 1 });
    await wayBackToIt.click();
    await expect(far).toBeFocused();
    await expect(far).toBeInViewport({ ratio: 1 });
    await expect(wayBackToIt).toBeHidden();
    await page.goForward();
    await expect(wayBackToIt).toBeVisible();
    await page.goBack();
    await expect(far).toBeFocused();
    // Whoever scrolls back and goes to the figure a second time returns from there, too.
    await far.click();
    await far.scrollIntoViewIfNeeded();
    await far.click();
    await wayBackToIt.click();
    await expect(far).toBeFocused();
    await expect(far).toBeInViewport({ ratio: 1 });
  });
  await test.step('what follows is written on trial by hand, in any order, and nothing else', async () => {
    const { figure } = await openTry(page, 'supposing', 'suppose');
    const newest = figure.locator('[data-part=newest]');
    const thoughts = figure.locator('[data-part=thoughts] li:not(.untold)');
    await clickMark(figure, 21, 6);
    await expect(newest).toContainText('Nothing is impossible yet, so the 6 in r3c4 may be right.');
    await clickMark(figure, 6, 6);
    await expect(newest).toContainText('In row 1 the 6 still has 2 places: r1c7 and r1c9');
    await clickMark(figure, 5, 6);
    await expect(newest).toContainText('r1c6 can’t be 6, because it sees the 6 in r3c4');
    await clickMark(figure, 38, 6);
    await expect(newest).toContainText('r5c3 has to be 6');
    await expect(thoughts.last()).toHaveText('With 6 at r3c4, column 3 has one place left for 6: r5c3.');
    await figure.locator('.hit[data-cell="77"]').press('6');
    await clickMark(figure, 31, 6);
    await expect(figure.locator('svg .digit.logic')).toHaveCount(3);
    await clickMark(figure, 9, 6);
    await expect(newest).toContainText('So 6 can’t be in r3c4. Strike it.');
    await expect(thoughts).toHaveCount(7);
    await clickMark(figure, 21, 6);
    await expect(newest).toContainText('6 is struck from r3c4');
    await expect(figure.locator('[data-rung=nishio]')).toHaveClass(/done/);
  });
  await test.step('what is supposed is written on trial, step by step, by keys as well, and erased in the end', async () => {
    const { figure: trial } = await openTry(page, 'supposing', 'ways');
    await page.locator('a[data-act="rung contradiction-net"]').click();
    const next = trial.getByRole('button', { name: chain.trial.forward });
    const written = trial.locator('svg .digit.logic');
    await expect(trial.locator('svg .digit.trying')).toHaveCount(1);
    await next.press('Enter');
    await pressEach(Array.from({ length: 6 }, () => next));
    await expect(written).toHaveCount(6);
    await expect(trial.getByRole('status')).toContainText('row 5 has no place left for 3');
    // They stay until the mark is struck.
    await next.click();
    await expect(written).toHaveCount(6);
    // The supposed digit fills its cell, so any place there is on it.
    await trial.locator('.hit[data-cell="48"]').click();
    await expect(trial.getByRole('status')).toContainText('Right. 1 is struck from r6c4');
    // What was written on trial is gone, and one step back shows it again.
    await expect(trial.locator('svg .digit.trying')).toHaveCount(0);
    await trial.getByRole('button', { name: chain.trial.back }).click();
    await expect(trial.locator('svg .digit.trying')).toHaveCount(1);
    // A click on the digit itself, once the argument asks for it, strikes it too.
    await inTry(trial).again.click();
    await trial.locator('.hit[data-cell="48"]').click();
    await expect(trial.locator('[data-part=newest]')).toBeHidden();
    await pressEach(Array.from({ length: 8 }, () => next));
    await trial.locator('.hit[data-cell="48"]').click();
    await expect(trial.locator('[data-part=newest]')).toContainText('1 is struck from r6c4');
    await expect(written).toHaveCount(0);
  });
});

test('an address that names a technique comes to its card, and from there to its position on the ladder', async ({ page }) => {
  await page.goto('/chapters/how-people-solve/#technique-xy-chain');
  await expect(page).toHaveURL(/reference\/techniques\/#technique-xy-chain$/);
  await expect(page.locator('#technique-xy-chain h3')).toBeInViewport();
  await inChapter(page.locator('#technique-xy-chain')).findIt.click();
  const ladder = page.locator('#ladder');
  await expect(ladder.locator('[data-part=name]')).toHaveText('XY-chain');
  // Another position has a link of its own.
  const givens = () => ladder.locator('svg text.given').allTextContents();
  const first = await givens();
  await ladder.getByRole('button', { name: drill.other }).click();
  const other = await givens();
  expect(other).not.toEqual(first);
  await ladder.getByRole('link', { name: drill.link }).click();
  await expect(page).toHaveURL(/\?technique=xy-chain&position=1#ladder$/);
  await expect(ladder.locator('[data-try]')).toHaveAttribute('data-ready', '');
  await expect(ladder.locator('[data-part=name]')).toHaveText('XY-chain');
  expect(await givens()).toEqual(other);
});

test('an old address of what has moved to another chapter arrives there', async ({ page }) => {
  for (const [old, now] of [
    ['#chain', 'chains/#chain'],
    ['#why-the-harder-ones-hold', 'fish-and-wings/#why-an-x-wing-holds'],
    ['?run=stuck&step=50#stuck', 'supposing/?run=stuck&step=50#stuck'],
  ] as const) {
    await page.goto(`/chapters/how-people-solve/${old}`);
    await expect(page).toHaveURL(new RegExp(`/chapters/${now.replace('?', '\\?')}$`));
    await expect(page.locator(`#${now.split('#')[1]}`)).toBeInViewport();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger chooses the cell, and a button strikes', async ({ page }) => {
    const { figure } = await openTry(page, 'how-people-solve', 'ladder');
    await figure.getByRole('combobox').selectOption('naked-pair');
    await figure.locator('.hit[data-cell="73"]').tap();
    const strike = figure.getByRole('button', { name: drill.strike('3', 'r9c2') });
    const { width, height } = (await strike.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await strike.tap();
    await expect(figure.getByRole('status')).toContainText('Right. 3 is struck from r9c2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // A chain's thought stands with the button and the grid in which it is drawn, and nothing invites to what has been done.
    const { figure: supposed } = await openTry(page, 'supposing', 'suppose');
    await supposed.getByRole('combobox').selectOption('cell-forcing-chain');
    const next = supposed.getByRole('button', { name: chain.trial.forward });
    await next.tap();
    await pressEach(Array.from({ length: 7 }, () => next));
    await supposed.locator('.rung-list').evaluate((list) => list.scrollIntoView());
    await expect(supposed.locator('[data-part=thoughts] li:not(.untold)').last()).toBeInViewport({ ratio: 1 });
    await expect(supposed.locator('[data-part=start]')).toBeHidden();
  });
});

test('on a phone the picture of four ways comes along with the text and shows what it says', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { figure } = await openTry(page, 'supposing', 'ways');
  const dock = page.locator('.docked-picture');
  await expect(dock).toBeHidden();
  const link = page.locator('a[data-act="rung contradiction-net"]');
  await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 0.6 * innerHeight));
  await expect(dock.locator('svg')).toBeInViewport();
  await expect(figure.locator('[data-part=name]')).toContainText(/net/i);
  await expect(dock.locator('svg .digit.trying')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(dock).toBeHidden();
});
