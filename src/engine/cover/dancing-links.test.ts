import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../tests/samples.ts';
import { applyStep, countOf, drain } from '../algorithm.ts';
import { isCover } from '../exact-cover.ts';
import { gridOf } from '../grid.ts';
import { isSolution, type Puzzle, puzzleOf } from '../puzzle.ts';
import { backtracking } from '../search/backtracking.card.ts';
import type { CoverInput } from './cover-state.ts';
import { dancingLinks } from './dancing-links.card.ts';
import { nQueens } from './problems/n-queens.ts';
import { scottPentominoes } from './problems/pentominoes.ts';
import { knuth6x7, rmitFive } from './problems/small.ts';
import { queensTable, sudokuTable } from './testing/golden.ts';
import { allCovers, anyCoverProblem } from './testing/problems.ts';

const all = { rule: 'fewest', solutions: 0, givens: 'left', seed: 1 } as const;

/** The whole run: what it counted and the state that it left. */
function search(input: CoverInput, options: Parameters<typeof dancingLinks.start>[1] = all) {
  const state = dancingLinks.start(input, options);
  const { outcome, counts } = drain(dancingLinks.run(state));
  const { nodes, updates, solutions } = dancingLinks.counters;
  return { state, outcome, solutions: countOf(solutions, counts), nodes: countOf(nodes, counts), updates: countOf(updates, counts) };
}

describe('counts as published', () => {
  it.each(soaking ? queensTable : queensTable.slice(0, 9))(
    '$n queens: $nodes nodes, $updates updates',
    ({ n, solutions, nodes, updates, rankNodes, rankUpdates }) => {
      expect(search(nQueens(n))).toMatchObject({ solutions, nodes, updates });
      expect(search(nQueens(n, { filesToo: false }))).toMatchObject({ solutions, nodes: rankNodes, updates: rankUpdates });
    },
  );

  it.each(sudokuTable)('$name: $nodes nodes, $updates updates', ({ puzzle, rows, solutions, nodes, updates }) => {
    const found = search(puzzle);
    expect(found).toMatchObject({ solutions, nodes, updates });
    expect(found.state.problem.options.length).toBe(rows);
  });

  it('an empty Sudoku, first solution: 82 nodes, 2,511 updates', () => {
    const empty = puzzleOf(new Uint8Array(81));
    const found = search(empty, { ...all, solutions: 1 });
    expect(found).toMatchObject({ outcome: 'solved', nodes: 82, updates: 2511 });
    expect(isSolution(empty, dancingLinks.solution(found.state))).toBe(true);
  });

  it.runIf(soaking)("Scott's pentominoes with the X at 23: 10,421 nodes below the root", () => {
    expect(search(scottPentominoes('23'))).toMatchObject({ solutions: 19, nodes: 10_421 + 1, updates: 3_617_723 });
  });

  it("Knuth's 6 × 7 matrix, by the fewest rows and from the left", () => {
    const fewest = search(knuth6x7);
    expect(fewest).toMatchObject({ solutions: 1, nodes: 6, updates: 30 });
    expect(fewest.state.answer.map((row) => knuth6x7.options[row].name)).toEqual(['A D', 'C E F', 'B G']);
    const left = search(knuth6x7, { ...all, rule: 'leftmost' });
    expect(left).toMatchObject({ solutions: 1, nodes: 7, updates: 35 });
    expect(left.state.answer.map((row) => knuth6x7.options[row].name)).toEqual(['A D', 'B G', 'C E F']);
  });

  it('the five subsets of the assignment have one cover', () => {
    const { state, solutions } = search(rmitFive);
    expect(solutions).toBe(1);
    expect(state.answer.map((row) => rmitFive.options[row].name).sort()).toEqual(['1 5 6', '2 3 4']);
  });
});

describe('any problem', () => {
  const rules = fc.constantFrom('fewest', 'ties', 'leftmost', 'random');

  it('is searched completely by every rule: finds the same number of covers as trying all sets of options', () => {
    fc.assert(
      fc.property(anyCoverProblem, rules, fc.nat(1000), (problem, rule, seed) => {
        const { state, solutions } = search(problem, { ...all, rule, seed });
        expect(solutions).toBe(allCovers(problem).length);
        if (solutions > 0) expect(isCover(problem, state.answer)).toBe(true);
      }),
      samples(100),
    );
  });

  it('is searched by columns with the fewest rows, of which a seed draws one', () => {
    const chosen = (seed: number) => {
      const state = dancingLinks.start(nQueens(8), { ...all, rule: 'ties', seed });
      const items: number[] = [];
      for (const step of dancingLinks.run(state).take(3000)) {
        if (step.kind !== 'choose') continue;
        const open = Array.from({ length: state.problem.primary }, (_, item) => item).filter((item) => !state.covered[item]);
        expect(state.S[step.item]).toBe(Math.min(...open.map((item) => state.S[item])));
        items.push(step.item);
      }
      return items;
    };
    const runs = [1000, 2000, 3000, 4000].map(chosen);
    expect(new Set(runs.map(String)).size).toBe(4);
    expect(chosen(1000)).toEqual(runs[0]);
  });

  it('has every link back in its place after the search', () => {
    fc.assert(
      fc.property(anyCoverProblem, rules, (problem, rule) => {
        const { state } = search(problem, { ...all, rule });
        const { L, R, U, D, C, S, covered, depth } = dancingLinks.start(problem, all);
        expect(state).toMatchObject({ L, R, U, D, C, S, covered, depth });
        expect(Math.max(0, ...dancingLinks.picture(state, undefined).cover.hidden)).toBe(0);
      }),
      samples(100),
    );
  });

  it('has after every step lists that say what the step says', () => {
    fc.assert(
      fc.property(anyCoverProblem, (problem) => {
        const state = dancingLinks.start(problem, all);
        for (const step of dancingLinks.run(state)) {
          const { L, R, U, D, C, S, h } = state;
          if (step.kind === 'unlink') expect(above(state, step.node)).not.toBe(step.node);
          if (step.kind === 'relink') expect(above(state, step.node)).toBe(step.node);
          if (step.kind === 'covered') expect(headers(state)).not.toContain(step.item);
          if (step.kind === 'uncovered' && step.item < problem.primary) expect(headers(state)).toContain(step.item);
          // Every circle has the same nodes in both directions, and S counts them.
          for (const c of headers(state)) {
            expect([L[R[c]], R[L[c]]]).toEqual([c, c]);
            let size = 0;
            for (let i = D[c]; i !== c; i = D[i]) {
              expect([C[i], U[D[i]], D[U[i]]]).toEqual([c, i, i]);
              size++;
            }
            expect(S[c]).toBe(size);
          }
          expect(L[R[h]]).toBe(h);
        }
      }),
      samples(30),
    );
  });

  it('stops after the requested number of solutions', () => {
    fc.assert(
      fc.property(anyCoverProblem, fc.integer({ min: 1, max: 3 }), (problem, wanted) => {
        expect(search(problem, { ...all, solutions: wanted }).solutions).toBe(Math.min(wanted, allCovers(problem).length));
      }),
      samples(100),
    );
  });
});

/** The digits that a run writes and takes back, in order: 100 · cell + digit, negative when one is taken back. */
function writesOf<Step extends { readonly kind: string }>(steps: Iterable<Step>, digitOf: (step: Step) => number | false): number[] {
  return [...steps].flatMap((step) => {
    const write = step as unknown as { readonly cell: number };
    const written = 100 * write.cell + (digitOf(step) || 0);
    return step.kind === 'takeBack' ? [-written] : step.kind === 'place' || step.kind === 'pick' ? [written] : [];
  });
}

describe('the leftmost column of a Sudoku', () => {
  const plain = { order: 'rows', digits: 'ascending', seed: 1 } as const;
  const leftmost = { ...all, rule: 'leftmost', solutions: 1 } as const;
  const both = (puzzle: Puzzle) => {
    const state = dancingLinks.start(puzzle, leftmost);
    return [
      writesOf(dancingLinks.run(state), (step) => 'option' in step && state.problem.options[step.option].places![0].digit),
      writesOf(backtracking.run(backtracking.start(puzzle, plain)), (step) => 'digit' in step && step.digit),
    ];
  };

  it('makes the search backtracking: a node for every call, the same digits in the same order', () => {
    const { puzzle } = sudokuTable[0];
    const [linked, plainly] = both(puzzle);
    expect(linked).toEqual(plainly);
    const { counts } = drain(backtracking.run(backtracking.start(puzzle, plain)));
    expect([search(puzzle, leftmost).nodes, countOf(backtracking.counters.calls, counts)]).toEqual([4209, 4209]);
  });

  it('on any puzzle, with a solution or without', () => {
    const givens = fc.array(fc.record({ cell: fc.nat(15), digit: fc.integer({ min: 1, max: 4 }) }), { maxLength: 7 });
    fc.assert(
      fc.property(givens, (given) => {
        const puzzle = puzzleOf(new Uint8Array(16), { grid: gridOf(4) });
        for (const { cell, digit } of given) {
          if (puzzle.grid.peersOfCell[cell].every((peer) => puzzle.givens[peer] !== digit)) puzzle.givens[cell] = digit;
        }
        const [linked, plainly] = both(puzzle);
        expect(linked).toEqual(plainly);
      }),
      samples(200),
    );
  });
});

type State = ReturnType<typeof dancingLinks.start>;

/** The node that the node below j sees above it: j itself exactly when j is linked. */
function above({ U, D }: State, j: number): number {
  return U[D[j]];
}

function headers({ R, h }: State): number[] {
  const open: number[] = [];
  for (let c = R[h]; c !== h; c = R[c]) open.push(c);
  return open;
}

describe('replay', () => {
  it('equals the run under every setting, and a clone is a frame of its own', () => {
    const { puzzle } = sudokuTable.find(({ name }) => name === 'Mepham D')!;
    for (const settings of [
      { ...all, givens: 'covered' },
      { ...all, rule: 'leftmost', solutions: 2 },
      { ...all, rule: 'random' },
    ] as const) {
      const input = settings.givens === 'covered' ? puzzle : nQueens(6);
      const live = dancingLinks.start(input, settings);
      const replayed = dancingLinks.start(input, settings);
      let taken = 0;
      let kept: ReturnType<typeof dancingLinks.clone> | undefined;
      for (const step of dancingLinks.run(live)) {
        applyStep(dancingLinks, replayed, step);
        if (++taken === 100) kept = dancingLinks.clone(replayed);
        if (taken % 97 === 0 && !isDeepStrictEqual(replayed, live)) expect(replayed).toEqual(live);
      }
      expect(replayed).toEqual(live);
      const hundred = dancingLinks.start(input, settings);
      let left = 100;
      for (const step of dancingLinks.run(dancingLinks.start(input, settings))) {
        applyStep(dancingLinks, hundred, step);
        if (--left === 0) break;
      }
      expect(kept).toEqual(hundred);
    }
  });
});

describe('givens', () => {
  const { puzzle, nodes } = sudokuTable.find(({ name }) => name === 'AI Escargot')!;

  it('covered first leave the same search as givens left out of the matrix', () => {
    const whole = search(puzzle, { ...all, givens: 'covered' });
    expect(whole).toMatchObject({ solutions: 1, nodes });
    expect([whole.state.problem.options.length, whole.state.problem.items.length]).toEqual([729, 324]);
    expect(isSolution(puzzle, dancingLinks.solution(whole.state))).toBe(true);
  });

  it('that clash have no cover in either algorithm', () => {
    const clashing = puzzleOf(Array.from({ length: 81 }, (_, cell) => (cell === 0 || cell === 5 ? 5 : 0)));
    expect(search(clashing)).toMatchObject({ outcome: 'no-solution', nodes: 1 });
    const steps = [...dancingLinks.run(dancingLinks.start(clashing, { ...all, givens: 'covered' }))];
    expect(steps.slice(-2).map(({ kind }) => kind)).toEqual(['clash', 'noSolution']);
  });

  it('show in the grid: digits of chosen rows, and a pencil mark for every row in the matrix', () => {
    const state = dancingLinks.start(puzzle, all);
    for (const step of dancingLinks.run(state)) {
      if (step.kind === 'pick') expect(state.digits[step.cell]).toBe(state.problem.options[step.option].places![0].digit);
      if (step.kind === 'takeBack') expect(state.digits[step.cell]).toBe(0);
    }
    const fresh = dancingLinks.start(puzzle, all);
    const { candidates } = dancingLinks.picture(fresh, undefined).grid!;
    const { problem } = fresh;
    const rows = problem.options.filter(({ places }) => places![0].cell === 1).map(({ places }) => 1 << (places![0].digit - 1));
    expect(candidates![1]).toBe(rows.reduce((bits, bit) => bits | bit));
    expect(candidates![0]).toBe(0);
  });

  it('refuse cages', () => {
    expect(dancingLinks.refuses(puzzleOf(new Uint8Array(16), { cages: [{ sum: 3, cells: [0, 1] }] }))?.message).toBe(
      'the puzzle has cages',
    );
  });
});
