import { changedOptions } from '#words/controls.ts';
import type { OptionTable } from '../../../engine/algorithm.ts';
import { isOffered, maximumOf } from '../../../engine/options.ts';
import type { NamedPuzzle } from '../../runs/named-puzzle.ts';

/** The number of digits that a slider's values are rounded to; its field takes as many as are typed. */
const SLIDER_FIGURES = 3;

/** The entry of a chooser for typing givens, and the event at the figure when it is chosen. */
const TYPE = 'type';
export const TYPE_GIVENS = 'type-givens';

interface Chosen {
  puzzle?: NamedPuzzle;
  options?: Readonly<Record<string, string>>;
}

/** The options of a figure, and its puzzle where it has a choice: native controls, already on the page. */
export class OptionControls {
  readonly #table: OptionTable;
  readonly #puzzleSelect: HTMLSelectElement | null;
  readonly #controls: readonly (HTMLSelectElement | HTMLInputElement)[];
  readonly #root: HTMLElement;
  /** The present options; a figure need not have a control for each. */
  #options: Readonly<Record<string, string>> = {};
  /** The options the page was built with. */
  readonly #first: Readonly<Record<string, string>>;

  constructor(
    root: HTMLElement,
    options: OptionTable,
    puzzles: readonly NamedPuzzle[],
    change: (chosen: Chosen) => void,
    first: Readonly<Record<string, string>> = {},
  ) {
    this.#root = root;
    this.#table = options;
    this.#first = first;
    root.querySelector('button[data-part=reset]')?.addEventListener('click', () => change({ options: this.#first }));
    this.#puzzleSelect = root.querySelector('select[name=puzzle]');
    this.#controls = [...root.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[data-option]')];
    this.#puzzleSelect?.addEventListener('change', () => {
      const { value } = this.#puzzleSelect!;
      if (value === 'own') root.querySelector<HTMLDialogElement>('dialog[data-part=own]')?.showModal();
      else if (value === TYPE) root.dispatchEvent(new Event(TYPE_GIVENS));
      else change({ puzzle: puzzles.find(({ id }) => id === value)! });
    });
    for (const control of this.#controls) {
      const slider = sliderOf(control);
      control.addEventListener('input', () => showOnSlider(control));
      control.addEventListener('change', () => {
        if (control.reportValidity()) change({ options: this.#texts() });
      });
      slider?.addEventListener('input', () => {
        control.value = String(Number(Number(slider.value).toPrecision(SLIDER_FIGURES)));
      });
      slider?.addEventListener('change', () => control.dispatchEvent(new Event('change')));
    }
  }

  #texts(): Record<string, string> {
    const chosen = this.#controls.map((control) => [
      control.dataset.option!,
      control.type === 'checkbox' ? ((control as HTMLInputElement).checked ? 'on' : 'off') : control.value,
    ]);
    return { ...this.#options, ...Object.fromEntries(chosen) };
  }

  /** Shows the present options and puzzle; without a chooser, no puzzle. */
  show(puzzle: NamedPuzzle | undefined, options: Readonly<Record<string, string>>): void {
    this.#options = options;
    const select = this.#puzzleSelect;
    if (select && puzzle) {
      const known = [...select.options].some(({ value }) => value === puzzle.id);
      select.value = known ? puzzle.id : 'own';
    }
    for (const control of this.#controls) {
      const text = options[control.dataset.option!] ?? '';
      if (control.type === 'checkbox') (control as HTMLInputElement).checked = text === 'on';
      else control.value = text;
      const spec = this.#table[control.dataset.option!]!;
      const most = maximumOf(spec, options);
      if (most !== undefined) (control as HTMLInputElement).max = String(most);
      showOnSlider(control);
      const row = control.closest<HTMLElement>('.option');
      if (row) row.hidden = !isOffered(spec, options);
    }
    this.#showChanged();
  }

  /** Marks and counts the options that differ from the defaults. */
  #showChanged(): void {
    const differ = this.#controls.filter(({ dataset }) => {
      const name = dataset.option!;
      return this.#first[name] !== undefined && this.#options[name] !== this.#first[name];
    });
    for (const control of this.#controls) control.closest('.option')?.classList.toggle('differs', differ.includes(control));
    const count = differ.filter((control) => !control.closest('[hidden].option')).length;
    const badge = this.#root.querySelector<HTMLElement>('[data-part=changed]');
    if (!badge) return;
    badge.hidden = count === 0;
    badge.textContent = String(count);
    this.#root.querySelector('[data-part=changed-said]')!.textContent = count === 0 ? '' : changedOptions(count);
    this.#root.querySelector<HTMLButtonElement>('button[data-part=reset]')!.disabled = differ.length === 0;
  }
}

/** The slider next to the field of a number that need not be whole. */
const sliderOf = (control: Element) => control.parentElement!.querySelector<HTMLInputElement>('input[type=range]');

function showOnSlider(control: HTMLSelectElement | HTMLInputElement): void {
  const slider = sliderOf(control);
  if (slider) slider.value = control.value;
}
