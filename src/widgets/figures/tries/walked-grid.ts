import { gridDrawing } from '../../views/grid.ts';

/** A grid that a reader walks in with the arrow keys, and whose cells are pressed with the pointer, Enter or Space. */
export function walkedGrid(element: Element, press: (cell: number) => void): ReturnType<typeof gridDrawing> {
  element.addEventListener('keydown', (event) => {
    const { key, target } = event as KeyboardEvent;
    if (key !== ' ' || !(target as Element).matches('.hit')) return;
    event.preventDefault();
    target!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  return gridDrawing(element, press, { walkable: true });
}
