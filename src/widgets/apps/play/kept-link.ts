import * as words from '#words/play.ts';
import { givensOfText, keptPuzzle } from '../../runs/kept-puzzle.ts';
import { puzzleUrl } from '../../runs/links/play-url.ts';

/** Shows the link to the puzzle that the reader has made and kept, where there is one. */
export function showKeptLink(link: HTMLAnchorElement): void {
  const text = keptPuzzle();
  link.hidden = text === undefined;
  if (text === undefined) return;
  link.href = puzzleUrl(location.origin + location.pathname, text);
  link.textContent = words.keptPuzzle(givensOfText(text));
}
