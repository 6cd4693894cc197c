import { expect, it } from 'vitest';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { carve } from '../../../engine/generate/carve.card.ts';
import { dig } from '../../../engine/generate/dig.card.ts';
import { defaultsOf } from '../../../engine/options.ts';
import { puzzleOf } from '../../../engine/puzzle.ts';
import { gridParts } from '../grid/parts.ts';
import { gridScene } from '../grid/scene.ts';

const EMPTY = puzzleOf(Array<number>(81).fill(0));

/** By kind of step: how the digit of the step is drawn, and whether a stroke goes through it. */
function drawnIn(algorithm: AnyAlgorithm, kinds: readonly string[]): unknown[] {
  const seen = new Map<string, unknown>();
  const state = algorithm.start(EMPTY, defaultsOf(algorithm.options));
  for (const step of algorithm.run(state)) {
    if (!kinds.includes(step.kind) || seen.has(step.kind)) continue;
    const parts = gridParts(gridScene(algorithm, algorithm.picture(state, step).grid!, step));
    const cell = step.cell as number;
    seen.set(step.kind, [step.kind, parts.digits.find((each) => each.cell === cell)?.tone, parts.rings[0]!.tone, parts.takenBack]);
    if (seen.size === kinds.length) break;
  }
  return kinds.map((kind) => seen.get(kind));
}

it('a dug digit is an outline, and one that is put back is solid', () => {
  expect(drawnIn(dig as unknown as AnyAlgorithm, ['dig', 'refill'])).toEqual([
    ['dig', 'dug', 'trying', undefined],
    ['refill', 'placed', 'placed', undefined],
  ]);
  expect(drawnIn(carve as unknown as AnyAlgorithm, ['lift', 'putBack'])).toEqual([
    ['lift', 'dug', 'trying', undefined],
    ['putBack', 'placed', 'placed', undefined],
  ]);
});
