import type { AheadFunctions } from '../../../workers/ahead.worker.ts';
import { RemoteWorker, type WorkerLike } from '../../../workers/rpc.ts';
import type { Ahead } from '../../../workers/run-ahead.ts';

/** What a run may take. The clock is looked at between two steps, so a slow step may take longer: then the worker is ended. */
const BUDGET = { steps: 2_000_000, ms: 1000 };
const PATIENCE = 8000;

const startWorker = () => new Worker(new URL('../../../workers/ahead.worker.ts', import.meta.url), { type: 'module' });

/** Runs algorithms from a position, one after the other, in a worker that lives as long as the search. */
export class AheadSearch {
  readonly #start: () => WorkerLike;
  readonly #patience: number;
  #worker: RemoteWorker<AheadFunctions> | undefined;
  #search = 0;
  #isWaiting = false;

  constructor(start: () => WorkerLike = startWorker, patience = PATIENCE) {
    this.#start = start;
    this.#patience = patience;
  }

  /** Calls `show` with what comes of each algorithm; with undefined where nothing does. A later search, or `stop`, gives this one up. */
  async run(puzzle: string, algorithms: readonly string[], show: (algorithm: string, ahead: Ahead | undefined) => void): Promise<void> {
    this.#giveUp();
    const search = this.#search;
    for (const algorithm of algorithms) {
      const ahead = await this.#ask(algorithm, puzzle);
      if (search !== this.#search) return;
      show(algorithm, ahead);
    }
  }

  /** Ends the search and its worker. */
  stop(): void {
    this.#giveUp();
    this.#end();
  }

  /** A worker that is at work cannot be told to stop. */
  #giveUp(): void {
    this.#search++;
    if (this.#isWaiting) this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isWaiting = false;
  }

  async #ask(algorithm: string, puzzle: string): Promise<Ahead | undefined> {
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    if (this.#worker?.broken) this.#end();
    this.#worker ??= new RemoteWorker<AheadFunctions>(this.#start());
    const worker = this.#worker;
    const timer = setTimeout(() => {
      if (worker === this.#worker) this.#end();
      resolve(undefined);
    }, this.#patience);
    this.#isWaiting = true;
    try {
      return await Promise.race([worker.call((functions) => functions.ahead({ algorithm, puzzle, ...BUDGET })), late]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      if (worker === this.#worker) this.#isWaiting = false;
    }
  }
}
