import { workerFault } from '../trace/worker-fault.ts';

/** More workers than this would only heat the machine. */
const MOST_WORKERS = 4;

interface Hearer<Result> {
  result(result: Result): void;
  /** Every task is done. */
  done(): void;
  failed(error: Error): void;
}

/** Works off tasks in a few workers, one a worker at a time, in order. A worker answers each message with one result. */
export class WorkerPool<Task, Result> {
  readonly #workers: Worker[] = [];
  readonly #tasks: readonly Task[];
  readonly #hearer: Hearer<Result>;
  #next = 0;
  #finished = 0;

  constructor(start: () => Worker, tasks: readonly Task[], hearer: Hearer<Result>) {
    this.#tasks = tasks;
    this.#hearer = hearer;
    // One core is left for the page.
    const cores = Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
    for (let lane = 0; lane < Math.min(cores, MOST_WORKERS, tasks.length); lane++) {
      const worker = start();
      worker.addEventListener('message', ({ data }: MessageEvent<Result>) => this.#take(worker, data));
      worker.addEventListener('error', (event) => {
        this.stop();
        hearer.failed(workerFault(event));
      });
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
    const task = this.#tasks[this.#next++];
    if (task) worker.postMessage(task);
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
