/** The states of an experiment, in order. */
export const states = ['question', 'prediction', 'controls', 'evidence', 'sentence'] as const;
export type State = (typeof states)[number];

/** The state before; of the first, itself. */
export const stateBefore = (state: State): State => states[Math.max(0, states.indexOf(state) - 1)]!;

/** The names of the states, and the section of each, of which one is seen. */
export class StateRail {
  readonly #root: HTMLElement;

  constructor(root: HTMLElement, go: (state: State) => void) {
    this.#root = root;
    for (const state of states) this.#button(state).addEventListener('click', () => go(state));
  }

  #part<T extends HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #button(state: State): HTMLButtonElement {
    return this.#part<HTMLButtonElement>(`rail-${state}`);
  }

  /** Shows a state; those that make no sense yet can't be gone to. */
  show(state: State, isOpen: (state: State) => boolean): void {
    for (const each of states) {
      const button = this.#button(each);
      button.disabled = !isOpen(each);
      if (each === state) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      this.#part(`state-${each}`).hidden = each !== state;
    }
  }
}
