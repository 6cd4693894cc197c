import { colours as words } from '#words/tries/colours.ts';
import {
  againOnPhone,
  axeFindsNothing,
  finger,
  fitsPhone,
  inTry,
  leastSize,
  openTry,
  touchInSoak,
} from '../../../tests/site/drivers/try.ts';
import { expect, keys, test } from '../../../tests/site/site-test.ts';

test.use(touchInSoak);

test('places are coloured by mouse and by keys until one without a colour sees both; a wrong colour is told why', async ({ page }) => {
  const { figure, spoken } = await openTry(page, 'chains', 'colours');
  const place = (name: string) => figure.locator(`[data-place=${name}]`);
  const tool = (name: keyof typeof words.tool) => figure.getByRole('button', { name: words.tool[name], exact: true });
  const coloured = figure.locator('.place:is(.blue, .orange)');
  const count = figure.locator('[data-part=count]');
  await expect(coloured).toHaveCount(1);
  await place('r2c5').click();
  await expect(spoken).toContainText('r2c5 is orange. In row 2 only r2c1 and r2c5 can be 7');
  await expect(figure.locator('.link:not(.later)')).toHaveCount(1);

  // The same colour is wrong, and so is a place that no link joins to a coloured one.
  await place('r7c5').click();
  await expect(spoken).toContainText('In column 5 only r2c5 and r7c5 can be 7, and r2c5 is orange already.');
  await place('r5c8').click();
  await expect(spoken).toContainText('No link joins r5c8 to a coloured place yet.');
  await expect(coloured).toHaveCount(2);
  await tool('strike').click();
  await place('r5c1').click();
  await expect(spoken).toContainText('r5c1 sees r2c1, which is blue, but no place of the other colour.');
  await place('r2c5').click();
  await expect(spoken).toContainText('r2c5 is one of the orange places');
  await axeFindsNothing(page, 'colours');

  await tool('blue').focus();
  await keys(page, 'Enter');
  await place('r7c5').focus();
  await keys(page, 'Enter');
  await expect(place('r7c5')).toHaveClass(/blue/);
  await place('r3c6').focus();
  await keys(page, 'Space');
  await expect(count).toHaveText(words.coloured(4, 10));

  // The rest is shown, and then the strike is the reader's: the tool for it is taken.
  for (let more = 4; more < 10; more++) await inTry(figure).showOne.click();
  await expect(count).toHaveText(words.coloured(10, 10));
  await expect(tool('strike')).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.locator('.try-idea .earned-only').first()).toBeHidden();
  await place('r5c1').click();
  await expect(spoken).toContainText('r5c1 sees r2c1, which is blue, and r5c9, which is orange.');
  // Two lines lead from it to these.
  await expect(figure.locator('path.sees')).toHaveAttribute('d', /^M[^M]+L[^M]+M[^M]+L[^M]+$/);
  await expect(figure.locator('.try-idea .earned-only').first()).toBeVisible();
  await inTry(figure).again.click();
  await expect(coloured).toHaveCount(1);

  await test.step('on a phone', async () => {
    await againOnPhone(page, figure);
    await finger(place('r2c5'));
    await expect(coloured).toHaveCount(2);
    expect((await leastSize(figure.locator('.place .cell'))).width).toBeGreaterThanOrEqual(34);
    await fitsPhone(page);
  });
});
