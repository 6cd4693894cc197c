import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { solveWords } from '../../src/narration/en/solve-kinds.ts';
import { expectNoFaults } from './axe.ts';
import { cell, isReady, open, SMALL } from './drivers/play.ts';
import { inReview, judged, openReview } from './drivers/review.ts';
import { expect, test } from './site-test.ts';

/** Plays a right digit, a wrong one and takes that back, in a small puzzle; then all other digits. Returns how many moves that took. */
async function playedThrough(page: Page, until = 16): Promise<number> {
  await open(page, SMALL);
  // The page begins with a puzzle of its own; the one of the link takes its place.
  await expect(page.locator('[data-part=board] .hit')).toHaveCount(16);
  await page.keyboard.press('m');
  const { answer, digits } = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sudoscope-play')!);
    return kept.games[kept.at] as { answer: number[]; digits: number[] };
  });
  const empty = answer.map((_, index) => index).filter((index) => digits[index] === 0);
  const write = async (index: number, digit: number) => {
    await cell(page, index).click();
    await page.keyboard.press(String(digit));
  };
  await write(empty[0]!, answer[empty[0]!]!);
  await write(empty[1]!, (answer[empty[1]!]! % 4) + 1);
  await page.keyboard.press('Control+z');
  for (const index of empty.slice(1, until)) await write(index, answer[index]!);
  return 3 + empty.slice(1, until).length;
}

test('a solve is looked at move by move, with keys, by group and on the strip', async ({ page }) => {
  const moves = await playedThrough(page);
  await inReview(page).lookAtSolve.last().click();
  await judged(page);
  const { at, badge, facts, verdict, strip } = inReview(page);
  await expect(at).toHaveText(`${moves} / ${moves}`);
  await expect(facts).toContainText(`${moves} `);
  await test.step('by keys', async () => {
    await page.keyboard.press('Home');
    await expect(at).toHaveText(`0 / ${moves}`);
    await page.keyboard.press('ArrowRight');
    await expect(at).toHaveText(`1 / ${moves}`);
    await expect(badge).toHaveClass(/shown|guess/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(badge).toHaveClass(/undo/);
    await page.keyboard.press('ArrowLeft');
    await expect(badge).toHaveClass(/mistake|guess/);
    await page.keyboard.press('End');
    await expect(at).toHaveText(`${moves} / ${moves}`);
    await expect(strip).toHaveAttribute('aria-valuenow', String(moves));
  });
  await test.step('in full, and by technique', async () => {
    const short = (await verdict.textContent())!.length;
    await page.keyboard.press('w');
    await expect.poll(async () => (await verdict.textContent())!.length).toBeGreaterThan(short);
    await page.keyboard.press('t');
    await expect(inReview(page).table).toBeVisible();
    await expect(verdict).toBeHidden();
    await inReview(page).moveByMove.click();
    await expect(verdict).toBeVisible();
  });
  await test.step('played, and stopped at the end', async () => {
    await page.keyboard.press('Home');
    await inReview(page).play.click();
    await expect(inReview(page).pause).toBeVisible();
    await expect(at).not.toHaveText(`0 / ${moves}`);
    await inReview(page).pause.click();
    await expect(inReview(page).play).toBeVisible();
  });
  await test.step('along the strip', async () => {
    const box = (await strip.boundingBox())!;
    await page.mouse.move(box.x + 200, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 1, box.y + 40);
    await page.mouse.up();
    // Moves made in the very first second are there already.
    const early = Number((await at.textContent())!.split(' ')[0]);
    await page.mouse.click(box.x + box.width - 2, box.y + 40);
    await expect(at).toHaveText(`${moves} / ${moves}`);
    expect(early).toBeLessThanOrEqual(moves);
  });
  await expectNoFaults(page, undefined, ['light', 'dark']);
});

test('a solve is shared as a link and as a file, and both are read again; damaged ones are refused', async ({ page }) => {
  const moves = await playedThrough(page, 4);
  await openReview(page);
  await judged(page);
  await inReview(page).share.click();
  await inReview(page).copyLink.click();
  await expect(inReview(page).copied).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [download] = await Promise.all([page.waitForEvent('download'), inReview(page).save.click()]);
  const file = await download.path();
  expect(await readFile(file, 'utf8')).toMatch(/^{"format":"sudoscope-trace\/1"/);
  await page.evaluate(() => localStorage.clear());
  await test.step('without a game of one’s own', async () => {
    await openReview(page);
    await expect(inReview(page).nothing).toBeVisible();
    await expect(inReview(page).playAPuzzle).toBeVisible();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), inReview(page).openFile.first().click()]);
    await chooser.setFiles({ name: 'solve.ndjson', mimeType: 'application/x-ndjson', buffer: await readFile(file) });
    await judged(page);
    await expect(inReview(page).at).toHaveText(`${moves} / ${moves}`);
  });
  await test.step('by the link, and by damaged ones', async () => {
    await openReview(page, new URL(link).hash);
    await judged(page);
    await expect(inReview(page).shared).toBeVisible();
    await expect(inReview(page).at).toHaveText(`${moves} / ${moves}`);
    for (const hash of [new URL(link).hash.slice(0, -5), '#solve=nothing', '#solve=']) {
      await page.goto('/play/');
      await openReview(page, hash);
      await expect(inReview(page).fault).toBeVisible();
    }
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), inReview(page).openFile.first().click()]);
    await chooser.setFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(inReview(page).fault).not.toBeEmpty();
  });
  await test.step('among the traces of programs', async () => {
    await page.goto('/bench/#trace');
    await page
      .locator('sudo-trace-tab input[type=file]')
      .setInputFiles({ name: 'solve.ndjson', mimeType: 'application/x-ndjson', buffer: await readFile(file) });
    await expect(page.locator('.trace-card [data-part=step]')).toBeVisible();
    await expect(page.locator('.trace-card .bad')).toHaveCount(0);
  });
});

test('a solve is compared with the ladder, aligned on the digits written', async ({ page }) => {
  await playedThrough(page, 5);
  await openReview(page);
  await judged(page);
  await inReview(page).compare.click();
  await expect(page.locator('sudo-compare')).toHaveAttribute('data-ready', '');
  const panels = page.locator('.compare-panel');
  await expect(panels).toHaveCount(2);
  await expect(panels.last().locator('.brought-name')).toHaveText(solveWords.title);
  await expect(panels.last().locator('svg.grid')).toBeVisible();
  await test.step('on another puzzle it isn’t there, and links don’t name it', async () => {
    expect(page.url()).toMatch(/with=human-solver&by=writes/);
    await page.locator('select[name=puzzle]').selectOption({ index: 1 });
    await expect(panels).toHaveCount(1);
  });
});

test('one plays on from a move, and the game before is one undo away', async ({ page }) => {
  await playedThrough(page, 5);
  const filled = await page.locator('[data-part=filled]').textContent();
  await openReview(page);
  await judged(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await inReview(page).playOn.click();
  await isReady(page);
  await expect(page.locator('[data-part=filled]')).not.toHaveText(filled!);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-part=filled]')).toHaveText(filled!);
});

test('a solve is looked at on a phone, without a page that moves sideways', async ({ phone: page }) => {
  await playedThrough(page, 5);
  await openReview(page);
  await judged(page);
  await inReview(page).previous.tap();
  await expect(inReview(page).badge).toBeVisible();
  await inReview(page).byTechnique.tap();
  await expect(inReview(page).table).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await inReview(page).back.tap();
  await isReady(page);
});
