import { bands as words } from '#words/tries/bands.ts';
import { CELLS_OF_BAND, type Placement } from './bands.ts';
import { wordDrawing } from './word-drawing.ts';

/** The lower part of the narrow drawing, from the line that names the little rows. */
const BOX = '-2 424 344 288';
const FIRST_LINE = 430;

/** Draws what a placement's look-up needs and nothing else: the nine little rows of a band, the number of their case, and the table. */
export function caseDrawing(element: Element, last: Placement, nameOf: (cell: number) => string): void {
  wordDrawing(element, true)(last.after, last, nameOf);
  const svg = element.querySelector('svg')!;
  svg.setAttribute('viewBox', BOX);
  svg.setAttribute('aria-label', words.table(last.cases[Math.floor(last.struck[0]! / CELLS_OF_BAND)]!));
  for (const part of element.querySelectorAll('.bits, .masks')) part.remove();
  for (const line of element.querySelectorAll('.heads text')) if (Number(line.getAttribute('y')) < FIRST_LINE) line.remove();
}
