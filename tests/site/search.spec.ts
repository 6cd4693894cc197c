import type { Locator, Page } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { chooseFromMenu, inFigure, openFigure, openOptions, seekTo, started } from './drivers/figure.ts';
import { expect, test } from './site-test.ts';
import { soaking } from './soak.ts';

/** That axe finds nothing in a figure while a question is open; which is closed again. */
async function askedWithoutFault(page: Page, figure: Locator) {
  await inFigure(figure).predict.click();
  await inFigure(figure).forward.click();
  await expect(figure.locator('[data-part=predict]')).toBeVisible();
  await expectNoFaults(page, `#${await figure.getAttribute('id')}`);
  await inFigure(figure).predict.click();
}

/** Follows a link of the text, which the whole figure may lie over. */
const followed = (page: Page, run: string, hasText = '') =>
  page
    .locator(`a.frame-link[data-run=${run}]:not([href*=hands])`, { hasText })
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('rounds strike and fix cells, the search goes on from there, and a contradiction names its digits', async ({ page }) => {
  const { figure: small } = await openFigure(page, 'propagate-then-search', 'small');
  await inFigure(small).forward.click();
  await askedWithoutFault(page, small);
  await page.keyboard.press('Escape');
  const { figure } = await started(page, 'both');
  await followed(page, 'both');
  await expect(figure.locator('.say')).toContainText('The last round changed nothing');
  const marks = async () => (await figure.locator('svg.grid .mark').allTextContents()).join('').length;
  await expect.poll(marks).toBeGreaterThan(50);
  await inFigure(figure).forward.click();
  await expect(figure.locator('.say')).toContainText('Try');

  // The cells that leave nothing are shown.
  await page.keyboard.press('Escape');
  const { figure: wrong } = await started(page, 'wrong');
  await followed(page, 'wrong', 'no candidate');
  await expect(wrong.locator('.say')).toContainText('Nothing is left for r8c1. Its row holds');
  await expect(wrong.locator('svg.grid .blocker')).toHaveCount(9);
  await expect(wrong.locator('svg.grid .fill.conflict')).toHaveCount(10);
  await inFigure(wrong).back.click();
  await expect(wrong.locator('svg.grid .blocker')).toHaveCount(0);
});

test('a choice says why, and who came next; a struck candidate is crossed out, and no digit lies over marks', async ({ page }) => {
  const { figure } = await openFigure(page, 'constraint-search', 'main');
  await seekTo(figure, 1);
  await expect(figure.locator('.say')).toContainText(
    /Choose r\dc\d. It has \d values? left, and no variable has fewer.*Next in the ranking: r\dc\d/,
  );
  // The figure above was looked at in any case.
  if (soaking) await askedWithoutFault(page, figure);
  await followed(page, 'main', 'loses one of its');
  await expect(figure.locator('.say')).toContainText(/\d is struck from r\dc\d, because r\dc\d/);
  await expect(figure.locator('svg.grid .mark.struck')).toHaveCount(1);
  await expect(figure.locator('svg.grid .digit.removed')).toHaveCount(0);

  // The program as it is written makes its printed number of backtracks.
  await page.keyboard.press('Escape');
  const { figure: written } = await started(page, 'written');
  await chooseFromMenu(written, 'end');
  await inFigure(written).pane('counters').click();
  await expect(written.locator('[data-view=counters]')).toContainText('3,508');

  await test.step('the reader is asked for the next value, and told why an answer is wrong', async () => {
    await page.keyboard.press('Escape');
    const card = page.locator('.predict-card').filter({ hasText: 'Which value is tried next' }).last();
    await card.scrollIntoViewIfNeeded();
    await card.locator('.predict-choices button:not([data-right])').first().click();
    await expect(card.getByRole('status')).toContainText(/No\. \d would take a value from \d+ other variables/);
    await card.locator('.predict-choices button[data-right]').first().click();
    await expect(card.getByRole('status')).toContainText(/Right\. It would take a value from \d+ other variables/);
  });
  await test.step('each switch makes another run', async () => {
    await started(page);
    await seekTo(figure, 0);
    const place = figure.locator('[data-part=place]');
    const lengths = new Set([await place.textContent()]);
    for (const name of ['degree', 'lcv', 'forwardChecking']) {
      await openOptions(figure);
      await inFigure(figure).option(name).click();
      await expect
        .poll(
          async () =>
            !lengths.has(((await place.textContent()) ?? '').replace(/step \d+/, 'step 0')) &&
            (await place.textContent()) !== [...lengths].at(-1),
        )
        .toBe(true);
      lengths.add(await place.textContent());
    }
    expect(lengths.size).toBe(4);
    // Without forward checking, the search keeps no domains.
    await expect(figure.locator('svg.grid .mark')).toHaveCount(0);
  });
});
