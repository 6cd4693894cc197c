import { puzzleName } from '#words/experiment.ts';
import { randomFrom } from '../../../engine/random.ts';
import type { Settings } from '../../../experiment/measure-puzzle.ts';
import type { ResultRow, ResultsHeader } from '../../../experiment/rows.ts';
import { letterOf } from '../../runs/named-run.ts';
import type { ExperimentTask, MeasuredPuzzle } from '../../workers/experiment.worker.ts';
import { startExperimenter } from '../../workers/experimenters.ts';
import { type PoolWorker, WorkerPool } from '../../workers/worker-pool.ts';
import { measureText, type Plan } from './question.ts';

/** What hears of the runs of a plan. */
export interface PlanHearer {
  /** More rows have come. */
  grown(): void;
  ended(): void;
  failed(error: unknown): void;
}

/** Replicates of a puzzle that one task makes: with many seeds, a page should see them come. */
const REPLICATES_A_TASK = 20;
const ROOT_SEED = 1;

/** The runs of a plan as they are made: rows in the order in which they come, and the texts of the puzzles. */
export class MeasuredPlan {
  readonly plan: Plan;
  readonly total: number;
  /** Texts of puzzles by their ids. */
  readonly texts = new Map<string, string>();
  done = 0;
  running = true;
  readonly #rows: ResultRow[] = [];
  readonly #pool: WorkerPool<ExperimentTask, MeasuredPuzzle>;
  readonly #hearer: PlanHearer;
  readonly #from = performance.now();

  /** `first`: how many puzzles of each group were measured before and need not be again. */
  constructor(plan: Plan, hearer: PlanHearer, first = 0, start: () => PoolWorker<ExperimentTask, MeasuredPuzzle> = startExperimenter) {
    this.plan = plan;
    this.#hearer = hearer;
    const tasks = tasksOf(plan, first);
    this.total = tasks.length;
    this.#pool = new WorkerPool(
      start,
      { length: tasks.length, at: (place) => tasks[place] },
      {
        result: ({ text, rows }) => {
          this.done++;
          this.#rows.push(...rows);
          if (rows[0]) this.texts.set(rows[0].puzzle_id, text);
          hearer.grown();
        },
        done: () => this.#end(),
        failed: (error) => {
          this.#end();
          hearer.failed(error);
        },
      },
    );
  }

  /** In the order of the plan. */
  get rows(): ResultRow[] {
    const runs = this.plan.runs.map((_, place) => letterOf(place));
    return this.#rows.toSorted((a, b) => a.line - b.line || runs.indexOf(a.run) - runs.indexOf(b.run) || a.replicate - b.replicate);
  }

  /** Whether all has been measured. */
  get isWhole(): boolean {
    return this.done === this.total;
  }

  /** About how many seconds are left; undefined while nobody knows. */
  get secondsLeft(): number | undefined {
    if (this.done < 2) return undefined;
    return Math.ceil(((performance.now() - this.#from) / 1000 / this.done) * (this.total - this.done));
  }

  stop(): void {
    if (this.running) this.#end();
  }

  #end(): void {
    this.#pool.stop();
    this.running = false;
    this.#hearer.ended();
  }
}

/** The line of a puzzle in the file of them, in which each has a line with its group before it. */
export const lineOf = (place: number): number => 2 * place + 2;

/** What is to be done, in an order that favours no group: whoever looks while it runs sees some of each. */
export function tasksOf(plan: Plan, first = 0): ExperimentTask[] {
  const { groups, count, runs, seeds, budget } = plan;
  const texts = runs.map((run, place) => `${letterOf(place)}=${measureText(run)}`);
  const common = { budget, rootSeed: ROOT_SEED, times: 'none', repeatUntil: 5 } as const;
  const pieces = Array.from({ length: Math.ceil(seeds / REPLICATES_A_TASK) }, (_, piece): Settings => {
    const before = piece * REPLICATES_A_TASK;
    return { ...common, firstReplicate: before + 1, seeds: Math.min(REPLICATES_A_TASK, seeds - before) };
  });
  const tasks = groups.flatMap(({ name: group, source }, at) =>
    Array.from({ length: count - first }, (_, index) => index + first).flatMap((place) =>
      pieces.map((settings) => {
        const name = plan.makes || count > 1 ? puzzleName(group, place + 1) : group;
        return { source: source(place), name, group, line: lineOf(place * groups.length + at), runs: texts, settings };
      }),
    ),
  );
  return randomFrom(1).shuffled(tasks);
}

/** The program that makes rows; its commit is undefined where the site was built from no checkout. */
export interface Maker {
  readonly version: string;
  readonly commit?: string | undefined;
}

/** The first line of the rows of a plan. */
export function headerOf({ runs, budget, seeds }: Plan, { version, commit }: Maker): ResultsHeader {
  return {
    sudoscope: 'results',
    schema: 1,
    version,
    ...(commit !== undefined && { commit }),
    runs: Object.fromEntries(runs.map((run, place) => [letterOf(place), measureText(run)])),
    budget: { [budget.currency]: budget.amount },
    seeds,
    root_seed: ROOT_SEED,
    times: 'none',
    repeat_until_ms: null,
    shard: [0, 1],
    input_sha256: null,
    host: { node: 'browser', cpu: '', cores: navigator.hardwareConcurrency || 1 },
  };
}
