import * as words from '#words/compare.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { ComparePanel } from './compare-panel.ts';
import { type PuzzleKind, takes } from './puzzle-kind.ts';

/** The most runs that the page has room for. */
export const MAX_PANELS = 4;

interface RowCallbacks {
  /** Called when the reader chooses another algorithm or other options in a panel. */
  change(panel: ComparePanel, run: NamedRun): void;
  remove(panel: ComparePanel): void;
  /** Called when a run has grown or ended. */
  grown(): void;
}

/** The panels of a comparison, in the order of their letters. */
export class PanelRow {
  readonly #root: HTMLElement;
  readonly #callbacks: RowCallbacks;
  #panels: ComparePanel[] = [];

  /** Takes over the panels that the page was built with. */
  constructor(root: HTMLElement, callbacks: RowCallbacks) {
    this.#root = root;
    this.#callbacks = callbacks;
    for (const section of root.querySelectorAll<HTMLElement>('.compare-panel')) this.#adopt(section);
  }

  get panels(): readonly ComparePanel[] {
    return this.#panels;
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #adopt(section: HTMLElement): ComparePanel {
    const panel = new ComparePanel(section, {
      change: (run) => this.#callbacks.change(panel, run),
      remove: () => this.#callbacks.remove(panel),
      grown: () => this.#callbacks.grown(),
    });
    this.#panels.push(panel);
    return panel;
  }

  append(): ComparePanel {
    this.#part('panels').append(this.#part<HTMLTemplateElement>('panel').content.cloneNode(true));
    return this.#adopt(this.#part('panels').lastElementChild as HTMLElement);
  }

  drop(panel: ComparePanel): void {
    panel.cancel();
    panel.element.remove();
    this.#panels = this.#panels.filter((other) => other !== panel);
  }

  /** Appends or drops panels until there are `count`. */
  resize(count: number): void {
    while (this.#panels.length < count) this.append();
    while (this.#panels.length > count) this.drop(this.#panels.at(-1)!);
  }

  /** Updates letters, choosers and buttons to the present runs, which are on a puzzle of this kind. */
  showChosen(kind: PuzzleKind): void {
    const add = this.#part<HTMLButtonElement>('add');
    add.disabled = this.#panels.length >= MAX_PANELS;
    add.title = add.disabled ? words.fourAtMost : words.addRun;
    this.#root.dataset.count = String(this.#panels.length);
    this.#panels.forEach((panel, index) => {
      panel.showChosen();
      panel.form.place(index);
      panel.element.querySelector<HTMLButtonElement>('button[data-part=remove]')!.hidden = this.#panels.length === 1;
      for (const option of panel.element.querySelectorAll<HTMLOptionElement>('select[name=algorithm] option'))
        option.disabled = !takes(option.value, kind);
    });
    this.#root.toggleAttribute(
      'data-changed',
      this.#panels.some(({ form }) => form.changes !== ''),
    );
  }
}
