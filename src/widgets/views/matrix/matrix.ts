import { type View, viewThatNeeds } from '../view.ts';
import { matrixPicture } from './picture.ts';
import { matrixSquares } from './squares.ts';
import { matrixTable } from './table.ts';

/** Columns and rows up to which every entry is drawn as a digit. */
const TABLE = { columns: 24, rows: 32 };
/** Those up to which, in the little room beside other runs, every one is drawn as a square. */
const SQUARES = { columns: 60, rows: 100 };

type Size = typeof TABLE;

/** How a matrix is drawn, by the class of the drawing. */
const kinds = { matrix: matrixTable, squares: matrixSquares, picture: matrixPicture };

/** A small matrix digit by digit. Beside other runs there's no room for rows and columns that are named by words, so each of its ones is a square. */
function kindFor(element: Element, [first]: readonly string[], { columns, rows }: Size): keyof typeof kinds {
  const isUpTo = (size: Size) => columns <= size.columns && rows <= size.rows;
  const isCramped = element.hasAttribute('data-stretched') && first?.includes(' ') === true;
  if (isUpTo(TABLE) && !isCramped) return 'matrix';
  return isCramped && isUpTo(SQUARES) ? 'squares' : 'picture';
}

/** Begins a drawing; what one of another kind has left in the element, of the problem before, goes. */
function begun(element: Element, kind: keyof typeof kinds) {
  const isOther = (other: string) => other !== kind && element.querySelector(`:scope > svg.${other}`);
  if (Object.keys(kinds).some(isOther)) element.replaceChildren();
  return kinds[kind];
}

/** The matrix of an exact cover problem: a small one digit by digit, a large one as a picture. */
export const matrixView = viewThatNeeds({ picture: ['cover'] }, (element, context) => {
  let view: View | undefined;
  return {
    draw(frame, previous) {
      const { items, options } = frame.picture.cover.problem;
      view ??= begun(element, kindFor(element, items, { columns: items.length, rows: options.length }))(element, context);
      view.draw(frame, previous);
    },
  };
});
