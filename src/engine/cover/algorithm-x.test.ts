import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { countOf, drain } from '../algorithm.ts';
import { coverProblem } from '../exact-cover.ts';
import { isSolution } from '../puzzle.ts';
import { algorithmX } from './algorithm-x.card.ts';
import { dancingLinks } from './dancing-links.card.ts';
import { nQueens } from './problems/n-queens.ts';
import { knuth6x7 } from './problems/small.ts';
import { queensTable, sudokuTable } from './testing/golden.ts';
import { anyCoverProblem } from './testing/problems.ts';

const all = { rule: 'fewest', solutions: 0, givens: 'left', seed: 1 } as const;

function search(input: Parameters<typeof algorithmX.start>[0], options: Parameters<typeof algorithmX.start>[1] = all) {
  const state = algorithmX.start(input, options);
  const { outcome, counts } = drain(algorithmX.run(state));
  const { nodes, solutions } = algorithmX.counters;
  return { state, outcome, nodes: countOf(nodes, counts), solutions: countOf(solutions, counts) };
}

describe('Algorithm X on a matrix', () => {
  it.each(queensTable.slice(0, 8))('$n queens: $nodes nodes as published', ({ n, solutions, nodes }) => {
    expect(search(nQueens(n))).toMatchObject({ solutions, nodes });
  });

  it("strikes Knuth's 6 × 7 matrix down to its cover", () => {
    const { state, nodes } = search(knuth6x7);
    expect(nodes).toBe(6);
    expect(state.answer.map((row) => knuth6x7.options[row].name)).toEqual(['A D', 'C E F', 'B G']);
    const fresh = algorithmX.start(knuth6x7, all);
    expect(algorithmX.run(fresh).next().value).toEqual({ kind: 'choose', item: 0 });
    expect(Array.from(fresh.S)).toEqual([2, 2, 2, 3, 2, 2, 3]);
  });

  it.each(sudokuTable.filter(({ nodes }) => nodes < 200))(
    'solves $name in $nodes nodes, as linked lists do',
    ({ puzzle, nodes, solutions }) => {
      const found = search(puzzle);
      expect(found).toMatchObject({ nodes, solutions });
      expect(isSolution(puzzle, algorithmX.solution(found.state))).toBe(true);
    },
  );

  it('makes the same choices in the same order as dancing links, on any problem and by any rule', () => {
    const decisions = ['choose', 'pick', 'solution', 'deadEnd', 'takeBack', 'allFound', 'noSolution'];
    fc.assert(
      fc.property(anyCoverProblem, fc.constantFrom('fewest', 'ties', 'leftmost', 'random'), fc.nat(1000), (problem, rule, seed) => {
        const options = { ...all, rule, seed };
        const made = [...algorithmX.run(algorithmX.start(problem, options))].filter(({ kind }) => decisions.includes(kind));
        const linked = [...dancingLinks.run(dancingLinks.start(problem, options))].filter(({ kind }) => decisions.includes(kind));
        expect(made).toEqual(linked);
      }),
      samples(100),
    );
  });

  it('has nothing struck any more after the search', () => {
    fc.assert(
      fc.property(anyCoverProblem, (problem) => {
        const { state } = search(problem);
        expect([Math.max(...state.covered), Math.max(...state.hidden), state.depth]).toEqual([0, 0, 0]);
      }),
      samples(100),
    );
  });

  it('can begin with the whole matrix and strike the givens first', () => {
    const { puzzle, nodes } = sudokuTable[0];
    const found = search(puzzle, { ...all, givens: 'covered' });
    expect(found).toMatchObject({ solutions: 1, nodes });
    expect(found.state.matrix.length).toBe(236_196);
    const ones = found.state.matrix.reduce((sum, entry) => sum + entry, 0);
    expect([ones, Math.round(1000 - (1000 * ones) / 236_196)]).toEqual([2916, 988]);
  });

  it("is as lucky on Knuth's matrix as the chapter says, with a random column", () => {
    const runOf = (seed: number) => {
      const start = algorithmX.start(knuth6x7, { ...all, rule: 'random', solutions: 1, seed });
      const kept = [...algorithmX.run(start)];
      const first = kept.find((step) => step.kind === 'choose')!;
      return { first: knuth6x7.items[first.item]!, rows: kept.filter(({ kind }) => kind === 'pick').length };
    };
    const rowsOf = (seed: number) => runOf(seed).rows;
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(seeds.filter((seed) => rowsOf(seed) === 4)).toEqual([6, 7, 8, 9]);
    expect(Math.min(...seeds.map(rowsOf))).toBe(4);
    expect(readFileSync('content/chapters/exact-cover/index.mdx', 'utf8')).toContain(
      'Seeds 8 and 9 begin with column E, 6 and 7 with column F, and with all four seeds the run chooses four rows.',
    );
    expect([6, 7, 8, 9].map((seed) => runOf(seed).first)).toEqual(['F', 'F', 'E', 'E']);
    // At best, at worst: over many more seeds.
    const many = Array.from({ length: 300 }, (_, seed) => runOf(seed)).filter(({ first }) => first === 'E' || first === 'F');
    expect(new Set(many.map(({ rows }) => rows))).toEqual(new Set([3, 4]));
  });

  it('never has to guess on the easiest puzzle: each column that it chooses has one row left', () => {
    const state = algorithmX.start(sudokuTable[0].puzzle, { ...all, solutions: 1, givens: 'covered' });
    const sizes: number[] = [];
    for (const step of algorithmX.run(state)) if (step.kind === 'choose') sizes.push(state.S[step.item]);
    expect(sizes).toHaveLength(51);
    expect(new Set(sizes)).toEqual(new Set([1]));
  });

  it('refuses a matrix too large to write down', () => {
    const items = Array.from({ length: 8000 }, (_, item) => `item ${item}`);
    const options = items.map((name, item) => ({ name, items: [item] }));
    const large = coverProblem({ name: 'large', items, primary: items.length, options });
    expect(algorithmX.refuses(large)?.message).toBe('the matrix has 8000 rows and 8000 columns');
    expect(algorithmX.refuses(knuth6x7)).toBeUndefined();
  });
});
