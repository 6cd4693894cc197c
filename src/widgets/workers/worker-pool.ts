import type { WorkerAnswer } from '../../trace/worker-answer.ts';
import { workerFault } from '../../trace/worker-fault.ts';

/** More workers than this would only heat the machine. */
const MOST_WORKERS = 4;

interface Hearer<Result> {
  result(result: Result): void;
  /** Every task is done. */
  done(): void;
  failed(error: Error): void;
}

/** A list of tasks; each need not be made before its turn. */
interface Tasks<Task> {
  readonly length: number;
  at(place: number): Task | undefined;
}

/** Works off tasks in a few workers, one a worker at a time, in order. A worker answers each message, as `answerEach` does; the first failure ends the work. */
export class WorkerPool<Task, Result> {
  readonly #workers: Worker[] = [];
  readonly #tasks: Tasks<Task>;
  readonly #hearer: Hearer<Result>;
  #next = 0;
  #finished = 0;

  constructor(start: () => Worker, tasks: Tasks<Task>, hearer: Hearer<Result>) {
    this.#tasks = tasks;
    this.#hearer = hearer;
    // One core is left for the page.
    const cores = Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
    for (let lane = 0; lane < Math.min(cores, MOST_WORKERS, tasks.length); lane++) {
      const worker = start();
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Result>>) => {
        if ('failure' in data) this.#fail(new Error(data.failure));
        else this.#take(worker, data.result);
      });
      worker.addEventListener('error', (event) => this.#fail(workerFault(event)));
      worker.addEventListener('messageerror', (event) => this.#fail(workerFault(event)));
      this.#workers.push(worker);
      this.#give(worker);
    }
    if (tasks.length === 0) queueMicrotask(() => hearer.done());
  }

  stop(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers.length = 0;
  }

  #give(worker: Worker): void {
    const task = this.#tasks.at(this.#next++);
    if (task) worker.postMessage(task);
  }

  #fail(error: Error): void {
    this.stop();
    this.#hearer.failed(error);
  }

  #take(worker: Worker, result: Result): void {
    this.#finished++;
    this.#hearer.result(result);
    this.#give(worker);
    if (this.#finished < this.#tasks.length) return;
    this.stop();
    this.#hearer.done();
  }
}
