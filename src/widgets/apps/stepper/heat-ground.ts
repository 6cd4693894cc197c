import { heat } from '#words/figure.ts';
import { kindsWhere } from '../../../engine/step.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { addSwitch } from '../../ui/element.ts';

/** The view that is drawn as the ground of a grid, by its name in `views`. */
export const GROUND = 'trail';

/**
 * The ground of the grid shows how often each cell changed: where a reader has switched it on, and while a run plays so fast that
 * nothing in it can be followed. It is inside the drawing of the grid, so that it is enlarged and exported with it.
 */
export class HeatGround {
  #ground: Element | undefined;
  #isOn = false;

  /** A run that never writes into a cell that it names has none. */
  constructor(state: FigureState) {
    const { root, loaded, shown } = state;
    const { steps } = loaded.algorithm;
    const writes = kindsWhere(steps, ({ writes, fields }) => writes && Object.values(fields).includes('cell')).length > 0;
    const world = writes ? root.querySelector('.pane-main > svg.grid > g.world') : null;
    if (!world) return;
    const ground = root.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
    ground.dataset.view = GROUND;
    ground.setAttribute('class', 'ground');
    world.prepend(ground);
    this.#ground = ground;
    this.#show(false);
    addSwitch(root, heat, false, (on) => {
      this.#isOn = on;
      this.#show(false);
      shown.drawLate();
    });
    onChange(state.frame, () => this.#show(state.isFast));
    onChange(state.playing, (playing) => playing || this.#show(false));
  }

  #show(fast: boolean): void {
    this.#ground?.toggleAttribute('hidden', !this.#isOn && !fast);
  }
}
