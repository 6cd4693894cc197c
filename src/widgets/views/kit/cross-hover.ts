import { select } from 'd3-selection';
import { enableHover, pointIn } from './hover.ts';

/** A drawing with a column for each item and a row for each option, in the units of the drawing. */
export interface Crossings {
  /** The left edge of each drawn column, by item, and its width. */
  readonly xOfItem: ReadonlyMap<number, number>;
  readonly column: number;
  /** The upper edge of each drawn row, by option, and its height. */
  readonly yOfOption: ReadonlyMap<number, number>;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  /** Where the step is at work. */
  readonly atWork: { readonly item: number; readonly option: number };
}

/** Places of all drawings of a problem have the same numbers, whichever part of it they draw. */
const OPTIONS = 1 << 16;

/** Highlights the crossing of a row and a column on hover, with both and their names. `world` holds the drawing. */
export function enableCrossHover(svg: SVGSVGElement, world: SVGGraphicsElement, drawn: () => Crossings | undefined): void {
  enableHover(svg, {
    kind: 'node',
    at(x, y) {
      const [crossings, point] = [drawn(), pointIn(world, x, y)];
      if (!crossings || !point) return undefined;
      const item = startingBefore(crossings.xOfItem, point.x, crossings.column);
      const option = startingBefore(crossings.yOfOption, point.y, crossings.row);
      return item === undefined || option === undefined ? undefined : item * OPTIONS + option;
    },
    atWork() {
      const { item, option } = drawn()?.atWork ?? { item: -1, option: -1 };
      return item >= 0 && option >= 0 ? item * OPTIONS + option : undefined;
    },
    light(place) {
      const crossings = drawn();
      const veil = crossings && place !== undefined ? veilOver(crossings, Math.floor(place / OPTIONS), place % OPTIONS) : undefined;
      select(world)
        .selectAll<SVGPathElement, string>(':scope > path.veil')
        .data(veil ? [veil] : [])
        .join('path')
        .raise()
        .attr('class', 'veil')
        .attr('d', (path) => path);
    },
  });
}

/** The one of these bands, all equally broad, in which a place lies. */
const startingBefore = (starts: ReadonlyMap<number, number>, at: number, breadth: number) =>
  [...starts].find(([, start]) => start <= at && at < start + breadth)?.[0];

/** What is neither in the row nor in the column: four corners, as a path. */
function veilOver({ xOfItem, yOfOption, column, row, width, height }: Crossings, item: number, option: number): string | undefined {
  const [x, y] = [xOfItem.get(item), yOfOption.get(option)];
  if (x === undefined || y === undefined) return undefined;
  const [right, below] = [x + column, y + row];
  return `M0 0H${x}V${y}H0zM${right} 0H${width}V${y}H${right}zM0 ${below}H${x}V${height}H0zM${right} ${below}H${width}V${height}H${right}z`;
}
