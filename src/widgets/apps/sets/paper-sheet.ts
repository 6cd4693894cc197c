import { setPages } from '../../../narration/lesson/worksheet/set-paper.ts';
import type { SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import type { StudentRun } from '../../controls/question/student-runs.ts';
import { drawPaper } from '../../controls/worksheet/draw-paper.ts';
import { drawSetPicture } from '../../controls/worksheet/set-picture.ts';

/** The content of a printed set. */
export interface PaperSheet {
  readonly title: string;
  /** Undefined where there is to be room for one. */
  readonly name: string | undefined;
  readonly questions: readonly SetQuestion[];
  readonly runs: readonly StudentRun[];
}

/** Draws all questions of a set, to be answered on paper: each with its picture and its choices, and without what was answered. */
export function drawSheet(place: HTMLElement, { title, name, questions, runs }: PaperSheet): void {
  place.classList.add('paper');
  const pages = setPages({ title, address: undefined }, [{ name, checkWord: undefined, questions }]);
  drawPaper(place, pages, (figure, picture) => drawSetPicture(figure, picture, runs));
}
