import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm } from '../engine/algorithm.ts';
import { bitOf } from '../engine/candidates.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import { propagateThenSearch } from '../engine/search/propagate-then-search.ts';
import { gridScene } from './grid-scene.ts';

const state = propagateThenSearch.start(
  readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!.puzzle,
);
const sceneOf = (step: Parameters<typeof gridScene>[2]) => gridScene(propagateThenSearch as unknown as AnyAlgorithm, state, step);

describe('the scene of a step', () => {
  it('crosses a struck candidate out, without a digit in its cell and without touching the state', () => {
    const scene = sceneOf({ kind: 'strike', cell: 2, digit: 5, because: 0 });
    expect(scene.struck![2]).toBe(bitOf(5));
    expect(scene.focus).toMatchObject({ cell: 2, digit: 0, tone: 'removed' });
    expect(scene.witness).toBe(0);
    expect(state).not.toHaveProperty('struck');
  });

  it('writes a digit that is taken back into its cell, struck as a whole', () => {
    const scene = sceneOf({ kind: 'takeBack', cell: 2, digit: 4 });
    expect(scene.struck).toBeUndefined();
    expect(scene.focus).toMatchObject({ cell: 2, digit: 4, undoes: true });
  });
});
