import { svgElement } from '../../ui/element.ts';
import { classes } from '../kit/elements.ts';

/** Marks with a ring these cells of the grid in a picture, and no others by this `name`; a `text` is written into them, crossed out for a strike. */
export function markCells(picture: Element, name: string, cells: readonly number[], text = '', isStrike = false): void {
  const svg = picture.querySelector('svg:has(.hit)');
  if (!svg) return;
  svg.querySelector(`.hand-${name}`)?.remove();
  if (cells.length === 0) return;
  const layer = svgElement('g', {
    class: classes('hand-mark', `hand-${name}`, isStrike && text !== '' && 'struck'),
    'aria-hidden': 'true',
  });
  for (const cell of cells) {
    const hit = svg.querySelector(`.hit[data-cell="${cell}"]`);
    if (!hit) continue;
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((each) => Number(hit.getAttribute(each)));
    layer.append(svgElement('rect', { x: x!, y: y!, width: width!, height: height!, rx: 5 }));
    const place = { x: x! + width! / 2, y: y! + height! * 0.7, 'font-size': width! * 0.58, 'text-anchor': 'middle' };
    if (text) layer.append(svgElement('text', place, text));
  }
  // What is enlarged with the grid is in its world.
  (svg.querySelector('.world') ?? svg).append(layer);
}
