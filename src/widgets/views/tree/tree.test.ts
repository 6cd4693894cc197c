import { expect, test } from 'vitest';
import { dancingLinks } from '../../../engine/cover/dancing-links.card.ts';
import { knuth6x7 } from '../../../engine/cover/problems/small.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { record } from '../../../trace/record.ts';
import { barsOf } from './bars.ts';
import { solutionsOf } from './marks.ts';

const run = (solutions: number) => record(dancingLinks as never, knuth6x7, { ...defaultsOf(dancingLinks.options), solutions });

test('a solution that is taken back is marked where it was found, and no bar stays', () => {
  const all = run(0);
  expect(barsOf(all, 0, all.length)!.every(({ undone }) => undone)).toBe(true);
  const found = solutionsOf(all, 0, all.length);
  expect(found.map(({ position }) => all.kindAt(position))).toEqual(['solution']);
  expect(found[0]!.depth).toBe(3);
});

test('a search that ends on its solution keeps its path', () => {
  const one = run(1);
  expect(barsOf(one, 0, one.length)!.filter(({ undone }) => !undone)).toHaveLength(3);
  expect(solutionsOf(one, 0, one.length)).toEqual([{ position: one.length, depth: 3 }]);
});
