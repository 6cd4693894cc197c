import type { Page } from '@playwright/test';
import * as words from '#words/compare.ts';
import * as shared from '#words/controls.ts';
import * as figure from '#words/figure.ts';
import { errorsOf, expect } from '../site-test.ts';
import { namedIn, type Root } from './named.ts';

/** The controls of a comparison, without those that it shares with a figure. */
export const inCompare = (root: Root) => {
  const { one, buttons, exactButtons, fields, links } = namedIn(root);
  const { whereTheyPart, addRun, alignOn, stepThrough, stopRuns } = words;
  return {
    ...exactButtons({ forward: figure.buttons.forward.name }),
    ...buttons({
      whereTheyPart,
      addRun,
      stopRuns,
      bet: words.bet.begin,
      cancelBet: words.bet.cancel,
      another: words.bet.another,
      verdict: words.bet.verdict,
    }),
    ...fields({ alignOn }),
    ...links({ stepThrough }),
    runs: one('group', words.shownRun).getByRole('button'),
    run: (letter: string, name: string) => one('region', shared.runNamed(letter, name)),
  };
};

/** The comparison with all of its runs started, and every error of the page collected. */
export async function openCompare(page: Page, query = '') {
  const errors = errorsOf(page);
  await page.goto(`/compare/${query}`);
  const compare = page.locator('sudo-compare');
  await expect(compare).toHaveAttribute('data-ready', '');
  await expect(compare).toHaveAttribute('data-time', /\d/);
  const panels = compare.locator('.compare-panel');
  return { compare, panels, errors, time: compare.locator('[data-part=time]'), ...inCompare(compare) };
}
