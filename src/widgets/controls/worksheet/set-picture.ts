import type { SetPicture } from '../../../narration/lesson/worksheet/set-paper.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { linksView } from '../../views/links/links.ts';
import { matrixView } from '../../views/matrix/matrix.ts';
import { viewContext } from '../../views/view-set.ts';
import { questionPicture } from '../question/question-picture.ts';
import type { StudentRun } from '../question/student-runs.ts';

/** Draws the picture of a question on paper, without what answers it. */
export function drawSetPicture(figure: HTMLElement, { question }: SetPicture, runs: readonly StudentRun[]): void {
  const picture = questionPicture(question, runs);
  if (picture.view === 'grid') {
    gridDrawing(figure)(picture.scene);
    return;
  }
  figure.classList.add('wide');
  const create = { links: linksView, matrix: matrixView }[picture.view];
  const context = viewContext(runs[question.run]!.run, picture.timeline, figure.ownerDocument);
  create(figure, context).draw(picture.timeline.frame(picture.position));
}
