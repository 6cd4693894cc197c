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
  const { button, field, text, textbox } = namedIn(lab);
  return {
    lab,
    errors,
    box: textbox(words.box),
    status: lab.locator('[data-part=status]'),
    summary: lab.locator('[data-part=summary] tbody tr'),
    putAway: button(words.putAway),
    firstSeed: field(words.firstSeed),
    howMany: field(words.howMany),
    make: button(words.make),
    addRun: button(words.addRun),
    limit: field(words.giveUpAfter[0]),
    go: () => button(words.runAll).click(),
    stop: button(words.stop, true),
    share: button(figure.share),
    saveCsv: button(words.saveCsv),
    puzzleByPuzzle: text(words.puzzleByPuzzle),
  };
}
