import { existsSync, readFileSync } from 'node:fs';
import { catalog } from '../../src/engine/catalog.ts';
import { formatOf } from '../../src/engine/formats/read.ts';
import { digMinimal } from '../../src/engine/generate/dig-minimal.ts';
import { puzzleOf } from '../../src/engine/puzzle.ts';
import { annealingOptions } from '../anneal.ts';
import { ownKillers } from '../killer.ts';
import { timedByProcess } from '../measure.ts';
import { manySteps, plainSearch } from '../trace.ts';
import type { Engine } from './engine-of.ts';

/** The cost of a round and its result, which should be the same on both sides. */
export interface Cost {
  readonly cost: number;
  readonly found: string;
}

/** A work that is measured; `round` is 0, 1, 2 … on both sides, 0 for the round that only warms the compiler. */
type Work = (round: number) => number;

/** Something that is measured on both sides. */
export interface Part {
  readonly group: string;
  readonly name: string;
  /** The unit of its costs: milliseconds, or multiples of the plain loop's. */
  readonly unit: 'ms' | '×';
  /** Rounds of a heat, where they are few because each takes seconds. */
  readonly rounds?: number;
  /** Loads what it needs from one side. Throws `Lacking`, or any error of an older commit whose modules differ. */
  prepare(engine: Engine): Promise<Work>;
}

const PLAIN = puzzleOf(digitsOf(manySteps));

/** A round of a part on one side. */
export function costOf({ unit }: Part, work: Work, round: number): Cost {
  let found = 0;
  const ms = timedByProcess(() => {
    found = work(round);
  });
  return { cost: unit === 'ms' ? ms : ms / timedByProcess(() => plainSearch(PLAIN)), found: String(found) };
}

function digitsOf(line: string): number[] {
  return Array.from(line, (symbol) => Number(symbol) || 0);
}

const linesOf = (name: string) =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Killers that take seconds each, such as the hardest of a forum: a file that is not part of the project, and is left out where it is not there. */
export const ownKillersFile = new URL('../own/killers.txt', import.meta.url);

const sum = (counts: Iterable<number>) => Array.from(counts).reduce((total, count) => total + count, 0);

/** The taught search in rows over five million steps, drained or recorded, as a commit does it for its readers: by the direct run, where there is one. */
async function stepped({ load }: Engine, how: 'drained' | 'recorded'): Promise<Work> {
  const { drain, countSteps } = await load('engine/algorithm.ts');
  const { Recorder } = await load('trace/recorder.ts');
  const backtracking = countSteps
    ? await (await load('engine/direct/load-direct.ts')).loadDirect((await load('engine/catalog.ts')).catalogRow('backtracking'))
    : (await load('engine/search/backtracking.card.ts', 'engine/search/backtracking.ts')).backtracking;
  const puzzle = (await load('engine/puzzle.ts')).puzzleOf(digitsOf(manySteps));
  const start = () => backtracking.start(puzzle, { order: 'rows', digits: 'ascending', seed: 1 });
  const steps = countSteps ? () => countSteps(backtracking, start()) : () => drain(backtracking.run(start()));
  if (how === 'drained') return () => sum(Object.values(steps().counts));
  return () => {
    const recorder = new Recorder(backtracking, start());
    recorder.advance(20_000_000);
    return recorder.length;
  };
}

/** Steps taken of a run. */
const STEPS = 100_000;

/** Milliseconds that runs with fewer steps are repeated for. */
const AT_LEAST = 50;

const inputOf = {
  puzzle: 'hardest.txt',
  'puzzle-or-cover': 'hardest.txt',
  killer: 'killers-17-cages.txt',
  'empty-puzzle': undefined,
} as const;

/** The steps of one algorithm, drained, at the defaults of its options. */
async function algorithmSteps({ load }: Engine, id: string, input: keyof typeof inputOf): Promise<Work> {
  const row = (await load('engine/catalog.ts')).catalog.find((each: { id: string }) => each.id === id);
  if (!row) throw new Error(`it lacks ${id}`);
  const [algorithm, { defaultsOf }, { readPuzzles }] = await Promise.all([
    row.load(),
    load('engine/options.ts'),
    load('engine/formats/read.ts'),
  ]);
  const file = inputOf[input];
  const lines = file ? linesOf(file) : ['.'.repeat(81)];
  const runOf = (line: string) => {
    const run = algorithm.run(algorithm.start(readPuzzles(line)[0].puzzle, defaultsOf(algorithm.options)));
    let steps = 0;
    while (steps < STEPS && !run.next().done) steps++;
    return steps;
  };
  let runs = 0;
  const start = performance.now();
  while (performance.now() - start < AT_LEAST) runOf(lines[runs++ % lines.length]!);
  return () => sum(lines.slice(0, RUNS).map(runOf));
}
const RUNS = 3;

/** How many solutions puzzles have, counted to two. */
async function countedToTwo({ load }: Engine, linesIn: (round: number) => readonly string[], times = 1): Promise<Work> {
  const { countSolutions } = await load('engine/fast/answer.ts');
  const { readPuzzles } = await load('engine/formats/read.ts');
  const kept = new Map<string, unknown>();
  const puzzleIn = (line: string) => kept.get(line) ?? kept.set(line, readPuzzles(line)[0].puzzle).get(line);
  return (round) => {
    const puzzles = linesIn(round).map(puzzleIn);
    let found = 0;
    for (let time = 0; time < times; time++) for (const puzzle of puzzles) found += countSolutions(puzzle, 2);
    return found;
  };
}

const file = (name: string) => {
  const lines = linesOf(name);
  return () => lines;
};

/** A few of a file in each round, others each time. */
const fewOf = (name: string, few: number) => {
  const lines = linesOf(name);
  return (round: number) => Array.from({ length: few }, (_, index) => lines[(round * few + index) % lines.length]!);
};

const ORDINARY = 100;
const ordinaryKillers = () => {
  const lines = Array.from(ownKillers().take(ORDINARY), (puzzle) => formatOf('compact').print!({ puzzle }));
  return () => lines;
};

/** Minimal puzzles rated in a round. None is used twice, because the finders of expensive rungs keep their results. */
const RATED = 25;

async function rated({ load }: Engine): Promise<Work> {
  const { solveByLadder } = await load('engine/logic/solve-by-ladder.ts');
  const { puzzleOf: puzzleThere } = await load('engine/puzzle.ts');
  return (round) => {
    const puzzles = Array.from({ length: RATED }, (_, index) => puzzleThere(digMinimal(1 + round * RATED + index).givens));
    return puzzles.filter((puzzle) => solveByLadder(puzzle).solved).length;
  };
}

const DUG = 1000;
const CARVED = 3;

async function covers({ load }: Engine, problemOf: (load: Engine['load']) => Promise<unknown>): Promise<Work> {
  const { countCovers } = await load('engine/fast/covers.ts');
  const problem = await problemOf(load);
  return () => countCovers(problem).nodes;
}

const annealing = { ...annealingOptions, limit: 1_000_000 };

/** All parts, group by group. Rivals outside the project would be parts of groups of their own, with an older side that is a program. */
export const parts: readonly Part[] = [
  { group: 'search', name: 'backtracking drained ÷ plain loop', unit: '×', prepare: (engine) => stepped(engine, 'drained') },
  { group: 'search', name: 'backtracking recorded ÷ plain loop', unit: '×', prepare: (engine) => stepped(engine, 'recorded') },
  ...catalog.map(
    ({ id, input }): Part => ({
      group: 'steps',
      name: `steps of ${id}`,
      unit: 'ms',
      prepare: (engine) => algorithmSteps(engine, id, input),
    }),
  ),
  { group: 'fast', name: '17 clues, counted to two', unit: 'ms', prepare: (engine) => countedToTwo(engine, file('clues-17.txt'), 30) },
  { group: 'fast', name: 'hardest 9 × 9', unit: 'ms', prepare: (engine) => countedToTwo(engine, file('hardest.txt'), 5) },
  { group: 'fast', name: 'minimal 16 × 16', unit: 'ms', prepare: (engine) => countedToTwo(engine, file('minimal-16.txt')) },
  { group: 'killer', name: 'ordinary killers', unit: 'ms', prepare: (engine) => countedToTwo(engine, ordinaryKillers()) },
  {
    group: 'killer',
    name: 'killers of 24 cages',
    unit: 'ms',
    prepare: (engine) => countedToTwo(engine, fewOf('killers-24-cages.txt', 20)),
  },
  { group: 'killer', name: 'killers of 17 cages', unit: 'ms', prepare: (engine) => countedToTwo(engine, fewOf('killers-17-cages.txt', 7)) },
  ...(existsSync(ownKillersFile)
    ? [
        {
          group: 'killer',
          name: 'killers of your own',
          unit: 'ms',
          rounds: 2,
          // The first round warms up on shorter ones.
          prepare: (engine: Engine) =>
            countedToTwo(engine, (round) => (round === 0 ? linesOf('killers-17-cages.txt') : fewOf('own/killers.txt', 1)(round))),
        } as const,
      ]
    : []),
  { group: 'rate', name: 'minimal puzzles rated', unit: 'ms', prepare: rated },
  {
    group: 'generate',
    name: 'minimal puzzles dug',
    unit: 'ms',
    async prepare({ load }) {
      const dig = (await load('engine/generate/dig-minimal.ts')).digMinimal;
      return (round) => sum(Array.from({ length: DUG }, (_, seed) => sum(dig(round * DUG + seed).givens)));
    },
  },
  {
    group: 'generate',
    name: 'hard puzzles carved',
    unit: 'ms',
    async prepare({ load }) {
      const { generatePuzzle } = await load('engine/generate/generate-puzzle.ts');
      const carve = (seed: number) => generatePuzzle({ method: 'carve', level: 'hard', symmetry: 'half-turn', seed });
      return (round) => Array.from({ length: CARVED }, (_, seed) => carve(round * CARVED + seed)).length;
    },
  },
  {
    group: 'cover',
    name: '12 queens',
    unit: 'ms',
    prepare: (engine) => covers(engine, async (load) => (await load('engine/cover/problems/n-queens.ts')).nQueens(12)),
  },
  {
    group: 'cover',
    name: 'pentominoes around a hole',
    unit: 'ms',
    prepare: (engine) => covers(engine, async (load) => (await load('engine/cover/problems/pentominoes.ts')).scottPentominoes('33')),
  },
  {
    group: 'anneal',
    name: 'a million proposals of annealing',
    unit: 'ms',
    async prepare({ load }) {
      const { fastAnnealing } = await load('engine/fast/anneal.ts');
      const empty = (await load('engine/puzzle.ts')).puzzleOf(digitsOf('.'.repeat(81)));
      return (round) =>
        sum(Array.from({ length: 20 }, (_, seed) => fastAnnealing(empty, { ...annealing, seed: 20 * round + seed + 1 }).proposals));
    },
  },
];

export const groups = [...new Set(parts.map(({ group }) => group))];
