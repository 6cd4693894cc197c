import { paceSaid } from '#words/controls.ts';
import type { Detail } from '../../../engine/step.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { ChosenPace } from '../../runs/chosen-pace.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { SpeedSlider } from './speed-slider.ts';

/** The value of the chooser in slow motion, in place of a level of detail. */
const SLOW = 'slow';

/** At which steps the player stops and how many of these go by a second: a chooser and a slider that are on the page already. */
export class PaceControl {
  readonly #state: FigureState;
  readonly #select: HTMLSelectElement;
  readonly #speed: SpeedSlider;
  readonly #said: HTMLElement;
  readonly #chosen: ChosenPace;
  #withheld = false;

  constructor(state: FigureState) {
    const { root, commands } = state;
    const select = root.querySelector<HTMLSelectElement>('select[name=pace]')!;
    this.#select = select;
    this.#said = root.querySelector<HTMLElement>('[data-part=pace-said]')!;
    this.#state = state;
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
    commands.on('faster', () => this.#change(1));
    commands.on('slower', () => this.#change(-1));
    commands.on('slow', () => this.#toggleSlow());
    onChange(state.questions, (on) => {
      this.#chosen.setAsking(on);
      this.#show();
    });
  }

  /** Updates after the run has grown or was replaced. */
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
  #change(direction: 1 | -1): void {
    if (this.#withheld) return;
    this.#speed.change(direction);
    this.#say();
  }

  /** Toggles slow motion. */
  #toggleSlow(): void {
    if (this.#withheld) return;
    this.#chosen.slow = !this.#chosen.slow;
    this.#show();
    this.#say();
  }

  #show(): void {
    const { pace, byHand, slow } = this.#chosen;
    this.#select.value = this.#withheld ? '' : slow ? SLOW : pace.detail;
    this.#speed.show(pace.speed, { hidden: this.#withheld });
    if (this.#withheld) this.#said.textContent = '';
    Object.assign(this.#state.player, { plays: pace.detail, speed: pace.speed, detail: byHand });
  }

  /** Has the pace read out: a key changes it while the focus is elsewhere. */
  #say(): void {
    this.#said.textContent = paceSaid(this.#select.selectedOptions[0]?.textContent ?? '', this.#speed.heard);
  }
}
