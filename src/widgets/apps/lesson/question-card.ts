import { preview as words } from '#words/lesson-page.ts';
import { describeError } from '../../../engine/errors.ts';
import { drawnPane } from '../../../narration/lesson/drawn-pane.ts';
import type { Asked } from '../../../narration/lesson/lesson.ts';
import { posedQuestion } from '../../../narration/lesson/posed-question.ts';
import { QuestionDrawing } from '../../controls/question/question-drawing.ts';
import { cardShape } from '../../controls/vote/card-shape.ts';
import type { OpenedFrame } from '../../runs/open-frame.ts';
import { actionButton, element } from '../../ui/element.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import { MOVE_QUESTION, type MovedQuestion, nextAsked } from './asked-steps.ts';
import type { FrameSource } from './frame-card.ts';

/** A question with its frozen picture and its choices; for the teacher with what is right and why. */
export function questionCard(asked: Asked, { frames }: FrameSource, isTeacher: boolean): HTMLElement {
  const card = element('section', 'lesson-question');
  const kind = words[asked.kind];
  const head = element('p', 'lesson-kind', asked.minutes > 0 ? `${kind}, ${words.minutes(asked.minutes)}` : kind);
  const prompt = element('p', 'lesson-prompt', asked.prompt);
  const picture = element('div', 'lesson-picture');
  const list = element('ol', 'lesson-choices');
  const note = element('p', 'lesson-remark', words.opening);
  card.append(head, prompt, picture, list, note);
  whenSeen(card, async () => {
    try {
      const opened = await frames.open(asked.frame);
      const { figure, run, timeline, position } = opened;
      const question = posedQuestion(asked, timeline, run.words, position);
      note.textContent = question ? (asked.choices ? words.own : words.ofRun) : words.noQuestion;
      card.classList.toggle('faulty', !question);
      if (isTeacher && !asked.choices) note.append(...elsewhere(opened));
      if (!question) return;
      // The teacher's words come first: a run asks the same in its own.
      if (asked.prompt === '') drawSentence(prompt, question.prompt);
      list.append(
        ...question.choices.map((choice) => {
          const item = element('li', isTeacher && choice.right ? 'right' : '');
          item.append(cardShape(choice), element('span', 'lesson-choice', choice.label));
          if (!isTeacher) return item;
          if (choice.right) item.append(element('b', '', words.right));
          const reason = element('span', 'lesson-reason');
          drawSentence(reason, choice.reason);
          item.append(reason);
          return item;
        }),
      );
      await new QuestionDrawing(picture, run, timeline, drawnPane(figure, asked.frame)).draw(question);
    } catch (error) {
      card.classList.add('faulty');
      note.textContent = asSentence(describeError(error));
    }
  });
  return card;
}

/** Buttons that ask at the next frame before or after this one at which the run has a question. */
function elsewhere(opened: OpenedFrame): Node[] {
  const { position: from } = opened;
  const places = [
    [words.askedBefore, nextAsked(opened, -1)],
    [words.askedAfter, nextAsked(opened, 1)],
  ] as const;
  return places.flatMap(([label, to]) => {
    if (to === undefined) return [];
    const move = () => button.dispatchEvent(new CustomEvent<MovedQuestion>(MOVE_QUESTION, { bubbles: true, detail: { from, to } }));
    const button = actionButton('chip', label(to), move);
    return [document.createTextNode(' '), button];
  });
}
