import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { inCoach, openCoach } from './drivers/coach.ts';
import { cell, inPlay, isReady, open, SMALL } from './drivers/play.ts';
import { expect, test } from './site-test.ts';

/** The game that is kept now. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const { games, at } = JSON.parse(localStorage.getItem('sudoscope-play')!);
    return games[at] as { answer: number[]; digits: number[]; marks: number[] };
  });

/** How many sessions the coach remembers. */
const sessions = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sudoscope-coach') ?? '{"sessions":[]}').sessions.length as number);

test('a card opens its technique in Play, the move is found by keys, and one link leads back', async ({ page }) => {
  await page.goto('/reference/techniques/#technique-naked-single');
  await inCoach(page.locator('#technique-naked-single')).fromCard.click();
  await isReady(page);
  const { practice, attempt, backToCard, other } = inCoach(page);
  await expect(practice).toBeVisible();
  await expect(attempt).toHaveAttribute('data-attempt', '');
  await test.step('a digit that is the only mark of its cell', async () => {
    const lone = await page.locator('[data-part=board] .hit').evaluateAll((hits) => {
      const labels = hits.map((hit) => /: \D+ (\d)$/.exec(hit.getAttribute('aria-label') ?? ''));
      const index = labels.findIndex((found) => found !== null);
      return { index: Number((hits[index] as SVGElement).dataset.cell), digit: labels[index]![1]! };
    });
    await cell(page, lone.index).click();
    await page.keyboard.press(lone.digit);
    await expect(attempt).toHaveAttribute('data-attempt', 'seen');
    await expect.poll(() => sessions(page)).toBe(1);
  });
  await test.step('a reload keeps it, and another position begins anew', async () => {
    await page.reload();
    await isReady(page);
    await expect(attempt).toHaveAttribute('data-attempt', 'seen');
    await other.click();
    await isReady(page);
    await expect(attempt).toHaveAttribute('data-attempt', '');
    await expectNoFaults(page);
  });
  await backToCard.click();
  await expect(page).toHaveURL(/\/reference\/techniques\/#technique-naked-single$/);
});

test('a hint misses the position, a link that names no technique says so, and the ladder of a chapter leads there and back', async ({
  page,
}) => {
  await open(page, '?practise=pointing&from=play/coach/');
  const { attempt, backToCoach, practice } = inCoach(page);
  await expect(practice).toBeVisible();
  for (let press = 0; press < 4; press++) await page.keyboard.press('h');
  await expect(attempt).toHaveAttribute('data-attempt', 'hint');
  await expect.poll(() => sessions(page)).toBe(1);
  await backToCoach.click();
  await expect(inCoach(page).rows).toHaveCount(1);
  await test.step('no technique', async () => {
    const { status } = await open(page, '?practise=magic');
    await expect(status).toContainText('magic');
  });
  await test.step('from a chapter', async () => {
    await page.goto('/chapters/fish-and-wings/');
    await inCoach(page).fromCard.first().click();
    await isReady(page);
    await expect(inCoach(page).practice).toBeVisible();
    await inCoach(page).backToChapter.click();
    await expect(page).toHaveURL(/\/chapters\/fish-and-wings\/#/);
  });
});

test('the coach learns from a solve, and what it keeps is erased and brought back', async ({ page }) => {
  await openCoach(page);
  await expect(inCoach(page).nothing).toBeVisible();
  await expectNoFaults(page);
  await open(page, SMALL);
  await expect(page.locator('[data-part=board] .hit')).toHaveCount(16);
  await page.keyboard.press('m');
  const { answer, digits } = await kept(page);
  for (const [index, digit] of answer.entries()) {
    if (digits[index] !== 0) continue;
    await cell(page, index).click();
    await page.keyboard.press(String(digit));
  }
  await expect(page.locator('sudo-play')).toHaveClass(/ended/);
  // The page of the coach looks for what was solved, whether or not Play had the time to judge it.
  await openCoach(page);
  const { rows, table, plot, erase, undo, why, practise } = inCoach(page);
  await expect(rows.first()).toBeVisible();
  await expect(table).toBeVisible();
  await expect(plot.locator('svg .chance').first()).toBeVisible();
  await expect(why).not.toBeEmpty();
  await expect(practise.first()).toBeVisible();
  await expectNoFaults(page, undefined, ['light', 'dark']);
  const count = await rows.count();
  await erase.click();
  await expect(inCoach(page).nothing).toBeVisible();
  expect(await sessions(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(count);
  await expect(undo).toBeHidden();
});

test('the coach fits a phone, and a text that isn’t its own harms nothing', async ({ phone: page }) => {
  await openCoach(page);
  await page.evaluate(() =>
    localStorage.setItem(
      'sudoscope-coach',
      '{"version":2,"sessions":[{"id":1},{"id":"a","chances":[["x-wing","seen",5],["<b>","seen",1]]}]}',
    ),
  );
  await page.reload();
  await expect(inCoach(page).rows).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await inCoach(page).practise.first().tap();
  await isReady(page);
  await expect(inCoach(page).practice).toBeVisible();
  await expect(inPlay(page).strikes).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
