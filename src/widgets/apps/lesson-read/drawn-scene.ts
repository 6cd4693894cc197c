import { number } from '#words/language.ts';
import * as words from '#words/lesson-read.ts';
import { drawnPane, shownPane } from '../../../narration/lesson/drawn-pane.ts';
import type { FrameAddress } from '../../../narration/lesson/lesson.ts';
import { choicesOfTeacher, posedQuestion } from '../../../narration/lesson/posed-question.ts';
import type { ReadBeat, ReadScene } from '../../../narration/lesson/read-scenes.ts';
import { figureOf, type SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { Embargo } from '../../../trace/embargo.ts';
import type { OpenedFrame, OpenFrames } from '../../runs/open-frame.ts';
import { markdownElements } from '../../ui/drawn-markdown.ts';
import { element } from '../../ui/element.ts';
import { faultSentence } from '../../ui/fault-sentence.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { questionScene, shownInGrid } from '../../views/grid/scene.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { viewFor } from '../../views/views.ts';
import { answerCard } from './answer-card.ts';
import { NOT_ASKED } from './answer-first.ts';

const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** So far outside the window, in pixels, a frame is drawn. */
const NEAR = '600px';

type FrameBeat = Extract<ReadBeat, { kind: 'frame' }>;

/** The paragraphs of a lesson about one figure: each range of frames has its picture beside it, drawn when it comes near the window. */
export class DrawnScene {
  readonly element = element('section', 'drawn-scene');
  readonly #scene: ReadScene;
  readonly #frames: OpenFrames;
  readonly #figures: readonly SiteFigure[];

  constructor(scene: ReadScene, frames: OpenFrames, figures: readonly SiteFigure[]) {
    this.#scene = scene;
    this.#frames = frames;
    this.#figures = figures;
    let range: FrameBeat[] = [];
    for (const beat of scene.beats) {
      if (beat.kind === 'frame') {
        range.push(beat);
        if (beat.isLast) {
          this.#addRange(range);
          range = [];
        }
      } else if (beat.kind === 'asked') this.#addQuestion(beat);
      else if (beat.kind === 'hands') this.#addHands(beat);
      else this.element.append(markdownElements(beat.markdown));
    }
  }

  #frame(step: number): FrameAddress {
    const { path, query } = this.#scene;
    return { path, query, step };
  }

  #addressOf(step: number, more = ''): string {
    const { path, query } = this.#scene;
    const run = new URLSearchParams(query).get('run');
    return `${base}${path}?${query}${query ? '&' : ''}step=${step}${more}${run && path.startsWith('chapters/') ? `#${run}` : ''}`;
  }

  /** Frames that follow each other: their sentences, and the picture of one of them, which changes when another is pressed. */
  #addRange(range: readonly FrameBeat[]): void {
    const row = element('div', 'drawn-row');
    const text = element('div', 'drawn-text');
    const figure = element('figure', 'drawn-picture');
    const list = element('ol', 'drawn-frames');
    text.append(element('p', 'look-for', range[0]!.label), list);
    row.append(text, figure);
    this.element.append(row);
    const items = range.map(({ step }) => {
      const item = element('li');
      const button = element('button', 'plain-button', words.step(number(step)));
      button.type = 'button';
      const sentence = element('span');
      item.append(button, ' ', sentence);
      list.append(item);
      return { step, button, sentence };
    });
    const first = items[0]!;
    this.#whenNear(row, figure, first.step, async (opened) => {
      const { run, timeline } = opened;
      const picture = element('div');
      const link = element('a', '', words.openFrame);
      const caption = element('figcaption');
      caption.append(link);
      figure.replaceChildren(picture, caption);
      const view = (await viewFor(opened.figure.view, timeline))(picture, viewContext(run, timeline, document));
      const pane = await this.#paneBeside(figure, opened, first.step, shownPane);
      const show = (step: number) => {
        view.draw(timeline.frame(step));
        pane?.(step, false);
        link.href = this.#addressOf(step);
        for (const each of items) each.button.setAttribute('aria-pressed', String(each.step === step));
      };
      for (const { step, button, sentence } of items) {
        const exists = step <= timeline.length;
        if (exists) {
          const { step: made, state } = timeline.frame(step);
          drawSentence(sentence, sentenceOf(run.words, made, state));
          button.addEventListener('click', () => show(step));
        }
        button.disabled = !exists;
      }
      show(first.step);
    });
  }

  /** Adds the drawing that belongs beside a picture, and gives what draws a frame in it, of which nothing later is read; at rest without what its step has lit. */
  async #paneBeside(
    figure: HTMLElement,
    { figure: site, run, timeline }: OpenedFrame,
    step: number,
    paneOf: typeof drawnPane,
  ): Promise<((step: number, rests: boolean) => void) | undefined> {
    const pane = paneOf(site, this.#frame(step));
    if (pane === undefined) return undefined;
    const place = element('div', `drawn-pane.pane-${pane}`);
    place.dataset.view = pane;
    figure.classList.add('paned');
    figure.firstElementChild!.after(place);
    const embargo = new Embargo(timeline);
    const shown = await ViewSet.in(figure, [pane], viewContext(run, embargo.open, document));
    return (position, rests) => {
      embargo.withhold(position);
      shown.draw(position, { rests });
    };
  }

  #addHands({ step, label }: Extract<ReadBeat, { kind: 'hands' }>): void {
    const line = element('p');
    const link = element('a', '', label);
    link.href = this.#addressOf(step, '&hands=1');
    line.append(element('b', '', words.yourTurn), ' ', link);
    this.element.append(line);
  }

  #addQuestion({ asked, step }: Extract<ReadBeat, { kind: 'asked' }>): void {
    const row = element('div', 'drawn-row');
    row.classList.add('asks');
    const text = element('div', 'drawn-text');
    const figure = element('figure', 'drawn-picture');
    const heading = element('p', 'look-for', asked.prompt);
    text.append(heading);
    row.append(text, figure);
    this.element.append(row);
    const { prompt, choices } = asked;
    const site = choices && figureOf(this.#figures, this.#frame(step));
    const see = this.#addressOf(step + 1);
    // A question of the teacher's own needs no run.
    if (site && 'algorithm' in site) {
      const order = choicesOfTeacher({ prompt, choices }, site.algorithm, step);
      heading.replaceWith(answerCard({ prompt: [{ text: prompt }], choices: order }, see));
    }
    const notAsked = () => row.dispatchEvent(new Event(NOT_ASKED, { bubbles: true }));
    const draw = async (opened: OpenedFrame) => {
      const { run, timeline } = opened;
      const { view } = opened.figure;
      const posed = posedQuestion(asked, timeline, run.words, step);
      if (!choices && posed) heading.replaceWith(answerCard(posed, see));
      if (!posed) {
        text.append(element('p', '', words.notAsked));
        notAsked();
      }
      const picture = element('div');
      const { grid } = timeline.frame(step).picture;
      if (view === 'grid' && grid && posed) gridDrawing(picture)(questionScene(run.algorithm, grid, shownInGrid(posed.shows, grid)));
      else
        (await viewFor(view, timeline))(picture, viewContext(run, timeline, document)).draw({ ...timeline.frame(step), step: undefined });
      figure.replaceChildren(picture);
      (await this.#paneBeside(figure, opened, step, drawnPane))?.(step, true);
    };
    this.#whenNear(row, figure, step, draw, () => choices || notAsked());
  }

  /** Opens a frame when its row comes near the window. */
  #whenNear(
    row: HTMLElement,
    figure: HTMLElement,
    step: number,
    draw: (opened: OpenedFrame) => Promise<void>,
    failed: () => void = () => {},
  ): void {
    figure.replaceChildren(element('p', 'drawn-said', words.drawing));
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        try {
          await draw(await this.#frames.open(this.#frame(step)));
        } catch (error) {
          figure.replaceChildren(element('p', 'drawn-said', words.noFrame(faultSentence(error))));
          failed();
        }
      },
      { rootMargin: NEAR },
    );
    observer.observe(row);
  }
}
