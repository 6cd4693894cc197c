import { branches as words } from '#words/tries/branches.ts';
import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  inTry,
  leastSize,
  openTry,
  pressEach,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('suppositions tell nothing before they are visited, by mouse and by keys, until every branch has ended', async ({ page }) => {
  const { figure, spoken } = await openTry(page, 'supposing', 'branches');
  const branch = (index: number) => figure.locator(`[data-branch="${index}"]`);
  const results = figure.locator('.branches-tree button span');
  const count = await results.count();
  const told = () => results.evaluateAll((all) => all.filter((each) => getComputedStyle(each).visibility === 'visible').length);
  expect(await told()).toBe(0);
  // The board is the one before the guess, so the first supposition changes it.
  await expect(figure.locator('[data-branch][aria-current]')).toHaveCount(0);
  const board = figure.locator('[data-part=grid]');
  const before = await board.innerText();
  await branch(0).click();
  await expect.poll(() => board.innerText()).not.toBe(before);
  await inTry(figure).again.click();
  await expect.poll(() => board.innerText()).toBe(before);
  await branch(1).click();
  await expect(spoken).toContainText('Suppose that r1c3 is 2. ');
  await expect(branch(1)).toHaveAttribute('aria-current', 'step');
  await expect.poll(told).toBe(1);
  await axeFindsNothing(page, 'branches');

  await branch(0).focus();
  await keys(page, 'Enter');
  await expect(spoken).toContainText('Suppose that r2c1 is 4. ');
  await expect.poll(told).toBe(2);
  const next = figure.getByRole('button', { name: words.next });
  await next.click();
  await expect(branch(2)).toHaveAttribute('aria-current', 'step');
  await expect.poll(told).toBe(3);
  // What it is tried under is supposed, too, and doesn’t follow.
  await expect(board.locator('svg .digit.trying')).toHaveCount(3);
  await expect(figure.locator('.try-idea .earned-only').first()).toBeHidden();

  // Where nothing moves, each press shows one more.
  await pressEach(Array.from({ length: count }, () => figure.locator('[data-part=show-one]')));
  await expect(spoken).toContainText(
    `That was the last of ${count} suppositions, and every branch has ended in a contradiction. So r2c1 is not 4.`,
  );
  await expect.poll(told).toBe(count);
  await expect(figure.locator('.try-idea .earned-only').first()).toBeVisible();
  await expect(next).toBeDisabled();
  await inTry(figure).again.click();
  await expect.poll(told).toBe(0);

  await test.step('on a phone a supposition is large enough for a finger', async () => {
    await againOnPhone(page, figure);
    await finger(branch(1));
    await expect(spoken).toContainText('Suppose that r1c3 is 2. ');
    expect((await leastSize(figure.locator('[data-branch]'))).height).toBeGreaterThanOrEqual(44);
    await fitsPhone(page);
  });
});
