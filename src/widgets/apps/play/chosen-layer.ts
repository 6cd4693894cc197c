import { svgElement } from '../../ui/element.ts';
import { SIDE } from '../../views/grid/places.ts';

/** Cells of the board with a meaning of their own while they are drawn: the chosen ones, and those that may have the digit looked for. */
export interface ChosenCells {
  readonly chosen: readonly number[];
  readonly possible: readonly number[];
}

/** Draws the cells under the marks and digits. One chosen cell alone has the focus, which is drawn elsewhere. */
export function drawChosen(svg: SVGSVGElement, size: number, { chosen, possible }: ChosenCells): void {
  const found = svg.querySelector<SVGGElement>('g.chosen-cells');
  const layer = found ?? svgElement('g', { class: 'chosen-cells', 'aria-hidden': 'true' });
  if (!found) {
    const before = svg.querySelector('g.marks')!;
    before.parentElement!.insertBefore(layer, before);
  }
  const side = SIDE / size;
  const rect = (cell: number, name: string) =>
    svgElement('rect', {
      class: name,
      x: (cell % size) * side + 1,
      y: Math.floor(cell / size) * side + 1,
      width: side - 2,
      height: side - 2,
    });
  layer.replaceChildren(
    ...possible.map((cell) => rect(cell, 'possible')),
    ...(chosen.length > 1 ? chosen.map((cell) => rect(cell, 'chosen')) : []),
  );
}
