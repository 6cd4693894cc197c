import { innie as words } from '#words/tries/innie.ts';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { outlineOf } from '../../widgets/views/grid/cages.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import type { House } from './innie.ts';

const SIDE = 100;
/** What is shown of the cells beside the box, so that one sees a cage leave it. */
const BESIDE = 0.66;
const MARGIN = 6;

/** Draws a box of a killer at the left, with what is supposed or known of the cell left over. */
export function boxDrawing(element: Element, house: House): (digit: number, known: boolean) => void {
  const { puzzle, cages, cell: lit } = house;
  const { grid } = puzzle;
  const cells = grid.cellsOfHouse[house.house]!;
  const [row, column] = [grid.rowOfCell[cells[0]!]!, grid.columnOfCell[cells[0]!]!];
  const [wide, high] = [grid.boxColumns * SIDE, grid.boxRows * SIDE];
  const box = { viewBox: `${-MARGIN} ${-MARGIN} ${wide + BESIDE * SIDE + MARGIN} ${high + 2 * MARGIN}`, role: 'img' };
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
  const beside = grid.rowOfCell[lit]! - row;
  setAttributes(
    lines
      .selectAll('path')
      .data([
        { strong: false, path: thin },
        { strong: false, path: `M${wide} ${beside * SIDE}h${SIDE}M${wide} ${(beside + 1) * SIDE}h${SIDE}` },
        { strong: true, path: `M0 0H${wide}V${high}H0Z` },
      ])
      .join('path'),
    { class: ({ strong }) => classes('line', strong && 'strong'), d: ({ path }) => path },
  );
  const drawn = puzzle.cages.flatMap(({ cells: own, sum }) =>
    own.some((cell) => cells.includes(cell)) ? [{ sum, own, at: cages.findIndex((cage) => cage.cells === own) }] : [],
  );
  setAttributes(dashes.selectAll('path').data(drawn).join('path'), {
    class: ({ at }) => classes('outline', `cage-${at + 1}`),
    transform: `translate(${-column * SIDE} ${-row * SIDE})`,
    d: ({ own }) => outlineOf(grid, own, SIDE, 0),
  });
  const first = ({ own }: (typeof drawn)[number]) => Math.min(...own);
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
    setAttributes(fills.selectAll('rect.lit').data([lit]).join('rect'), { ...square, class: classes('lit', state) });
    setAttributes(digits.selectAll('rect').data([lit]).join('rect'), {
      class: classes('ring', state),
      x: (cell) => x(cell) + 2.5,
      y: (cell) => y(cell) + 2.5,
      width: SIDE - 5,
      height: SIDE - 5,
      rx: 6,
    });
    setAttributes(
      digits.selectAll('text').data([lit]).join('text'),
      { class: classes('digit', state), x: (cell) => x(cell) + SIDE / 2, y: (cell) => y(cell) + SIDE / 2 + 24 },
      digit > 0 ? symbolOf(puzzle, digit) : '?',
    );
    svg.attr('aria-label', words.box(cellName(grid, lit), known ? symbolOf(puzzle, digit) : undefined));
  };
}
