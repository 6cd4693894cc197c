import type { RunSummary } from '../../engine/fast/repeat.ts';
import type { MeasuredRun, MeasureTask } from './measure.worker.ts';
import { RemoteWorker, type WorkerLike } from './rpc.ts';
import type { SeedTask } from './seeds.worker.ts';

/** More workers than this would only heat the machine. */
const MAX_WORKERS = 4;

/** One worker of a pool. */
export interface PoolWorker<Task, Result> {
  /** Rejects when the task or the worker fails. */
  work(task: Task): Promise<Result>;
  terminate(): void;
}

/** A worker that serves a function `work`, as one of a pool. */
export function poolWorker<Task, Result>(worker: WorkerLike): PoolWorker<Task, Result> {
  const remote = new RemoteWorker<{ work(task: unknown): unknown }>(worker);
  return {
    work: (task) => remote.call((functions) => functions.work(task)) as Promise<Result>,
    terminate: () => remote.terminate(),
  };
}

interface Hearer<Result> {
  /** The result of the task at a place. */
  result(result: Result, place: number): void;
  /** Every task is done. */
  done(): void;
  failed(error: unknown): void;
}

/** A list of tasks; each need not be made before its turn. */
interface Tasks<Task> {
  readonly length: number;
  at(place: number): Task | undefined;
}

/** Works off tasks in a few workers, one a worker at a time, in order. The first failure ends the work. */
export class WorkerPool<Task, Result> {
  readonly #workers: PoolWorker<Task, Result>[] = [];
  readonly #tasks: Tasks<Task>;
  readonly #hearer: Hearer<Result>;
  #stopped = false;
  #next = 0;
  #finished = 0;

  constructor(start: () => PoolWorker<Task, Result>, tasks: Tasks<Task>, hearer: Hearer<Result>) {
    this.#tasks = tasks;
    this.#hearer = hearer;
    // One core is left for the page.
    const cores = Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
    this.#workers = Array.from({ length: Math.min(cores, MAX_WORKERS, tasks.length) }, start);
    for (const worker of this.#workers) this.#keepBusy(worker).catch((error: unknown) => this.#fail(error));
    if (tasks.length === 0) queueMicrotask(() => hearer.done());
  }

  stop(): void {
    this.#stopped = true;
    for (const worker of this.#workers) worker.terminate();
  }

  async #keepBusy(worker: PoolWorker<Task, Result>): Promise<void> {
    for (;;) {
      const place = this.#next++;
      const task = this.#tasks.at(place);
      if (!task) return;
      const result = await worker.work(task);
      if (this.#stopped) return;
      this.#finished++;
      this.#hearer.result(result, place);
      if (this.#finished < this.#tasks.length) continue;
      this.stop();
      this.#hearer.done();
    }
  }

  #fail(error: unknown): void {
    if (this.#stopped) return;
    this.stop();
    this.#hearer.failed(error);
  }
}

/** Starts a worker that measures runs. */
export const startMeasurer = (): PoolWorker<MeasureTask, MeasuredRun> =>
  poolWorker(new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' }));

/** Starts a worker that runs seeds. */
export const startSeedRunner = (): PoolWorker<SeedTask, RunSummary> =>
  poolWorker(new Worker(new URL('./seeds.worker.ts', import.meta.url), { type: 'module' }));
