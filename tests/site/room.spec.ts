import { expect, type Page, test } from '@playwright/test';

/** Steps forward so often, and tells which of the parts that are seen stand elsewhere than before, or have another size. */
function movedIn(page: Page, run: string, parts: string, steps: number): Promise<string[]> {
  return page.locator(`#${run} sudo-stepper`).evaluate(
    async (stepper: HTMLElement & { command(name: string): void }, { parts, steps }) => {
      const places = () =>
        [...stepper.querySelectorAll<HTMLElement>(parts)]
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return `${part.dataset.view ?? part.tagName} ${[x - stepper.getBoundingClientRect().x, y - stepper.getBoundingClientRect().y, width, height].map((value) => value.toFixed(1)).join(' ')}`;
          });
      const first = places();
      if (first.length < 3) return [`only ${first.length} parts are seen`];
      const moved = new Set<string>();
      for (let step = 0; step < steps; step++) {
        stepper.command('forward');
        await new Promise(requestAnimationFrame);
        const now = places();
        for (const [index, place] of first.entries()) if (now[index] !== place) moved.add(`${place} → ${now[index]}`);
      }
      return [...moved];
    },
    { parts, steps },
  );
}

/** What holds numbers, digits or names that change. */
const PARTS = '.say, .tray, [data-view=counters], [data-view=counters] > div, .stack-part, .stack';

test('sixty steps move nothing: not the tray, the counters or the stack', async ({ page }) => {
  await page.goto('/chapters/backtracking/');
  await page.locator('#small').scrollIntoViewIfNeeded();
  await expect(page.locator('#small sudo-stepper')).toHaveAttribute('data-position', /\d/);
  // The counters pass from one digit to two.
  expect(await movedIn(page, 'small', PARTS, 60)).toEqual([]);
  await expect(page.locator('#small [data-view=counters]')).toContainText(/\d\dconflicts/);
  // The chips of the digits fill the row that they have; only the one that is tried has a ring.
  await page.locator('#small sudo-stepper').press('Home');
  for (const _ of [1, 2]) await page.locator('#small sudo-stepper').press('ArrowRight');
  await expect(page.getByRole('list', { name: 'Digits for r1c1' }).getByRole('listitem')).toHaveText([/^1\s+tried now$/, /^2/, /^3/, /^4/]);

  await page.goto('/chapters/dancing-links/');
  const main = page.locator('#main');
  await main.scrollIntoViewIfNeeded();
  await expect(main.locator('sudo-stepper')).toHaveAttribute('data-position', /\d/);
  await main.locator('[data-tab=stack]').click();
  await main.locator('sudo-stepper').press('Home');
  expect(await movedIn(page, 'main', PARTS, 60)).toEqual([]);
  await main.locator('[data-tab=counters]').click();
  await main.locator('sudo-stepper').press('Home');
  expect(await movedIn(page, 'main', PARTS, 60)).toEqual([]);
});
