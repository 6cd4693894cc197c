import { breakOf } from '#words/lecture.ts';
import type { Screen } from '../../../narration/lesson/screens.ts';
import { markdownElements } from '../../ui/drawn-markdown.ts';
import { element } from '../../ui/element.ts';

/** A screen of words: the title, the heading of a part, a break. */
export class WordsScreen {
  readonly #box: HTMLElement;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  clear(): void {
    this.#box.replaceChildren();
  }

  show(screen: Exclude<Screen, { kind: 'frame' | 'asked' }>): void {
    if (screen.kind === 'title') this.#write(screen.title, [screen.course, ...screen.prose]);
    else if (screen.kind === 'part') this.#write(screen.heading, screen.prose);
    else this.#write(breakOf(screen.minutes), [screen.label, ...screen.prose]);
  }

  /** A sentence in place of a screen. */
  say(text: string): void {
    this.#write('', [text]);
  }

  #write(heading: string, paragraphs: readonly string[]): void {
    this.#box.replaceChildren(
      ...(heading ? [element('h1', '', heading)] : []),
      ...paragraphs.filter(Boolean).map((text) => markdownElements(text)),
    );
  }
}

/** The words of Markdown without its marks: of links their labels. */
export const plainOf = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.*?)\1/g, '$2')
    .replace(/(^|\W)[*_](\S.*?)[*_](?=\W|$)/g, '$1$2')
    .replace(/^\s*[-*]\s+/gm, '– ')
    .replace(/\s*\n(?!–)\s*/g, ' ')
    .trim();
