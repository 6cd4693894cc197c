import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyBoxGrid, fillBoxes, swappableBoxes } from '../src/engine/anneal/box-grid.ts';
import { lewisInstance } from '../src/engine/anneal/instances.ts';
import { fastAnnealing, fastMonteCarlo } from '../src/engine/fast/anneal.ts';
import { gridOf } from '../src/engine/grid.ts';
import { type Puzzle, puzzleOf } from '../src/engine/puzzle.ts';
import { type Measure, median } from './measure.ts';

const here = dirname(fileURLToPath(import.meta.url));
const named: { id: string; puzzle: string }[] = JSON.parse(readFileSync(join(here, '../content/puzzles/named.json'), 'utf8'));
const puzzleNamed = (id: string) =>
  puzzleOf(Array.from(named.find((each) => each.id === id)!.puzzle, (symbol) => (symbol === '.' ? 0 : Number(symbol))));

const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
const monteCarloOptions = { worse: 100, limit: 100_000_000 };
/** The default settings, with a limit that no run of the measured puzzles reaches. */
export const annealingOptions = {
  start: 0,
  chain: 'square-of-sum',
  chainShare: 1,
  cooling: 0.99,
  patience: 20,
  stagnation: 'no-improving-move',
  limit: 200_000_000,
} as const;

/** CPU milliseconds that the work takes: what other programs on the machine do hardly counts. */
function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

/** Iterations of Monte Carlo, proposals a second against C++, and the figures of annealing. */
export function* measureAnneal(): Generator<Measure> {
  yield* measureExamples();
  yield* measureAgainstCpp(puzzleNamed('monte-carlo-3'));
  yield* measureShares();
  yield* measurePuzzles();
}

function* measureExamples(): Generator<Measure> {
  for (const [id, goal] of [
    ['monte-carlo-1', 0],
    ['monte-carlo-2', 10_958],
    ['monte-carlo-3', 951_847],
    ['empty-9', 69_719],
  ] as const) {
    const runs = seeds.map((seed) => fastMonteCarlo(puzzleNamed(id), { ...monteCarloOptions, seed }));
    const solved = runs.filter(({ outcome }) => outcome === 'solved').length;
    yield { name: `monte-carlo ${id}: solved of 20`, value: solved, goal: '20' };
    const proposals = median(runs.map((run) => run.proposals));
    yield { name: `monte-carlo ${id}: median proposals, 20 seeds`, value: proposals, goal: `${goal / 2} … ${goal * 2}` };
  }
  const many = Array.from(
    { length: 1000 },
    (_, i) => fastMonteCarlo(puzzleNamed('empty-9'), { ...monteCarloOptions, seed: i + 1 }).proposals,
  );
  yield { name: 'monte-carlo empty-9: median proposals, 1000 seeds', value: median(many), goal: '34859.5 … 139438' };
}

interface CppRun {
  readonly results: readonly string[];
  readonly nanoseconds: number;
}

/** The C++ twin, compiled; undefined where there is no compiler. */
function compileCpp(...flags: string[]): ((input: string) => CppRun) | undefined {
  if (spawnSync('g++', ['--version']).error) return undefined;
  const program = join(here, ['.cache/anneal', ...flags].join(''));
  mkdirSync(dirname(program), { recursive: true });
  execFileSync('g++', ['-O2', ...flags, '-o', program, join(here, 'anneal.cpp')]);
  return (input) => {
    const results = execFileSync(program, { input, encoding: 'utf8' }).trimEnd().split('\n');
    return { nanoseconds: Number(results.pop()), results };
  };
}

/** Writes the input of bench/anneal.cpp: size and rule, the boxes, then the seed and the filled grid of each run. */
function cppInput(puzzle: Puzzle): string {
  const { size } = puzzle.grid;
  const boxes = swappableBoxes(puzzle);
  const grids = seeds.map((seed) => {
    const board = emptyBoxGrid(puzzle);
    fillBoxes(board, seed);
    return [seed, ...board.digits].join(' ');
  });
  const { worse, limit } = monteCarloOptions;
  return [[size, seeds.length, worse, limit].join(' '), boxes.length, ...boxes.map((box) => [box.length, ...box].join(' ')), ...grids].join(
    '\n',
  );
}

function* measureAgainstCpp(puzzle: Puzzle): Generator<Measure> {
  const run = () => seeds.map((seed) => fastMonteCarlo(puzzle, { ...monteCarloOptions, seed }));
  const runs = run();
  const millions = runs.reduce((sum, { proposals }) => sum + proposals, 0) / 1e6;
  const cpp = compileCpp();
  const branchFree = compileCpp('-DBRANCH_FREE');
  const input = cppInput(puzzle);
  const rounds = Array.from({ length: 7 }, () => ({
    ours: cpu(run),
    cpp: (cpp?.(input).nanoseconds ?? 0) / 1e6,
    branchFree: (branchFree?.(input).nanoseconds ?? 0) / 1e6,
  }));
  const rate = (milliseconds: (round: (typeof rounds)[number]) => number) => millions / (median(rounds.map(milliseconds)) / 1000);
  yield { name: 'proposals a second', value: rate(({ ours }) => ours), unit: 'M/s' };
  if (!cpp) {
    yield { name: 'proposals a second ÷ C++ -O2', value: 'skipped: no g++' };
    return;
  }
  yield { name: 'proposals a second, C++ -O2', value: rate((round) => round.cpp), unit: 'M/s' };
  yield { name: 'proposals a second ÷ C++ -O2', value: median(rounds.map((round) => round.cpp / round.ours)), goal: '≥ 0.7' };
  yield { name: 'proposals a second, C++ -O2 without branches', value: rate((round) => round.branchFree), unit: 'M/s' };
  yield { name: 'proposals a second ÷ C++ -O2 without branches', value: median(rounds.map((round) => round.branchFree / round.ours)) };
  const same = cpp(input).results.every((line, i) => {
    const { proposals, energy, digits } = runs[i]!;
    return line === `${proposals} ${energy} ${Array.from(digits, (digit) => `${digit},`).join('')}`;
  });
  yield { name: 'C++ makes the same runs', value: String(same), goal: 'true' };
}

/** Share of fixed cells in per cent, and the mean number of moves that Lewis-style instances of it took a C++ program. */
const knownMoves: readonly (readonly [share: number, moves: number])[] = [
  [0, 1_355_573],
  [20, 843_472],
  [40, 446_119],
  [50, 235_650],
  [60, 106_599],
  [70, 16_249],
  [80, 208],
];

function* measureShares(): Generator<Measure> {
  const moves = new Map(knownMoves);
  for (const share of [0, 10, 20, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90]) {
    const runs = seeds.map((seed) => fastAnnealing(lewisInstance(gridOf(9), share / 100, seed), { ...annealingOptions, seed }));
    yield* summarize(`annealing 9 × 9, ${share} % fixed`, runs, moves.get(share));
  }
}

/** Puzzles and the millions of moves that they took on average. */
const knownPuzzles: readonly (readonly [id: string, moves: number])[] = [
  ['wikipedia', 0.52e6],
  ['monte-carlo-2', 0.44e6],
  ['monte-carlo-3', 1.2e6],
  ['mepham-d', 1.4e6],
  ['ai-escargot', 5.8e6],
  ['inkala-2010', 12e6],
  ['golden-nugget', 12e6],
];

function* measurePuzzles(): Generator<Measure> {
  for (const [id, known] of knownPuzzles) {
    const runs = seeds.map((seed) => fastAnnealing(puzzleNamed(id), { ...annealingOptions, seed }));
    yield* summarize(`annealing ${id}`, runs, known);
  }
}

function* summarize(name: string, runs: readonly ReturnType<typeof fastAnnealing>[], known: number | undefined): Generator<Measure> {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  yield { name: `${name}: solved of 20`, value: runs.filter(({ outcome }) => outcome === 'solved').length, goal: '20' };
  const moves = { name: `${name}: mean proposals`, value: mean(runs.map(({ proposals }) => proposals)) };
  yield known === undefined ? moves : { ...moves, goal: `≤ ${3 * known}` };
  yield { name: `${name}: mean start temperature`, value: mean(runs.map(({ startTemperature }) => startTemperature)) };
  const started = runs.filter(({ chains }) => chains > 0);
  if (started.length > 0)
    yield { name: `${name}: mean acceptance in the first chain`, value: mean(started.map(({ startAcceptance }) => startAcceptance)) };
}
