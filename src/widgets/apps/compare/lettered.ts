import { select } from 'd3-selection';
import { hueOf } from '../../runs/named-run.ts';

/** A letter of a run; never a symbol in a cell ('places A at r1c3') or an article, which no sentence of a comparison begins with. */
const LETTERS = /\b[A-D]\b(?! at r)/;

/** A name in quotes, such as that of a row of a matrix, which may have letters too. */
const QUOTED = /(“[^”]*”)/;

/** The pieces of a sentence; letters of runs are pieces of their own. */
const piecesOf = (text: string): readonly string[] =>
  text.split(QUOTED).flatMap((part) => (QUOTED.test(part) ? [part] : part.split(new RegExp(`(${LETTERS.source})`))));

/** Writes a sentence of a comparison, with each run's letter in the run's colour. */
export function writeLettered(element: Element, text: string): void {
  if (element.textContent === text && element.childElementCount > 0) return;
  // The built page has the text alone.
  element.textContent = '';
  select(element)
    .selectAll('span')
    .data([...piecesOf(text)])
    .join('span')
    .attr('class', (piece) => (piece.length === 1 && LETTERS.test(piece) ? `run-name ${hueOf(piece.charCodeAt(0) - 65)}` : null))
    .text((piece) => piece);
}
