import { select } from 'd3-selection';
import { marriage as words } from '#words/tries/marriage.ts';
import { digitsOf } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { openCells, standingOf } from '../set/set.ts';
import { setDrawing } from '../set/set-drawing.ts';
import { inNoFilling, leftOver } from './hall.ts';
import type { Stage } from './stages.ts';

/** The house at a stage: cells over digits, with the lines of the filling thick until the digit is taken back. Live ones can be pressed. */
export function hallDrawing(element: Element, { live = false } = {}): (stage: Stage, isShort: boolean) => void {
  const drawSet = setDrawing(element);
  return ({ hall, filling, group, isBack, isFull }, isShort) => {
    const house = isBack ? hall.before : hall.house;
    const isSet = isBack && !isFull;
    const struck = isFull ? inNoFilling(house) : [];
    drawSet({
      house,
      chosen: isFull ? [] : group,
      standing: isSet ? standingOf(house, group) : { kind: 'none' },
      side: 'naked',
      struck,
      isShort,
      kept: isBack ? undefined : hall.cell,
    });
    const without = isBack ? [] : leftOver(house, filling);
    const drawing = select(element);
    drawing.selectAll<SVGPathElement, CellDigit>('.line').classed('kept', ({ cell, digit }) => !isSet && filling.get(cell) === digit);
    const cells = drawing.selectAll<SVGGElement, number>('g.cell').classed('left-over', (cell) => without.includes(cell));
    // It is no digit of the puzzle, and the cause of it all.
    const isSupposed = (cell: number) => !isBack && cell === hall.cell;
    cells.classed('supposed', isSupposed);
    drawing.selectAll<SVGTextElement, number>('text.digit').classed('supposed', isSupposed);
    if (!live) return;
    const open = isBack ? [] : openCells(house);
    const ifOpen =
      <Value>(value: (cell: number) => Value) =>
      (cell: number) =>
        open.includes(cell) ? value(cell) : null;
    const name = (cell: number) => cellName(house.grid, cell);
    cells
      .attr(
        'role',
        ifOpen(() => 'button'),
      )
      .attr(
        'tabindex',
        ifOpen(() => 0),
      )
      .attr(
        'aria-label',
        ifOpen((cell) => words.cell(name(cell), digitsOf(house.markups[cell]!), filling.get(cell))),
      )
      .attr(
        'data-do',
        ifOpen((cell) => `cell ${name(cell)}`),
      );
    const ifLive =
      <Value>(value: (digit: number) => Value) =>
      (digit: number) =>
        isBack ? null : value(digit);
    drawing
      .selectAll<SVGGElement, number>('g.number')
      .attr(
        'role',
        ifLive(() => 'button'),
      )
      .attr(
        'tabindex',
        ifLive(() => 0),
      )
      .attr(
        'aria-label',
        ifLive((digit) => words.digit(digit)),
      )
      .attr(
        'data-do',
        ifLive((digit) => `digit ${digit}`),
      );
  };
}
