import { select } from 'd3-selection';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { standingOf } from '../set/set.ts';
import { setDrawing } from '../set/set-drawing.ts';
import { groupAt, type Hall, lastStage } from './stages.ts';

/** The house at a stage: cells over digits, with the lines of the filling thick until the digit is taken back. */
export function hallDrawing(element: Element): (hall: Hall, stage: number, isShort: boolean) => void {
  const drawSet = setDrawing(element);
  return (hall, stage, isShort) => {
    const isBack = stage === lastStage(hall);
    const house = isBack ? hall.before : hall.house;
    const chosen = groupAt(hall, stage);
    drawSet({ house, chosen, standing: isBack ? standingOf(house, chosen) : { kind: 'none' }, side: 'naked', isShort });
    select(element)
      .selectAll<SVGPathElement, CellDigit>('.line')
      .classed('kept', ({ cell, digit }) => !isBack && hall.filling.get(cell) === digit);
    select(element)
      .selectAll<SVGGElement, number>('g.cell')
      .classed('left-over', (cell) => !isBack && cell === hall.growth[0]!.cell);
  };
}
