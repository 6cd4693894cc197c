import * as words from '#words/lesson-read.ts';
import type { Lesson } from '../../../narration/lesson/lesson.ts';
import { holdsLesson, readLessonLink } from '../../../narration/lesson/lesson-link.ts';
import { readLesson } from '../../../narration/lesson/read-lesson.ts';
import { readingOf } from '../../../narration/lesson/read-scenes.ts';
import { figureFaults, type SiteFigure } from '../../../narration/lesson/site-figures.ts';
import { givenFigures } from '../../runs/given-figures.ts';
import { OpenFrames } from '../../runs/open-frame.ts';
import { markdownElements } from '../../ui/drawn-markdown.ts';
import { element } from '../../ui/element.ts';
import { faultSentence } from '../../ui/fault-sentence.ts';
import { AnswerFirst } from './answer-first.ts';
import { DrawnScene } from './drawn-scene.ts';

/** Shows the lesson that the address holds, and another one when the address changes. One of the site has a page of its own. */
export function openReadPage(): void {
  const root = document.querySelector<HTMLElement>('[data-part=lesson-read]')!;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  const ownPage = root.querySelector<HTMLAnchorElement>(
    `[data-lesson="${CSS.escape(new URLSearchParams(location.search).get('of') ?? '')}"]`,
  );
  if (ownPage && !holdsLesson(location.hash)) {
    location.replace(ownPage.href);
    return;
  }
  const figures = givenFigures();
  let frames: OpenFrames | undefined;
  let answers: AnswerFirst | undefined;
  const say = (text: string) => {
    part('said').textContent = text;
    part('said').hidden = text === '';
  };
  const show = () => {
    frames?.close();
    answers?.close();
    const holds = holdsLesson(location.hash);
    part('none').hidden = holds;
    part('lesson').hidden = !holds;
    part('lesson').replaceChildren();
    say('');
    if (!holds) return;
    try {
      const { lesson, faults } = readLesson(readLessonLink(location.hash));
      const missing = [...faults.filter(({ mild }) => !mild), ...figureFaults(figures, lesson)].length;
      if (missing > 0) say(words.leftOut(missing));
      frames = new OpenFrames(figures);
      drawLesson(part('lesson'), lesson, frames, figures);
      // The beginning of the fragment has the seal of the text.
      answers = new AnswerFirst(part('lesson'), location.hash.split('.', 3).join('.'));
      document.title = document.title.replace(/^.*(?= · )/, lesson.title);
    } catch (error) {
      part('lesson').hidden = true;
      say(`${words.faulty} ${faultSentence(error)}`);
    }
  };
  addEventListener('hashchange', show);
  show();
}

function drawLesson(article: HTMLElement, lesson: Lesson, frames: OpenFrames, figures: readonly SiteFigure[]): void {
  const head = element('header', 'chapter-head');
  const line = element('p', 'eyebrow', [lesson.course || words.kind, words.minutes(lesson.minutes)].join(' · '));
  head.append(line, element('h1', '', lesson.title));
  article.append(head);
  for (const { heading, opening, scenes } of readingOf(lesson)) {
    if (heading) article.append(element('h2', '', heading));
    for (const text of opening) article.append(markdownElements(text));
    for (const scene of scenes) article.append(new DrawnScene(scene, frames, figures).element);
  }
}
