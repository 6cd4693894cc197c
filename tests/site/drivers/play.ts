import type { Page } from '@playwright/test';
import * as ahead from '#words/ahead.ts';
import * as entry from '#words/entry.ts';
import * as figure from '#words/figure.ts';
import * as words from '#words/play.ts';
import * as points from '#words/points.ts';
import * as steps from '#words/steps.ts';
import { expect } from '../site-test.ts';
import { beginning, namedIn, type Root } from './named.ts';

/** Opens the page on which puzzles are played. */
export async function open(page: Page, query = '') {
  await page.goto(`/play/${query}`);
  await isReady(page);
  return { board: page.locator('[data-part=board]'), status: page.locator('[data-part=status]') };
}

export const isReady = (page: Page): Promise<void> => expect(page.locator('sudo-play')).toHaveAttribute('data-ready', '');

/** Loads the page again, with the game that it keeps. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await isReady(page);
}

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
  const { one, buttons, exactButtons, fields, headings, links, regions, textboxes } = namedIn(root);
  const { newPuzzle, pause, goOn, more, sites, undo, redo, markAll, takeBack, cancel, close, playIt, closeHint, hint } = words;
  const { level, wrongDigits, hints, pad } = words;
  return {
    ...buttons({ newPuzzle, pause, goOn, more, sites, undo, redo, markAll, takeBack, cancel, close, playIt, closeHint, openHint: hint }),
    ...buttons({ make: words.makeIt, digits: words.digitMode }),
    ...buttons({ where: hints.where, backToPuzzle: hints.backToPuzzle }),
    ...exactButtons({ print: words.sheetForm.print, corners: words.cornerMode, centres: words.centreMode, strikes: words.strikeMode }),
    ...fields({ level, wrongDigits }),
    size: root.locator('select[name=size]'),
    ...headings({ keys: words.keys.title }),
    ...buttons({ openAhead: ahead.open, watch: ahead.watch, backToMine: ahead.figure.back }),
    ...links({ itsChapter: ahead.figure.chapter, seeMove: words.hints.seeMove }),
    ...exactButtons({
      colours: `${words.colourMode.label} ${words.colourMode.rest}`,
      links: `${words.tintMode.label} ${words.tintMode.rest}`,
      another: words.hints.another,
    }),
    ...buttons({ wayBack: beginning(words.backToGame.button), savePoint: points.save, goToPoint: beginning(points.goTo) }),
    ...buttons({ playEntered: entry.play }),
    steps: root.getByRole('dialog', { name: steps.title }),
    ...links({ lookAtSolve: words.lookAtSolve }),
    ...regions({ hint, ahead: ahead.title }),
    ...textboxes({ text: figure.puzzle }),
    /** Where this position can be opened. */
    chapter: (title: string) => one('link', title),
    /** A key of the pad, whatever is left of its digit; without one, each that writes. */
    write: (digit = '') => one('button', beginning(pad.key(pad.does.digit, digit, 0).split(',')[0]!)),
    mark: (digit: string) => one('button', beginning(pad.key(pad.does.centre, digit, 0).split(',')[0]!)),
  };
};

/** Chooses from the menu behind the three dots. */
export async function menu(page: Page, item: keyof typeof words.menu): Promise<void> {
  await inPlay(page).more.click();
  await page.getByRole('button', { name: words.menu[item] }).click();
}

/** Opens the dialog in which givens are typed on a board. */
export async function openEntry(page: Page): Promise<void> {
  await inPlay(page).more.click();
  await page.getByRole('button', { name: entry.open }).click();
  await expect(page.getByRole('dialog', { name: entry.title })).toBeVisible();
}

/** The game that the browser keeps: its solution, and what is in its grid. */
export const keptGame = (page: Page): Promise<{ answer: number[]; digits: number[]; marks: number[]; seconds: number }> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sudoscope-play')!);
    return kept.games[kept.at];
  });

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
