import { expect, it } from 'vitest';
import { gridOf } from '../../../engine/grid.ts';
import { type Puzzle, puzzleOf } from '../../../engine/puzzle.ts';
import { SUM_BASE, SUM_SIZE } from './cages.ts';
import { left, markSize, markX, markY, ringInset, ringWeight, SIDE, setInset, top } from './places.ts';

/** Of a digit in the face of the drawings, as shares of its size: its height, half its width, and its base below its middle. */
const DIGIT = { height: 0.73, half: 0.33, base: 0.36 };
/** A cage's outline is drawn so far inside its cells, the lit one's with half of its width more. */
const CAGE = 0.07;
/** How heavy the outline of a cell in a set is. */
const SET_LINE = 1.8;

it.each([4, 6, 9, 16, 25])('at size %d no pencil mark touches a line of the grid, or the outline of a cage', (size) => {
  const side = SIDE / size;
  const plain = puzzleOf(new Uint8Array(size * size), { grid: gridOf(size) });
  const caged: Puzzle = { ...plain, cages: [{ sum: 1, cells: [0] }] };
  for (const [puzzle, border] of [
    [plain, 0],
    [caged, CAGE],
  ] as const) {
    for (const question of [undefined, { cells: [], digit: 0 }]) {
      const scene = { puzzle, ...(question && { question }) };
      for (let digit = 1; digit <= size; digit++) {
        const mark = markSize(scene, side);
        const [x, base] = [markX(scene, 0, digit, side), markY(scene, 0, digit, side) + DIGIT.base * mark];
        const edges = [
          x - DIGIT.half * mark - left(scene, 0, side),
          left(scene, 0, side) + side - x - DIGIT.half * mark,
          base - DIGIT.height * mark - top(scene, 0, side),
          top(scene, 0, side) + side - base,
        ];
        // The sum of a cage has some air under it.
        if (puzzle.cages.length > 0) expect(edges[2]! / side - SUM_BASE).toBeGreaterThan(0.05);
        // Nearly a twentieth of the cell is left free.
        for (const edge of edges)
          expect([digit, edge / side]).toEqual([digit, expect.toSatisfy((share: number) => share >= border + 0.045)]);
        // In large grids a ring around the cell, or the outline of a set, leaves every mark free.
        if (size >= 16 && puzzle.cages.length === 0)
          for (const ring of [ringInset(side) + ringWeight(side) / 2, setInset(side) + SET_LINE / 2])
            expect(Math.min(...edges)).toBeGreaterThan(ring);
      }
    }
  }
});

it('keeps the sum of a cage off the line above it, and off the digit below it', () => {
  // The border of the grid is thicker than its other lines.
  expect(SUM_BASE - DIGIT.height * SUM_SIZE).toBeGreaterThan(0.08);
  const digitTop = 0.5 + (DIGIT.base - DIGIT.height) * 0.58;
  expect(digitTop - SUM_BASE).toBeGreaterThan(0.04);
});
