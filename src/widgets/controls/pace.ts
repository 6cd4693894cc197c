import { paceSaid } from '#words/controls.ts';
import type { Detail } from '../../engine/step.ts';
import type { Timeline } from '../../trace/timeline.ts';
import { FOLLOWED, type Pace, paceAt, paceOf, slowMotion } from '../runs/pace.ts';
import { SpeedSlider } from './speed-slider.ts';

/** What the chooser holds in slow motion, in place of a level of detail. */
const SLOW = 'slow';

/** What is told of a pace: how the run plays, and which steps it is moved along by hand. */
type Told = (pace: Pace, byHand: Detail) => void;

/**
 * The pace of a run: at which steps the player stands and how many of these go by a second, in a chooser and a slider that are on
 * the page already. Until the reader sets one it is the run's own, and a move by hand is a single step.
 */
export class PaceControl {
  readonly #select: HTMLSelectElement;
  readonly #speed: SpeedSlider;
  readonly #said: HTMLElement;
  readonly #told: Told;
  #timeline: Timeline | undefined;
  /** The run's own. */
  #own: Pace;
  /** What the reader has set, and whether that was the level of detail, too. */
  #set: (Pace & { readonly byHand: Detail }) | undefined;
  /** The pace while questions are asked. */
  #asking: Pace | undefined;
  #slow = false;

  constructor(root: HTMLElement, told: Told) {
    this.#select = root.querySelector<HTMLSelectElement>('select[name=pace]')!;
    this.#said = root.querySelector<HTMLElement>('[data-part=pace-said]')!;
    this.#told = told;
    this.#speed = new SpeedSlider(root, 'frame', (speed) => this.#setSpeed(speed));
    this.#own = { detail: this.#select.value as Detail, speed: this.#speed.speed };
    this.#select.addEventListener('change', () => {
      if (this.#select.value === SLOW) this.#turnSlow(true);
      else this.#setDetail(this.#select.value as Detail);
    });
  }

  /** The run has grown, or is another one. */
  follow(timeline: Timeline): void {
    this.#timeline = timeline;
    if (timeline.length > 0) this.#own = paceOf(timeline);
    this.#show();
  }

  /** Faster or slower, by a key. */
  change(direction: 1 | -1): void {
    this.#speed.change(direction);
    this.#say();
  }

  /** Every step at a speed that lets one read, and back to what was before. */
  toggleSlow(): void {
    this.#turnSlow(!this.#slow);
    this.#say();
  }

  /** Questions are about single steps, so the run plays by single steps while they are asked. */
  ask(on: boolean): void {
    const { detail, speed } = this.#pace;
    this.#asking = on ? { detail: 'micro', speed: detail === 'micro' ? speed : Math.max(speed, FOLLOWED) } : undefined;
    this.#slow = false;
    this.#show();
  }

  get #pace(): Pace {
    return this.#slow ? slowMotion : (this.#asking ?? this.#set ?? this.#own);
  }

  #turnSlow(on: boolean): void {
    this.#slow = on;
    this.#show();
  }

  #setDetail(detail: Detail): void {
    const pace = this.#timeline ? paceAt(this.#timeline, detail) : { detail, speed: FOLLOWED };
    this.#set = { ...pace, byHand: detail };
    this.#asking = undefined;
    this.#slow = false;
    this.#show();
  }

  #setSpeed(speed: number): void {
    const { detail } = this.#pace;
    if (this.#asking) this.#asking = { detail, speed };
    else this.#set = { detail, speed, byHand: this.#slow ? 'micro' : (this.#set?.byHand ?? 'micro') };
    this.#slow = false;
    this.#show();
  }

  #show(): void {
    const pace = this.#pace;
    this.#select.value = this.#slow ? SLOW : pace.detail;
    this.#speed.show(pace.speed);
    this.#told(pace, this.#slow || this.#asking ? 'micro' : (this.#set?.byHand ?? 'micro'));
  }

  /** Has the pace read out: a key changes it while the focus is elsewhere. */
  #say(): void {
    this.#said.textContent = paceSaid(this.#select.selectedOptions[0]?.textContent ?? '', this.#speed.heard);
  }
}
