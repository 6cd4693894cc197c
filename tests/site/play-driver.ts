import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

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

/** Chooses from the menu behind the three dots. */
export async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: item }).click();
}

/** Presses keys at once where the focus is, as if one after the other had been pressed. */
export const press = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const key of all) document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
