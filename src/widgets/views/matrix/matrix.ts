import { type View, viewThatNeeds } from '../view.ts';
import { matrixPicture } from './picture.ts';
import { matrixTable } from './table.ts';

/** Columns and rows up to which every entry is drawn as a digit. */
const TABLE_COLUMNS = 24;
const TABLE_ROWS = 32;

/** The drawing of that kind; what the other kind has left in the element, of the problem before, goes. */
function begun(element: Element, isTable: boolean) {
  if (element.querySelector(isTable ? ':scope > svg.picture' : ':scope > svg.matrix')) element.replaceChildren();
  return isTable ? matrixTable : matrixPicture;
}

/** The matrix of an exact cover problem: a small one digit by digit, a large one as a picture. */
export const matrixView = viewThatNeeds({ picture: ['cover'] }, (element, context) => {
  let view: View | undefined;
  return {
    draw(frame, previous) {
      const { items, options } = frame.picture.cover.problem;
      view ??= begun(element, items.length <= TABLE_COLUMNS && options.length <= TABLE_ROWS)(element, context);
      view.draw(frame, previous);
    },
  };
});
