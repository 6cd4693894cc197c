import { speeds } from '#words/controls.ts';
import { speedAt } from '../runs/player.ts';

/** How far a press of a key moves the slider. */
const KEY_STEP = 0.05;

/** The logarithmic slider of a player's speed, with its value in words beside it; both are on the page already. */
export class SpeedSlider {
  readonly #root: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #unit: keyof typeof speeds;
  readonly #changed: (speed: number) => void;

  /** `unit` is what is counted. */
  constructor(root: HTMLElement, unit: keyof typeof speeds, changed: (speed: number) => void = () => {}) {
    this.#root = root;
    this.#unit = unit;
    this.#slider = root.querySelector<HTMLInputElement>('input[name=speed]')!;
    this.#changed = changed;
    this.#slider.addEventListener('input', () => this.#show());
    this.#show();
  }

  /** A second. */
  get speed(): number {
    return speedAt(Number(this.#slider.value));
  }

  change(direction: 1 | -1): void {
    this.#slider.value = String(Math.max(0, Math.min(1, Number(this.#slider.value) + direction * KEY_STEP)));
    this.#show();
  }

  #show(): void {
    const words = speeds[this.#unit];
    this.#root.querySelector('[data-part=speed]')!.textContent = words.seen(this.speed);
    this.#slider.setAttribute('aria-valuetext', words.heard(this.speed));
    this.#changed(this.speed);
  }
}
