import { poll as words } from '#words/vote.ts';
import type { PosedQuestion } from '../../../narration/lesson/posed-question.ts';
import { bodyOf } from '../../../narration/lesson/question-bodies.ts';
import { startVote } from '../../../narration/lesson/vote.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { copyText } from '../../ui/browser.ts';
import { actionButton, element } from '../../ui/element.ts';
import { download, pngBlob, withMargins } from '../../ui/export.ts';
import { QuestionDrawing } from '../question/question-drawing.ts';
import { pollText } from './vote-texts.ts';

/** Buttons that give a question to a poll that the class has already: its text to paste, and its picture with the drawing beside it. Neither knows what is right. */
export function pollButtons(question: PosedQuestion, run: PreparedRun, timeline: Timeline, pane?: string): HTMLElement {
  const shown = bodyOf(question, 'poll', startVote('vote', 0, question.choices.length, 0));
  const box = element('div', 'vote-poll');
  const said = element('p', 'vote-poll-said');
  said.setAttribute('role', 'status');
  const text = element('textarea');
  Object.assign(text, { readOnly: true, rows: 5, hidden: true, value: pollText(shown) });
  text.setAttribute('aria-label', words.text);
  const copy = actionButton('chip', words.copyText, async () => {
    const copied = await copyText(text.value);
    said.textContent = copied ? words.copied : words.notCopied;
    text.hidden = copied;
    if (!copied) text.select();
  });
  const place = element('div', 'vote-poll-picture');
  const picture = actionButton('chip', words.savePicture, async () => {
    const drawing = new QuestionDrawing(place, run, timeline, pane);
    await drawing.draw(shown);
    const { svg, besideSvg } = drawing;
    const around = besideSvg?.parentElement;
    const beside = besideSvg && withMargins(besideSvg, besideSvg);
    if (beside) around?.append(beside);
    if (svg) download(await pngBlob(svg, 3, beside), words.pictureName);
    place.replaceChildren();
  });
  box.append(copy, picture, said, text, place);
  return box;
}
