import { MAX_STUDENTS, MAX_VERSIONS, type SheetWish } from '../../../narration/lesson/worksheet/versions.ts';
import { shownName } from '../../../narration/question-set/question-set.ts';
import { store, stored } from '../../ui/browser.ts';

/** What is chosen on the page. The page of the key begins with what was chosen on that of the sheets. */
export interface Settings extends SheetWish {
  /** The index of the sheet in its lesson. */
  readonly sheet: number;
  readonly paper: 'a4' | 'letter';
  readonly large: boolean;
}

/** The storage key of the form's values. */
const KEPT = 'sudoscope-worksheet';

/** The form of a worksheet page. */
export class SettingsForm {
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement, changed: () => void) {
    this.#form = form;
    this.#restore();
    this.#showFields();
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('change', () => {
      this.#showFields();
      this.#keep();
      changed();
    });
  }

  get settings(): Settings {
    const data = new FormData(this.#form);
    const whole = (name: string, most: number, least = 0) => {
      const value = Math.trunc(Number(data.get(name)));
      return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
    };
    const names = String(data.get('names') ?? '')
      .split('\n')
      .map(shownName)
      .filter(Boolean)
      .slice(0, MAX_STUDENTS);
    const whom = data.get('for');
    return {
      sheet: whole('sheet', 1000),
      for:
        whom === 'versions' ? { versions: whole('versions', MAX_VERSIONS, 1) } : whom === 'names' && names.length > 0 ? { names } : 'all',
      seed: whole('seed', 999_999_999),
      paper: data.get('paper') === 'letter' ? 'letter' : 'a4',
      large: data.get('large') === 'on',
    };
  }

  /** Offers several sheets by their titles. */
  offer(titles: readonly string[]): void {
    const select = this.#form.elements.namedItem('sheet') as HTMLSelectElement;
    select.replaceChildren(...titles.map((title, index) => new Option(title, String(index))));
    select.parentElement!.hidden = titles.length < 2;
  }

  #showFields(): void {
    const whom = new FormData(this.#form).get('for');
    for (const field of this.#form.querySelectorAll<HTMLElement>('[data-for]')) field.hidden = field.dataset.for !== whom;
  }

  #keep(): void {
    const data = new FormData(this.#form);
    data.delete('sheet');
    store(KEPT, JSON.stringify([...data]));
  }

  /** Values of an earlier visit; others than a form has are left out. */
  #restore(): void {
    let kept: unknown;
    try {
      kept = JSON.parse(stored(KEPT) ?? '[]');
    } catch {
      return;
    }
    if (!Array.isArray(kept)) return;
    for (const [name, value] of kept as [unknown, unknown][]) {
      if (typeof name !== 'string' || typeof value !== 'string') continue;
      const field = this.#form.elements.namedItem(name);
      if (field instanceof RadioNodeList) field.value = value;
      else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
    }
  }
}
