import * as words from '#words/experiment.ts';
import type { Currency } from '../../../experiment/measured-run.ts';
import type { ResultRow, ResultsHeader } from '../../../experiment/rows.ts';
import { letterOf } from '../../runs/named-run.ts';
import { drawTable } from '../../ui/data-table.ts';
import { takeFiles } from '../../ui/file-drop.ts';
import type { Evidence } from './evidence.ts';
import { comparableIn, evidenceOf, isResults, type OpenedRows, openRows, puzzlesById } from './opened-rows.ts';
import type { ComparedOption } from './option-difference.ts';

interface OpenedCallbacks {
  show(evidence: Evidence, header: ResultsHeader, rows: readonly ResultRow[], title: string, state: string): void;
  close(): void;
  say(text: string): void;
  failed(error: unknown): void;
}

/** Rows that a reader opened, and the choosers for what is compared in them. */
export class OpenedPanel {
  readonly #root: HTMLElement & { showRows?(): void };
  readonly #callbacks: OpenedCallbacks;
  #rows: OpenedRows | undefined;
  /** Counts openings, so that a file that takes long doesn't come after a later one. */
  #opening = 0;

  constructor(root: HTMLElement, callbacks: OpenedCallbacks) {
    this.#root = root;
    this.#callbacks = callbacks;
    const input = root.querySelector<HTMLInputElement>('input[data-part=rows-file]')!;
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) this.#take(file);
      input.value = '';
    });
    takeFiles(root, ([file]) => file && this.#take(file), /\.(ndjson|jsonl)$/i);
    for (const name of ['row-a', 'row-b', 'row-currency']) this.#select(name).addEventListener('change', () => this.draw());
    root.querySelector('[data-part=close-rows]')!.addEventListener('click', () => callbacks.close());
  }

  get isOpen(): boolean {
    return this.#rows !== undefined;
  }

  #select(name: string): HTMLSelectElement {
    return this.#root.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  forget(): void {
    this.#opening++;
    this.#rows = undefined;
    this.#part('opened').hidden = true;
  }

  #take(file: File): void {
    const opening = ++this.#opening;
    this.#callbacks.say(words.opened.reading(file.name));
    this.#open(file, () => opening === this.#opening).catch((error: unknown) => opening === this.#opening && this.#callbacks.failed(error));
  }

  async #open(file: File, current: () => boolean): Promise<void> {
    // A file of puzzles beside rows that are open says what their puzzles are.
    if (this.#rows && !isResults(await file.slice(0, 40).text())) {
      const texts = await puzzlesById(await file.text());
      if (!current() || !this.#rows) return;
      this.#rows = { ...this.#rows, texts };
      this.draw();
      const ids = new Set(this.#rows.read.rows.map((row) => row.puzzle_id));
      this.#callbacks.say(words.opened.puzzlesKnown([...ids].filter((id) => texts.has(id)).length, ids.size));
      return;
    }
    const rows = await openRows(file);
    if (!current()) return;
    this.#rows = rows;
    const names = Object.keys(rows.read.header.runs);
    fill(this.#select('row-a'), names, names[0]!);
    fill(this.#select('row-b'), names, names[1] ?? names[0]!);
    const offered = comparableIn(rows.read);
    fill(this.#select('row-currency'), offered, rows.read.budget.currency, (each) => words.currencies[each]);
    this.#part('no-times').hidden = offered.includes('ms');
    this.#part('opened').hidden = false;
    this.draw();
    this.#root.showRows?.();
  }

  draw(): void {
    if (!this.#rows) return;
    const { name, read, state } = this.#rows;
    const pair = [this.#select('row-a').value, this.#select('row-b').value] as const;
    const evidence = evidenceOf(this.#rows, pair, this.#select('row-currency').value as Currency);
    const puzzles = new Set(read.rows.map((row) => row.puzzle_id)).size;
    this.#callbacks.show(evidence, read.header, read.rows, words.opened.title(name, read.rows.length, puzzles), state);
  }

  /** Writes the table of all options of an experiment's runs. */
  drawOptions(options: readonly ComparedOption[], runs: number): void {
    const table = this.#part('options-table');
    table.closest('details')!.hidden = options.length === 0;
    const head = [words.optionsTable.head, ...Array.from({ length: runs }, (_, place) => letterOf(place))];
    drawTable(
      table,
      head,
      options.map(({ label, values }) => [label, ...values]),
    );
    table.querySelectorAll('tbody tr').forEach((row, index) => {
      row.classList.toggle('differs', options[index]!.differs);
    });
  }
}

function fill<Value extends string>(
  select: HTMLSelectElement,
  values: readonly Value[],
  chosen: Value,
  textOf: (value: Value) => string = String,
): void {
  select.replaceChildren(...values.map((value) => new Option(textOf(value), value, value === chosen, value === chosen)));
}
