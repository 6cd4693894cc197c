import { sheet as words } from '#words/play.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { emptyScene } from '../../views/grid/scene.ts';

/** Fills an element with puzzles for printing, and their solutions on a page of their own. */
export function makeSheet(element: HTMLElement, sheet: readonly { puzzle: Puzzle; answer: Puzzle }[], title: string): void {
  const page = (className: string, heading: string, puzzles: readonly Puzzle[]) => {
    const section = Object.assign(document.createElement('section'), { className });
    section.append(Object.assign(document.createElement('h2'), { textContent: heading }));
    for (const [index, puzzle] of puzzles.entries()) {
      const figure = document.createElement('figure');
      figure.append(Object.assign(document.createElement('figcaption'), { textContent: String(index + 1) }));
      gridDrawing(figure)(emptyScene(puzzle));
      section.append(figure);
    }
    return section;
  };
  element.replaceChildren(
    page(
      'sheet-puzzles',
      title,
      sheet.map(({ puzzle }) => puzzle),
    ),
    page(
      'sheet-answers',
      words.solutions,
      sheet.map(({ answer }) => answer),
    ),
  );
}
