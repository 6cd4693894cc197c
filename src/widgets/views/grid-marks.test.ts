import { expect, it } from 'vitest';
import { puzzleOf } from '../../engine/puzzle.ts';
import { pointOn } from './curve.ts';
import { curveOfLink } from './grid-marks.ts';
import { SIDE } from './grid-places.ts';

/** Cells at the four edges of the grid, two by two. */
const EDGES = [
  [3, 8],
  [75, 80],
  [0, 54],
  [17, 71],
] as const;

it.each(EDGES)('a link from cell %d to cell %d stays in the drawing, whichever way it runs', (one, other) => {
  const puzzle = puzzleOf(new Uint8Array(81));
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const link = { from: { cell: from, digit: 5 }, to: { cell: to, digit: 5 }, strong: true };
    const curve = curveOfLink({ puzzle, digits: [] }, link, SIDE / 9);
    const reached = Array.from({ length: 21 }, (_, index) => pointOn(curve, index / 20)).flat();
    expect(Math.min(...reached)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...reached)).toBeLessThanOrEqual(SIDE);
  }
});
