import { presenter as words } from '#words/lecture.ts';
import { drawnPane } from '../../../narration/lesson/drawn-pane.ts';
import type { FrameAddress } from '../../../narration/lesson/lesson.ts';
import type { Screen } from '../../../narration/lesson/screens.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { QuestionDrawing } from '../../controls/question/question-drawing.ts';
import type { OpenedFrame } from '../../runs/open-frame.ts';
import { element } from '../../ui/element.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import type { PosedQuestions } from './posed-questions.ts';
import type { OpenedQuestion } from './question-screen.ts';
import { screenName } from './screen-text.ts';
import { plainOf } from './words-screen.ts';

/** What comes next, drawn small: the step after a question, or the screen after this one. */
export class NextScreen {
  readonly #box: HTMLElement;
  readonly #questions: PosedQuestions;
  #shown: unknown;
  #drawing:
    | { readonly opened: OpenedFrame; readonly pane: string | undefined; readonly drawing: QuestionDrawing; readonly place: HTMLElement }
    | undefined;

  constructor(box: HTMLElement, questions: PosedQuestions) {
    [this.#box, this.#questions] = [box, questions];
  }

  show(screen: Screen | undefined, open: OpenedQuestion | undefined): void {
    const shown = open ?? screen ?? 'end';
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (open) {
      this.#head(words.afterAnswer, words.frame(open.question.position + 1));
      this.#draw(open.opened, open.question.position + 1, open.pane);
    } else if (!screen) {
      this.#head(words.next, '');
      this.#write(words.end);
    } else if (screen.kind === 'frame' || screen.kind === 'asked') {
      const frame = screen.kind === 'frame' ? screen.frame : screen.asked.frame;
      this.#head(words.next, screen.kind === 'frame' ? words.frame(frame.step) : words.question);
      this.#write(screenName(screen));
      this.#open(shown, frame);
    } else {
      this.#head(words.next, '');
      this.#write([screenName(screen), ...screen.prose.map(plainOf)].join('\n'));
    }
  }

  async #open(shown: unknown, frame: FrameAddress): Promise<void> {
    const opened = await this.#questions.open(frame).catch(() => undefined);
    if (opened && this.#shown === shown) this.#draw(opened, opened.position, drawnPane(opened.figure, frame));
  }

  #draw(opened: OpenedFrame, position: number, pane: string | undefined): void {
    if (this.#drawing?.opened.timeline !== opened.timeline || this.#drawing.pane !== pane || !this.#drawing.place.isConnected) {
      const place = element('div', 'lecture-next-picture');
      this.#drawing = { opened, pane, place, drawing: new QuestionDrawing(place, opened.run, opened.timeline, pane) };
    }
    const { place, drawing } = this.#drawing;
    const text = element('p', 'lecture-next-text');
    const { step, state } = opened.timeline.frame(position);
    drawSentence(text, sentenceOf(opened.run.words, step, state));
    this.#box.querySelector('[data-part=next-body]')!.replaceChildren(place, text);
    void drawing.draw({ position, shows: {} }, { lit: true });
  }

  #head(title: string, about: string): void {
    this.#box.querySelector('[data-part=next-title]')!.textContent = title;
    this.#box.querySelector('[data-part=next-about]')!.textContent = about;
  }

  #write(text: string): void {
    this.#box.querySelector('[data-part=next-body]')!.replaceChildren(element('p', 'lecture-next-text', text));
  }
}
