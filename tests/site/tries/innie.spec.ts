import { axeOn } from '../axe.ts';
import { expect, test } from '../site-test.ts';

test('a cell left over is found and a box shared out, by mouse, by keys and on a phone; what moved here is found', async ({ page }) => {
  // A frame of a figure, and a heading, by the addresses that they had in the chapter before.
  await page.goto('/chapters/killer/?run=shared&step=40#shared');
  await expect(page).toHaveURL('/chapters/killer-sums/?run=shared&step=40#shared');
  await page.goto('/chapters/killer/#the-rule-of-45');
  await expect(page).toHaveURL(/\/chapters\/killer-sums\/#houses-and-cages$/);
  const nowhere = await page.evaluate(async () => {
    const pageOf = async (path: string) => new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
    const { moved } = (await pageOf('/chapters/killer/')).querySelector<HTMLElement>('.chapter')!.dataset;
    const places = Object.values<string>(JSON.parse(moved!)).map((place) => new URL(place, location.href));
    const found = await Promise.all(places.map(async ({ pathname, hash }) => (await pageOf(pathname)).getElementById(hash.slice(1))));
    return places.filter((_, index) => !found[index]).map(String);
  });
  expect(nowhere).toEqual([]);

  const figure = page.locator('#innie');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('try-innie')).toHaveAttribute('data-ready', '');
  const [newest, spoken, idea] = [figure.locator('[data-part=newest]'), figure.getByRole('status'), figure.locator('.try-idea a')];
  const set = (name: string) => figure.getByRole('button', { name, exact: true });
  await set('3 6 for the cage of 9').click();
  await expect(newest).toContainText('First the lit cell');
  await expect(figure.locator('[data-part=left]')).toHaveText('Sets still to strike: 8');
  await figure.getByRole('button', { name: '4', exact: true }).click();
  await expect(newest).toHaveText('4 is too much. With it and the cages inside, the box would add up to 48. Its nine digits make 45.');
  await figure.getByRole('button', { name: '1', exact: true }).press('Enter');
  await expect(spoken).toHaveText(/^Right\. 45 − 44 = 1\. The cages inside use up 9 \+ 13 \+ 14 \+ 8/);
  await expect(idea).toBeHidden();
  await expect(figure.locator('[data-part=before]')).toBeHidden();
  await expect(figure.getByRole('button', { name: '4', exact: true })).toBeHidden();

  await set('4 9 for the cage of 13').press('Space');
  await expect(newest).toContainText('4 9 can stay. With 2 7, 6 8 and 3 5 ');
  await set('1 7 for the cage of 8').press('Enter');
  await expect(newest).toHaveText('1 7 is out. The 1 is in the cell left over.');
  await expect(idea).toBeHidden();
  await set('3 6 for the cage of 9').click();
  await expect(newest).toHaveText('3 6 is out. It leaves 8 nothing: 2 6 and 3 5 are both blocked.');
  await expect(figure.locator('.arrows path')).toHaveCount(2);
  await expect(figure.locator('.set.blocked')).toHaveCount(2);
  await expect(set('3 6 for the cage of 9, struck')).toHaveCount(1);
  await expect(figure.locator('[data-part=left]')).toHaveText('Sets still to strike: 6');
  await expect(idea).toBeVisible();
  const { violations } = await axeOn(page).include('#innie').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  const { width, height } = (await set('2 6 for the cage of 8').boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(43);
  for (let press = 0; press < 6; press++) await figure.getByRole('button', { name: 'Show me one' }).click();
  await expect(newest).toContainText('Each cage has one set now: 2 7, 4 9, 6 8 and 3 5.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('houses are added up as they are chosen, by mouse and by keys', async ({ page }) => {
  await page.goto('/chapters/killer-sums/');
  const figure = page.locator('#houses');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('try-houses')).toHaveAttribute('data-ready', '');
  const newest = figure.locator('[data-part=newest]');
  await expect(figure.locator('.houses-words')).toContainText('Row 1 must add up to 45.');
  await figure.getByLabel('Boxes').check();
  await expect(newest).toHaveClass(/neither/);
  await figure.getByLabel('1', { exact: true }).uncheck();
  await figure.getByLabel('3', { exact: true }).press('Space');
  await expect(figure.getByRole('status')).toHaveText(
    /^Right\. One innie: r1c7 is \d, and no other cell was needed for it\.|^Right\. One innie: r\dc\d is \d/,
  );
  await expect(figure.locator('.try-idea .earned-only').first()).toBeVisible();
});
