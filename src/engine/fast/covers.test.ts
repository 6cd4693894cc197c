import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../tests/samples.ts';
import { dancingLinks } from '../cover/dancing-links.card.ts';
import { nQueens } from '../cover/problems/n-queens.ts';
import { scottPentominoes } from '../cover/problems/pentominoes.ts';
import { knuth6x7 } from '../cover/problems/small.ts';
import { sudokuCover, wholeSudokuCover } from '../cover/problems/sudoku-cover.ts';
import { queensTable, sudokuTable } from '../cover/testing/golden.ts';
import { anyCoverProblem } from '../cover/testing/problems.ts';
import { CoverSolver, countCovers, firstCovers } from './covers.ts';

/** The taught search: its solutions in order, and its nodes. */
function taught(problem: Parameters<typeof dancingLinks.start>[0]) {
  const state = dancingLinks.start(problem, { rule: 'fewest', solutions: 0, givens: 'left', seed: 1 });
  const covers: number[][] = [];
  let nodes = 0;
  for (const { kind } of dancingLinks.run(state)) {
    if (kind === 'solution') covers.push([...state.answer]);
    if (kind === 'choose' || kind === 'solution') nodes++;
  }
  return { covers, nodes };
}

describe('the fast search for exact covers', () => {
  it.each(soaking ? queensTable : queensTable.slice(0, 9))(
    '$n queens: $solutions solutions, $nodes nodes',
    ({ n, solutions, nodes, rankNodes }) => {
      expect(countCovers(nQueens(n))).toEqual({ solutions, nodes });
      expect(countCovers(nQueens(n, { filesToo: false }))).toEqual({ solutions, nodes: rankNodes });
    },
  );

  it.each(sudokuTable)('$name: $nodes nodes', ({ puzzle, solutions, nodes }) => {
    expect(countCovers(sudokuCover(puzzle))).toEqual({ solutions, nodes });
    expect(countCovers(wholeSudokuCover(puzzle))).toEqual({ solutions, nodes });
  });

  it.each([
    ['23', 19, 10_421],
    ['24', 20, 12_900],
    ['33', 26, 14_045],
  ] as const)("Scott's pentominoes with the X at %s: %i solutions, %i nodes below the root", (centre, solutions, nodes) => {
    expect(countCovers(scottPentominoes(centre))).toEqual({ solutions, nodes: nodes + 1 });
  });

  it('finds the same as the search on the site, in the same order and number of nodes, on any problem', () => {
    fc.assert(
      fc.property(anyCoverProblem, (problem) => {
        const { covers, nodes } = taught(problem);
        expect(firstCovers(problem, Number.POSITIVE_INFINITY)).toEqual(covers);
        expect(countCovers(problem)).toEqual({ solutions: covers.length, nodes });
      }),
      samples(100),
    );
  });

  it('can be used again, and stops at the limit', () => {
    const solver = new CoverSolver(nQueens(6));
    expect([2, 100, 2, 1].map((limit) => solver.search([], limit).solutions)).toEqual([2, 4, 2, 1]);
  });

  it('keeps to the given options, and finds nothing where they clash', () => {
    expect(new CoverSolver(knuth6x7).search([3], 10).solutions).toBe(1);
    expect(new CoverSolver(knuth6x7).search([1], 10).solutions).toBe(0);
    expect(new CoverSolver(knuth6x7).search([3, 1], 10).solutions).toBe(0);
  });
});
