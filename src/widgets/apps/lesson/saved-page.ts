import { question as says } from '#words/figure.ts';
import { number } from '#words/language.ts';
import { savedPage as words } from '#words/lesson-page.ts';
import * as read from '#words/lesson-read.ts';
import { InputError } from '../../../engine/errors.ts';
import { drawnPane, shownPane } from '../../../narration/lesson/drawn-pane.ts';
import type { FrameAddress, Lesson } from '../../../narration/lesson/lesson.ts';
import { posedQuestion } from '../../../narration/lesson/posed-question.ts';
import { addressOfFrame } from '../../../narration/lesson/read-frame.ts';
import { type ReadBeat, type ReadScene, readingOf } from '../../../narration/lesson/read-scenes.ts';
import { framesOf } from '../../../narration/lesson/screens.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import { markdownElements } from '../../ui/drawn-markdown.ts';
import { element } from '../../ui/element.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import type { FrameSource } from './frame-card.ts';
import styles from './saved-page.css?raw';
import { StillSheet } from './still-sheet.ts';

type Beat<Kind extends ReadBeat['kind']> = Extract<ReadBeat, { kind: Kind }>;

/** A lesson as one HTML file that needs neither this site nor a script: text, a drawing of each frame, questions, and links to the figures. `progress` hears what share of it is done. */
export async function savedPage(lesson: Lesson, source: FrameSource, progress: (share: number) => void): Promise<string> {
  const all = framesOf(lesson).reduce((sum, { frame, last }) => sum + last - frame.step + 1, 0);
  let done = 0;
  const stills = new StillSheet();
  await stills.open();
  try {
    const pieces = new Pieces(source, stills, () => progress(++done / Math.max(1, all)));
    const page = document.implementation.createHTMLDocument(lesson.title);
    page.documentElement.lang = document.documentElement.lang;
    const body = await pieces.lesson(lesson);
    const style = page.createElement('style');
    style.textContent = `${styles}\n${stills.rules}`;
    const [charset, viewport] = [page.createElement('meta'), page.createElement('meta')];
    charset.setAttribute('charset', 'utf-8');
    viewport.name = 'viewport';
    viewport.content = 'width=device-width';
    page.head.prepend(charset, viewport);
    page.head.append(style);
    page.body.append(...body);
    return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
  } finally {
    stills.close();
  }
}

/** What a saved page consists of; all are siblings, so that a question can close what comes after it. */
class Pieces {
  readonly #source: FrameSource;
  readonly #stills: StillSheet;
  readonly #drawn: () => void;

  constructor(source: FrameSource, stills: StillSheet, drawn: () => void) {
    this.#source = source;
    this.#stills = stills;
    this.#drawn = drawn;
  }

  async lesson(lesson: Lesson): Promise<HTMLElement[]> {
    const about = [lesson.course || read.kind, read.minutes(lesson.minutes)].join(' · ');
    const pieces: HTMLElement[] = [element('p', 'eyebrow', about), element('h1', '', lesson.title)];
    for (const { heading, opening, scenes } of readingOf(lesson)) {
      if (heading) pieces.push(element('h2', '', heading));
      for (const text of opening) pieces.push(written(text));
      for (const scene of scenes) for (const beat of rangesIn(scene.beats)) pieces.push(await this.#piece(scene, beat));
    }
    return pieces;
  }

  async #piece(scene: ReadScene, beat: ReadBeat | readonly Beat<'frame'>[]): Promise<HTMLElement> {
    if (isRange(beat)) return this.#range(scene, beat);
    if (beat.kind === 'text') return written(beat.markdown);
    if (beat.kind === 'asked') return this.#question(scene, beat);
    const line = element('p', '', `${read.yourTurn} `);
    line.append(this.#link({ ...frameOf(scene, beat.step), query: `${scene.query}&hands=1` }, 'label' in beat ? beat.label : ''));
    return line;
  }

  #link(frame: FrameAddress, text: string): HTMLAnchorElement {
    const link = element('a', '', text);
    link.href = new URL(addressOfFrame(frame, this.#source.base), location.href).href;
    return link;
  }

  async #range(scene: ReadScene, range: readonly Beat<'frame'>[]): Promise<HTMLElement> {
    const section = element('section');
    if (range[0]!.label) section.append(element('p', 'label', range[0]!.label));
    const frames = element('div', range.length > 1 ? 'frames' : '');
    for (const { step } of range) frames.append(await this.#frame(scene, step));
    section.append(frames);
    return section;
  }

  async #frame(scene: ReadScene, step: number): Promise<HTMLElement> {
    const frame = frameOf(scene, step);
    const figure = element('figure');
    const caption = element('figcaption');
    figure.append(caption);
    caption.append(this.#link(frame, read.step(number(step))), ' ');
    try {
      const opened = await this.#source.frames.open(frame);
      const { step: taken, state } = opened.timeline.frame(step);
      caption.append(said(sentenceOf(opened.run.words, taken, state)));
      figure.prepend(...(await this.#stills.frame(opened, step, shownPane(opened.figure, frame))));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      caption.append(read.noFrame(asSentence(error.describe())));
    }
    this.#drawn();
    return figure;
  }

  async #question(scene: ReadScene, { asked, step }: Beat<'asked'>): Promise<HTMLElement> {
    const section = element('section');
    const label = element('p', 'label', asked.prompt);
    section.append(label);
    try {
      const opened = await this.#source.frames.open(frameOf(scene, step));
      const posed = posedQuestion(asked, opened.timeline, opened.run.words, step);
      const stills = posed ? await this.#stills.question(opened, posed, drawnPane(opened.figure, asked.frame)) : [];
      if (posed) {
        section.className = 'asks';
        label.replaceChildren(said(posed.prompt));
        const figure = element('figure');
        figure.append(...stills);
        const list = element('ol', 'choices');
        // The same letters or numbers as on the wall.
        const [first] = posed.choices.map(({ mark }) => mark);
        list.type = first === '1' ? '1' : 'A';
        if (first === 'W') list.start = 23;
        list.append(...posed.choices.map((choice) => element('li', '', choice.label)));
        section.append(figure, list, answerOf(posed.choices));
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      section.append(element('p', '', read.noFrame(asSentence(error.describe()))));
    }
    this.#drawn();
    return section;
  }
}

const frameOf = ({ path, query }: ReadScene, step: number): FrameAddress => ({ path, query, step });
const isRange = (beat: ReadBeat | readonly Beat<'frame'>[]): beat is readonly Beat<'frame'>[] => Array.isArray(beat);

/** Frames of one link come together. */
function rangesIn(beats: readonly ReadBeat[]): (ReadBeat | readonly Beat<'frame'>[])[] {
  const pieces: (ReadBeat | Beat<'frame'>[])[] = [];
  let range: Beat<'frame'>[] = [];
  for (const beat of beats) {
    if (beat.kind !== 'frame') {
      pieces.push(beat);
      continue;
    }
    range.push(beat);
    if (!beat.isLast) continue;
    pieces.push(range);
    range = [];
  }
  return pieces;
}

function written(markdown: string): HTMLElement {
  const piece = element('div');
  piece.append(markdownElements(markdown));
  return piece;
}

function said(sentence: Sentence): HTMLElement {
  const piece = element('span');
  drawSentence(piece, sentence);
  return piece;
}

/** What opens the answer, and the rest of the page with it. */
function answerOf(choices: NonNullable<ReturnType<typeof posedQuestion>>['choices']): HTMLElement {
  const details = element('details');
  const isKnown = choices.some(({ right }) => right);
  details.append(element('summary', '', isKnown ? words.answer : words.goOn));
  if (!isKnown) details.append(element('p', '', read.noAnswer));
  for (const { label, right, reason } of isKnown ? choices : []) {
    const line = element('p', '', `${label}: `);
    line.append(element('b', '', right ? says.right : says.wrong), ' ', said(reason));
    details.append(line);
  }
  return details;
}
