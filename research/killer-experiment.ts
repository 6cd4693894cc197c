/**
 * The two killer solvers against each other, written to content/data/killer-experiment.json: every 9 × 9 sample with one
 * answer in its eight orientations, and random killers by the size of their largest cage. Takes about twenty minutes.
 * Run again with: node research/killer-experiment.ts YYYY-MM-DD [seed]
 */
import { writeFileSync } from 'node:fs';
import type { AnyAlgorithm } from '../src/engine/algorithm.ts';
import { countSolutions } from '../src/engine/fast/answer.ts';
import { transformed } from '../src/engine/generate/transform.ts';
import { killerAdvanced } from '../src/engine/killer/killer-advanced.card.ts';
import { killerBacktracking } from '../src/engine/killer/killer-backtracking.card.ts';
import { randomKiller } from '../src/engine/killer/random-killer.ts';
import { killerSamples } from '../src/engine/killer/testing/samples.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';
import { randomFrom } from '../src/engine/random.ts';
import { countWithin } from './count-within.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');
const seed = Number(process.argv[3] ?? 1);

/** A run that needs more steps than this is given up. */
const LIMIT = 300_000_000;
const MAX = [2, 3, 4, 5, 6];
const INSTANCES = 15;

const solvers: Readonly<Record<string, AnyAlgorithm>> = { backtracking: killerBacktracking, advanced: killerAdvanced };

interface Timed {
  /** Digits tried, and the processor's time in milliseconds, or null when the run was given up. */
  readonly tries: number | null;
  readonly time: number | null;
}

function timed(solver: AnyAlgorithm, puzzle: Puzzle): Timed {
  const before = process.cpuUsage();
  const tries = countWithin(LIMIT, solver, puzzle, 'tries');
  const { user, system } = process.cpuUsage(before);
  return tries === undefined ? { tries: null, time: null } : { tries, time: Number(((user + system) / 1000).toPrecision(3)) };
}

/** The puzzle turned and mirrored: its cages lie elsewhere, nothing else is different. */
function* orientations({ givens, ...puzzle }: Puzzle): Generator<Puzzle> {
  let cells: Uint8Array = Uint8Array.from(givens, (_, cell) => cell);
  for (let image = 0; image < 8; image++) {
    const placeOf = new Map(Array.from(cells, (cell, place) => [cell, place]));
    yield {
      ...puzzle,
      givens: Uint8Array.from(cells, (cell) => givens[cell]!),
      cages: puzzle.cages.map((cage) => ({ ...cage, cells: cage.cells.map((cell) => placeOf.get(cell)!) })),
    };
    cells = transformed(puzzle.grid, cells, { operation: image === 3 ? 'mirror' : 'turn', first: 0, second: 0 });
  }
}

/** The first runs of a solver are slower, until the machine has translated it. */
for (const solver of Object.values(solvers)) timed(solver, killerSamples()[0]!.puzzle);

const samples = killerSamples()
  // One was made for its box, and not to be hard.
  .filter(({ id, puzzle, solutions }) => puzzle.grid.size === 9 && solutions === 1 && id !== 'killer-innie')
  .flatMap(({ id, puzzle }) =>
    [...orientations(puzzle)].flatMap((turned, orientation) =>
      Object.entries(solvers).map(([solver, algorithm]) => ({ id, orientation, solver, ...timed(algorithm, turned) })),
    ),
  );

const random = randomFrom(seed);
const cages = MAX.flatMap((largest) =>
  Array.from({ length: INSTANCES }, () => uniqueKiller(largest)).flatMap((puzzle) =>
    Object.entries(solvers).map(([solver, algorithm]) => ({ largest, solver, ...timed(algorithm, puzzle) })),
  ),
);

function uniqueKiller(largest: number): Puzzle {
  for (;;) {
    const { puzzle } = randomKiller({ size: 9, seed: random.below(1_000_000_000), largest });
    if (countSolutions(puzzle, 2) === 1) return puzzle;
  }
}

writeFileSync(
  'content/data/killer-experiment.json',
  `${JSON.stringify({ date, seed, limit: LIMIT, instances: INSTANCES, samples, cages })}\n`,
);
