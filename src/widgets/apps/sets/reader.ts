import { remarkText, read as words } from '#words/sets.ts';
import { type ClassCodes, MAX_PASTE_LENGTH, readClass } from '../../../narration/question-set/class-codes.ts';
import { type ClassTable, classTable, csvOfTable, longest } from '../../../narration/question-set/class-table.ts';
import { MAX_CODES } from '../../../narration/question-set/hand-in.ts';
import { store, stored } from '../../ui/browser.ts';
import { element } from '../../ui/element.ts';
import { csvBlob, download } from '../../ui/export.ts';
import { writeFault } from '../../ui/notice.ts';
import { BoundedWorker } from '../../workers/bounded-worker.ts';
import type { SetFunctions } from '../../workers/set.worker.ts';
import { BeliefsPanel } from './beliefs-panel.ts';
import type { Figures } from './figure-link.ts';
import { markOf } from './marks.ts';

/** The browser's storage key of the codes a teacher has pasted. */
const STORAGE_KEY = 'sudoscope-set-codes';

const keptCodes = (): string => stored(STORAGE_KEY) ?? '';

/** Stores the codes and drops those before; returns whether the browser has kept them. */
function keepCodes(text: string): boolean {
  store(STORAGE_KEY, text);
  return keptCodes() === text;
}

/** The time without a change before the text is read, in milliseconds. */
const SETTLED = 150;

/** The most students in the table: more take a page too long. The file has all. */
const MAX_ROWS = 300;

const startWorker = () => new Worker(new URL('../../workers/set.worker.ts', import.meta.url), { type: 'module' });

/** Pasted codes become a table, and a file. */
export class Reader {
  readonly #root: HTMLElement;
  readonly #worker = new BoundedWorker<SetFunctions>(startWorker);
  readonly #beliefs: BeliefsPanel;
  #table: ClassTable = classTable([]);
  #timer = 0;

  /** `figures` are those that links to a frame lead to. */
  constructor(root: HTMLElement, figures: Figures) {
    this.#root = root;
    this.#beliefs = new BeliefsPanel(this.#part('beliefs-box'), figures);
    const box = this.#box;
    box.addEventListener('input', () => this.#changed());
    box.addEventListener('paste', (event) => this.#paste(event));
    this.#part('to-beliefs').addEventListener('click', () => {
      const heading = this.#part('beliefs-box').querySelector<HTMLElement>('h2')!;
      heading.focus();
      heading.scrollIntoView();
    });
    this.#part('save').addEventListener('click', () => this.#save());
    this.#part('clear').addEventListener('click', () => this.#clear());
    // The text that the browser restores with the page, or has stored.
    box.value ||= keptCodes();
    if (box.value) this.#read();
    else this.#say(words.none);
    this.#part('clear').hidden = box.value === '';
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #box(): HTMLTextAreaElement {
    return this.#root.querySelector('textarea')!;
  }

  /** A text that is longer than the box can bear is cut before it comes into it. */
  #paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const { value, selectionStart, selectionEnd } = this.#box;
    const room = MAX_PASTE_LENGTH + 1 - value.length + (selectionEnd - selectionStart);
    if (pasted.length <= room) return;
    event.preventDefault();
    this.#box.setRangeText(pasted.slice(0, Math.max(0, room)), selectionStart, selectionEnd, 'end');
    this.#changed();
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#read(), SETTLED);
  }

  #clear(): void {
    this.#box.value = '';
    keepCodes('');
    this.#read().then(() => this.#say(words.cleared));
    this.#box.focus();
  }

  #say(text: string): void {
    this.#part('count').textContent = text;
  }

  async #read(): Promise<void> {
    const text = this.#box.value;
    const isKept = keepCodes(text);
    this.#part('clear').hidden = text === '';
    if (text === '') {
      this.#show(readClass(''), '');
      return;
    }
    if (this.#table.rows.length === 0) this.#say(words.reading);
    try {
      const read = await this.#worker.call((functions) => functions.read(text));
      // The box may have been emptied meanwhile.
      if (read && text === this.#box.value) this.#show(read, isKept ? words.kept : words.notKept);
    } catch (error) {
      writeFault(this.#part('count'), error);
    }
  }

  #show({ table, whole, faulty, faults, more, set }: ClassCodes, kept: string): void {
    const messages = faults.map(({ fault, line }) => words.faults[fault](line));
    if (faulty > faults.length) messages.push(words.moreFaults(faulty - faults.length));
    if (more) messages.push(words.tooMany[more](more === 'codes' ? MAX_CODES : MAX_PASTE_LENGTH));
    if (set && 'fault' in set) messages.push(words.badLink(set.fault));
    this.#part('set-of').textContent = set && 'title' in set ? words.setOf(set.title, set.questions) : '';
    this.#say(whole + faulty === 0 ? words.none : [words.count(whole), kept].join(' ').trim());
    this.#part('faults').replaceChildren(...messages.map((fault) => element('li', '', fault)));
    this.#table = table;
    this.#draw();
    const own = table.rows.map(({ handIn }) => handIn).filter((handIn) => handIn.set === table.set);
    this.#part('to-beliefs').hidden = own.length === 0;
    this.#beliefs.show(set && 'read' in set ? set.read : undefined, own);
  }

  #draw(): void {
    const { rows, questions, notFound, set } = this.#table;
    this.#part('table-box').hidden = rows.length === 0;
    const most = Math.max(questions, longest(rows));
    const shown = rows.slice(0, MAX_ROWS);
    this.#part('more-rows').textContent = shown.length < rows.length ? words.moreRows(shown.length, rows.length) : '';
    const places = Array.from({ length: most }, (_, question) => question);
    const column = (name: string) => Object.assign(element('th', '', name), { scope: 'col' });
    const head = element('tr');
    const { name, atOnce, minutes, remarks } = words.head;
    // Where nobody gave a number there is no column for it.
    const hasNumbers = rows.some(({ handIn }) => handIn.number !== undefined);
    const numbers = hasNumbers ? [column(words.head.number)] : [];
    head.append(
      column(name),
      ...numbers,
      ...places.map((place) => column(String(place + 1))),
      column(atOnce),
      column(minutes),
      column(remarks),
    );
    this.#part('head').replaceChildren(head);
    this.#part('body').replaceChildren(
      ...shown.map(({ handIn, found, atOnce, remarks }) => {
        const row = element('tr');
        const cells = places.map((place) => {
          const cell = element('td', 'set-result');
          if (place < found.length) cell.append(markOf(found[place]));
          return cell;
        });
        const said = element('td', 'set-remarks', remarks.map(remarkText).join('; '));
        const minutes = String(Math.round(handIn.seconds / 60));
        row.append(Object.assign(element('th', '', handIn.name), { scope: 'row' }));
        if (hasNumbers) row.append(element('td', '', handIn.number ?? ''));
        row.append(...cells, element('td', 'set-number', String(atOnce)), element('td', 'set-number', minutes), said);
        return row;
      }),
    );
    const own = rows.filter(({ handIn }) => handIn.set === set).length;
    const foot = element('tr');
    foot.append(Object.assign(element('th', '', words.notFound(own)), { scope: 'row' }));
    if (hasNumbers) foot.append(element('td'));
    for (const place of places) {
      const count = notFound[place] ?? 0;
      const cell = element('td', 'set-result', count === 0 ? '–' : String(count));
      // A bar over the number says the same.
      cell.style.setProperty('--share', String(own === 0 ? 0 : count / own));
      foot.append(cell);
    }
    foot.append(element('td'), element('td'), element('td'));
    this.#part('foot').replaceChildren(foot);
  }

  #save(): void {
    download(csvBlob([csvOfTable(this.#table, words.csvHead, remarkText)]), 'sudoscope-set.csv');
  }
}
