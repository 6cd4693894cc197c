import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { inLibrary, openLibrary } from './drivers/coach.ts';
import { isReady, open, SMALL } from './drivers/play.ts';
import { expect, test } from './site-test.ts';

/** Plays so many digits of a small puzzle. */
async function playSome(page: Page, seed: number, digits: number): Promise<void> {
  await open(page, SMALL.replace(/seed=\d+/, `seed=${seed}`));
  await expect(page.locator('[data-part=board] .hit')).toHaveCount(16);
  for (let digit = 0; digit < digits; digit++) await page.locator('[data-action=solve-cell]').dispatchEvent('click');
}

test('puzzles are kept as they are played, named, searched, deleted and brought back, and played on', async ({ page }) => {
  await openLibrary(page);
  await expect(inLibrary(page).nothing).toBeVisible();
  await playSome(page, 7, 2);
  await playSome(page, 8, 3);
  await playSome(page, 9, 16);
  await openLibrary(page);
  const { cards, name, search, goOn, remove, undo, says, solved, all, begun } = inLibrary(page);
  await expect(cards).toHaveCount(3);
  await test.step('by state and by name', async () => {
    await solved.click();
    await expect(cards).toHaveCount(1);
    await begun.click();
    await expect(cards).toHaveCount(2);
    await name.last().fill('Tuesday homework');
    await page.keyboard.press('Enter');
    await all.click();
    await search.fill('HOME tues');
    await expect(cards).toHaveCount(1);
    await expect(name).toHaveValue('Tuesday homework');
    await expectNoFaults(page, undefined, ['light', 'dark']);
  });
  await test.step('deleted, and back by the key that is at hand', async () => {
    await remove.click();
    await expect(cards).toHaveCount(0);
    await expect(says).toContainText('Tuesday homework');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(1);
    await expect(goOn).toBeFocused();
  });
  await test.step('deleted for good, though Play remembers the game', async () => {
    await remove.click();
    await page.reload();
    await expect(cards).toHaveCount(2);
  });
  await test.step('played on', async () => {
    const filled = await cards.locator('progress').evaluateAll((bars: HTMLProgressElement[]) => bars.map(({ value, max }) => value / max));
    expect(filled).toContain(1);
    await begun.click();
    await goOn.click();
    await isReady(page);
    await expect(page.locator('sudo-play')).not.toHaveClass(/ended/);
    await expect(page.locator('[data-part=filled]')).not.toBeEmpty();
  });
});

test('everything moves to another browser as one file, and bad files change nothing', async ({ page }) => {
  await playSome(page, 7, 2);
  await playSome(page, 8, 3);
  await openLibrary(page);
  const { cards, exportAll, file, says } = inLibrary(page);
  await expect(cards).toHaveCount(2);
  const [download] = await Promise.all([page.waitForEvent('download'), exportAll.click()]);
  const text = await readFile(await download.path(), 'utf8');
  const bring = (content: string, name = 'puzzles.json') =>
    file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await test.step('bad ones', async () => {
    for (const bad of ['', 'hello', text.slice(0, -30), '[]', '{"format":"sudoscope-puzzles/9","puzzles":[]}']) {
      await bring(bad);
      await expect(says).not.toBeEmpty();
      await expect(cards).toHaveCount(2);
    }
    const value = JSON.parse(text);
    value.puzzles[0].game.answer[0] = 99;
    value.puzzles[1].name = '<img src=x onerror=alert(1)>';
    value.puzzles[1].game.evil = {};
    await bring(JSON.stringify(value));
    await expect(cards).toHaveCount(2);
    await expect(page.locator('sudo-library img')).toHaveCount(0);
  });
  await test.step('in a browser without puzzles, and again', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(cards).toHaveCount(0);
    await bring(text);
    await expect(cards).toHaveCount(2);
    await bring(text);
    await expect(cards).toHaveCount(2);
    await page.reload();
    await expect(cards).toHaveCount(2);
  });
});

test('the library fits a phone', async ({ phone: page }) => {
  await playSome(page, 7, 2);
  await openLibrary(page);
  await expect(inLibrary(page).cards).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await inLibrary(page).goOn.tap();
  await isReady(page);
});
