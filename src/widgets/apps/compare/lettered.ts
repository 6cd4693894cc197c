import { select } from 'd3-selection';
import { hueOf, letterOf } from '../../runs/named-run.ts';

/** Before each letter of a run in a sentence that is still to be written: no article, symbol or name has it. Nobody sees it. */
const MARK = '\u2060';

/** The letter of the run at a place, marked so that a written sentence gives it the run's colour. */
export const markedLetterOf = (place: number): string => `${MARK}${letterOf(place)}`;

/** The pieces of a sentence; marked letters are pieces of their own. */
const piecesOf = (text: string): readonly string[] => text.split(new RegExp(`(${MARK}[A-Z])`)).filter((piece) => piece !== '');

/** Writes a sentence of a comparison, with each run's marked letter in the run's colour. The `rest` is left out where there is little room. */
export function writeLettered(element: Element, text: string, rest = ''): void {
  const plain = (text + (rest && ` ${rest}`)).replaceAll(MARK, '');
  if (element.textContent === plain && element.childElementCount > 0) return;
  // The built page has the text alone.
  element.textContent = '';
  drawPieces(element, text);
  if (rest) drawPieces(select(element).append('span').attr('class', 'rest').node()!, ` ${rest}`);
}

function drawPieces(element: Element, text: string): void {
  for (const piece of piecesOf(text))
    select(element)
      .append('span')
      .attr('class', piece.startsWith(MARK) ? `run-name ${hueOf(piece.charCodeAt(1) - 65)}` : null)
      .text(piece.replace(MARK, ''));
}
