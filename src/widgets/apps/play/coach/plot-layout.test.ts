import { expect, it } from 'vitest';
import type { Chance } from './memory.ts';
import { plotLayout } from './plot-layout.ts';
import { skillsOf } from './profile.ts';

const chance = (technique: string, outcome: Chance['outcome'], seconds: number): Chance => ({ technique, outcome, seconds });
const skills = skillsOf([
  {
    id: 'a',
    at: 1,
    practice: false,
    chances: [
      ...[2, 4, 8, 16, 32, 64].map((seconds) => chance('naked-single', 'seen', seconds)),
      chance('x-wing', 'guess', 900),
      chance('x-wing', 'mistake', 0),
    ],
  },
]);

it.each([900, 366])('lays chances out from left to right by their seconds, in a width of %i', (width) => {
  const { rows, ticks, left, right, height } = plotLayout(skills, width);
  const xs = rows[0]!.signs.map(({ x }) => x);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(rows[0]!.signs.map(({ sign }) => sign)).toEqual(['seen', 'late', 'late', 'late', 'late', 'late']);
  // What took no time, or very long, is at an end of the axis.
  expect(rows[1]!.signs.map(({ x, sign }) => [x, sign])).toEqual([
    [ticks.at(-1)!.x, 'guess'],
    [ticks[0]!.x, 'mistake'],
  ]);
  expect([rows[0]!.median, rows[1]!.median]).toEqual([xs[3], undefined]);
  for (const { x } of ticks) expect(x >= left && x <= right).toBe(true);
  expect(rows.every(({ y, nameY }) => y < height && nameY < height)).toBe(true);
});
