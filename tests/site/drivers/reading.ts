import * as words from '#words/reading.ts';
import { namedIn, type Root } from './named.ts';

/** What stands under a box for puzzles: how its text was read, and what can be corrected. */
export const inReading = (root: Root) => {
  const { buttons } = namedIn(root);
  return {
    ...buttons({ previous: words.turn.previous, next: words.turn.next, zeroIsBlank: words.zero.blank, zeroIsDigit: words.zero.digit }),
    says: root.locator('.reading p'),
    picture: root.locator('[data-part=reading-grid]'),
  };
};
