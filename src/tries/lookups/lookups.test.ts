import { describe, expect, it } from 'vitest';
import { weighAll } from '../kit/swap-board.ts';
import { board, changesOf, differenceOf, FIRST, lookupsOf, partnersOf } from './lookups.ts';

describe('the look-ups of a swap', () => {
  it('add up to what the swap does to the energy, for every swap of the trap', () => {
    for (const { swap, delta } of weighAll(board)) expect(differenceOf(changesOf(swap))).toBe(delta);
  });

  it('are eight, and four where both cells are in one row or column', () => {
    expect(new Set(weighAll(board).map(({ swap }) => lookupsOf(changesOf(swap))))).toEqual(new Set([8, 4]));
    expect(changesOf(FIRST).map(({ kind, number, change }) => [kind, number, change])).toEqual([
      ['row', 1, 0],
      ['row', 2, -1],
      ['column', 7, 1],
      ['column', 9, 1],
    ]);
  });

  it('are made of cells of one box, and of no given', () => {
    expect(partnersOf(1)).toEqual([]);
    expect(partnersOf(FIRST[0])).toContain(FIRST[1]);
  });
});
