import type { Decision } from '../../../trace/decision.ts';
import { markCells } from '../../views/grid/cell-marks.ts';

/** A thing of a drawing that can be pointed at: `data-points` has its field and its value. */
const pointedAt = (thing: Element) => {
  const [field = '', value] = thing.getAttribute('data-points')!.split(' ');
  return { field, value: Number(value) };
};

/** The parts of the drawings that are one of the choices, marked for as long as the panel is open. */
export class Choosable {
  readonly #root: Element;
  readonly #decision: Decision;
  readonly #picture: Element;

  constructor(root: Element, decision: Decision) {
    this.#root = root;
    this.#decision = decision;
    this.#picture = root.querySelector('.pane-main')!;
  }

  /** Marks what can be chosen in the drawings as they are now. */
  mark(): void {
    const { choices, own } = this.#decision;
    const cells = [...new Set([own, ...choices].flatMap(({ cell }) => (typeof cell === 'number' ? [cell] : [])))];
    markCells(this.#picture, 'chosen', cells);
    for (const thing of this.#root.querySelectorAll('[data-points]')) {
      const index = this.#indexOf(thing);
      if (index !== undefined) thing.setAttribute('data-choice', this.#isOwn(index) ? 'own' : 'other');
      else thing.removeAttribute('data-choice');
    }
  }

  clear(): void {
    markCells(this.#picture, 'chosen', []);
    for (const thing of this.#root.querySelectorAll('[data-choice]')) thing.removeAttribute('data-choice');
  }

  /** The choice that a thing of a drawing is; undefined where it is none, or several. */
  choiceAt(target: Element): number | undefined {
    const thing = target.closest('[data-points]');
    return thing ? this.#indexOf(thing) : undefined;
  }

  #indexOf(thing: Element): number | undefined {
    const { field, value } = pointedAt(thing);
    const { choices } = this.#decision;
    const [index, ...others] = choices.flatMap((choice, place) => (choice[field] === value ? [place] : []));
    return others.length === 0 ? index : undefined;
  }

  #isOwn(index: number): boolean {
    const { choices, own } = this.#decision;
    return Object.entries(own).every(([field, value]) => choices[index]![field] === value);
  }
}
