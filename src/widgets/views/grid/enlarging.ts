import { zoom as words } from '#words/grid-view.ts';
import { hundredth } from '../../ui/numbers.ts';
import { type DrawingZoom, enableZoom, type Shown, type Svg, type World } from '../kit/zoom.ts';
import { EDGE, SIDE } from './places.ts';

/** Lets the reader enlarge a grid; the numbers along its edges stay in sight. */
export const enableEnlarging = (element: Element, svg: Svg, world: World): Promise<DrawingZoom> =>
  enableZoom(element, svg, world, [SIDE, SIDE], words, (shown) => moveEdgeNumbers(svg, shown));

/** What covers the enlarged grid under the numbers; beside a drawing with its own shape there may be room for more of it. */
const COVER = `M${-SIDE} ${-EDGE}H${2 * SIDE}V0H0V${2 * SIDE}H${-SIDE}z`;

/**
 * Keeps the numbers along the edges beside their rows and columns while the grid is enlarged: over it, on a ground that covers what of it is
 * under them.
 */
function moveEdgeNumbers(svg: Svg, { scale, shift }: Shown): void {
  const edge = svg.select<SVGGElement>(':scope > g.edge');
  const texts = edge.selectAll<SVGTextElement, { k: number; x: number; y: number }>('text');
  if (texts.empty()) return;
  const isEnlarged = scale > 1;
  if (isEnlarged) edge.raise();
  else edge.lower();
  edge
    .selectAll('path')
    .data(isEnlarged ? [COVER] : [])
    .join((enter) => enter.insert('path', 'text'))
    .attr('d', (d) => d);
  const isColumn = ({ y }: { y: number }) => y < 0;
  // A number's foot is below the middle of its row.
  const FOOT = 3;
  const [x, y] = [(at: number) => hundredth(at * scale + shift.x), (at: number) => hundredth((at - FOOT) * scale + shift.y + FOOT)];
  texts
    .attr('x', (number) => (isColumn(number) ? x(number.x) : number.x))
    .attr('y', (number) => (isColumn(number) ? number.y : y(number.y)))
    .attr('display', (number) => {
      const at = isColumn(number) ? x(number.x) : y(number.y);
      return at > 0 && at < SIDE ? null : 'none';
    });
}
