import { addressInCode, figureIn, framesIn, inPresenter } from './drivers/lecture.ts';
import { errorsOf, expect, openAnew, saved, test } from './site-test.ts';

const READY = 'sudo-lesson-presenter[data-ready]';

for (const lesson of ['dancing-links', 'local-search'])
  test(`the code of each question of ${lesson} opens the card of that question`, async ({ page, phone }) => {
    await openAnew(page, `/lesson/presenter/?of=${lesson}`);
    await page.locator(READY).waitFor();
    const wall = page.frameLocator('.lecture-preview').locator('.vote-wall');
    const addresses = new Set<string>();
    for (const vote of (await inPresenter(page).votes.all()).slice(0, 2)) {
      const before = await page.locator('[data-part=place]').textContent();
      await vote.click();
      await expect(page.locator('[data-part=place]')).not.toHaveText(before!);
      await expect(page.locator('.counting-table')).toBeVisible();
      const choices = await page.locator('.counting-table td:first-child > span').allTextContents();
      await expect(wall.locator('.vote-label')).toHaveCount(choices.length);
      for (const choice of choices) await expect(wall.locator('.vote-choices')).toContainText(choice);
      const address = await addressInCode(wall);
      addresses.add(address);
      await openAnew(phone, address);
      await phone.locator('[data-ready]').waitFor();
      await expect(phone.locator('.card-choice')).toHaveCount(choices.length);
      for (const [index, choice] of choices.entries()) await expect(phone.locator('.card-choice').nth(index)).toContainText(choice);
    }
    expect(addresses.size).toBe(2);
  });

test('a question goes to a poll as text and as a picture, without what is right', async ({ page }) => {
  const errors = errorsOf(page);
  await openAnew(page, '/lesson/presenter/?of=dancing-links');
  await page.locator(READY).waitFor();
  const { votes, copyPoll, savePoll, copied } = inPresenter(page);
  await votes.first().click();
  await copyPoll.click();
  await expect(copied).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const choice of await page.locator('.counting-table td:first-child > span').allTextContents()) expect(text).toContain(choice);
  expect(text).not.toContain('✓');
  const picture = await saved(page, () => savePoll.click());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(5000);
  expect(errors).toEqual([]);
});

test('before class all frames are opened, the latest ones too', async ({ page }) => {
  for (const lesson of ['dancing-links', 'local-search']) {
    await openAnew(page, `/lesson/presenter/?of=${lesson}`);
    await page.locator(READY).waitFor();
    const ready = inPresenter(page).allReady(framesIn(lesson));
    await expect(ready).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('PageDown');
    await expect(ready).toBeHidden();
  }
});

test('the presenter is told that moves by hand stay in their window', async ({ page }) => {
  await openAnew(page, '/lesson/presenter/?of=local-search');
  await page.locator(READY).waitFor();
  await expect(inPresenter(page).movesStay).toHaveCount(0);
  await expect(async () => {
    if ((await inPresenter(page).movesStay.count()) === 0)
      await page.keyboard.press((await page.locator('.counting-table').isVisible()) ? 'Enter' : 'PageDown');
    if (await page.locator('.counting-table').isVisible()) await page.keyboard.press('PageDown');
    expect(await inPresenter(page).movesStay.count()).toBe(1);
  }).toPass({ intervals: [100] });
  expect(figureIn(page)).toBeDefined();
});
