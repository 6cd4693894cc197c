import type { Page } from '@playwright/test';
import * as words from '#words/coach.ts';
import * as figure from '#words/figure.ts';
import * as library from '#words/library.ts';
import { expect } from '../site-test.ts';
import { beginning, namedIn, type Root } from './named.ts';

/** Opens the page of what the coach remembers. */
export async function openCoach(page: Page): Promise<void> {
  await page.goto('/play/coach/');
  await expect(page.locator('sudo-coach')).toHaveAttribute('data-ready', '');
}

/** Opens the page of the player’s puzzles. */
export async function openLibrary(page: Page): Promise<void> {
  await page.goto('/play/puzzles/');
  await expect(page.locator('sudo-library')).toHaveAttribute('data-ready', '');
}

/** The controls of the coach, and of a position that is practised in Play. */
export const inCoach = (root: Root) => {
  const { exactButtons, links, regions } = namedIn(root);
  return {
    ...exactButtons({ erase: words.kept.erase, undo: words.kept.undo }),
    ...links({
      start: words.empty.start,
      practise: beginning(words.table.practise),
      other: words.practice.other,
      backToCard: words.practice.back('reference/'),
      backToChapter: words.practice.back('chapters/'),
      backToCoach: words.practice.back('play/coach/'),
      fromCard: figure.chapterParts.practiseIt,
    }),
    ...regions({ nothing: words.empty.title, table: words.table.caption, plot: words.plot.title, practice: words.practice.label }),
    /** What has become of the position. */
    attempt: root.locator('[data-part=practice]'),
    rows: root.locator('[data-part=rows] tr:not(.level)'),
    why: root.locator('[data-part=next-why]'),
    says: root.locator('[data-part=says]'),
  };
};

/** The controls of the library. */
export const inLibrary = (root: Root) => {
  const { buttons, exactButtons, fields, regions, one } = namedIn(root);
  const { entry, states } = library;
  return {
    ...exactButtons({ exportAll: library.exportAll, undo: library.said.undo }),
    ...buttons({
      goOn: beginning(entry.goOn),
      again: beginning(entry.again),
      remove: beginning(entry.remove),
      play: beginning(entry.play),
    }),
    ...buttons({ begun: beginning(states.begun), solved: beginning(states.solved), all: beginning(states.all) }),
    ...fields({ name: entry.name, order: library.order }),
    ...regions({ nothing: library.empty.title }),
    search: one('searchbox', library.search),
    cards: root.locator('.puzzle-card'),
    says: root.locator('[data-part=says]'),
    file: root.locator('input[type=file]'),
  };
};
