import { paceSaid } from '#words/controls.ts';
import type { Detail } from '../../../engine/step.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { ChosenPace } from '../../runs/chosen-pace.ts';
import type { Pace } from '../../runs/pace.ts';
import { SpeedSlider } from './speed-slider.ts';

/** What the chooser holds in slow motion, in place of a level of detail. */
const SLOW = 'slow';

/** What is told of a pace: how the run plays, and which steps it is moved along by hand. */
export type PaceSettings = (pace: Pace, byHand: Detail) => void;

/** At which steps the player stands and how many of these go by a second: a chooser and a slider that are on the page already. */
export class PaceControl {
  readonly #select: HTMLSelectElement;
  readonly #speed: SpeedSlider;
  readonly #said: HTMLElement;
  readonly #chosen: ChosenPace;
  readonly #told: PaceSettings;
  #withheld = false;

  constructor(root: HTMLElement, told: PaceSettings) {
    const select = root.querySelector<HTMLSelectElement>('select[name=pace]')!;
    this.#select = select;
    this.#said = root.querySelector<HTMLElement>('[data-part=pace-said]')!;
    this.#told = told;
    this.#speed = new SpeedSlider(root, 'frame', (speed) => {
      this.#chosen.speed = speed;
      this.#show();
    });
    this.#chosen = new ChosenPace({ detail: select.value as Detail, speed: this.#speed.speed });
    select.addEventListener('change', () => {
      if (select.value === SLOW) this.#chosen.slow = true;
      else this.#chosen.choose(select.value as Detail);
      this.#show();
    });
  }

  /** The run has grown, or is another one. */
  follow(timeline: Timeline): void {
    this.#chosen.follow(timeline);
    this.#show();
  }

  /** The pace is not shown, and cannot be changed, or is shown again. */
  withhold(on: boolean): void {
    this.#withheld = on;
    this.#show();
  }

  /** Faster or slower, by a key. */
  change(direction: 1 | -1): void {
    if (this.#withheld) return;
    this.#speed.change(direction);
    this.#say();
  }

  /** Into slow motion, or back to what was before. */
  toggleSlow(): void {
    if (this.#withheld) return;
    this.#chosen.slow = !this.#chosen.slow;
    this.#show();
    this.#say();
  }

  /** Questions are asked from now on, or no more. */
  ask(on: boolean): void {
    this.#chosen.setAsking(on);
    this.#show();
  }

  #show(): void {
    const { pace, byHand, slow } = this.#chosen;
    this.#select.value = this.#withheld ? '' : slow ? SLOW : pace.detail;
    this.#speed.show(pace.speed, this.#withheld);
    if (this.#withheld) this.#said.textContent = '';
    this.#told(pace, byHand);
  }

  /** Has the pace read out: a key changes it while the focus is elsewhere. */
  #say(): void {
    this.#said.textContent = paceSaid(this.#select.selectedOptions[0]?.textContent ?? '', this.#speed.heard);
  }
}
