import type { Page } from '@playwright/test';
import * as figure from '#words/figure.ts';
import * as words from '#words/play.ts';
import { expect } from '../site-test.ts';
import { beginning, namedIn, type Root } from './named.ts';

/** Opens the page on which puzzles are played. */
export async function open(page: Page, query = '') {
  await page.goto(`/play/${query}`);
  await isReady(page);
  return { board: page.locator('[data-part=board]'), status: page.locator('[data-part=status]') };
}

export const isReady = (page: Page): Promise<void> => expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');

/** A 4 × 4 puzzle from its seed: the same everywhere. */
export const SMALL = '?level=very-easy&symmetry=none&size=4&seed=7';

export const built = (page: Page, what: 'puzzle' | 'answer'): Promise<string> =>
  page.locator('sudo-play').evaluate((element: HTMLElement, name) => element.dataset[name]!.split('~')[3]!, what);

/** The name of the cell that has the focus: 'r1c1: 5, given'. */
export const cellInFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('[role=gridcell]')?.getAttribute('aria-label') ?? '');

export const cell = (page: Page, index: number) => page.locator(`[data-part=board] .hit[data-cell="${index}"]`);
export const name = (page: Page, index: number) => cell(page, index).getAttribute('aria-label');

/** The controls of Play and of its dialogs. */
export const inPlay = (root: Root) => {
  const { button, field, heading, link, region, textbox } = namedIn(root);
  return {
    newPuzzle: button(words.newPuzzle),
    make: button(words.makeIt),
    level: field(words.level),
    size: field(words.size),
    pause: button(words.pause),
    goOn: button(words.goOn),
    more: button(words.more),
    sites: button(words.sites),
    digits: button(words.digitMode),
    corners: button(words.cornerMode),
    undo: button(words.undo),
    redo: button(words.redo),
    markAll: button(words.markAll),
    wrongDigits: field(words.wrongDigits),
    takeBack: button(words.takeBack),
    cancel: button(words.cancel),
    close: button(words.close),
    keys: heading(words.keys.title),
    print: button(words.sheetForm.print, true),
    text: textbox(figure.puzzle),
    playIt: button(words.playIt),
    /** Where this position can be opened. */
    chapter: (title: string) => link(title),
    killerChapter: link(words.killerChapter),
    /** A key of the pad, whatever is left of its digit; without one, each that writes. */
    write: (digit: string) => button(beginning(words.pad.write(digit, 0).split(',')[0]!)),
    writes: button(beginning(words.pad.write('', 0).split(',')[0]!)),
    mark: (digit: string) => button(beginning(words.pad.mark(digit, 0).split(',')[0]!)),
    openHint: button(words.hint),
    hint: region(words.hint, true),
    closeHint: button(words.closeHint),
    where: button(words.hints.where),
    backToPuzzle: button(words.hints.backToPuzzle),
  };
};

/** Chooses from the menu behind the three dots. */
export async function menu(page: Page, item: keyof typeof words.menu): Promise<void> {
  await inPlay(page).more.click();
  await page.getByRole('button', { name: words.menu[item] }).click();
}

/** Plays a puzzle that is typed. */
export async function playOwn(page: Page, text: string): Promise<void> {
  await menu(page, 'own');
  await inPlay(page).text.fill(text);
  await inPlay(page).playIt.click();
}

/** Presses keys at once where the focus is, as if one after the other had been pressed. */
export const press = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const key of all) document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
