import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DancingLinks } from 'dancing-links';
import { drain } from '../src/engine/algorithm.ts';
import { dancingLinks } from '../src/engine/cover/dancing-links.card.ts';
import { nQueens } from '../src/engine/cover/problems/n-queens.ts';
import { pentominoes6x10, scottPentominoes } from '../src/engine/cover/problems/pentominoes.ts';
import { itemsOfPlacement } from '../src/engine/cover/problems/sudoku-cover.ts';
import { sudokuTable } from '../src/engine/cover/testing/golden.ts';
import type { CoverProblem } from '../src/engine/exact-cover.ts';
import { countCovers, firstCovers } from '../src/engine/fast/covers.ts';
import { SudokuCovers } from '../src/engine/fast/sudoku-covers.ts';
import { gridOf } from '../src/engine/grid.ts';
import { type Measure, median, timed } from './measure.ts';

const ROUNDS = 5;

/** The number of solutions by the npm package, from adding the rows to the list of solutions. */
export function peerCovers(problem: CoverProblem): number {
  const { items, primary, options } = problem;
  const links = new DancingLinks<number>();
  if (primary === items.length) {
    const solver = links.createSolver({ columns: primary });
    for (const [option, { items: own }] of options.entries()) solver.addSparseConstraint(option, own.slice());
    return solver.findAll().length;
  }
  const solver = links.createSolver({ primaryColumns: primary, secondaryColumns: items.length - primary });
  for (const [option, { items: own }] of options.entries()) {
    solver.addSparseConstraint(option, {
      primary: own.filter((item) => item < primary),
      secondary: own.filter((item) => item >= primary).map((item) => item - primary),
    });
  }
  return solver.findAll().length;
}

/**
 * Sudoku by the npm package: the rows are made once, and each puzzle is given one row for a given and nine for an empty cell,
 * which is its usual use; or, `filtered` on our side first, only the rows that no given rules out.
 */
function peerSudoku(filtered: boolean): (givens: readonly number[]) => boolean {
  const grid = gridOf(9);
  const rowOf = (option: number) => itemsOfPlacement({ grid }, Math.floor(option / 9), (option % 9) + 1);
  const rows = Array.from({ length: 729 }, (_, option) => rowOf(option) as [number, number, number, number]);
  const links = new DancingLinks<number>();
  return (givens) => {
    const solver = links.createSolver({ columns: 324 });
    const taken = new Uint8Array(324);
    if (filtered) {
      for (let cell = 0; cell < 81; cell++) if (givens[cell]) for (const item of rows[cell * 9 + givens[cell]! - 1]!) taken[item] = 1;
    }
    for (let option = 0; option < 729; option++) {
      const own = rows[option]!;
      const given = givens[Math.floor(option / 9)]!;
      const fits = given ? given === (option % 9) + 1 : !(taken[own[0]] || taken[own[1]] || taken[own[2]] || taken[own[3]]);
      if (fits) solver.addSparseConstraint(option, own);
    }
    return solver.findOne().length === 1;
  };
}

/** Both in turn within each round; the first round is the compilers'. */
function sideBySide(ours: () => unknown, theirs: () => unknown): { ours: number; theirs: number; ratio: number } {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => ({ theirs: timed(theirs), ours: timed(ours) })).slice(1);
  return {
    ours: median(rounds.map((round) => round.ours)),
    theirs: median(rounds.map((round) => round.theirs)),
    ratio: median(rounds.map((round) => round.theirs / round.ours)),
  };
}

function puzzlesToSolve(): { name: string; puzzles: number[][] } {
  const { values } = parseArgs({ options: { puzzles: { type: 'string' } }, strict: false });
  if (typeof values.puzzles !== 'string') {
    const unique = sudokuTable.filter(({ solutions }) => solutions === 1);
    return {
      name: `${unique.length} named puzzles, 50 times`,
      puzzles: Array(50)
        .fill(unique.map(({ puzzle }) => Array.from(puzzle.givens)))
        .flat(),
    };
  }
  const lines = readFileSync(values.puzzles, 'utf8')
    .split('\n')
    .filter((line) => /^[0-9.]{81}/.test(line));
  return {
    name: `${lines.length} puzzles of ${values.puzzles.replace(/^.*\//, '')}`,
    puzzles: lines.map((line) => Array.from(line.slice(0, 81), (symbol) => Number(symbol) || 0)),
  };
}

/** Exact cover: the published counts that take too long for a test, and the speed compared with the npm package `dancing-links`. */
export function* measureCover(): Generator<Measure> {
  for (const [n, published] of [
    [12, '14200 solutions, 211716 nodes'],
    [13, '73712 solutions, 1046319 nodes'],
  ] as const) {
    const { solutions, nodes } = countCovers(nQueens(n));
    yield { name: `${n} queens`, value: `${solutions} solutions, ${nodes} nodes`, goal: published };
  }
  const pentominoes = pentominoes6x10();
  const { solutions, nodes } = countCovers(pentominoes);
  yield {
    name: 'pentominoes 6 × 10',
    value: `${solutions} solutions, ${nodes - 1} nodes below the root`,
    goal: '2339 solutions, 909152 nodes below the root',
  };

  const queens = nQueens(12);
  for (const [name, problem, goal] of [
    ['pentominoes 6 × 10, all solutions', pentominoes, '≥ 1.0'],
    ['12 queens, all solutions', queens, '≥ 1.2'],
  ] as const) {
    const { ours, theirs, ratio } = sideBySide(
      () => firstCovers(problem, Number.POSITIVE_INFINITY),
      () => peerCovers(problem),
    );
    yield { name: `${name}: ours`, value: ours, unit: 'ms' };
    yield { name: `${name}: dancing-links`, value: theirs, unit: 'ms' };
    yield { name: `${name}: speed ÷ dancing-links`, value: ratio, goal };
  }

  const { name, puzzles } = puzzlesToSolve();
  const covers = new SudokuCovers();
  const solveAll = (solves: (givens: readonly number[]) => boolean) => {
    if (!puzzles.every(solves)) throw new Error('a puzzle was not solved');
  };
  for (const [use, filtered, goal] of [
    ['', false, '≥ 2.5'],
    [', rows filtered for it', true, undefined],
  ] as const) {
    const peer = peerSudoku(filtered);
    const { ours, theirs, ratio } = sideBySide(
      () => solveAll((givens) => covers.solve(givens) !== undefined),
      () => solveAll(peer),
    );
    yield { name: `${name}: ours`, value: (puzzles.length / ours) * 1000, unit: 'puzzles/s' };
    yield { name: `${name}: dancing-links${use}`, value: (puzzles.length / theirs) * 1000, unit: 'puzzles/s' };
    yield { name: `${name}: speed ÷ dancing-links${use}`, value: ratio, ...(goal ? { goal } : {}) };
  }

  const scott = scottPentominoes('23');
  const state = dancingLinks.start(scott, { rule: 'fewest', solutions: 0, givens: 'left', seed: 1 });
  let steps = 0;
  const ms = timed(() => {
    steps = Object.values(drain(dancingLinks.run(state)).counts).reduce((sum, count) => sum + count, 0);
  });
  yield { name: 'the taught dancing links, drained', value: steps / ms / 1000, unit: 'million steps/s' };
}
