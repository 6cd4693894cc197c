import { select } from 'd3-selection';
import { hundredth } from '../../ui/numbers.ts';
import { left, SIDE, top } from '../grid/places.ts';
import { rememberShown } from '../kit/elements.ts';
import { viewThatNeeds } from '../view.ts';

/** A cell that changed so often is as dark as any. */
const MAX = 2000;
const DARKEST = 0.3;

/** How often each cell has changed so far, as a ground for the grid: it lies under it, of the same size. */
export const trailView = viewThatNeeds({ picture: ['grid'], roles: ['writes'] }, (element, { timeline }) => {
  const svg = select(element)
    .selectAll('svg.trail')
    .data([null])
    .join('svg')
    .attr('class', 'trail')
    .attr('viewBox', `0 0 ${SIDE + 1} ${SIDE + 1}`)
    .attr('aria-hidden', 'true');
  const changed = rememberShown();
  let times = new Uint32Array(0);
  let counted = 0;
  return {
    draw({ picture, position }) {
      const { grid } = picture.grid.puzzle;
      // Less of the run may be read than before: what was counted beyond is counted anew.
      if (times.length !== grid.cellCount || counted > timeline.length) [times, counted] = [new Uint32Array(grid.cellCount), 0];
      timeline.digits.count(times, counted, position);
      counted = position;
      const side = SIDE / grid.size;
      const warm = Array.from(times, (often, cell) => ({ cell, dark: darkness(often) })).filter(({ dark }) => dark > 0);
      svg
        .selectAll<SVGRectElement, (typeof warm)[number]>('rect')
        .data(warm, (one) => one?.cell)
        .join('rect')
        .filter(changed(({ dark }: (typeof warm)[number]) => dark))
        .attr('x', ({ cell }) => hundredth(left(picture.grid, cell, side)))
        .attr('y', ({ cell }) => hundredth(top(picture.grid, cell, side)))
        .attr('width', hundredth(side))
        .attr('height', hundredth(side))
        .attr('fill-opacity', ({ dark }) => dark);
    },
  };
});

/** Nothing for a cell that changed once, for that happens to all of them. */
const darkness = (often: number) => (often < 2 ? 0 : Number((DARKEST * Math.min(1, Math.log(often) / Math.log(MAX))).toFixed(3)));
