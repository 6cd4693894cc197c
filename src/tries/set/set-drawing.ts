import { set as ofCells, type SetWords } from '#words/tries/set.ts';
import { digitsOf, hasDigit } from '../../engine/candidates.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { digitLayout } from '../../widgets/views/grid/places.ts';
import { setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { linesOf, type MarkedHouse, numbersInOrder, openCells, type Standing, unionOf } from './set.ts';

/** All in the drawing's units: a cell's side, where the cells and the numbers stand, a number's radius. */
const CELL = 76;
const CELLS = 24;
const NUMBERS = 208;
const RADIUS = 23;
const MARGIN = 3;
const HEIGHT = NUMBERS + RADIUS + MARGIN;

/** Which side of a set is shaded. */
export type Side = 'naked' | 'both' | 'hidden';

/** The colour of a cell, a number or a line: in the set, in its twin, struck, reached by what is chosen, or none. */
type Tone = 'naked' | 'hidden' | 'struck' | 'reached' | 'plain';

export interface SetPicture {
  readonly house: MarkedHouse;
  /** Zero-based cells of the house. */
  readonly chosen: readonly number[];
  readonly standing: Standing;
  readonly side: Side;
  /** Marks that are struck whatever is chosen. */
  readonly struck?: readonly CellDigit[];
  /** Whether written cells are left out, so that the others have more room. */
  readonly isShort?: boolean;
  /** A written cell that is drawn even then. */
  readonly kept?: number | undefined;
}

const isFound = (standing: Standing) => standing.kind === 'naked' || standing.kind === 'hidden';

/** The tone of a number in a cell, of a whole cell, and of a number. */
function tonesOf({ house, chosen, standing, side, struck = [] }: SetPicture) {
  const found = standing.kind === 'naked' || standing.kind === 'hidden' ? standing.set : undefined;
  const reached = unionOf(house, chosen);
  const shown = (tone: 'naked' | 'hidden'): Tone => (side === 'both' || side === tone ? tone : 'plain');
  const ofCell = (cell: number): Tone =>
    found ? shown(found.cells.includes(cell) ? 'naked' : 'hidden') : chosen.includes(cell) ? 'reached' : 'plain';
  const ofNumber = (digit: number): Tone =>
    found ? shown(hasDigit(found.digits, digit) ? 'naked' : 'hidden') : hasDigit(reached, digit) ? 'reached' : 'plain';
  const isStruck = ({ cell, digit }: CellDigit) =>
    found
      ? hasDigit(found.digits, digit) && !found.cells.includes(cell)
      : struck.some((mark) => mark.cell === cell && mark.digit === digit);
  const ofMark = (mark: CellDigit): Tone => (isStruck(mark) ? 'struck' : ofCell(mark.cell));
  return { ofCell, ofNumber, ofMark };
}

/** The house as a row of cells over the numbers that it lacks, with a line wherever a cell can hold a number. A live one can be pressed. */
export function setDrawing(element: Element, { live = false, words = ofCells as SetWords } = {}): (picture: SetPicture) => void {
  const [svg, lines, cells, numbers] = drawingIn(element, { class: 'set-drawing', role: 'group' }, 'lines', 'cells', 'numbers');
  return (picture) => {
    const { house, chosen, standing } = picture;
    const { grid } = house;
    const open = openCells(house);
    const ofHouse = grid.cellsOfHouse[house.house]!;
    const all = picture.isShort ? ofHouse.filter((cell) => open.includes(cell) || cell === picture.kept) : ofHouse;
    const { ofCell, ofNumber, ofMark } = tonesOf(picture);
    const left = (cell: number) => all.indexOf(cell) * CELL;
    const order = numbersInOrder(house);
    const numberX = (digit: number) => left(open[order.indexOf(digit)]!) + CELL / 2;
    const { columns } = digitLayout(grid);
    const markX = ({ cell, digit }: CellDigit) => left(cell) + CELL * (0.22 + 0.28 * ((digit - 1) % columns));
    const markY = ({ digit }: CellDigit) => CELLS + CELL * (0.22 + 0.28 * Math.floor((digit - 1) / columns));
    svg
      .attr('viewBox', `${-MARGIN} 0 ${all.length * CELL + 2 * MARGIN} ${HEIGHT}`)
      .attr('aria-label', words.drawing(open.length, order.length))
      .classed('found', isFound(standing));

    const paths = lines.selectAll('path').data(linesOf(house)).join('path');
    setAttributes(paths, {
      class: (mark) => `line ${ofMark(mark)}`,
      d: ({ cell, digit }) => {
        const [x, y, to] = [left(cell) + CELL / 2, CELLS + CELL + 2, numberX(digit)];
        return `M${x} ${y}C${x} ${y + 38} ${to} ${NUMBERS - RADIUS - 38} ${to} ${NUMBERS - RADIUS - 2}`;
      },
    });

    const boxes = cells
      .selectAll<SVGGElement, number>('g.cell')
      .data([...all])
      .join((enter) => {
        const group = enter.append('g');
        group.append('rect');
        group.append('text').attr('class', 'name');
        group.append('path').attr('class', 'tick');
        return group;
      });
    setAttributes(boxes, {
      class: (cell) => `cell ${house.digits[cell] ? 'full' : ofCell(cell)}${chosen.includes(cell) ? ' chosen' : ''}`,
      'data-cell': (cell) => cell,
      transform: (cell) => `translate(${left(cell)} ${CELLS})`,
    });
    if (live) {
      // A cell of another house may have been open here.
      const whenOpen =
        <Value>(value: (cell: number) => Value) =>
        (cell: number) =>
          open.includes(cell) ? value(cell) : null;
      boxes
        .attr(
          'role',
          whenOpen(() => 'checkbox'),
        )
        .attr(
          'aria-checked',
          whenOpen((cell) => chosen.includes(cell)),
        )
        .attr(
          'aria-label',
          whenOpen((cell) => words.cell(words.name(grid, cell), digitsOf(house.markups[cell]!))),
        )
        .attr(
          'data-do',
          whenOpen((cell) => `cell ${words.id(grid, cell)}`),
        )
        .filter((cell) => !open.includes(cell))
        .attr('tabindex', null);
    }
    setAttributes(boxes.select('rect'), { x: 2, y: 2, width: CELL - 4, height: CELL - 4, rx: 7 });
    setAttributes(boxes.select('text.name'), { x: CELL / 2, y: -8 }, (cell) => words.name(grid, cell as number));
    setAttributes(boxes.select('path.tick'), {
      // Over the corner, where no mark is. A cell of the side that isn't shaded has none: the counts are about the other cells.
      d: (cell) => (chosen.includes(cell as number) && ofCell(cell as number) !== 'plain' ? `M${CELL - 16} -9l4.5 4.5l8.5 -9.5` : ''),
    });

    const marks = all.flatMap((cell) => digitsOf(house.markups[cell]!).map((digit) => ({ cell, digit })));
    setAttributes(
      cells.selectAll('text.mark').data(marks).join('text'),
      { class: (mark) => `mark ${ofMark(mark)}`, x: markX, y: (mark) => markY(mark) + CELL * 0.09, 'font-size': CELL * 0.255 },
      ({ digit }) => digit,
    );
    const r = CELL * 0.13;
    setAttributes(
      cells
        .selectAll('path.strike')
        .data(marks.filter((mark) => ofMark(mark) === 'struck'))
        .join('path'),
      {
        class: 'strike',
        d: (mark) => `M${markX(mark) - r} ${markY(mark) + r}L${markX(mark) + r} ${markY(mark) - r}`,
      },
    );
    const digits = all.filter((cell) => house.digits[cell] !== 0);
    setAttributes(
      cells.selectAll('text.digit').data(digits).join('text'),
      { class: 'digit', x: (cell) => left(cell) + CELL / 2, y: CELLS + CELL * 0.69, 'font-size': CELL * 0.52 },
      (cell) => house.digits[cell]!,
    );

    const nodes = numbers
      .selectAll<SVGGElement, number>('g.number')
      .data(order)
      .join((enter) => {
        const group = enter.append('g');
        group.append('circle').attr('r', RADIUS);
        group
          .append('text')
          .attr('y', 8)
          .attr('font-size', RADIUS * 0.96);
        return group;
      });
    setAttributes(nodes, {
      class: (digit) => `number ${ofNumber(digit)}`,
      transform: (digit) => `translate(${numberX(digit)} ${NUMBERS})`,
    });
    setAttributes(nodes.select('text'), {}, (digit) => words.digit(digit as number));
  };
}
