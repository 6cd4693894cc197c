import type { Puzzle } from '../../engine/puzzle.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { left, SIDE, top } from '../../widgets/views/grid/places.ts';
import { type Layer, setAttributes } from '../../widgets/views/kit/elements.ts';

/** A cell, zero-based, and its houses, as the cells that each kind of promise is about: cell, row, column and box. */
export const regionsOf = ({ grid }: Puzzle, cell: number): readonly (readonly number[])[] => [
  [cell],
  ...grid.housesOfCell[cell]!.map((house) => grid.cellsOfHouse[house]!),
];

/** Tints a cell and its houses, each in the hue of its kind of promise, and none where there is no cell; the cell is on top. */
export function drawRegions(layer: Layer, puzzle: Puzzle, cell: number | undefined): void {
  const side = SIDE / puzzle.grid.size;
  const regions = cell === undefined ? [] : regionsOf(puzzle, cell);
  const tinted = regions.flatMap((cells, block) => cells.map((each) => ({ each, block }))).toReversed();
  setAttributes(layer.selectAll('rect').data(tinted).join('rect'), {
    class: 'region',
    'data-block': ({ block }) => block,
    x: ({ each }) => hundredth(left({ puzzle }, each, side)),
    y: ({ each }) => hundredth(top({ puzzle }, each, side)),
    width: hundredth(side),
    height: hundredth(side),
  });
}

/** Draws strokes, as path data, as one path. */
export function drawStrokes(layer: Layer, strokes: readonly string[]): void {
  setAttributes(
    layer
      .selectAll('path')
      .data([strokes.join('')])
      .join('path'),
    { class: 'strike', d: (d) => d },
  );
}
