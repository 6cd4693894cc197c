import { inFigure, openFigure } from './drivers/figure.ts';
import { movedOver } from './drivers/layout.ts';
import { expect, test } from './site-test.ts';

/** What holds numbers, digits or names that change. */
const PARTS = '.say, .tray, [data-view=counters], [data-view=counters] > div, .stack-part, .stack';

test('sixty steps move nothing: not the tray, the counters or the stack', async ({ page }) => {
  await openFigure(page, 'backtracking', 'small');
  await page.locator('#small [data-tab=counters]').click();
  await page.locator('#small sudo-stepper').press('Home');
  // The counters pass from one digit to two.
  expect(await movedOver(page.locator('#small sudo-stepper'), PARTS, { steps: 60 })).toEqual([]);
  await expect(page.locator('#small [data-view=counters]')).toContainText(/\d\dconflicts/);
  // The chips of the digits fill the row that they have; only the one that is tried has a ring.
  await page.locator('#small sudo-stepper').press('Home');
  for (const _ of [1, 2]) await page.locator('#small sudo-stepper').press('ArrowRight');
  await expect(inFigure(page).digitsOf('r1c1').getByRole('listitem')).toHaveText([/^1\s+tried now$/, /^2/, /^3/, /^4/]);

  const { figure: main } = await openFigure(page, 'dancing-links');
  await main.locator('[data-tab=stack]').click();
  await main.locator('sudo-stepper').press('Home');
  expect(await movedOver(main.locator('sudo-stepper'), PARTS, { steps: 60 })).toEqual([]);
  await main.locator('[data-tab=counters]').click();
  await main.locator('sudo-stepper').press('Home');
  expect(await movedOver(main.locator('sudo-stepper'), PARTS, { steps: 60 })).toEqual([]);
});
