import { movement } from '#words/figure.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { FOLLOWED } from '../../runs/pace.ts';
import type { Going } from '../../runs/player.ts';
import { reducedMotion, store, stored } from '../../ui/browser.ts';
import { browserClock, type Clock } from '../../ui/clock.ts';
import { addSwitch } from '../../ui/element.ts';
import { SHARE_MOVING } from '../../views/kit/movement.ts';

/** Under which name the browser keeps whether a reader has movement in figures. */
const KEPT = 'sudoscope-movement';

/** Whether the drawings of a figure may move from frame to frame, and for how long; what the reader does ends it at once. */
export class FigureMotion {
  readonly #state: FigureState;
  readonly #clock: Clock;
  readonly #calm = reducedMotion();
  #isOn = stored(KEPT) !== 'off';
  #stepped = Number.NEGATIVE_INFINITY;

  constructor(state: FigureState, clock: Clock = browserClock) {
    this.#state = state;
    this.#clock = clock;
    state.shown.roomFor = (going) => this.room(going);
    const settle = () => state.shown.settle();
    this.#calm.addEventListener('change', settle);
    for (const name of ['resize', 'beforeprint']) addEventListener(name, settle);
    for (const name of ['keydown', 'pointerdown', 'visibilitychange']) document.addEventListener(name, settle, { capture: true });
    addSwitch(state.root, movement, this.#isOn, (on) => {
      this.#isOn = on;
      store(KEPT, on ? 'on' : 'off');
    });
  }

  /** How long what moves to a frame may last, in milliseconds; 0 where nothing may move. */
  room(going: Going): number {
    const before = this.#stepped;
    if (going === 'leap' || !this.#isOn || this.#calm.matches || document.visibilityState === 'hidden') return 0;
    const { speed } = this.#state.player;
    if (going === 'playing') return speed > FOLLOWED ? 0 : (SHARE_MOVING * 1000) / speed;
    // A key that is held down is faster than an eye.
    this.#stepped = this.#clock.now();
    return this.#stepped - before < 1000 / FOLLOWED ? 0 : Number.POSITIVE_INFINITY;
  }
}
