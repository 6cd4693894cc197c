import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { gridOf } from '../../engine/grid.ts';
import type { Cage } from '../../engine/puzzle.ts';
import { coloursOfCages, neighboursOfCages } from './cage-colours.ts';

/** Cages of random shapes that fill a grid: each cell joins the cage on its left, the one above, or starts one. */
function cagesOf(size: number, joins: readonly number[]): Cage[] {
  const cageOfCell: number[] = [];
  let cages = 0;
  for (let cell = 0; cell < size * size; cell++) {
    const left = cell % size > 0 ? cageOfCell[cell - 1] : undefined;
    const above = cageOfCell[cell - size];
    const join = joins[cell]! % 3;
    cageOfCell[cell] = (join === 0 ? left : join === 1 ? above : undefined) ?? cages++;
  }
  return Array.from({ length: cages }, (_, cage) => ({
    sum: 1,
    cells: cageOfCell.flatMap((each, cell) => (each === cage ? [cell] : [])),
  }));
}

describe('hues of cages', () => {
  it('differ between neighbours, whatever the shapes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 6, 9, 16).chain((size) => fc.tuple(fc.constant(size), fc.array(fc.nat(2), { minLength: 256, maxLength: 256 }))),
        ([size, joins]) => {
          const cages = cagesOf(size, joins);
          const grid = gridOf(size);
          const hues = coloursOfCages(grid, cages);
          neighboursOfCages(grid, cages).forEach((others, cage) => {
            for (const other of others) expect(hues[cage]).not.toBe(hues[other]);
          });
          expect(hues.every((hue) => hue >= 0 && hue < 4)).toBe(true);
        },
      ),
      samples(60),
    );
  });

  it('count cages across a side as neighbours, not across a corner', () => {
    const cages = [[0], [1], [4], [5]].map((cells) => ({ sum: 1, cells }));
    expect(neighboursOfCages(gridOf(4), cages).map((others) => others.sort())).toEqual([
      [1, 2],
      [0, 3],
      [0, 3],
      [1, 2],
    ]);
  });
});
