import type { Grid } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { outlineOf } from '../../widgets/views/grid/cages.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import type { House } from './innie.ts';

const SIDE = 100;
/** What is shown of the cells beside the box, so that one sees a cage leave it. */
const BESIDE = 0.66;
const MARGIN = 6;

/** Whether two cells are side by side in a row. */
const touch = ({ rowOfCell, columnOfCell }: Grid, one: number, other: number) =>
  rowOfCell[one] === rowOfCell[other] && Math.abs(columnOfCell[one]! - columnOfCell[other]!) === 1;

/** Draws a box of a killer with what is beside it where cages leave it, and with what is supposed or known of the cell left over, if one is. `name` is what listeners hear, with that digit once it is known. */
export function boxDrawing(
  element: Element,
  house: House,
  name: (known: string | undefined) => string,
): (digit: number, known: boolean) => void {
  const { puzzle, cages, cell } = house;
  const innies = cell < 0 ? [] : [cell];
  const { grid } = puzzle;
  const cells = grid.cellsOfHouse[house.house]!;
  const [row, column] = [grid.rowOfCell[cells[0]!]!, grid.columnOfCell[cells[0]!]!];
  const [wide, high] = [grid.boxColumns * SIDE, grid.boxRows * SIDE];
  const drawn = puzzle.cages.flatMap(({ cells: own, sum }, cage) =>
    own.some((cell) => cells.includes(cell)) ? [{ sum, own, at: cages.findIndex((each) => each.cage === cage) }] : [],
  );
  // The cells beside the box that belong to its cages.
  const beside = drawn.flatMap(({ own }) => own).filter((cell) => !cells.includes(cell) && cells.some((each) => touch(grid, each, cell)));
  const isLeft = beside.some((cell) => grid.columnOfCell[cell]! < column);
  const isRight = beside.some((cell) => grid.columnOfCell[cell]! >= column + grid.boxColumns);
  const [left, right] = [isLeft, isRight].map((isOut) => (isOut ? BESIDE * SIDE : MARGIN)) as [number, number];
  const box = { viewBox: `${-left} ${-MARGIN} ${left + wide + right} ${high + 2 * MARGIN}`, role: 'img' };
  const [svg, fills, lines, dashes, sums, digits] = drawingIn(element, box, 'fills', 'lines', 'dashes', 'sums', 'digits');
  const x = (cell: number) => (grid.columnOfCell[cell]! - column) * SIDE;
  const y = (cell: number) => (grid.rowOfCell[cell]! - row) * SIDE;
  const square = { x, y, width: SIDE, height: SIDE };
  const owned = cages.flatMap(({ cells: own }, at) => own.map((cell) => ({ cell, at })));
  setAttributes(fills.selectAll('rect.owned').data(owned).join('rect'), {
    ...square,
    class: ({ at }) => classes('owned', `cage-${at + 1}`),
    x: ({ cell }) => x(cell),
    y: ({ cell }) => y(cell),
  });
  const thin = [1, 2].map((k) => `M${k * SIDE} 0V${high}M0 ${k * SIDE}H${wide}`).join('');
  setAttributes(
    lines
      .selectAll('path')
      .data([
        { strong: false, path: thin },
        { strong: false, path: beside.map((cell) => `M${x(cell)} ${y(cell)}h${SIDE}m0 ${SIDE}h${-SIDE}`).join('') },
        { strong: true, path: `M0 0H${wide}V${high}H0Z` },
      ])
      .join('path'),
    { class: ({ strong }) => classes('line', strong && 'strong'), d: ({ path }) => path },
  );
  setAttributes(dashes.selectAll('path').data(drawn).join('path'), {
    class: ({ at }) => classes('outline', `cage-${at + 1}`),
    transform: `translate(${-column * SIDE} ${-row * SIDE})`,
    d: ({ own }) => outlineOf(grid, own, SIDE, 0),
  });
  const first = ({ own }: (typeof drawn)[number]) => own.find((cell) => cells.includes(cell))!;
  setAttributes(sums.selectAll('rect').data(drawn).join('rect'), {
    class: 'plate',
    x: (cage) => x(first(cage)) + 4,
    y: (cage) => y(first(cage)) + 4,
    width: ({ sum }) => (sum > 9 ? 32 : 20),
    height: 24,
  });
  setAttributes(
    sums.selectAll('text').data(drawn).join('text'),
    { class: ({ at }) => classes('sum', `cage-${at + 1}`), x: (cage) => x(first(cage)) + 7, y: (cage) => y(first(cage)) + 24 },
    ({ sum }) => sum,
  );
  return (digit, known) => {
    const state = known ? 'known' : digit > 0 ? 'wrong' : 'open';
    setAttributes(fills.selectAll('rect.lit').data(innies).join('rect'), { ...square, class: classes('lit', state) });
    setAttributes(digits.selectAll('rect').data(innies).join('rect'), {
      class: classes('ring', state),
      x: (cell) => x(cell) + 2.5,
      y: (cell) => y(cell) + 2.5,
      width: SIDE - 5,
      height: SIDE - 5,
      rx: 6,
    });
    setAttributes(
      digits.selectAll('text').data(innies).join('text'),
      { class: classes('digit', state), x: (cell) => x(cell) + SIDE / 2, y: (cell) => y(cell) + SIDE / 2 + 24 },
      digit > 0 ? symbolOf(puzzle, digit) : '?',
    );
    svg.attr('aria-label', name(known ? symbolOf(puzzle, digit) : undefined));
  };
}
