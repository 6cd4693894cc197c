import { speeds } from '#words/controls.ts';
import { sliderOf, speedAt } from '../../runs/player.ts';

/** How far a press of a key moves the slider. */
const KEY_STEP = 0.05;

/** The logarithmic slider of a player's speed, with its value in words next to it; both are on the page already. */
export class SpeedSlider {
  readonly #root: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #unit: keyof typeof speeds;
  readonly #changed: (speed: number) => void;
  #speed: number;
  /** What is said in place of the speed. */
  #said: string | undefined;

  /** `unit` is what is counted; `changed` gets what the reader sets. */
  constructor(root: HTMLElement, unit: keyof typeof speeds, changed: (speed: number) => void = () => {}) {
    this.#root = root;
    this.#unit = unit;
    this.#slider = root.querySelector<HTMLInputElement>('input[name=speed]')!;
    this.#changed = changed;
    this.#speed = speedAt(Number(this.#slider.value));
    this.#slider.addEventListener('input', () => this.#set(speedAt(Number(this.#slider.value))));
    this.#show();
  }

  /** A second. */
  get speed(): number {
    return this.#speed;
  }

  /** The speed in words. */
  get heard(): string {
    return speeds[this.#unit].heard(this.#speed);
  }

  /** Shows a speed that was set elsewhere, or that there is none to be shown; `said` is said in place of one that keeps changing. */
  show(speed: number, { hidden = false, said }: { hidden?: boolean; said?: string | undefined } = {}): void {
    this.#speed = speed;
    this.#said = hidden ? '–' : said;
    this.#slider.disabled = hidden;
    this.#slider.value = String(hidden ? 0 : sliderOf(speed));
    this.#show();
  }

  change(direction: 1 | -1): void {
    const value = Math.max(0, Math.min(1, sliderOf(this.#speed) + direction * KEY_STEP));
    this.#slider.value = String(value);
    this.#set(speedAt(value));
  }

  #set(speed: number): void {
    this.#speed = speed;
    this.#said = undefined;
    this.#show();
    this.#changed(speed);
  }

  #show(): void {
    this.#root.querySelector('[data-part=speed]')!.textContent = this.#said ?? speeds[this.#unit].seen(this.#speed);
    this.#slider.setAttribute('aria-valuetext', this.#said ?? this.heard);
  }
}
