import type { Page } from '@playwright/test';
import * as playWords from '#words/play.ts';
import * as words from '#words/review.ts';
import { expect } from '../site-test.ts';
import { beginning, namedIn, type Root } from './named.ts';

/** Opens the page on which a player looks at a solve: that of the link, or else the one that the browser keeps. */
export async function openReview(page: Page, hash = ''): Promise<void> {
  await page.goto(`/play/review/${hash}`);
  await expect(page.locator('sudo-review')).toHaveAttribute('data-ready', '');
}

/** Waits until all moves are judged, which may take a while where there are many. */
export async function judged(page: Page, timeout = 15_000): Promise<void> {
  await expect(page.locator('[data-part=all-moves] li').first()).toBeAttached({ timeout });
  await expect(page.locator('[data-part=progress]')).toBeHidden();
}

export const inReview = (root: Root) => {
  const { buttons, exactButtons, links, regions, sliders } = namedIn(root);
  const { byTechnique, moveByMove, playOn, share, showIt, showMine, whyInFull, openFile, mine } = words;
  return {
    ...buttons({
      byTechnique,
      moveByMove,
      playOn,
      showIt,
      showMine,
      whyInFull,
      openFile,
      mine,
      copyLink: words.shareBox.copy,
      save: words.shareBox.save,
    }),
    ...buttons({
      mistakes: beginning(words.groups.mistake),
      guesses: beginning(words.groups.guess),
      passed: beginning(words.groups.passed),
    }),
    ...exactButtons({
      share,
      compare: words.compare,
      next: words.buttons.next,
      previous: words.buttons.previous,
      play: words.buttons.play,
      pause: words.buttons.pause,
    }),
    ...links({ back: words.back, lookAtSolve: playWords.lookAtSolve, playAPuzzle: words.noSolve.play }),
    ...regions({ verdict: words.verdict, table: words.table.caption }),
    ...sliders({ strip: words.strip }),
    copied: root.getByText(words.shareBox.copied),
    shared: root.getByText(words.shared),
    nothing: root.getByText(words.noSolve.title),
    /** The number of the move that is shown, of how many. */
    at: root.locator('[data-part=at]'),
    facts: root.locator('[data-part=facts]'),
    fault: root.locator('[data-part=fault]'),
    badge: root.locator('.badge'),
  };
};
