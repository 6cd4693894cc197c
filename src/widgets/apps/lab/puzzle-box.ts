import * as words from '#words/lab.ts';
import { InputError } from '../../../engine/errors.ts';
import type { ZeroMeaning } from '../../../engine/formats/format.ts';
import { takeBrought } from '../../controls/form/brought.ts';
import { ReadingPanel } from '../../controls/form/reading-panel.ts';
import { readOnePuzzle } from '../../runs/one-puzzle.ts';
import { faultsText } from '../../workers/puzzle-list.ts';
import { type ReadList, readInWorker } from '../../workers/read-in-worker.ts';

/** The longest text that the box can lay out in time: a longer one stays a file. */
const MAX_BOXED = 100_000;
/** The most puzzles: the results of more would not fit into the memory of a page. */
const MAX_PUZZLES = 200_000;
/** The time without a key before a typed text is read, in milliseconds. */
const TYPED = 400;

interface BoxCallbacks {
  say(text: string): void;
  /** Called when the content of the box has changed, or what is said about it. */
  changed(): void;
  /** Called when a file was chosen, dropped or pasted. */
  opened(file: File): void;
}

/** A file that is too large for the box and used instead. */
interface LargeFile {
  readonly source: File;
  readonly list: ReadList;
}

/** The reader's puzzles: the text of the box, or a large file. */
export class PuzzleBox {
  readonly #root: HTMLElement;
  readonly #callbacks: BoxCallbacks;
  readonly #panel: ReadingPanel;
  #file: LargeFile | undefined;
  /** What the reader says that 0 stands for. */
  #zero: ZeroMeaning | undefined;
  /** The puzzle in the picture, by its place from 0. */
  #place = 0;
  /** The box as it was last read. */
  #read: { readonly text: string; readonly zero: ZeroMeaning | undefined; readonly list: Promise<ReadList> } | undefined;
  /** Counts openings, so that a file that takes long does not come after one that was opened later. */
  #opening = 0;
  #typing = 0;
  /** Counts readings that are shown, for the same reason. */
  #looking = 0;

  constructor(root: HTMLElement, callbacks: BoxCallbacks) {
    this.#root = root;
    this.#callbacks = callbacks;
    this.#panel = new ReadingPanel(root, {
      turn: (place) => {
        this.#place = place;
        this.#look();
      },
      mean: (zero) => this.#correct(zero),
    });
    this.#area.addEventListener('input', () => {
      this.#zero = undefined;
      this.#part('faults').textContent = '';
      clearTimeout(this.#typing);
      this.#typing = window.setTimeout(() => this.#look(), TYPED);
      callbacks.changed();
    });
    this.#area.addEventListener('paste', (event) => {
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      if (pasted.length <= MAX_BOXED) return;
      event.preventDefault();
      callbacks.opened(new File([pasted], words.pasted));
    });
    this.#part('put-away').addEventListener('click', () => {
      this.close();
      this.#area.focus();
      this.#look();
      callbacks.changed();
    });
    takeBrought(root, root, (brought) => callbacks.opened(typeof brought === 'string' ? new File([brought], words.pasted) : brought));
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #area(): HTMLTextAreaElement {
    return this.#root.querySelector('textarea')!;
  }

  /** The name of the file that is used instead of the box, if there is one. */
  get fileName(): string | undefined {
    return this.#file?.source.name;
  }

  /** The text of the box; undefined when it is the page's own. */
  get text(): string | undefined {
    return this.#area.value === this.#area.defaultValue ? undefined : this.#area.value;
  }

  get zero(): ZeroMeaning | undefined {
    return this.#zero;
  }

  /** Closes the file that is used instead of the box. */
  close(): void {
    this.#opening++;
    this.#zero = undefined;
    this.#show(undefined);
  }

  /** Puts a text into the box, with what was said about its zeros. */
  restore(text: string | undefined, zero: ZeroMeaning | undefined): void {
    this.#area.value = text ?? this.#area.defaultValue;
    this.#zero = zero;
    this.#look();
  }

  /** Takes the puzzles of a file. Throws, with all as it was, when there is none in it. */
  async open(file: File): Promise<void> {
    const opening = ++this.#opening;
    this.#callbacks.say(words.reading(file.name));
    const current = () => opening === this.#opening;
    const progress = (count: number) => current() && this.#callbacks.say(words.readSoFar(file.name, count));
    const list = await readInWorker(file, MAX_PUZZLES, undefined, progress);
    if (!current()) return;
    const { puzzles, faults, more, zeros } = list;
    if (puzzles.length === 0 && zeros.length === 0) throw new InputError(words.faults.noPuzzleIn(file.name, faults.first[0]));
    this.#zero = undefined;
    if (file.size <= MAX_BOXED) {
      this.#area.value = await file.text();
      this.#read = { text: this.#area.value, zero: undefined, list: Promise.resolve(list) };
      this.#show(undefined);
    } else {
      this.#show({ source: file, list });
    }
    this.#place = 0;
    await this.#look();
    this.#callbacks.say(more ? words.readFirst(file.name, MAX_PUZZLES) : words.read(file.name, puzzles.length));
    this.#callbacks.changed();
  }

  /** The puzzles, and the lines that are none. Throws when there is no puzzle. */
  async read(): Promise<ReadList> {
    const list = await this.#list();
    if (list.puzzles.length === 0) throw new InputError(list.faults.first[0] ?? words.faults.noPuzzle);
    this.#leftOut(list);
    return list;
  }

  /** Puts lines under those that are there. Throws InputError when a file is there. */
  append(lines: readonly string[]): void {
    this.refuseFile();
    const before = this.#area.value.trimEnd();
    this.#area.value = `${before}${before ? '\n' : ''}${lines.join('\n')}\n`;
    this.#look();
    this.#callbacks.changed();
  }

  /** Throws InputError when a file is used instead of the box. */
  refuseFile(): void {
    if (this.#file) throw new InputError(words.faults.fileThere(this.#file.source.name));
  }

  /** What is in the box or the file; a text is read once. */
  #list(): Promise<ReadList> {
    if (this.#file) return Promise.resolve(this.#file.list);
    const [text, zero] = [this.#area.value, this.#zero];
    if (this.#read?.text === text && this.#read.zero === zero) return this.#read.list;
    const list = readInWorker(new Blob([text]), MAX_PUZZLES, zero);
    const read = { text, zero, list };
    this.#read = read;
    // What could not be read may be read the next time: its worker may have come from a network that is gone.
    list.catch(() => {
      if (this.#read === read) this.#read = undefined;
    });
    return list;
  }

  async #correct(zero: ZeroMeaning): Promise<void> {
    this.#zero = zero;
    if (this.#file) {
      const { source } = this.#file;
      const list = await readInWorker(source, MAX_PUZZLES, zero);
      if (this.#file?.source !== source || this.#zero !== zero) return;
      this.#show({ source, list });
    }
    await this.#look();
    this.#callbacks.changed();
  }

  /** Shows how the present content is read; that of the page itself needs no word. */
  async #look(): Promise<void> {
    clearTimeout(this.#typing);
    const looking = ++this.#looking;
    const isOwn = this.#file !== undefined || this.text !== undefined;
    const list = isOwn ? await this.#list().catch(() => undefined) : undefined;
    if (looking !== this.#looking) return;
    this.#leftOut(list);
    if (!list || (list.puzzles.length === 0 && list.zeros.length === 0)) {
      this.#panel.show(undefined);
      return;
    }
    const { puzzles, zeros, faults } = list;
    if (this.#place >= puzzles.length) this.#place = 0;
    const chosen = puzzles[this.#place];
    const read = chosen && { puzzle: readOnePuzzle(chosen.text), reading: chosen.reading };
    // A text in which some zeros can't be told has no meaning of 0 yet.
    const zero = this.#zero ?? (read && faults.count === 0 ? (read.reading?.zeroIsDigit ? 'digit' : 'blank') : undefined);
    this.#panel.show({ read, place: this.#place, count: puzzles.length, zeros, zero });
  }

  /** Names the lines that are no puzzles; where a meaning of 0 would make them puzzles, the panel asks for it instead. */
  #leftOut(list: ReadList | undefined): void {
    this.#part('faults').textContent = list && (list.puzzles.length > 0 || list.zeros.length === 0) ? faultsText(list.faults) : '';
  }

  #show(file: LargeFile | undefined): void {
    this.#file = file;
    this.#area.hidden = file !== undefined;
    this.#part('file-panel').hidden = file === undefined;
    this.#part('file-name').textContent = file ? words.standsIn(file.source.name, file.list.puzzles.length) : '';
  }
}
