import { select } from 'd3-selection';
import { culprit as words } from '#words/tries/culprit.ts';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';
import { failedAt, type Placed, pathAt, type Search } from './culprit.ts';

/** A digit with its cell: '2 at r1c3'. */
export const nameOf = ({ puzzle }: Search, { digit, cell }: Placed): string =>
  words.digitAt(symbolOf(puzzle, digit), cellName(puzzle.grid, cell));

/** The grid at a position, the cell lit for which no digit is left; the digit that was picked is marked where it is still placed, and wrong or right. */
export function sceneOf(search: Search, position: number, pick: Placed | undefined): GridScene {
  const path = pathAt(search, position);
  const digits = search.puzzle.givens.slice();
  for (const { cell, digit } of path) digits[cell] = digit;
  const failed = failedAt(search, position);
  const picked = path.filter((placed) => placed === pick);
  const [right, wrong] = [true, false].map((isRight) => picked.flatMap((each) => (each.isRight === isRight ? [each.cell] : [])));
  return {
    ...emptyScene(search.puzzle),
    digits,
    highlights: [{ cells: right!, digits: 0, hue: 0 }],
    focus: failed === undefined ? undefined : { cell: failed, digit: 0, tone: 'trying', undoes: false },
    wrong: new Set(wrong),
    blockers: wrong!,
  };
}

/** Draws the digits that stand at a position as a list, in their order, and the cell that came to nothing. */
export function pathDrawing(element: Element): (search: Search, position: number, pick: Placed | undefined) => void {
  const list = select(element);
  return (search, position, pick) => {
    const { puzzle } = search;
    const failed = failedAt(search, position);
    const items = list
      .selectAll<HTMLLIElement, Placed>('li.placed')
      .data(pathAt(search, position))
      .join((enter) => {
        const item = enter.insert('li', 'li.failed');
        item.append('b');
        item.append('small');
        return item;
      })
      .attr('class', (placed) => (placed.from === pick?.from ? `placed picked ${placed.isRight ? 'right' : 'wrong'}` : 'placed'))
      .attr('data-cell', ({ cell }) => cell)
      .attr('data-do', ({ cell }) => `blame ${cellName(puzzle.grid, cell)}`);
    items.select('b').text(({ digit }) => symbolOf(puzzle, digit));
    items.select('small').text(({ cell }) => cellName(puzzle.grid, cell));
    list
      .selectAll('li.failed')
      .data(failed === undefined ? [] : [failed])
      .join('li')
      .attr('class', 'failed')
      .text((cell) => words.fails(cellName(puzzle.grid, cell)));
  };
}
