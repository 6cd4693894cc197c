import { type FilmConfig, momentsOf } from './film.ts';

/** The question that a film opens on: digits that the reader presses, beside the picture or in it. */
export class HeroAsk {
  readonly #panel: HTMLElement;
  readonly #box: HTMLElement;
  readonly #answered: () => void;
  /** The times of the question and of the moment that answers it. */
  readonly #opens: number;
  readonly #ends: number;
  #isAnswered = false;
  /** Whether the film still has to stop at the answer. */
  #holds = false;

  private constructor(panel: HTMLElement, box: HTMLElement, { shots, opens }: FilmConfig, answered: () => void) {
    this.#panel = panel;
    this.#box = box;
    this.#opens = opens;
    this.#ends = Math.round(momentsOf(shots).find((moment) => moment > opens)!);
    this.#answered = answered;
    panel.toggleAttribute('data-asks', true);
    box.addEventListener('click', ({ target }) => this.#answer((target as Element).closest('button')));
    panel.querySelector('.screen')!.addEventListener('click', (event) => this.#answer(this.#answerAt(event as PointerEvent)));
  }

  /** The question of a panel; undefined where it has none. */
  static in(panel: HTMLElement, config: FilmConfig, answered: () => void): HeroAsk | undefined {
    const box = panel.querySelector<HTMLElement>('[data-part=ask]');
    return box ? new HeroAsk(panel, box, config, answered) : undefined;
  }

  /** Whether the film stops at a time, because a reader looks at the answer. */
  holdsAt(time: number): boolean {
    if (!this.#holds || time !== this.#ends) return false;
    this.#holds = false;
    return true;
  }

  /** Whether the film only plays up to the answer. */
  get isAnswering(): boolean {
    return this.#holds;
  }

  /** Has the film go on past the answer. */
  release(): void {
    this.#holds = false;
  }

  /** Takes the question away, and what was said to its answer, where the film has left them. */
  pass(time: number): void {
    if (time === this.#opens || (this.#isAnswered && time > this.#opens && time <= this.#ends)) return;
    this.#panel.removeAttribute('data-asks');
    this.#panel.removeAttribute('data-answered');
  }

  #answer(button: HTMLElement | null): void {
    if (!button || !this.#panel.hasAttribute('data-asks')) return;
    this.#isAnswered = true;
    this.#holds = true;
    this.#panel.querySelector('[data-part=verdict]')!.textContent = button.dataset.says!;
    this.#panel.removeAttribute('data-asks');
    this.#panel.toggleAttribute('data-answered', true);
    this.#answered();
  }

  /** The answer whose cell is at a point of the picture, a square grid in the middle of its box. */
  #answerAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
    const { left, top, width, height } = this.#panel.querySelector('.screen svg.grid')!.getBoundingClientRect();
    const side = Math.min(width, height) / 9;
    const column = Math.floor((clientX - left - width / 2) / side + 4.5);
    const row = Math.floor((clientY - top - height / 2) / side + 4.5);
    return this.#box.querySelector(`[data-cell="${9 * row + column}"]`);
  }
}
