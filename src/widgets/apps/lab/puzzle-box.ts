import * as words from '#words/lab.ts';
import { InputError } from '../../../engine/errors.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import { faultsText } from '../../workers/puzzle-list.ts';
import { type Reading, readInWorker } from '../../workers/read-in-worker.ts';

/** The longest text that the box can lay out in time: a longer one stays a file. */
const MAX_BOXED = 100_000;
/** The most puzzles: the results of more would not fit into the memory of a page. */
const MAX_PUZZLES = 200_000;

interface BoxCallbacks {
  say(text: string): void;
  /** Called when the content of the box has changed. */
  changed(): void;
  /** Called when a file was dropped or pasted. */
  opened(file: File): void;
}

/** The reader's puzzles: the text of the box, or a file that is too large for it and used instead. */
export class PuzzleBox {
  readonly #root: HTMLElement;
  readonly #callbacks: BoxCallbacks;
  #file: { readonly name: string; readonly reading: Reading } | undefined;
  /** Counts openings, so that a file that takes long does not come after one that was opened later. */
  #opening = 0;

  constructor(root: HTMLElement, callbacks: BoxCallbacks) {
    this.#root = root;
    this.#callbacks = callbacks;
    this.#area.addEventListener('input', () => {
      this.#part('faults').textContent = '';
      callbacks.changed();
    });
    this.#area.addEventListener('paste', (event) => {
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      if (pasted.length <= MAX_BOXED) return;
      event.preventDefault();
      callbacks.opened(new File([pasted], words.pasted));
    });
    this.#part('put-away').addEventListener('click', () => {
      this.#show(undefined);
      this.#part('faults').textContent = '';
      this.#area.focus();
      callbacks.changed();
    });
    root.addEventListener('dragover', (event) => event.preventDefault());
    root.addEventListener('drop', (event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) callbacks.opened(file);
    });
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #area(): HTMLTextAreaElement {
    return this.#root.querySelector('textarea')!;
  }

  /** The name of the file that is used instead of the box, if there is one. */
  get fileName(): string | undefined {
    return this.#file?.name;
  }

  /** The text of the box; undefined when it is the page's own. */
  get text(): string | undefined {
    return this.#area.value === this.#area.defaultValue ? undefined : this.#area.value;
  }

  set text(text: string | undefined) {
    this.#area.value = text ?? this.#area.defaultValue;
  }

  /** Takes the puzzles of a file. Throws, with all as it was, when there is none in it. */
  async open(file: File): Promise<void> {
    const opening = ++this.#opening;
    this.#callbacks.say(words.reading(file.name));
    const current = () => opening === this.#opening;
    const reading = await readInWorker(file, MAX_PUZZLES, (so) => current() && this.#callbacks.say(words.readSoFar(file.name, so)));
    if (!current()) return;
    const { puzzles, faults, more } = reading;
    if (puzzles.length === 0) throw new InputError(words.faults.noPuzzleIn(file.name, faults.first[0]));
    if (file.size <= MAX_BOXED) {
      this.#area.value = await file.text();
      this.#show(undefined);
    } else {
      this.#show({ name: file.name, reading });
    }
    this.#part('faults').textContent = faultsText(faults);
    this.#callbacks.say(more ? words.readFirst(file.name, MAX_PUZZLES) : words.read(file.name, puzzles.length));
    this.#callbacks.changed();
  }

  /** The puzzles, and the lines that are none. Throws when there is no puzzle. */
  async read(): Promise<Reading> {
    const reading = this.#file?.reading ?? (await readInWorker(new Blob([this.#area.value]), MAX_PUZZLES));
    if (reading.puzzles.length === 0) throw new InputError(reading.faults.first[0] ?? words.faults.noPuzzle);
    this.#part('faults').textContent = faultsText(reading.faults);
    return reading;
  }

  /** Puts lines under those that are there. Throws InputError when a file is there. */
  append(lines: readonly string[]): void {
    this.refuseFile();
    const before = this.#area.value.trimEnd();
    this.#area.value = `${before}${before ? '\n' : ''}${lines.join('\n')}\n`;
    this.#callbacks.changed();
  }

  /** Throws InputError when a file is used instead of the box. */
  refuseFile(): void {
    if (this.#file) throw inputFault(words.faults.fileThere(this.#file.name));
  }

  #show(file: { readonly name: string; readonly reading: Reading } | undefined): void {
    this.#file = file;
    this.#area.hidden = file !== undefined;
    this.#part('file-panel').hidden = file === undefined;
    this.#part('file-name').textContent = file ? words.standsIn(file.name, file.reading.puzzles.length) : '';
  }
}
