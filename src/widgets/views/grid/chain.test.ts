import { expect, it } from 'vitest';
import type { LinkEnd } from '../../../engine/grid-picture.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { pointOn } from '../kit/curve.ts';
import { placesOfGroups, tagsOf } from './chain.ts';
import { curvesOfLinks } from './link-curves.ts';
import { markX, markY, SIDE } from './places.ts';

/** Two cells at each edge of the grid, and a digit whose marks are near that edge. */
const EDGES = [
  [0, 8, 1],
  [72, 80, 9],
  [0, 72, 1],
  [8, 80, 9],
] as const;

it.each(EDGES)('a link from cell %d to cell %d stays in the drawing, whichever way it runs', (one, other, digit) => {
  const puzzle = puzzleOf(new Uint8Array(81));
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const link = { from: { cell: from, digit }, to: { cell: to, digit }, strong: true };
    const curve = curvesOfLinks({ puzzle, digits: [], links: [link] }, SIDE / 9).get(link)!;
    const reached = Array.from({ length: 21 }, (_, index) => pointOn(curve, index / 20)).flat();
    expect(Math.min(...reached)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...reached)).toBeLessThanOrEqual(SIDE);
  }
});

it('a group is one place from its first mark to its last, however many links lead to it', () => {
  const side = SIDE / 9;
  const group = { cell: 54, digit: 5, also: [72] };
  const spread = { cell: 0, digit: 5, also: [10] };
  const single = { cell: 7, digit: 5 };
  const links = [
    { from: single, to: group, strong: false },
    { from: group, to: spread, strong: true },
  ];
  const [place, ...others] = placesOfGroups({ puzzle: puzzleOf(new Uint8Array(81)), links }, side);
  expect(others).toEqual([]);
  expect(place!.right).toBe(place!.left);
  expect(place!.bottom - place!.top).toBeCloseTo(2 * side);
});

it('two links along a row are bent to different sides, and no link runs over the marks at its ends', () => {
  const place = { puzzle: puzzleOf(new Uint8Array(81)), digits: [] };
  const links = [
    { from: { cell: 30, digit: 2 }, to: { cell: 35, digit: 2 }, strong: true },
    { from: { cell: 31, digit: 2 }, to: { cell: 34, digit: 2 }, strong: true },
  ];
  const side = SIDE / 9;
  const curves = [...curvesOfLinks({ ...place, links }, side).values()];
  const line = markY(place, 30, 2, side);
  const sides = curves.map((curve) => Math.sign(pointOn(curve, 0.5)[1] - line));
  expect(sides[0]).toBe(-sides[1]!);
  for (const [index, { from, to }] of links.entries()) {
    const ends = [from, to].map(({ cell, digit }) => [markX(place, cell, digit, side), markY(place, cell, digit, side)] as const);
    for (const [x, y] of [curves[index]!.from, curves[index]!.to])
      expect(Math.min(...ends.map(([left, top]) => Math.hypot(x - left, y - top)))).toBeGreaterThan(4);
  }
});

it('two links between the same places are one line', () => {
  const [one, other] = [12, 14].map((cell) => ({ cell, digit: 5 })) as [LinkEnd, LinkEnd];
  const links = [
    { from: one, to: other, strong: true },
    { from: other, to: one, strong: true },
  ];
  const curves = curvesOfLinks({ puzzle: puzzleOf(new Uint8Array(81)), digits: [], links }, SIDE / 9);
  expect(curves.get(links[0]!)).toBe(curves.get(links[1]!));
});

it('a set bears its letter once for each of its parts, and no two letters lie over each other or on the border', () => {
  const sets = [
    { cells: [31, 34], digits: 3, hue: 3, name: 'A' },
    { cells: [59, 61, 62], digits: 7, hue: 3, name: 'B' },
    { cells: [40, 0, 1], digits: 7, hue: 3, name: 'C' },
  ];
  const tags = tagsOf({ puzzle: puzzleOf(new Uint8Array(81)) }, sets, SIDE / 9);
  expect(tags.map(({ name }) => name).join('')).toBe('AABBCC');
  expect(new Set(tags.map(({ x, y }) => `${x} ${y}`)).size).toBe(tags.length);
  for (const { x, y } of tags) expect(Math.min(x, y, SIDE - x, SIDE - y)).toBeGreaterThan(5);
});
