import { type AnyAlgorithm, type AnyOptions, countOf } from '../engine/algorithm.ts';
import { countsAsDigit } from '../engine/digits-written.ts';
import { type Ending, endingOf } from '../engine/ending.ts';
import { solvePuzzle } from '../engine/fast/answer.ts';
import { Budget } from '../engine/fast/budget.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { kindSink, runInto } from '../engine/step-sink.ts';

/** What a budget is counted in: digits written and steps are the same on every machine, milliseconds are not. */
export const currencies = ['digits', 'steps', 'ms'] as const;
export type Currency = (typeof currencies)[number];

/** How much a run may take before it is stopped. */
export interface RunBudget {
  readonly currency: Currency;
  readonly amount: number;
}

/** What a run took. */
export interface Measured {
  readonly outcome: Ending;
  /** Steps that wrote a digit, right or wrong; a swap counts one, and so does a grid that is filled at random. */
  readonly digits: number;
  readonly steps: number;
  /** The algorithm's own counters, by id. */
  readonly counters: Readonly<Record<string, number>>;
  /** Digits 1 … n, indexed by cell; undefined when the algorithm fills no grid. */
  readonly solution: ArrayLike<number> | undefined;
}

/** The fast solver's answer; its nodes, of which it may visit so many on a killer, count as steps. It counts no digits. */
export function answerAtOnce(puzzle: Puzzle, nodes?: number): Measured {
  const budget = new Budget(nodes);
  const solution = solvePuzzle(puzzle, budget);
  const outcome = solution ? 'solved' : budget.spent ? 'stopped' : 'no-solution';
  return { outcome, solution, digits: 0, steps: outcome === 'stopped' ? nodes! : 0, counters: {} };
}

interface MeasureOptions {
  readonly budget?: RunBudget | undefined;
  /** A clock in milliseconds, for a budget of them. */
  readonly now?: () => number;
  /** Called now and then with the number of steps so far. */
  readonly onProgress?: ((steps: number) => void) | undefined;
}

/** Steps between two looks at the clock. */
const STRETCH = 1024;
/** Steps between two reports, a multiple of STRETCH. */
const LONG_STRETCH = 1 << 20;

/**
 * Runs an algorithm without keeping its steps. It is stopped when it is about to write a digit, or to take a step, more than its budget
 * has, so that a run that was stopped has spent exactly that.
 */
export function measureRun(algorithm: AnyAlgorithm, puzzle: unknown, options: AnyOptions, how: MeasureOptions = {}): Measured {
  const { budget, now, onProgress } = how;
  const limitOf = (currency: Currency) => (budget?.currency === currency ? budget.amount : Number.POSITIVE_INFINITY);
  const [maxDigits, maxSteps] = [limitOf('digits'), limitOf('steps')];
  const end = now && budget?.currency === 'ms' ? now() + budget.amount : Number.POSITIVE_INFINITY;
  const state = algorithm.start(puzzle, options);
  const kinds = Object.keys(algorithm.steps);
  const counts = new Float64Array(kinds.length);
  const writes = Uint8Array.from(kinds, (kind) => Number(countsAsDigit(algorithm.steps[kind]!)));
  let digits = 0;
  let steps = 0;
  let isOver = false;
  const sink = kindSink(kinds, (kind) => {
    isOver = steps === maxSteps || (writes[kind] === 1 && digits === maxDigits);
    if (isOver) return true;
    digits += writes[kind]!;
    counts[kind]!++;
    steps++;
    return steps % STRETCH === 0;
  });
  const run = runInto(algorithm, state, sink);
  let outcome: Ending = 'stopped';
  for (;;) {
    const next = run.next();
    if (next.done) {
      outcome = endingOf(next.value);
      break;
    }
    if (isOver || (end !== Number.POSITIVE_INFINITY && now!() >= end)) break;
    if (onProgress && steps % LONG_STRETCH === 0) onProgress(steps);
  }
  const byKind = Object.fromEntries(kinds.map((kind, index) => [kind, counts[index]!]));
  const counters = Object.fromEntries(Object.entries(algorithm.counters).map(([name, counter]) => [name, countOf(counter, byKind)]));
  return { outcome, digits, steps, counters, solution: algorithm.solution?.(state) };
}
