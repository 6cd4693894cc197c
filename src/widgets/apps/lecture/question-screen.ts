import type { PosedQuestion } from '../../../narration/lesson/posed-question.ts';
import { bodyOf } from '../../../narration/lesson/question-bodies.ts';
import type { Vote } from '../../../narration/lesson/vote.ts';
import { type CardAddress, VoteWall } from '../../controls/vote/vote-wall.ts';
import type { OpenedFrame } from '../../runs/open-frame.ts';
import { element } from '../../ui/element.ts';

/** A question with the run that it is about. */
export interface OpenedQuestion {
  readonly question: PosedQuestion;
  readonly opened: OpenedFrame;
}

/** A question on the wall. What its phase withholds is nowhere in it. */
export class QuestionScreen {
  readonly #box: HTMLElement;
  readonly #card: CardAddress;
  #shown: { readonly question: PosedQuestion; readonly wall: VoteWall } | undefined;

  constructor(box: HTMLElement, card: CardAddress) {
    [this.#box, this.#card] = [box, card];
  }

  /** Takes the question away, and all that can be read of it. */
  clear(): void {
    this.#box.replaceChildren();
    this.#shown = undefined;
  }

  /** `code` gives the code of the phone card the screen for itself. */
  show({ question, opened }: OpenedQuestion, vote: Vote, code: boolean, now: number): void {
    if (this.#shown?.question !== question) {
      const root = element('div');
      this.#box.replaceChildren(root);
      this.#shown = { question, wall: new VoteWall(root, opened.run, opened.timeline, vote.kind === 'vote' ? this.#card : undefined) };
    }
    void this.#shown.wall.draw(bodyOf(question, 'projector', vote), vote, now);
    this.#shown.wall.showCode(code);
  }
}
