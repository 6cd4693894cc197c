import type { Remote } from 'comlink';
import { tooSlow } from '#words/runs.ts';
import { InputError } from '../../engine/errors.ts';
import { RemoteWorker, type WorkerLike } from './rpc.ts';

/** The most seconds that reading a reader's input may take. */
const SECONDS = 20;

/**
 * Reads input from outside in a worker, within a time limit. Only the last call is answered: calls before it
 * resolve to `undefined`.
 */
export class BoundedWorker<Offered> {
  readonly #start: () => WorkerLike;
  readonly #seconds: number;
  /** Whether a call gives up the one before it; otherwise the worker keeps what it made for all of them. */
  readonly #drops: boolean;
  #worker: RemoteWorker<Offered> | undefined;
  #calls = 0;
  /** Ends the wait for the answer to the last call; undefined when nobody waits. */
  #release: (() => void) | undefined;

  constructor(start: () => WorkerLike, { seconds = SECONDS, drops = true } = {}) {
    this.#start = start;
    this.#seconds = seconds;
    this.#drops = drops;
  }

  /** Rejects when that takes too long, when it throws, and when the worker fails. */
  async call<Answer>(request: (functions: Remote<Offered>) => Promise<Answer>): Promise<Answer | undefined> {
    const number = ++this.#calls;
    if (this.#drops) this.#drop();
    if (this.#worker?.broken) this.#end();
    this.#worker ??= new RemoteWorker<Offered>(this.#start());
    const worker = this.#worker;
    const dropped = Promise.withResolvers<undefined>();
    const release = () => dropped.resolve(undefined);
    this.#release = release;
    const timer = setTimeout(() => {
      if (worker === this.#worker) this.#end();
      dropped.reject(new InputError(tooSlow(this.#seconds)));
    }, this.#seconds * 1000);
    try {
      const answer = await Promise.race([worker.call(request), dropped.promise]);
      return number === this.#calls ? answer : undefined;
    } catch (error) {
      if (number === this.#calls) throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
      if (this.#release === release) this.#release = undefined;
    }
  }

  /** Gives up the last call, which then resolves to `undefined`. */
  stop(): void {
    this.#calls++;
    this.#drop();
  }

  /** Gives up the call before this one. */
  #drop(): void {
    if (!this.#release) return;
    this.#release();
    this.#release = undefined;
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
