import type { Page } from '@playwright/test';
import * as words from '#words/experiment.ts';
import { errorsOf, expect } from '../site-test.ts';
import { namedIn } from './named.ts';

/** The experiment of the Lab, ready, with its controls, and every error of the page collected. */
export async function openExperiment(page: Page, query = '') {
  const errors = errorsOf(page);
  await page.goto(`/lab/${query}`);
  const experiment = page.locator('sudo-experiment');
  await expect(experiment).toHaveAttribute('data-ready', '');
  const { exactButtons } = namedIn(experiment);
  const part = (name: string) => experiment.locator(`[data-part="${name}"]`);
  const { predict, keep, without, run, conclude, other, back } = words.go;
  return {
    experiment,
    errors,
    part,
    status: part('experiment-status'),
    ...exactButtons({
      predict,
      keep,
      without,
      run,
      conclude,
      other,
      back,
      saveRows: words.takeAway.rows,
      savePuzzles: words.takeAway.puzzles,
      usePuzzles: words.own.use,
      showClass: words.classChart.show,
      saveFigure: words.takeAway.figure,
    }),
    card: (name: keyof typeof words.cards) => experiment.locator(`[data-ask=${name}]`),
    open: (file: { name: string; mimeType: string; buffer: Buffer }) => part('rows-file').setInputFiles(file),
  };
}
