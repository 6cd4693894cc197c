import { fromTo, preview as words } from '#words/lesson-page.ts';
import type { Block, Lesson, Part } from '../../../narration/lesson/lesson.ts';
import { timesOf } from '../../../narration/lesson/lesson-times.ts';
import { markdownElements } from '../../ui/drawn-markdown.ts';
import { element } from '../../ui/element.ts';
import { type FrameSource, frameCard } from './frame-card.ts';
import { questionCard } from './question-card.ts';
import { sheetCard } from './sheet-card.ts';

/** Something of the lesson as it is drawn, and the line that it was written in. */
interface Drawn {
  readonly element: HTMLElement;
  line: number;
}

/** A lesson drawn below its text. What hasn't changed since the last drawing stays as it is, with the frame that is shown. */
export class LessonPreview {
  readonly #place: HTMLElement;
  readonly #source: FrameSource;
  /** By their content; several may be the same. */
  #drawn = new Map<string, Drawn[]>();
  #shown: readonly Drawn[] = [];

  constructor(place: HTMLElement, source: FrameSource) {
    this.#place = place;
    this.#source = source;
  }

  /** Draws a lesson as the teacher sees it, or without what students don't see. */
  draw(lesson: Lesson, isTeacher: boolean): void {
    const before = this.#drawn;
    this.#drawn = new Map();
    const shown: Drawn[] = [];
    const add = (key: string, line: number, make: () => HTMLElement) => {
      const known = before.get(key)?.shift() ?? { element: make(), line };
      known.line = line;
      this.#drawn.set(key, [...(this.#drawn.get(key) ?? []), known]);
      shown.push(known);
    };
    const { title, course } = lesson;
    add(`title ${title} ${course}`, 1, () => titleOf(lesson));
    const times = timesOf(lesson);
    for (const part of lesson.parts) {
      const time = times.find(({ kind, line }) => kind === 'part' && line === part.line);
      const planned = time ? fromTo(time.from, time.to) : '';
      if (part.line !== undefined) add(`part ${part.heading} ${planned}`, part.line, () => headingOf(part, planned));
      for (const block of part.blocks) {
        const { line, lastLine: _, ...content } = block;
        if (isTeacher || !['notes', 'sheet'].includes(block.kind))
          add(`${isTeacher} ${JSON.stringify(content)}`, line, () => this.#elementOf(block, isTeacher));
      }
    }
    if (lesson.parts.length === 0) add('empty', 1, () => element('p', 'lesson-remark', words.empty));
    this.#shown = shown;
    this.#place.replaceChildren(...shown.map((each) => each.element));
  }

  /** The line in which something that is drawn was written; undefined for other elements. */
  lineOf(drawn: Element): number | undefined {
    return this.#shown.find((each) => each.element.contains(drawn))?.line;
  }

  /** Marks what is written at a line, and scrolls to it inside the preview. */
  go(line: number): void {
    const current = this.#shown.findLast((each) => each.line <= line);
    for (const { element: each } of this.#shown) each.classList.toggle('current', each === current?.element);
    if (!current || this.#place.matches(':hover') || this.#place.contains(document.activeElement)) return;
    const { top, bottom } = current.element.getBoundingClientRect();
    const place = this.#place.getBoundingClientRect();
    if (top < place.top || bottom > place.bottom) this.#place.scrollTop += top - place.top - 24;
  }

  #elementOf(block: Block, isTeacher: boolean): HTMLElement {
    switch (block.kind) {
      case 'prose':
        return withMarkdown(element('div', 'lesson-prose'), block.markdown);
      case 'notes': {
        const notes = element('aside', 'lesson-notes');
        notes.append(element('p', 'lesson-kind', words.notes));
        return withMarkdown(notes, block.markdown);
      }
      case 'frames':
        return frameCard(block.label, block.frame, block.last, this.#source);
      case 'sheet':
        return sheetCard(block, this.#source);
      case 'break': {
        // What the teacher has written may be a whole sentence.
        const planned = block.minutes > 0 ? ` (${words.minutes(block.minutes)})` : '';
        return element('p', 'lesson-break', `${block.label || words.break}${planned}`);
      }
      default:
        return questionCard(block, this.#source, isTeacher);
    }
  }
}

function withMarkdown(place: HTMLElement, markdown: string): HTMLElement {
  place.append(markdownElements(markdown));
  return place;
}

function titleOf({ title, course }: Lesson): HTMLElement {
  const head = element('header');
  head.append(element('h2', '', title), element('p', 'lesson-course', course));
  return head;
}

function headingOf({ heading }: Part, planned: string): HTMLElement {
  const made = element('h3', 'lesson-part', heading);
  if (planned) made.append(' ', element('span', 'lesson-time', planned));
  return made;
}
