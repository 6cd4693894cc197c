import { plain } from '../../src/narration/sentence.ts';
import { expectNoFaults } from './axe.ts';
import { cardSays, inCard, linksQuestion } from './drivers/card.ts';
import { errorsOf, expect, openAnew, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const ADDRESS = '/card/#dancing-links?step=9';
const ready = '[data-ready]';

test('a phone shows the question of the address and becomes the chosen card, but never says what is right', async ({ page }) => {
  const errors = errorsOf(page);
  const question = await linksQuestion(9);
  await openAnew(page, ADDRESS);
  await page.locator(ready).waitFor();
  const card = inCard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(question.prompt));
  await expect(card.choices).toHaveCount(4);
  const [first, second] = [0, 2].map((index) => cardSays.name(question.choices[index]!.mark, question.choices[index]!.shape)) as [
    string,
    string,
  ];
  await expect(card.choices.first()).toHaveAccessibleName(`${first}: ${question.choices[0]!.label}`);
  for (const choice of await card.choices.all()) expect((await choice.boundingBox())!.height).toBeGreaterThanOrEqual(64);
  await expect(card.picture.locator('svg.links')).toBeVisible();
  await card.asTable.click();
  await expect(card.table.locator('table').first()).toBeVisible();
  await expectNoFaults(page, '.card-screen', ['light', 'dark']);

  await card.choices.first().click();
  await expect(card.held).toContainText(cardSays.holdUp(first));
  const held = (await card.held.boundingBox())!;
  expect([held.width, held.height]).toEqual([390, 844]);
  await expectNoFaults(page, 'dialog');
  await card.change.click();
  await card.choices.first().click();
  await card.down.click();
  await expect(card.held).toBeHidden();
  await card.choices.nth(2).click();
  await page.keyboard.press('Escape');
  const said = page.getByText(cardSays.choseBoth(first, second));
  await expect(said).toBeVisible();

  // Kept on the phone, and gone when asked.
  await openAnew(page, ADDRESS);
  await expect(said).toBeVisible();
  const whole = await page.evaluate(() => document.documentElement.outerHTML);
  for (const { reason } of question.choices) expect(whole).not.toContain(plain(reason));
  await card.forget.click();
  await expect(said).toBeHidden();
  expect(errors).toEqual([]);
});

test('without a question, or with a damaged address, there is still a card', async ({ page }) => {
  await openAnew(page, '/card/');
  await page.locator(ready).waitFor();
  const card = inCard(page);
  await expect(card.plain).toBeVisible();
  await expect(card.choices).toHaveCount(4);
  for (const address of ['#dancing-links?step=99999', '#nothing?step=1', '#%E0', '#dancing-links?m=ABCD&n=3&step=9']) {
    await openAnew(page, `/card/${address}`);
    await page.locator(ready).waitFor();
    await expect(card.choices).toHaveCount(address.includes('n=3') ? 3 : 4);
    await card.choices.first().click();
    await expect(card.held).toBeVisible();
  }
});

test('a page that is open works without a network', async ({ page }) => {
  await openAnew(page, ADDRESS);
  await page.locator(ready).waitFor();
  await page.context().setOffline(true);
  const card = inCard(page);
  await card.choices.nth(1).click();
  await expect(card.held).toBeVisible();
  await card.down.click();
  await card.asTable.click();
  await expect(card.table.locator('table').first()).toBeVisible();
  await page.context().setOffline(false);
});

test('on paper the card is one sheet to fold', async ({ page }) => {
  await openAnew(page, ADDRESS);
  await page.locator(ready).waitFor();
  await page.emulateMedia({ media: 'print' });
  const { sheet } = inCard(page);
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('.card-screen')).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});
