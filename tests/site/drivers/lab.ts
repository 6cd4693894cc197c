import type { Page } from '@playwright/test';
import * as figure from '#words/figure.ts';
import * as words from '#words/lab.ts';
import { errorsOf, expect } from '../site-test.ts';
import { namedIn } from './named.ts';

/** The lab, ready, with its controls, and every error of the page collected. */
export async function openLab(page: Page) {
  const errors = errorsOf(page);
  await page.goto('/lab/');
  const lab = page.locator('sudo-lab');
  await expect(lab).toHaveAttribute('data-ready', '');
  const { one, buttons, exactButtons, fields, texts } = namedIn(lab);
  const { putAway, firstSeed, howMany, make, addRun, giveUpAfter, stop, saveCsv, puzzleByPuzzle } = words;
  return {
    lab,
    errors,
    box: one('textbox', words.box),
    status: lab.locator('[data-part=status]'),
    summary: lab.locator('[data-part=summary] tbody tr'),
    go: () => one('button', words.runAll).click(),
    ...exactButtons({ stop }),
    ...buttons({ putAway, make, addRun, share: figure.share, saveCsv }),
    ...fields({ firstSeed, howMany, limit: giveUpAfter }),
    ...texts({ puzzleByPuzzle }),
  };
}
