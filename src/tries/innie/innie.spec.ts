import type { Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { houses } from '#words/tries/houses.ts';
import { notes as noteWords } from '#words/tries/notes.ts';
import { axeFindsNothing, inTry, pressEach, startedTry } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test('a cell left over is found and a box shared out, by mouse, by keys and on a phone; what moved here is found', async ({ page }) => {
  // A frame of a figure, and a heading, by the addresses that they had in the chapter before.
  await page.goto('/chapters/killer/?run=shared&step=40#shared');
  await expect(page).toHaveURL('/chapters/killer-sums/?run=shared&step=40#shared');
  await page.goto('/chapters/killer/#the-rule-of-45');
  await expect(page).toHaveURL(/\/chapters\/killer-sums\/#houses-and-cages$/);
  const pageOf = async (path: string) => parseHTML(await (await page.request.get(path)).text()).document;
  const { moved } = (await pageOf('/chapters/killer/')).querySelector<HTMLElement>('.chapter')!.dataset;
  const places = Object.values<string>(JSON.parse(moved!)).map((place) => new URL(place, page.url()));
  const found = await Promise.all(places.map(async ({ pathname, hash }) => (await pageOf(pathname)).getElementById(hash.slice(1))));
  const nowhere = places.filter((_, index) => !found[index]).map(String);
  expect(nowhere).toEqual([]);

  const { figure, newest, spoken, idea } = await startedTry(page, 'innie');
  const set = (name: string) => figure.getByRole('button', { name, exact: true });
  await set('3 6 for the cage of 9').click();
  await expect(newest).toContainText('First find the digit of the lit cell');
  await expect(figure.locator('[data-part=left]')).toHaveText('Sets still to strike: 8');
  await figure.getByRole('button', { name: '4', exact: true }).click();
  await expect(newest).toHaveText('4 is too much. With it and the cages inside, the box would add up to 48. Its nine digits make 45.');
  await figure.getByRole('button', { name: '1', exact: true }).press('Enter');
  await expect(spoken).toHaveText(/^Right\. 45 − 44 = 1\. The cages inside use up 9 \+ 13 \+ 14 \+ 8/);
  await expect(idea).toBeHidden();
  await expect(figure.locator('[data-part=before]')).toBeHidden();
  await expect(figure.getByRole('button', { name: '4', exact: true })).toBeHidden();

  await set('4 9 for the cage of 13').press('Space');
  await expect(newest).toContainText('4 9 can stay. With it, the other cages');
  await set('1 7 for the cage of 8').press('Enter');
  await expect(newest).toHaveText('1 7 is out. The 1 is in the cell left over.');
  await expect(idea).toBeHidden();
  await set('3 6 for the cage of 9').click();
  await expect(newest).toHaveText('3 6 is out. It would leave no set for the cage of 8: 2 6 and 3 5 are both blocked.');
  await expect(figure.locator('.arrows path')).toHaveCount(2);
  await expect(figure.locator('.set.blocked')).toHaveCount(2);
  await expect(set('3 6 for the cage of 9, struck')).toHaveCount(1);
  await expect(figure.locator('[data-part=left]')).toHaveText('Sets still to strike: 6');
  await expect(idea).toBeVisible();
  await axeFindsNothing(page, 'innie');

  await page.setViewportSize({ width: 390, height: 844 });
  const { width, height } = (await set('2 6 for the cage of 8').boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(43);
  await pressEach(Array.from({ length: 6 }, () => inTry(figure).showOne));
  await expect(newest).toContainText('Each cage has one set now: 2 7, 4 9, 6 8 and 3 5.');
  await expect(figure.locator('.set.blocked')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('houses are added up as they are chosen, and one is shared out by notes, by mouse and by keys', () =>
    housesAndNotes(page));
});

/** An entry of a note, as it is spoken. */
const entry = (digits: string, ways: number) => noteWords.entry(digits.split(' '), ways, undefined);

/** Goes on on the page of the cells left over. */
async function housesAndNotes(page: Page) {
  const { figure, newest } = await startedTry(page, 'houses');
  await expect(figure.locator('.houses-words')).toContainText('Row 1 must add up to 45.');
  await figure.getByLabel(houses.kinds[2]!).check();
  await expect(newest).toHaveClass(/neither/);
  await figure.getByLabel('1', { exact: true }).uncheck();
  await figure.getByLabel('3', { exact: true }).press('Space');
  await expect(figure.getByRole('status')).toHaveText(
    /^Right\. One innie: r1c7 is \d, and you didn’t need any other cell for it\.|^Right\. One innie: r\dc\d is \d/,
  );
  await expect(figure.locator('.try-idea .earned-only').first()).toBeVisible();
  await figure.getByLabel('7', { exact: true }).press('Space');
  await expect(newest).toHaveText(
    /^Box 3 alone says that r3c8 is \d\. Box 7 alone says that r8c3 is \d\. Together the houses say no more\.$/,
  );

  // What if is offered where the run decides something, and nowhere else.
  for (const [id, decides] of [
    ['shared', false],
    ['tried', true],
  ] as const) {
    const run = page.locator(`#${id}`);
    await run.scrollIntoViewIfNeeded();
    // Beside its text a figure shows the tool only when it is opened in full.
    await expect(run.locator('.what-if-tool')).toHaveCount(1);
    await expect(run.locator('.what-if-tool')).toHaveJSProperty('hidden', !decides);
  }

  // A house is shared out by notes, forwards and back.
  const { figure: notes, newest: said, spoken } = await startedTry(page, 'notes');
  const idea = notes.locator('.try-idea .earned-only');
  const set = (name: string) => notes.getByRole('button', { name, exact: true });
  await set('8 9 of the cage of 22').click();
  await set('7 9 of the cage of 22').press('Enter');
  await expect(spoken).toHaveText('Right. 7 9: a new entry. The note is full: 2 entries. Next, the cage of 16.');
  await notes.getByRole('button', { name: entry('8 9', 1) }).press('Enter');
  await set('2 8 of the cage of 16').click();
  await expect(said).toHaveText('2 8 doesn’t fit. 8 is used up already in 8 9.');
  await set('3 7 of the cage of 16').click();
  await notes.getByRole('button', { name: entry('7 9', 1) }).click();
  await expect(idea).toBeHidden();
  await set('3 8 of the cage of 16').click();
  await expect(said).toContainText('3 7 8 9 is there already.');
  await expect(idea).toBeVisible();
  await expect(notes.getByLabel(entry('3 7 8 9', 2))).toHaveCount(1);
  for (const _ of [2, 3, 4]) await notes.getByRole('button', { name: noteWords.next }).click();
  await expect(said).toContainText('No set leads on from 1 3 4 6 7 8 9, so it’s a dead end.');
  await axeFindsNothing(page, 'notes');
  await page.setViewportSize({ width: 390, height: 844 });
  const tall = notes.getByRole('button', { name: entry('1 2 4 6 7 8 9', 1) });
  expect((await tall.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await notes.getByRole('button', { name: entry('1 3 4 6 7 8 9', 2) }).click();
  await expect(said).toContainText('From 1 3 4 6 7 8 9 no way leads to the end.');
  await set('1 6 of the cage of 9').click({ force: true });
  await expect(said).toHaveText('On the way back, press entries instead of sets: those from which a way leads to the end.');
  for (const _ of [3, 2, 1]) await notes.getByRole('button', { name: noteWords.back }).click();
  await expect(said).toContainText(
    'The sets that aren’t on any way are struck: 1 2 8, 1 3 7 and 2 3 6 of the cage of 11, and 2 6 and 3 4 of the cage of 9.',
  );
  await expect(notes.getByRole('button', { name: noteWords.back })).toBeDisabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}
