import { sharing as words } from '#words/lesson-page.ts';
import { forStudents } from '../../../narration/lesson/for-students.ts';
import { MAX_ADDRESS, reachOf, writeLesson } from '../../../narration/lesson/lesson-link.ts';
import { copyText } from '../../ui/browser.ts';

/** Whom a link is for. */
const READERS = ['students', 'colleagues'] as const;
export type Reader = (typeof READERS)[number];

/** The pages of a lesson, below `lesson/`. */
export const PAGES = { read: 'read/', stage: 'stage/', presenter: 'presenter/', sheet: 'sheet/', key: 'key/' } as const;

/** The address of a page of a lesson with the lesson in it. */
export function addressFor(page: keyof typeof PAGES | '', text: string, base: string): string {
  return `${new URL(`${base}lesson/${page && PAGES[page]}`, location.href)}#${writeLesson(text)}`;
}

/** The link of a text for some readers: students get a copy without notes and answers, on the page for students. */
export const linkFor = (reader: Reader, text: string, base: string): string =>
  reader === 'students' ? addressFor('read', forStudents(text), base) : addressFor('', text, base);

/** The panel behind Share: two links, their lengths, and how far they get. */
export class SharePanel {
  readonly #root: HTMLElement;
  readonly #text: () => string;
  readonly #base: string;

  /** `save` gives somebody the file in place of the link. */
  constructor(root: HTMLElement, text: () => string, base: string, save: (reader: Reader) => void) {
    this.#root = root;
    this.#text = text;
    this.#base = base;
    root.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'open' && this.#write());
    for (const reader of READERS) {
      this.#part(reader, 'copy').addEventListener('click', () => this.#copy(reader));
      this.#part(reader, 'save-file').addEventListener('click', () => save(reader));
    }
  }

  #part<T extends HTMLElement = HTMLElement>(reader: Reader, name: string): T {
    return this.#root.querySelector<T>(`[data-for="${reader}"] [data-part="${name}"]`)!;
  }

  #write(): void {
    for (const reader of READERS) {
      const link = linkFor(reader, this.#text(), this.#base);
      const reach = reachOf(link.length);
      this.#part(reader, 'link').textContent = link;
      this.#part(reader, 'characters').textContent = words.characters(link.length);
      this.#part(reader, 'reach').textContent = words.reach[reach];
      this.#root.querySelector<HTMLElement>(`[data-for="${reader}"]`)!.dataset.reach = reach;
      this.#part<HTMLMeterElement>(reader, 'meter').value = Math.min(link.length, MAX_ADDRESS.browsers);
      this.#part(reader, 'said').textContent = '';
      // What would be cut off goes as a file.
      this.#part(reader, 'copy').classList.toggle('primary', reach !== 'file');
      this.#part(reader, 'save-file').classList.toggle('primary', reach === 'file');
    }
  }

  async #copy(reader: Reader): Promise<void> {
    const copied = await copyText(this.#part(reader, 'link').textContent);
    this.#part(reader, 'said').textContent = copied ? words.copied : words.notCopied;
  }
}
