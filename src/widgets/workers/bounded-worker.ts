import type { Remote } from 'comlink';
import { tooSlow } from '#words/runs.ts';
import { InputError } from '../../engine/errors.ts';
import { RemoteWorker, type WorkerLike } from './rpc.ts';

/** What a reader brings is read for so many seconds at most. */
const SECONDS = 20;

/**
 * Reads what comes from outside away from the page, and not for ever. Only the last thing that was asked is answered: who asked before
 * hears `undefined`.
 */
export class BoundedWorker<Offered> {
  readonly #start: () => WorkerLike;
  readonly #seconds: number;
  /** What was asked before is no longer worth its time; else the worker has made something for all that is asked. */
  readonly #drops: boolean;
  #worker: RemoteWorker<Offered> | undefined;
  #asked = 0;
  /** Sends away who waits; nothing when nobody does. */
  #sendAway: (() => void) | undefined;

  constructor(start: () => WorkerLike, { seconds = SECONDS, drops = true } = {}) {
    this.#start = start;
    this.#seconds = seconds;
    this.#drops = drops;
  }

  /** Rejects when that takes too long, when it throws, and when the worker fails. */
  async ask<Answer>(call: (functions: Remote<Offered>) => Promise<Answer>): Promise<Answer | undefined> {
    const asked = ++this.#asked;
    if (this.#drops) this.#drop();
    if (this.#worker?.broken) this.#end();
    this.#worker ??= new RemoteWorker<Offered>(this.#start());
    const worker = this.#worker;
    const dropped = Promise.withResolvers<undefined>();
    const sendAway = () => dropped.resolve(undefined);
    this.#sendAway = sendAway;
    const timer = setTimeout(() => {
      if (worker === this.#worker) this.#end();
      dropped.reject(new InputError(tooSlow(this.#seconds)));
    }, this.#seconds * 1000);
    try {
      const answer = await Promise.race([worker.ask(call), dropped.promise]);
      return asked === this.#asked ? answer : undefined;
    } catch (error) {
      if (asked === this.#asked) throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
      if (this.#sendAway === sendAway) this.#sendAway = undefined;
    }
  }

  /** What was asked before is left where it is. */
  #drop(): void {
    if (!this.#sendAway) return;
    this.#sendAway();
    this.#sendAway = undefined;
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
