import { runNamed } from '#words/controls.ts';
import { switched } from '#words/figure.ts';
import type { AnyAlgorithm, OptionSpec } from '../../../engine/algorithm.ts';
import type { Grid } from '../../../engine/grid.ts';
import { defaultsOf, optionText, optionTexts } from '../../../engine/options.ts';
import { inWordsOf } from '../../../narration/en/house-words.ts';
import { hueOf, letterOf, type NamedRun } from '../../runs/named-run.ts';
import { OptionControls } from './option-controls.ts';

export interface FormCallbacks {
  /** Called when the reader chooses another algorithm or other options. */
  change(run: NamedRun): void;
  remove(): void;
}

/** The choosers of one run among several: its algorithm, and that algorithm's options. The page has a template for each algorithm's. */
export class AlgorithmForm {
  readonly #root: HTMLElement;
  readonly #callbacks: FormCallbacks;
  #letter = '';
  #name = '';
  #chooser: OptionControls | undefined;

  constructor(root: HTMLElement, callbacks: FormCallbacks) {
    this.#root = root;
    this.#callbacks = callbacks;
    this.#select.addEventListener('change', () => callbacks.change({ algorithm: this.#select.value, options: {} }));
    root.querySelector('button[data-part=remove]')!.addEventListener('click', () => callbacks.remove());
  }

  get #changed(): Element {
    return this.#root.querySelector('[data-part=changes]')!;
  }

  /** The options that aren’t at their default, as the page shows them. */
  get changes(): string {
    return this.#changed.textContent!;
  }

  get #select(): HTMLSelectElement {
    return this.#root.querySelector('select[name=algorithm]')!;
  }

  /** Shows the place (from 0) of this run among the others. */
  place(at: number): void {
    this.#letter = letterOf(at);
    this.#label();
    const badge = this.#root.querySelector('.run-letter')!;
    badge.textContent = letterOf(at);
    badge.setAttribute('class', `run-letter ${hueOf(at)}`);
    const popover = this.#root.querySelector('.run-options [popover]');
    if (!popover) return;
    popover.id = `options-${this.#letter}`;
    this.#root.querySelector('.run-options [popovertarget]')!.setAttribute('popovertarget', popover.id);
  }

  /** Shows the choosers of a run; `options` are all there, as text. On a `grid` with regions, they speak of regions. */
  show(algorithm: AnyAlgorithm, options: Readonly<Record<string, string>>, grid?: Pick<Grid, 'boxRows'>): void {
    const box = this.#root.querySelector<HTMLElement>('.run-options')!;
    if (!this.#chooser || box.dataset.algorithm !== algorithm.id) {
      const template = document.querySelector<HTMLTemplateElement>(`template[data-options="${algorithm.id}"]`)!;
      box.querySelector('[data-part=option-rows]')!.replaceChildren(template.content.cloneNode(true));
      box.hidden = template.content.childElementCount === 0;
      box.dataset.algorithm = algorithm.id;
      const change = ({ options = {} }: { options?: Readonly<Record<string, string>> }) => {
        // The button that resets outlives the rows of an algorithm.
        if (chooser === this.#chooser) this.#callbacks.change({ algorithm: algorithm.id, options });
      };
      const chooser = new OptionControls(box, algorithm.options, [], change, optionTexts(defaultsOf(algorithm.options)));
      this.#chooser = chooser;
    }
    this.#select.value = algorithm.id;
    this.#chooser.show(undefined, options);
    this.#nameChoices(algorithm, grid);
    // What makes this run another than a second one of its algorithm is read without opening anything.
    const changed = { algorithm: algorithm.id, options: changedOptions(algorithm, options) };
    this.call(inWordsOf(grid, shortChanges(algorithm, changed.options)));
    this.#name = inWordsOf(grid, titleOf(algorithm, changed.options));
    this.#label();
  }

  /** Says under the algorithm what sets this run apart. */
  call(text: string): void {
    this.#changed.textContent = text;
  }

  #nameChoices({ options: table }: AnyAlgorithm, grid: Pick<Grid, 'boxRows'> | undefined): void {
    for (const select of this.#root.querySelectorAll<HTMLSelectElement>('.run-options select[data-option]')) {
      const spec = table[select.dataset.option!]!;
      if (spec.type === 'choice') for (const option of select.options) option.textContent = inWordsOf(grid, spec.values[option.value]!);
    }
  }

  /** Shows the name of a run that nobody can change. */
  showName(name: string): void {
    this.#select.hidden = true;
    this.#root.querySelector<HTMLElement>('.run-options')!.hidden = true;
    const shown = this.#root.querySelector('header .brought-name') ?? document.createElement('b');
    shown.className = 'brought-name';
    shown.textContent = name;
    this.#select.after(shown);
    this.#name = name;
    this.#label();
  }

  #label(): void {
    this.#root.setAttribute('aria-label', runNamed(this.#letter, this.#name));
  }
}

/** Options in the words of their choosers: 'column rule: leftmost'. */
function changesText({ options: table }: AnyAlgorithm, options: Readonly<Record<string, string>>): string {
  const inWords = ([name, text]: readonly [string, string]) => {
    const spec = table[name]!;
    const value = spec.type === 'choice' ? spec.values[text]! : spec.type === 'switch' ? switched[text as 'on' | 'off'] : text;
    return `${spec.label.charAt(0).toLowerCase()}${spec.label.slice(1)}: ${value}`;
  };
  return Object.entries(options).map(inWords).join(', ');
}

/** The same without what a label has in brackets. */
const shortChanges = (algorithm: AnyAlgorithm, options: Readonly<Record<string, string>>): string =>
  changesText(algorithm, options).replaceAll(/ \([^)]*\)(?=:)/g, '');

/** A run as its panel names it: 'Constraint search (fewest values first: off)'. What a label has in brackets is left out. */
export function titleOf(algorithm: AnyAlgorithm, options: Readonly<Record<string, string>>): string {
  const changes = shortChanges(algorithm, options);
  return `${algorithm.title}${changes && ` (${changes})`}`;
}

/** Returns the options, as text, that are not at their default and have an effect together with the others. */
export function changedOptions({ options: table }: AnyAlgorithm, options: Readonly<Record<string, string>>): Record<string, string> {
  const counts = ({ when }: OptionSpec) => !when || options[when[0]] === when[1];
  return Object.fromEntries(
    Object.entries(options).filter(([name, text]) => counts(table[name]!) && text !== optionText(table[name]!.default)),
  );
}
