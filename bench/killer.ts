import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countOf, drain } from '../src/engine/algorithm.ts';
import { killerCover } from '../src/engine/cover/problems/killer-cover.ts';
import { countSolutions } from '../src/engine/fast/answer.ts';
import { CagePropagation } from '../src/engine/fast/cage-propagation.ts';
import { countCovers } from '../src/engine/fast/covers.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';
import { killerAdvanced } from '../src/engine/killer/killer-advanced.card.ts';
import { killerBacktracking } from '../src/engine/killer/killer-backtracking.card.ts';
import { randomKiller } from '../src/engine/killer/random-killer.ts';
import { killerSample } from '../src/engine/killer/testing/samples.ts';
import type { Puzzle } from '../src/engine/puzzle.ts';
import { type Measure, median, timed } from './measure.ts';
import { measureFiles } from './puzzles.ts';

/** Killers that need a search: 21 of 17 cages and 53 of 24 to 25. Where they come from is in src/engine/fast/README.md. */
const hard = ['killers-17-cages.txt', 'killers-24-cages.txt'].map((name) => fileURLToPath(new URL(name, import.meta.url)));

/** Killers made here when no file is named. */
const OWN = 300;

/** Random killers with one solution each, cages of one to five cells, always the same ones. */
export function* ownKillers(): Generator<Puzzle> {
  for (let seed = 1, made = 0; made < OWN; seed++) {
    const { puzzle } = randomKiller({ size: 9, seed, largest: 5 });
    if (countSolutions(puzzle, 2) !== 1) continue;
    made++;
    yield puzzle;
  }
}

/** Exact cover with an option for each filling of a cage; only fillings that agree with what follows without trying. */
function countFillings(puzzle: Puzzle): number {
  const propagation = new CagePropagation(puzzle);
  if (!propagation.sound || !propagation.propagate()) return 0;
  const { levels, ranks, cellCount } = propagation;
  const candidates = Array.from(levels.subarray(0, cellCount), (set) =>
    ranks.digits.reduce((digits, digit, rank) => ((set >>> rank) & 1 ? digits | (1 << (digit - 1)) : digits), 0),
  );
  return countCovers(killerCover(puzzle, candidates), { limit: 2 }).solutions;
}

/** Four methods for a killer; all but the second also look for a second solution. */
export const killerSolvers: Readonly<Record<string, (puzzle: Puzzle) => unknown>> = {
  'fast killer solver, counting to two': (puzzle) => countSolutions(puzzle, 2),
  'killer-advanced, step by step to the first solution': (puzzle) =>
    drain(killerAdvanced.run(killerAdvanced.start(puzzle, { rule45: true, outside: true, sharing: true }))),
  'exact cover, an option a filling, counting to two': (puzzle) => countCovers(killerCover(puzzle), { limit: 2 }),
  'exact cover, fillings filtered first, counting to two': countFillings,
};

/** Where every filling is an option, some killers take minutes: this many are measured. */
const COVERED = 40;

function* measureSolvers(name: string, puzzles: readonly Puzzle[]): Generator<Measure> {
  for (const [solver, solve] of Object.entries(killerSolvers)) {
    const measured = solver.startsWith('exact cover') ? puzzles.slice(0, COVERED) : puzzles;
    for (const puzzle of measured.slice(0, 10)) solve(puzzle);
    const times = measured.map((puzzle) => timed(() => solve(puzzle)));
    const ours = solver.startsWith('fast');
    const of = `${solver}; ${name}, ${measured.length} puzzles`;
    yield { name: `${of}: median`, value: Number(median(times).toFixed(2)), unit: 'ms', ...(ours ? { goal: '≤ 20' } : {}) };
    yield { name: `${of}: worst`, value: Number(Math.max(...times).toFixed(2)), unit: 'ms', ...(ours ? { goal: '≤ 1000' } : {}) };
  }
  const wrong = puzzles.filter((puzzle) => countSolutions(puzzle, 2) !== 1).length;
  yield { name: `${name}: puzzles without exactly one solution`, value: wrong, unit: 'puzzles', goal: '0' };
}

/** Calls of backtracking with one, two and three prunings, where they are too many for a test. */
const golden: Readonly<Record<string, readonly [number, number, number]>> = {
  'killer-rmit-easy-1': [21_496_326, 5_109_814, 3_043_668],
  'killer-rmit-hard-1': [41_395_956, 41_136_102, 24_369_850],
};

const prunings = [
  { name: 'sum when complete', prune: { complete: true, partial: false, reach: false } },
  { name: 'and partial sum', prune: { complete: true, partial: true, reach: false } },
  { name: 'and what the rest can reach', prune: { complete: true, partial: true, reach: true } },
];

function* measureCalls(): Generator<Measure> {
  for (const [id, expected] of Object.entries(golden)) {
    for (const [index, { name, prune }] of prunings.entries()) {
      const { counts } = drain(killerBacktracking.run(killerBacktracking.start(killerSample(id).puzzle, prune)));
      const calls = countOf(killerBacktracking.counters.calls, counts);
      yield { name: `killer-backtracking on ${id}, ${name}`, value: calls, unit: 'calls', goal: String(expected[index]) };
    }
  }
}

/** Killers: speed on the puzzles of the files (of any form), or on the project's own; and the large counts of backtracking. */
export function* measureKiller(files: readonly string[] = []): Generator<Measure> {
  const sets = files.map((file) => ({ name: file, puzzles: readPuzzles(readFileSync(file, 'utf8')).map(({ puzzle }) => puzzle) }));
  if (sets.length === 0) sets.push({ name: 'own killers', puzzles: [...ownKillers()] });
  for (const { name, puzzles } of sets) yield* measureSolvers(name, puzzles);
  if (files.length > 0) return;
  yield* measureFiles(hard);
  yield* measureCalls();
}
