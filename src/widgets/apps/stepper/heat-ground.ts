import { heat } from '#words/figure.ts';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { kindsWhere } from '../../../engine/step.ts';
import { addSwitch } from '../../ui/element.ts';

/** The view that is drawn as the ground of a grid, by its name in `views`. */
export const GROUND = 'trail';

/**
 * The ground of the grid tells how often each cell changed: where a reader has switched it on, and while a run plays so fast
 * that nothing in it can be followed. It stands inside the drawing of the grid, so that it is enlarged and exported with it.
 */
export class HeatGround {
  readonly #ground: Element | undefined;
  #wanted = false;

  /** `shown` is told when the ground is to be drawn. A run that never writes into a cell that it names has none. */
  constructor(root: HTMLElement, { steps }: Pick<AnyAlgorithm, 'steps'>, shown: () => void) {
    const writes = kindsWhere(steps, ({ writes, fields }) => writes && Object.values(fields).includes('cell')).length > 0;
    const world = writes ? root.querySelector('.pane-main > svg.grid > g.world') : null;
    if (!world) return;
    const ground = root.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
    ground.dataset.view = GROUND;
    ground.setAttribute('class', 'ground');
    ground.setAttribute('hidden', '');
    world.prepend(ground);
    this.#ground = ground;
    addSwitch(root, heat, false, (on) => {
      this.#wanted = on;
      this.show(false);
      shown();
    });
  }

  /** A frame is drawn; `fast` says whether it is one of many that nobody can follow. */
  show(fast: boolean): void {
    this.#ground?.toggleAttribute('hidden', !this.#wanted && !fast);
  }
}
