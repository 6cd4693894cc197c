import type { Page } from '@playwright/test';
import { writeHandIn } from '../../src/narration/question-set/hand-in.ts';
import { inSet } from './drivers/set.ts';
import { expect, saved, test } from './site-test.ts';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** Notes how long the page is held at most, from now on. */
const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const held = { longest: 0 };
    Object.assign(globalThis, { held });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) held.longest = Math.max(held.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });

/** Tells how long the page was held: a time is said, and not asserted. */
async function tellTasks(page: Page, what: string): Promise<void> {
  const longest = await page.evaluate(() => (globalThis as unknown as { held: { longest: number } }).held.longest);
  console.log(`${what}: the longest task took ${Math.round(longest)} ms`);
}

const codes = Array.from({ length: 3000 }, (_, n) =>
  writeHandIn({
    set: 7,
    name: `Student ${n} ${n % 2 ? 'Zoë' : '李'}`,
    begun: 29_912_345,
    seconds: 600,
    answers: Array.from({ length: 10 }, (_, question) => ({ kind: 'next' as const, tries: [n % 9, question % 7], right: true })),
  }),
);
/** One whose check is right, begun on a day that no calendar has. */
const FORGED = 'SUDO-04C00-08000-00EKB-1DHP6-YWKSG-20810-40G20-04S01-240HZ-3R';

test('three thousand codes are read while the page stays alive, a forged one is named, and the file has all of them', async ({ page }) => {
  test.slow();
  await page.goto('/set/#codes');
  await watchTasks(page);
  const box = inSet(page).codes;
  await box.evaluate(
    (area: HTMLTextAreaElement, text) => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    },
    `${codes.join('\n')}\n${FORGED}`,
  );
  await expect(part(page, 'count')).toContainText('3,000 codes read.');
  await expect(part(page, 'faults')).toHaveText('The code on line 3,001 was left out because its starting day is impossible.');
  await expect(part(page, 'more-rows')).toHaveText('The table shows the first 300 of 3,000 students. The CSV file has all of them.');
  await expect(part(page, 'body').getByRole('row')).toHaveCount(300);
  const csv = (await saved(page, () => inSet(page).saveCsv.click())).toString();
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.trim().split('\n')).toHaveLength(3001);
  expect(csv).toContain('Student 2998 李');
  await tellTasks(page, '3,000 codes');
  // What is no code at all, a megabyte of it.
  await box.evaluate((area: HTMLTextAreaElement, text) => {
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, 'SUDO-'.repeat(200_000));
  await expect(part(page, 'faults')).toContainText('The text has more than 10,000 codes, so the rest weren’t read.');
  await expect(part(page, 'table-box')).toBeHidden();
  await tellTasks(page, 'a megabyte of beginnings');
  await inSet(page).clearCodes.click();
  await expect(part(page, 'count')).toHaveText('Codes cleared.');
});

test('a search link of any length is answered', async ({ page }) => {
  await page.goto(`/search/?q=${'a+'.repeat(5000)}`);
  await watchTasks(page);
  await expect(part(page, 'status')).toContainText('Only the first 20 different words are used.');
  await tellTasks(page, 'five thousand words');
  await page.goto(`/search/?q=${Array.from({ length: 4000 }, (_, n) => `w${n}`).join('+')}`);
  await expect(part(page, 'status')).toContainText('Only the first 20 different words are used.');
  await page.getByRole('searchbox').fill('dead end');
  await expect(page.locator('#found li').first()).toBeVisible();
  await expect(part(page, 'status')).not.toContainText('Only');
});

test('what an address asks that cannot be done is said', async ({ page }) => {
  const notice = page.locator('#main [data-part=notice]');
  await page.goto('/chapters/backtracking/?run=main&step=40&hands=yes&pane=nonsense#main');
  await expect(notice).toContainText("'hands' is 'yes'; expected hands=1, or nothing");
  await expect(notice).toContainText("this figure doesn’t have a pane 'nonsense'; expected");
  await page.goto('/chapters/backtracking/?step=40&hands=1');
  // The first figure of the page says so.
  await expect(part(page, 'notice').filter({ hasText: 'it doesn’t name a figure on the page' })).toBeVisible();
  await page.goto('/compare/?with=backtracking&stage=full');
  await expect(part(page, 'notice')).toContainText("'stage' is 'full'");
  await page.goto('/chapters/how-people-solve/?technique=magic&position=3#ladder');
  await expect(page.locator('#ladder')).toContainText('“magic”, which isn’t on this ladder');
  await page.goto('/bench/#from=magic');
  await expect(part(page, 'state').first()).toContainText('“magic”, which isn’t a program on this page.');
});
