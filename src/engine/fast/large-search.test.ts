import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { samples } from '../../../tests/samples.ts';
import { readPuzzles } from '../formats/read.ts';
import { gridOf } from '../grid.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import { LargeSearch } from './large-search.ts';
import { SudokuCovers } from './sudoku-covers.ts';

const shapes = [
  [4, 2],
  [6, 2],
  [6, 3],
  [8, 2],
  [9, 3],
  [10, 2],
  [12, 3],
] as const;
const made = shapes.map(([size, boxRows]) => {
  const grid = gridOf(size, boxRows);
  const covers = new SudokuCovers(grid);
  return { grid, covers, large: new LargeSearch(grid), full: covers.solve(new Uint8Array(grid.cellCount))! };
});

describe('the search for hard large grids', () => {
  it('agrees with the search for exact covers on how many answers there are, and its answer is one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...made), fc.infiniteStream(fc.nat(99)), fc.nat(60), fc.nat(9999), (own, chances, kept, spoilt) => {
        const { grid, covers, large, full } = own;
        const givens = full.map((digit) => (chances.next().value! < 20 + kept / 2 ? digit : 0));
        if (spoilt % 3 === 0) givens[spoilt % grid.cellCount] = 1 + (spoilt % grid.size);
        const count = covers.count(givens, 20);
        expect(large.count(givens, 20)).toBe(count);
        const answer = large.solve(givens);
        if (count === 0) expect(answer).toBeUndefined();
        else expect(isSolution(puzzleOf(givens, { grid }), answer!)).toBe(true);
      }),
      samples(60),
    );
  });

  it('finds all answers', () => {
    expect(new LargeSearch(gridOf(4)).count(new Uint8Array(16), 1000)).toBe(288);
  });

  it.each([16, 25])('fills an empty grid of size %i', (size) => {
    const grid = gridOf(size);
    const empty = puzzleOf(new Uint8Array(grid.cellCount), { grid });
    expect(isSolution(empty, new LargeSearch(grid).solve(empty.givens)!)).toBe(true);
  });

  it.each(named.filter(({ id }) => ['sixteen-hard', 'twenty-five-easy', 'twenty-five-hard'].includes(id)))(
    'finds the one answer: $name',
    ({ puzzle: text }) => {
      const { puzzle } = readPuzzles(text)[0]!;
      const large = new LargeSearch(puzzle.grid);
      expect([large.count(puzzle.givens, 2), large.count(puzzle.givens, 1)]).toEqual([1, 1]);
      expect(isSolution(puzzle, large.solve(puzzle.givens)!)).toBe(true);
    },
  );
});
