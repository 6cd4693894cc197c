import { hasWindows, levelsOf, type WishForm } from './wish.ts';

/** The menus for a new puzzle. Levels and windows that a size does not have cannot be chosen. */
export class WishMenus {
  readonly #form: HTMLFormElement;
  /** The wish of the last puzzle made. */
  #made: WishForm;

  constructor(form: HTMLFormElement, submit: () => void) {
    this.#form = form;
    this.#made = this.request;
    for (const name of ['size', 'houses'] as const) this.#select(name).addEventListener('change', () => this.#offerLevels());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.closest<HTMLElement>('[popover]')?.hidePopover();
      submit();
    });
  }

  #select(name: keyof WishForm): HTMLSelectElement {
    return this.#form.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
  }

  get request(): WishForm {
    const value = (name: keyof WishForm) => this.#select(name).value;
    return { level: value('level'), symmetry: value('symmetry'), size: value('size'), houses: value('houses') };
  }

  /** Shows a wish that a puzzle was made for. */
  show(made: WishForm): void {
    this.#made = made;
    this.restore();
  }

  /** Resets the menus to the last puzzle made. */
  restore(): void {
    for (const [name, value] of Object.entries(this.#made)) this.#select(name as keyof WishForm).value = value;
    this.#offerLevels();
  }

  #offerLevels(): void {
    const size = Number(this.#select('size').value);
    const level = this.#select('level');
    const offered: readonly string[] = levelsOf(size, this.#select('houses').value);
    for (const option of level.options) option.disabled = !offered.includes(option.value);
    if (!offered.includes(level.value)) level.value = offered.at(-1)!;
    const houses = this.#select('houses');
    for (const option of houses.options) option.disabled = option.value === 'windows' && !hasWindows(size);
    if (houses.value === 'windows' && !hasWindows(size)) houses.value = 'usual';
    // A killer has no givens.
    this.#select('symmetry').disabled = houses.value === 'killer';
  }
}
