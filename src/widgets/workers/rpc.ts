import { type Endpoint, expose, type Remote, wrap } from 'comlink';
import { describeError } from '../../engine/errors.ts';
import { workerFault } from '../ui/fault-sentence.ts';

/** In a worker: answers calls of these functions. What one throws comes to the caller as an Error that says it in full. `endpoint` is where calls come from, the page when nothing is said. */
export function serve(functions: Readonly<Record<string, (...args: never[]) => unknown>>, endpoint?: Endpoint): void {
  const answering = Object.entries(functions).map(([name, work]) => [
    name,
    async (...args: never[]) => {
      try {
        return await work(...args);
      } catch (error) {
        throw new Error(describeError(error));
      }
    },
  ]);
  expose(Object.fromEntries(answering), endpoint);
}

/** As much of a worker as is used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

/**
 * A worker that offers functions. Comlink alone leaves a caller waiting for ever when the worker's code does not come, or when
 * it breaks: here every waiting call is rejected, and the worker is ended.
 */
export class RemoteWorker<Offered> {
  readonly #worker: WorkerLike;
  readonly #functions: Remote<Offered>;
  readonly #waiting = new Set<(error: Error) => void>();
  #fault: Error | undefined;

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    this.#functions = wrap<Offered>(worker);
    for (const kind of ['error', 'messageerror'] as const) worker.addEventListener(kind, (event) => this.#break(workerFault(event)));
  }

  /** Whether it has failed, and answers no more. */
  get broken(): boolean {
    return this.#fault !== undefined;
  }

  /** Calls a function of the worker. Rejects when that throws, and when the worker fails. */
  call<Answer>(request: (functions: Remote<Offered>) => Promise<Answer>): Promise<Answer> {
    if (this.#fault) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      request(this.#functions)
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  /** Ends the worker. Waiting calls never settle. */
  terminate(): void {
    this.#waiting.clear();
    this.#worker.terminate();
  }

  #break(fault: Error): void {
    this.#fault = fault;
    for (const reject of this.#waiting) reject(fault);
    this.terminate();
  }
}
