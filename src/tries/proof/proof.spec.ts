import { proof as words } from '#words/tries/proof.ts';
import { againOnPhone, axeFindsNothing, finger, fitsPhone, leastSize, openTry, touchInSoak } from '../../../tests/site/drivers/try.ts';
import { expect, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('a proof is checked note by note, and rejected where what is needed is gone', async ({ page }) => {
  const { figure, newest, spoken, button, again } = await openTry(page, 'notes', 'proof');
  const marks = figure.locator('.proof-mark');
  const leave = (note: number) => button(`${words.leave}: ${words.name(note)}`);
  const putBack = (note: number) => button(`${words.putBack}: ${words.name(note)}`);
  const change = (note: number) => button(`${words.change}: ${words.name(note)}`);
  const check = figure.getByRole('button', { name: words.check, exact: true });
  const { accepted, rejected, left } = words.marks;
  await check.click();
  await expect(newest).toContainText('The proof holds.');
  await expect(marks).toHaveText([accepted, accepted, accepted, accepted]);
  await button(`${words.look}: ${words.name(3)}`).click();
  await expect(newest).toContainText('A dead end.');
  await expect(figure.locator('svg.grid .implied .dead').first()).toBeVisible();
  await change(3).click();
  await expect(change(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(marks).toHaveText(['', '', '', '']);
  await check.click();
  await expect(newest).toContainText('Something is missing.');
  await expect(marks).toHaveText([accepted, accepted, accepted, rejected]);
  await leave(1).click();
  await leave(2).click();
  await check.click();
  await expect(newest).toContainText('Something is missing.');
  await expect(marks).toHaveText([left, left, accepted, rejected]);
  await putBack(1).click();
  await putBack(2).click();
  await leave(3).click();
  await expect(change(3)).toBeDisabled();
  await check.click();
  await expect(newest).toContainText('Something is missing.');
  await expect(marks).toHaveText([accepted, accepted, left, rejected]);
  await axeFindsNothing(page, 'proof');

  await test.step('by keys alone, and it is spoken', async () => {
    await again.press('Enter');
    await leave(1).press('Space');
    await leave(2).press('Space');
    await check.press('Enter');
    await expect(spoken).toHaveText(/^Right\. The puzzle has no solution\./);
    await expect(marks).toHaveText([left, left, accepted, accepted]);
  });

  await test.step('on a phone nothing is too small to touch', async () => {
    await againOnPhone(page, figure);
    await finger(leave(1));
    await finger(check);
    await expect(newest).toContainText('The checker rejects note 2.');
    expect((await leastSize(figure.locator('.proof-notes').getByRole('button'))).height).toBeGreaterThanOrEqual(44);
    await fitsPhone(page);
  });
});
