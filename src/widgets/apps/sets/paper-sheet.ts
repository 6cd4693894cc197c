import { paper as words, work as workWords } from '#words/sets.ts';
import type { SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import type { AnswerForm } from '../../../narration/question-set/drawn-question.ts';
import { type QuestionPicture, questionPicture } from '../../controls/question/question-picture.ts';
import type { StudentRun } from '../../controls/question/student-runs.ts';
import { element } from '../../ui/element.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import { linksView } from '../../views/links/links.ts';
import { matrixView } from '../../views/matrix/matrix.ts';
import { viewContext } from '../../views/view-set.ts';

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
  const who = element('p', 'paper-name', `${words.name} `);
  who.append(name === undefined ? blank() : element('b', '', name));
  place.replaceChildren(
    element('h1', '', title),
    who,
    ...questions.map((question, index) => {
      const section = element('section', '');
      const prompt = element('p', 'set-prompt');
      drawSentence(prompt, question.prompt);
      const content = element('div', '');
      content.append(prompt, ...answersOf(question.form));
      const picture = questionPicture(question, runs);
      const figure = element('figure', picture.view === 'grid' ? '' : 'wide');
      section.append(element('h2', '', workWords.question(index + 1, questions.length)), figure, content);
      drawPicture(figure, picture, runs[question.run]!);
      return section;
    }),
  );
}

function drawPicture(figure: HTMLElement, picture: QuestionPicture, { run }: StudentRun): void {
  if (picture.view === 'grid') {
    gridDrawing(figure)(picture.scene);
    return;
  }
  const create = { links: linksView, matrix: matrixView }[picture.view];
  create(figure, viewContext(run, picture.timeline, document)).draw(picture.timeline.frame(picture.position));
}

/** A line to write on. */
const blank = () => element('span', 'paper-blank');

function answersOf(form: AnswerForm): HTMLElement[] {
  if ('most' in form) {
    const line = element('p', '', `${workWords.number}: `);
    line.append(blank());
    return [line];
  }
  const list = element('ol', 'begin' in form ? 'paper-lines' : 'paper-choices');
  const texts = 'begin' in form ? Array.from({ length: form.count }, () => '') : form.choices;
  list.append(
    ...texts.map((text) => {
      const item = element('li', '', text);
      if (text === '') item.append(blank());
      return item;
    }),
  );
  const cell = 'choices' in form && form.ofCell ? element('p', '', `${words.cell} `) : undefined;
  cell?.append(blank());
  return cell ? [list, cell] : [list];
}
