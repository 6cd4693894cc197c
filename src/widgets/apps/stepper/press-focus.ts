import { takeFocus } from '../../ui/in-view.ts';

/** A cell that a reader walks to. */
const CELL = '[role=gridcell]';

const inCell = (event: Event) => (event.target as Element).closest(CELL) !== null;

/** Presses in a grid are for the figure: only the Tab key leads into the cells, where arrow keys walk, and Escape leads out of them. */
export class PressFocus {
  /** Whether the figure had the focus before it was pressed. */
  hadBefore = false;

  constructor(root: HTMLElement) {
    root.addEventListener('pointerdown', () => {
      this.hadBefore = root.contains(root.ownerDocument.activeElement);
    });
    const take = (event: Event) => {
      event.preventDefault();
      takeFocus(root);
    };
    root.addEventListener('mousedown', (event) => inCell(event) && take(event), { capture: true });
    const leave = (event: KeyboardEvent) => {
      this.hadBefore = true;
      if (event.key === 'Escape' && inCell(event)) take(event);
    };
    root.addEventListener('keydown', leave, { capture: true });
  }
}
