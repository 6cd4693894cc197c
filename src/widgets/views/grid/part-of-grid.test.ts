import { expect, it } from 'vitest';
import { gridOf } from '../../../engine/grid.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { cellsInQuestion, largestMarkIn, type PartOfGrid, partAbout, placedInFrame } from './part-of-grid.ts';
import { type GridParts, gridParts, type Mark } from './parts.ts';
import { SIDE } from './places.ts';
import { emptyScene } from './scene.ts';

const NAMES = 14;

/** A grid with a mark in each of some cells, and a ring around the first of them. */
function partsOf(cells: readonly number[], { size = 9, struck = cells }: { size?: number; struck?: readonly number[] } = {}): GridParts {
  const scene = emptyScene(puzzleOf(new Uint8Array(size * size), { grid: gridOf(size) }));
  const marks = cells.map((cell): Mark => ({ key: cell, cell, digit: 1, struck: struck.includes(cell), lit: false, own: false }));
  return { ...gridParts(scene), marks };
}

const has = ({ column, row, cells }: PartOfGrid, cell: number, size = 9) => {
  const [r, c] = [Math.floor(cell / size), cell % size];
  return column <= c && c + 1 <= column + cells && row <= r && r + 1 <= row + cells;
};

it('shows the whole where its marks are legible, or where a step is about no cell', () => {
  expect(partAbout(partsOf([40]), { picture: 280, names: NAMES })).toBeUndefined();
  expect(partAbout(partsOf([40], { struck: [] }), { picture: 172, names: NAMES })).toBeUndefined();
});

it.each([110, 172, 220])('has the cells of a step in it, with marks of nine pixels, in a picture of %d', (picture) => {
  for (let cell = 0; cell < 81; cell++) {
    const parts = partsOf([cell]);
    const part = partAbout(parts, { picture, names: NAMES })!;
    expect(has(part, cell)).toBe(true);
    expect(Math.min(part.column, part.row)).toBeGreaterThanOrEqual(0);
    expect(Math.max(part.column, part.row) + part.cells).toBeLessThanOrEqual(9 + 1e-9);
    const { by } = placedInFrame(parts, part, { picture, names: NAMES, viewBox: { x: 0, width: SIDE + 1 } });
    expect(((largestMarkIn(parts) * picture) / (SIDE + 1)) * by).toBeGreaterThan(9);
  }
});

it('stays where it is as long as the next step has room in it', () => {
  const asked = { picture: 172, names: NAMES };
  const shown = partAbout(partsOf([0]), asked)!;
  expect(partAbout(partsOf([20]), { ...asked, shown })).toBe(shown);
  const next = partAbout(partsOf([80]), { ...asked, shown })!;
  expect(next).not.toBe(shown);
  expect(has(next, 80)).toBe(true);
});

it('leaves out the house and then the cells that only explain, where not all have room', () => {
  const parts: GridParts = { ...partsOf([0], {}), houses: [0], blockers: [30] };
  const [all, cells, marked] = cellsInQuestion(parts, { cage: [10] });
  expect(all).toContain(8);
  expect(cells).toEqual([0, 10, 30]);
  expect(marked).toEqual([0]);
  const part = partAbout(parts, { picture: 172, names: NAMES })!;
  expect([has(part, 0), has(part, 30), has(part, 8)]).toEqual([true, true, false]);
});

it('moves the part into the frame that the names leave', () => {
  const parts = partsOf([0]);
  const { by, x, y } = placedInFrame(
    parts,
    { column: 3, row: 6, cells: 3 },
    { picture: 200, names: 0, viewBox: { x: 0, width: SIDE + 1 } },
  );
  const pixel = 200 / (SIDE + 1);
  const [left, top] = [0.5 + (3 * SIDE) / 9, 0.5 + (6 * SIDE) / 9].map((at) => at * pixel * by);
  expect(left! + x).toBeCloseTo(0);
  expect(top! + y).toBeCloseTo(0);
  expect((SIDE / 3) * pixel * by).toBeCloseTo(200);
});
