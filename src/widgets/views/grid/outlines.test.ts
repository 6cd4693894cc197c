import { describe, expect, it } from 'vitest';
import { gridOf, gridWith } from '../../../engine/grid.ts';
import { diagonalLines, gridLines, outlineAround } from './outlines.ts';
import { MARGIN, SIDE } from './places.ts';

const side = 100;
const grid = gridOf(4);
/** A path without the margin, in cells. */
const inCells = (path: string) => path.replace(/[\d.]+/g, (number) => String((Number(number) - MARGIN) / side));

describe('the outline around cells', () => {
  it.each([
    ['one cell', [5], 'M1 1H2V2H1Z'],
    ['a row', [0, 1, 2, 3], 'M0 0H4V1H0Z'],
    ['cells round a corner', [0, 1, 4, 8], 'M0 0H2V1H1V3H0Z'],
    ['cells that touch', [0, 5, 10], 'M0 0H1V1H0ZM1 1H2V2H1ZM2 2H3V3H2Z'],
    ['cells that touch the other way', [3, 6], 'M3 0H4V1H3ZM2 1H3V2H2Z'],
    ['cells around a hole', [0, 1, 2, 4, 6, 8, 9, 10], 'M0 0H3V3H0ZM1 2H2V1H1Z'],
    ['no cell', [], ''],
  ])('of %s', (_, cells, path) => {
    expect(inCells(outlineAround(grid, cells, side))).toBe(path);
  });
});

it('insets an outline into its cells, at corners that turn in and at holes too', () => {
  const inset = (cells: readonly number[]) => inCells(outlineAround(grid, cells, side, 10));
  expect(inset([0, 1, 4, 8])).toBe('M0.1 0.1H1.9V0.9H0.9V2.9H0.1Z');
  expect(inset([0, 1, 2, 4, 6, 8, 9, 10])).toBe('M0.1 0.1H2.9V2.9H0.1ZM0.9 2.1H2.1V0.9H0.9Z');
});

describe('the lines of a grid', () => {
  const linesOf = (form: Parameters<typeof gridWith>[0]) => {
    const { plain, strong } = gridLines(gridWith(form), side);
    return { plain: inCells(plain), strong: inCells(strong) };
  };

  it('are strong only around a grid without boxes', () => {
    expect(linesOf({ size: 4, boxRows: 0 }).strong).toBe('M0 0H4M0 0V4M0 4H4M4 0V4');
  });

  it('are strong where two regions meet', () => {
    const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
    const { plain, strong } = linesOf({ size: 4, regions });
    for (const path of ['M0 2H4', 'M2 0V2', 'M1 3H3', 'M1 3V4', 'M3 2V3']) expect(strong).toContain(path);
    for (const path of ['M0 3H1', 'M3 3H4', 'M3 0V2', 'M3 3V4']) expect(plain).toContain(path);
  });

  it('run through diagonals that are houses', () => {
    const far = SIDE + MARGIN;
    expect(diagonalLines(gridWith({ size: 9, diagonals: true }))).toBe(`M0.5 0.5L${far} ${far}M${far} 0.5L0.5 ${far}`);
    expect(diagonalLines(gridOf(9))).toBe('');
  });
});
