import { describe, expect, it } from 'vitest';
import { soaking, times } from '../../../tests/samples.ts';
import { drain } from '../algorithm.ts';
import { gridOf } from '../grid.ts';
import { readOptions } from '../options.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import { lasVegas } from './las-vegas.card.ts';
import { terminalGrid } from './terminal-grid.ts';

type Options = Parameters<typeof lasVegas.start>[1];

function fill(size: number, texts: Readonly<Record<string, string>>) {
  const grid = gridOf(size);
  const puzzle = puzzleOf(new Uint8Array(grid.cellCount), { grid });
  const state = lasVegas.start(puzzle, readOptions(lasVegas.options, texts) as Options);
  return { puzzle, state, ...drain(lasVegas.run(state)) };
}

describe('Las Vegas', () => {
  it('fills grids of many sizes, a different one for each seed', () => {
    for (const size of [4, 6, 8, 9, 10, 12, 15, 16]) {
      const { puzzle, state, outcome } = fill(size, { seed: '3' });
      expect(outcome).toBe('solved');
      expect(isSolution(puzzle, state.digits)).toBe(true);
    }
    const nines = Array.from({ length: times(100) }, (_, seed) => terminalGrid(gridOf(9), seed).join(''));
    expect(new Set(nines).size).toBe(nines.length);
  });

  it('needs hardly more than one attempt with eleven planted digits and the search of the paper', () => {
    let attempts = 0;
    const seeds = soaking ? 200 : 80;
    for (let seed = 0; seed < seeds; seed++) attempts += fill(9, { next: 'rows', seed: String(seed) }).state.attempt;
    expect(attempts / seeds).toBeGreaterThan(1);
    expect(attempts / seeds).toBeLessThan(1.1);
  });

  it('gives up once with seed 325, and then never goes wrong, as the chapter says', () => {
    const { outcome, counts, state } = fill(9, { seed: '325' });
    expect(outcome).toBe('solved');
    expect(state.attempt).toBe(2);
    expect(counts).toMatchObject({ giveUp: 1, place: 20_000 + 70 });
  });

  it('starts over when its patience ends, and stops when attempts do', () => {
    const { outcome, counts, state } = fill(9, { next: 'rows', patience: '60', attempts: '5', seed: '1' });
    expect(outcome).toBe('bound');
    expect(counts).toMatchObject({ startOver: 4, tooOften: 1 });
    expect(counts.place).toBeLessThanOrEqual(5 * 60);
    expect(state.attempt).toBe(5);
  });

  it('refuses a grid that holds something', () => {
    expect(lasVegas.refuses(puzzleOf([1, ...Array<number>(15).fill(0)]))?.describe()).toBe(
      'the grid is not empty; expected an empty grid, to be filled at random',
    );
  });
});
