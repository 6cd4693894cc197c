import { select } from 'd3-selection';
import { gridDrawing } from '../../../views/grid.ts';
import { digitSize, left, middleX, middleY, round, SIDE, top, veilOver } from '../../../views/grid-places.ts';
import { emptyScene } from '../../../views/grid-scene.ts';
import { one } from '../../../views/layer.ts';
import { ANSWER, type Digging, isRefusal } from './dig.ts';

const CELL = SIDE / 9;
/** Where the two digits of a divided cell stand, from its middle, and how large they are: shares of its side, and of a digit. */
const [ASIDE, SMALL] = [0.21, 0.8];

/** The digit of one of two answers in its half of a cell. */
interface Half {
  readonly cell: number;
  readonly digit: number;
  readonly kind: 'answer' | 'second';
}

/** Draws a grid that is dug into, any state after any other: what had to stay is underlined, and a second answer divides the cells that it changes. */
export function digDrawing(element: Element, pick?: (cell: number) => void): (digging: Digging) => void {
  const drawGrid = gridDrawing(element, pick, { walkable: pick !== undefined });
  return (digging) => {
    const { puzzle, kept, last } = digging;
    drawGrid(emptyScene(puzzle));
    const world = select(element).select<SVGGElement>('svg.grid > g.world');
    // Below what takes the pointer; for who does not see it the verdict tells it.
    const over = one(world, 'g', 'dug').attr('aria-hidden', 'true');
    world.node()!.insertBefore(over.node()!, world.node()!.querySelector(':scope > g.hits'));
    const layer = (name: string) => one(over, 'g', name);
    const place = { puzzle };
    const x = (cell: number) => left(place, cell, CELL);
    const y = (cell: number) => top(place, cell, CELL);
    const refusal = isRefusal(last) ? last : undefined;
    const differing = refusal?.differing ?? [];
    const halves = differing.flatMap((cell): Half[] => [
      { cell, digit: ANSWER[cell]!, kind: 'answer' },
      { cell, digit: refusal!.second[cell]!, kind: 'second' },
    ]);
    layer('stays')
      .selectAll('path')
      .data([...kept])
      .join('path')
      .attr('d', (cell) => `M${round(x(cell) + 0.3 * CELL)} ${round(y(cell) + 0.87 * CELL)}h${round(0.4 * CELL)}`);
    layer('veils')
      .selectAll('path')
      .data(refusal ? [veilOver(place, new Set(differing))] : [])
      .join('path')
      .attr('d', (path) => path);
    layer('rectangle')
      .selectAll('rect')
      .data(refusal?.isRectangle ? [[differing[0]!, differing[3]!] as const] : [])
      .join('rect')
      .attr('x', ([first]) => round(middleX(place, first, CELL)))
      .attr('y', ([first]) => round(middleY(place, first, CELL)))
      .attr('width', ([first, opposite]) => round(x(opposite) - x(first)))
      .attr('height', ([first, opposite]) => round(y(opposite) - y(first)));
    layer('grounds')
      .selectAll('path')
      .data(halves)
      .join('path')
      .attr('class', ({ kind }) => kind)
      .attr('d', ({ cell, kind }) => {
        const [right, below] = [round(x(cell) + CELL), round(y(cell) + CELL)];
        const corner = kind === 'answer' ? `${round(x(cell))} ${round(y(cell))}` : `${right} ${below}`;
        return `M${round(x(cell))} ${below}L${corner}L${right} ${round(y(cell))}Z`;
      });
    layer('rings')
      .selectAll('rect')
      .data([...differing])
      .join('rect')
      .attr('class', (cell) => (cell === refusal!.cell ? 'tried' : null))
      .attr('x', (cell) => round(x(cell) + 2))
      .attr('y', (cell) => round(y(cell) + 2))
      .attr('width', round(CELL - 4))
      .attr('height', round(CELL - 4))
      .attr('rx', 3);
    const size = digitSize('1', CELL) * SMALL;
    const aside = ({ kind }: Half) => (kind === 'answer' ? -ASIDE : ASIDE) * CELL;
    layer('digits')
      .selectAll('text')
      .data(halves)
      .join('text')
      .attr('class', ({ kind }) => kind)
      .attr('font-size', round(size))
      .attr('x', (half) => round(middleX(place, half.cell, CELL) + aside(half)))
      .attr('y', (half) => round(middleY(place, half.cell, CELL) + aside(half) + 0.36 * size))
      .text(({ digit }) => digit);
  };
}
