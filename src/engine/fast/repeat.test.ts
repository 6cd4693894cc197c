import { expect, it } from 'vitest';
import { drain } from '../algorithm.ts';
import { catalog } from '../catalog.ts';
import { defaultsOf } from '../options.ts';
import { puzzleOf } from '../puzzle.ts';
import { kindsWhere } from '../step.ts';
import { runSeed } from './repeat.ts';

const puzzle = puzzleOf(Array.from('060000010000651000107000602620305094003000200480907036906000408000794000050000070', Number));

const loaded = await Promise.all(catalog.map(({ load }) => load()));
const chances = loaded.filter(({ steps }) => kindsWhere(steps, ({ proposes }) => proposes).length > 0);

it.each(chances)('a run of $id from a seed has the same result as the algorithm itself', async (algorithm) => {
  const options = { ...defaultsOf(algorithm.options), limit: 20_000 };
  const [proposing] = kindsWhere(algorithm.steps, ({ proposes }) => proposes);
  const { outcome, counts } = drain(algorithm.run(algorithm.start(puzzle, { ...options, seed: 2 })));
  const summary = await runSeed(algorithm.id, puzzle, options, 2);
  expect(summary).toMatchObject({ seed: 2, outcome, proposals: counts[proposing!] });
  const beginsAnew = kindsWhere(algorithm.steps, ({ deadEnd }) => deadEnd).length > 0 || 'reheats' in algorithm.counters;
  expect(summary.starts).toBe(beginsAnew ? counts.newStart : undefined);
});
