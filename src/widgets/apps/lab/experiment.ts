import { soFar } from '#words/lab.ts';
import type { AnyOptions } from '../../../engine/algorithm.ts';
import type { RunBudget } from '../../../experiment/measured-run.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import type { MeasuredRun, MeasureTask } from '../../workers/measure.worker.ts';
import type { LabPuzzle } from '../../workers/puzzle-list.ts';
import { type PoolWorker, startMeasurer, WorkerPool } from '../../workers/worker-pool.ts';
import type { Result } from './results.ts';

/** A run as the reader named it, with all of its options. */
export interface ReadyRun extends NamedRun {
  readonly allOptions: AnyOptions;
}

interface ExperimentHearer {
  /** Called with each new result. */
  grown(): void;
  ended(): void;
  failed(error: unknown): void;
}

/** The parts of the browser an experiment uses; tests pass their own. */
interface Surroundings {
  start(): PoolWorker<MeasureTask, MeasuredRun>;
  /** A clock in milliseconds. */
  now(): number;
}

const browser: Surroundings = { start: startMeasurer, now: () => performance.now() };

/** Several algorithms on many puzzles, in workers: the set-up and the results so far. */
export class Experiment {
  readonly puzzles: readonly LabPuzzle[];
  readonly runs: readonly ReadyRun[];
  /** How much a run may take, in what the runs are compared by. */
  readonly budget: RunBudget;
  readonly results: Result[] = [];
  readonly #pool: WorkerPool<MeasureTask, MeasuredRun>;
  readonly #hearer: ExperimentHearer;
  readonly #now: () => number;
  readonly #began: number;
  #running = true;
  /** How it ended early; undefined when it didn't. */
  #cutShort: 'stopped' | 'failed' | '' = '';

  constructor(
    puzzles: readonly LabPuzzle[],
    runs: readonly ReadyRun[],
    budget: RunBudget,
    hearer: ExperimentHearer,
    { start, now }: Surroundings = browser,
  ) {
    this.#now = now;
    this.#began = now();
    this.puzzles = puzzles;
    this.runs = runs;
    this.budget = budget;
    this.#hearer = hearer;
    // All runs of a puzzle come one after the other, so that a table fills row by row.
    const placesOf = (place: number) => ({ puzzle: Math.floor(place / runs.length), run: place % runs.length });
    const at = (place: number): MeasureTask | undefined => {
      const { puzzle, run } = placesOf(place);
      const { text } = puzzles[puzzle] ?? {};
      if (text === undefined) return undefined;
      const { algorithm, allOptions: options } = runs[run]!;
      return { algorithm, options, text, budget };
    };
    this.#pool = new WorkerPool(
      start,
      { length: this.total, at },
      {
        result: (measured, place) => {
          this.results.push({ ...placesOf(place), ...measured });
          hearer.grown();
        },
        done: () => this.#end(''),
        failed: (error) => {
          this.#end('failed');
          hearer.failed(error);
        },
      },
    );
  }

  get running(): boolean {
    return this.#running;
  }

  get total(): number {
    return this.puzzles.length * this.runs.length;
  }

  /** Stops it; its results stay. */
  stop(): void {
    this.#end('stopped');
  }

  #end(how: 'stopped' | 'failed' | ''): void {
    if (!this.#running) return;
    this.#pool.stop();
    this.#running = false;
    this.#cutShort = how;
    this.#hearer.ended();
  }

  /** The progress: '3 of 9 runs, about 4 s left.' */
  get words(): string {
    const done = this.results.length;
    const seconds = (this.#now() - this.#began) / 1000;
    const left = this.#running && done > 0 ? Math.ceil((seconds / done) * (this.total - done)) : undefined;
    return soFar(done, this.total, this.#cutShort, left);
  }
}
