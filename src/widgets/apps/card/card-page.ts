import { card as words } from '#words/vote.ts';
import { describeError, InputError } from '../../../engine/errors.ts';
import { readCard } from '../../../narration/lesson/card-link.ts';
import { drawnPane } from '../../../narration/lesson/drawn-pane.ts';
import { type PosedQuestion, posedByRun, SHAPES } from '../../../narration/lesson/posed-question.ts';
import { bodyOf, type ShownQuestion } from '../../../narration/lesson/question-bodies.ts';
import type { SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { startVote } from '../../../narration/lesson/vote.ts';
import { QuestionDrawing } from '../../controls/question/question-drawing.ts';
import { plainCards } from '../../controls/vote/card-shape.ts';
import { type OpenedFrame, openFrame } from '../../runs/open-frame.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import { drawTables } from '../../views/panes/table.ts';
import { CardChoices } from './card-choices.ts';

/** A phone as a card to hold up: the question of the address, or the plain card where the address has none. It sends nothing. */
class SudoCard extends HTMLElement {
  connectedCallback(): void {
    addEventListener('hashchange', () => location.reload());
    this.#part('print').addEventListener('click', () => print());
    this.#open().finally(() => {
      this.dataset.ready = '';
    });
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  async #open(): Promise<void> {
    const choices = new CardChoices(this, location.hash);
    if (location.hash.length < 2) {
      choices.offer(plainCards.map((card) => ({ ...card, label: '' })));
      return;
    }
    this.#part('about').hidden = true;
    this.#tell(words.opening);
    try {
      const link = readCard(decodeURI(location.hash));
      if (!link) throw new InputError(words.damaged);
      const figures = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!) as SiteFigure[];
      const opened = await openFrame(figures, link.frame);
      const shown = bodyOf(questionOf(opened, link), 'phone', startVote('vote', 0, SHAPES.length, 0));
      choices.offer(shown.choices.map((choice) => ({ ...choice, label: choice.label || words.onWall(choice.mark) })));
      await this.#draw(opened, shown, drawnPane(opened.figure, link.frame));
      this.#tell('');
    } catch (error) {
      choices.offer(plainCards.map((card) => ({ ...card, label: '' })));
      this.#tell(words.fault(asSentence(describeError(error))));
    }
  }

  async #draw(opened: OpenedFrame, { prompt, position, shows }: ShownQuestion, pane: string | undefined): Promise<void> {
    const head = this.#part('prompt');
    head.replaceChildren();
    drawSentence(head, prompt);
    head.hidden = prompt.length === 0;
    this.#part('question').hidden = false;
    const tables = await new QuestionDrawing(this.#part('picture'), opened.run, opened.timeline, pane).draw({ position, shows });
    drawTables(this.#part('tables'), tables);
    // A drawing that is wider than the phone is moved to what the question names.
    this.#part('picture').querySelector('.lights .ring')?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
    scrollTo({ top: 0, behavior: 'instant' });
  }

  #tell(text: string): void {
    this.#part('said').textContent = text;
  }
}

/** The question that a card asks. What is right isn't in its address, and a card has no use for it. */
function questionOf({ run, timeline, position }: OpenedFrame, link: NonNullable<ReturnType<typeof readCard>>): PosedQuestion {
  if (!link.own) {
    const question = posedByRun(timeline, run.words, position);
    if (!question) throw new InputError(words.noQuestion);
    return question;
  }
  const { marks, text } = link.own;
  return {
    position,
    prompt: text ? [{ text: text.prompt }] : [],
    choices: marks.map((mark, index) => ({ mark, shape: SHAPES[index]!, label: text?.labels[index] ?? '', right: false, reason: [] })),
    shows: {},
  };
}

/** Defines the element of the page. */
export const defineCard = (): void => customElements.define('sudo-card', SudoCard);
