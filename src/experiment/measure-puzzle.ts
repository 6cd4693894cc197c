import type { Puzzle } from '../engine/puzzle.ts';
import { type Measured, measureRun, type RunBudget } from './measured-run.ts';
import { type Hash, seedOf } from './puzzle-id.ts';
import type { ResultRow, Times } from './rows.ts';
import type { ReadyRun } from './run-spec.ts';

/** How the runs of an experiment are made. */
export interface Settings {
  readonly budget: RunBudget;
  /** Replicates of each run that draws at random. */
  readonly seeds: number;
  readonly rootSeed: number;
  /** The first replicate, where others are made elsewhere; 1 when left out. */
  readonly firstReplicate?: number;
  readonly times: Times;
  /** Milliseconds, for `repeat`. */
  readonly repeatUntil: number;
}

/** A puzzle in its place. */
export interface Placed {
  readonly id: string;
  readonly name: string | null;
  readonly group: string | null;
  readonly line: number;
}

/** What a page and the command line have each of their own. */
export interface Surroundings {
  readonly hash: Hash;
  /** A clock in milliseconds of the processor. */
  readonly now: () => number;
}

/** Below this, in milliseconds, one run is mostly the grain of the clock. */
const LEAST_TIME = 1;

const refused: Measured = { outcome: 'refused', digits: 0, steps: 0, counters: {}, solution: undefined };

/** Yields the rows of a puzzle: runs in their order, replicates upwards. */
export function* rowsOf(
  puzzle: Puzzle,
  { id, name, group, line }: Placed,
  runs: readonly ReadyRun[],
  settings: Settings,
  { hash, now }: Surroundings,
): Generator<ResultRow> {
  const { seeds, rootSeed, firstReplicate = 1 } = settings;
  for (const run of runs) {
    const isRefused = run.refusal(puzzle) !== undefined;
    const replicates = run.draws ? seeds : 1;
    for (let replicate = firstReplicate; replicate < firstReplicate + replicates; replicate++) {
      const seed = run.draws ? seedOf(rootSeed, id, replicate, hash) : null;
      const options = seed === null ? run.allOptions : { ...run.allOptions, seed };
      const once = () => measureRun(run.loaded, puzzle, options, { budget: settings.budget, now });
      const { measured, ms, repeats } = isRefused ? { measured: refused, ms: null, repeats: null } : timed(once, settings, now);
      const { outcome, digits, steps, counters } = measured;
      const censored = outcome === 'stopped';
      yield { puzzle_id: id, name, group, line, run: run.name, replicate, seed, outcome, censored, digits, steps, ms, repeats, counters };
    }
  }
}

function timed(once: () => Measured, { times, repeatUntil }: Settings, now: () => number) {
  const began = now();
  const measured = once();
  if (times === 'none') return { measured, ms: null, repeats: null };
  if (times === 'once') {
    const ms = now() - began;
    return { measured, ms: ms < LEAST_TIME ? null : rounded(ms), repeats: 1 };
  }
  // The first run has warmed up.
  const from = now();
  let repeats = 0;
  let passed = 0;
  do {
    once();
    repeats++;
    passed = now() - from;
  } while (passed < repeatUntil);
  return { measured, ms: rounded(passed / repeats), repeats };
}

const rounded = (ms: number): number => Number(ms.toPrecision(3));
