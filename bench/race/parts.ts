import { catalog } from '../../src/engine/catalog.ts';
import { digMinimal } from '../../src/engine/generate/dig-minimal.ts';
import { puzzleOf } from '../../src/engine/puzzle.ts';
import { annealingOptions } from '../anneal.ts';
import { timedByProcess } from '../measure.ts';
import { manySteps, plainSearch } from '../trace.ts';
import { counted, fewOf, file, linesOf, ordinaryKillers, ownKillersIn, type Work } from './counted.ts';
import type { Engine } from './engine-of.ts';
import { peerParts } from './peers/peers.ts';

/** The cost of a round and its result, which should be the same on both sides. */
export interface Cost {
  readonly cost: number;
  readonly found: string;
}

/** A program of others that does the same work. */
export interface Peer {
  readonly name: string;
  /** Throws Lacking where it isn't on this machine. */
  prepare(): Promise<(round: number) => Cost>;
}

/** The name of a side that is no commit. */
export const PEER = 'peer';

/** Something that is measured on both sides. */
export interface Part {
  readonly group: string;
  readonly name: string;
  /** The unit of its costs: milliseconds, or multiples of the plain loop's. */
  readonly unit: 'ms' | '×';
  /** Rounds of a heat, where they are few because each takes seconds. */
  readonly rounds?: number;
  /** What it is measured against, where that isn't the older commit. */
  readonly peer?: Peer;
  /** Loads what it needs from one side. Throws `Lacking`, or any error of an older commit whose modules differ. */
  prepare(engine: Engine): Promise<Work>;
}

const PLAIN = puzzleOf(digitsOf(manySteps));

function digitsOf(line: string): number[] {
  return Array.from(line, (symbol) => Number(symbol) || 0);
}

/** A round of a part on one side. */
export function costOf({ unit }: Part, work: Work, round: number): Cost {
  let found = 0;
  const ms = timedByProcess(() => {
    found = work(round);
  });
  return { cost: unit === 'ms' ? ms : ms / timedByProcess(() => plainSearch(PLAIN)), found: String(found) };
}

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

/** All parts, group by group. */
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
  {
    group: 'fast',
    name: '17 clues, counted to two',
    unit: 'ms',
    prepare: (engine) => counted(engine, file('clues-17.txt'), { times: 30 }),
  },
  { group: 'fast', name: 'hardest 9 × 9', unit: 'ms', prepare: (engine) => counted(engine, file('hardest.txt'), { times: 5 }) },
  { group: 'fast', name: 'minimal 16 × 16', unit: 'ms', prepare: (engine) => counted(engine, file('minimal-16.txt')) },
  { group: 'killer', name: 'ordinary killers', unit: 'ms', prepare: (engine) => counted(engine, ordinaryKillers()) },
  {
    group: 'killer',
    name: 'killers of 24 cages',
    unit: 'ms',
    prepare: (engine) => counted(engine, fewOf('killers-24-cages.txt', 20)),
  },
  { group: 'killer', name: 'killers of 17 cages', unit: 'ms', prepare: (engine) => counted(engine, fewOf('killers-17-cages.txt', 7)) },
  ...ownKillersIn.map(
    (linesIn): Part => ({
      group: 'killer',
      name: 'killers of your own',
      unit: 'ms',
      rounds: 2,
      prepare: (engine) => counted(engine, linesIn),
    }),
  ),
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
  ...peerParts,
];

export const groups = [...new Set(parts.map(({ group }) => group))];
