/** The page on which readers run programs of their own, and step through traces that they bring. */
import type { Page } from '@playwright/test';
import * as words from '#words/workshop.ts';
import * as trace from '#words/workshop-trace.ts';
import { expect } from '../site-test.ts';
import { namedIn, type Root } from './named.ts';

export const inWorkshop = (root: Root) => {
  const { one, buttons, fields } = namedIn(root);
  const { card, drop } = trace;
  return {
    ...buttons({ run: words.run, choose: drop.choose, stepThrough: card.step, compare: card.compare }),
    ...fields({ author: words.sharing.author }),
    share: one('button', words.share).first(),
    write: one('tab', words.pageTabs.write),
    editor: one('textbox', words.editor),
    bet: (what: string) => one('spinbutton', words.bet(what)),
    /** The status of an imported file. */
    brought: (file: string) => one('article', file),
    stepsBefore: (steps: number) => one('button', card.before(steps)),
    remove: (file: string) => one('button', card.remove(file)),
    runOf: (name: string) => one('figure', trace.figure(name)),
  };
};

/** The page with its editor ready, and every error of it collected; `hash` may hold a program. */
export async function openWorkshop(page: Page, hash = '') {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`/bench/${hash}`);
  const workshop = page.locator('sudo-write-it');
  await expect(workshop).toHaveAttribute('data-ready', '');
  const part = (name: string) => workshop.locator(`[data-part="${name}"]`);
  const { editor, run } = inWorkshop(workshop);
  return {
    workshop,
    part,
    editor,
    run,
    errors,
    state: part('state'),
    fault: workshop.locator('.fault'),
    /** Puts a program in place of all, and runs it by keys. */
    async runs(code: string) {
      await editor.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
      await page.keyboard.press('ControlOrMeta+Enter');
    },
  };
}
