import { describe, expect, it } from 'vitest';
import { cellName, gridOf } from '../engine/grid.ts';
import { positionOf } from '../trace/anchors.ts';
import { blameAt } from './dead-end-blame.ts';
import { runAtBuild } from './run-at-build.ts';

describe('a dead end and what is to blame', () => {
  it('is two digits of thirty-one, with ten choices after them that have nothing to do with it', async () => {
    const { timeline } = await runAtBuild({ algorithm: 'backtracking', puzzle: 'wikipedia' });
    const { cell, forbidden, choices, inVain, again } = blameAt(timeline, positionOf(timeline, { at: 'deadEnd', n: 1577 }));
    const grid = gridOf(9);
    expect([cellName(grid, cell), choices.length, inVain]).toEqual(['r6c6', 31, 10]);
    const blamed = choices.filter(({ toBlame }) => toBlame);
    expect(blamed).toHaveLength(2);
    // With the givens alone and these two, no digit is left for the cell: whatever else is placed.
    const { puzzle } = timeline.stateAt(0) as { puzzle: { givens: Uint8Array } };
    const seen = new Set(
      grid.peersOfCell[cell]!.map((peer) => puzzle.givens[peer] || (blamed.find((choice) => choice.cell === peer)?.digit ?? 0)),
    );
    for (let digit = 1; digit <= 9; digit++) expect(seen.has(digit)).toBe(true);
    expect(forbidden.map(({ digit }) => digit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(forbidden.filter(({ isGiven }) => !isGiven).map(({ digit, by }) => [digit, cellName(grid, by)])).toEqual([
      [1, 'r4c6'],
      [4, 'r3c6'],
    ]);
    for (const { digit, by, isGiven } of forbidden) {
      expect(grid.peersOfCell[cell]).toContain(by);
      expect(isGiven ? puzzle.givens[by] : blamed.find((choice) => choice.cell === by)?.digit).toBe(digit);
    }
    expect(again).toBeGreaterThan(0);
  });

  it('is not looked for where there is none', async () => {
    const { timeline } = await runAtBuild({ algorithm: 'backtracking', puzzle: 'wikipedia' });
    expect(() => blameAt(timeline, 1)).toThrow('no dead end');
  });
});
