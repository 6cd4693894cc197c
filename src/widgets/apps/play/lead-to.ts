import { printPuzzle } from '../../../engine/formats/read.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { urlOf } from '../../runs/links/url-state.ts';

/** Has a link to a chapter open a puzzle in its first figure, which runs the algorithm that the link names. */
export function leadTo(link: HTMLAnchorElement, puzzle: Puzzle): void {
  const { origin, pathname } = new URL(link.href);
  const text = printPuzzle({ puzzle }, 'compact');
  link.href = urlOf(origin + pathname, { run: 'main', algorithm: link.dataset.algorithm!, puzzle: text, options: {}, step: 0 });
}
