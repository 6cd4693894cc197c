import type { Asked } from '../../../narration/lesson/lesson.ts';
import type { PosedQuestion } from '../../../narration/lesson/posed-question.ts';
import { bodyOf } from '../../../narration/lesson/question-bodies.ts';
import type { Vote } from '../../../narration/lesson/vote.ts';
import { cardAddress } from '../../controls/vote/card-address.ts';
import { VoteWall } from '../../controls/vote/vote-wall.ts';
import type { OpenedFrame } from '../../runs/open-frame.ts';
import { element } from '../../ui/element.ts';
import { plainOf } from './words-screen.ts';

/** A question with the run that it is about. */
export interface OpenedQuestion {
  readonly question: PosedQuestion;
  readonly opened: OpenedFrame;
  /** The block of the lesson that puts it; undefined for one that the plan doesn't have. */
  readonly asked: Asked | undefined;
  /** What is drawn beside its picture. */
  readonly pane: string | undefined;
}

/** A question on the wall. What its phase withholds is nowhere in it. */
export class QuestionScreen {
  readonly #box: HTMLElement;
  /** The address of the site's first page. */
  readonly #site: string;
  #shown: { readonly question: PosedQuestion; readonly wall: VoteWall } | undefined;

  constructor(box: HTMLElement, site: string) {
    [this.#box, this.#site] = [box, site];
  }

  /** Takes the question away, and all that can be read of it. */
  clear(): void {
    this.#box.replaceChildren();
    this.#shown = undefined;
  }

  /** `code` gives the code of the phone card the screen for itself. */
  show({ question, opened, asked, pane }: OpenedQuestion, vote: Vote, code: boolean, now: number): void {
    if (this.#shown?.question !== question) {
      const root = element('div');
      const card = vote.kind === 'vote' && asked ? cardAddress(this.#site, asked, question) : undefined;
      this.#box.replaceChildren(root);
      this.#shown = { question, wall: new VoteWall(root, opened.run, opened.timeline, { card, heading: headingOf(asked), pane }) };
    }
    void this.#shown.wall.draw(bodyOf(question, 'projector', vote), vote, now);
    this.#shown.wall.showCode(code);
  }
}

/** A teacher's own words over a question that the run asks; where the choices are the teacher's they are the question itself. */
const headingOf = (asked: Asked | undefined): string => (asked && !asked.choices ? plainOf(asked.prompt) : '');
