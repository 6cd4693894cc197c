import type { WorkerLike } from '../rpc.ts';

/** A call as it crosses to a worker: the name of a function, and what it is called with. */
interface Call {
  readonly id: string;
  readonly path: readonly string[];
  readonly argumentList: readonly { readonly value: unknown }[];
}

/** A worker that does nothing by itself: a test answers for it. */
export class ManualWorker extends EventTarget implements WorkerLike {
  readonly #calls: Call[] = [];
  terminated = false;

  /** The calls so far: functions and their arguments. */
  get calls(): unknown[][] {
    return this.#calls.map(({ path, argumentList }) => [...path, ...argumentList.map(({ value }) => value)]);
  }

  postMessage(message: unknown): void {
    this.#calls.push(message as Call);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** Answers a call, counted from 0. */
  answer(index: number, value: unknown): void {
    this.#say(index, { type: 'RAW', value });
  }

  /** Answers a call by throwing. */
  refuse(index: number, message: string): void {
    this.#say(index, { type: 'HANDLER', name: 'throw', value: { isError: true, value: { message, name: 'Error', stack: '' } } });
  }

  /** An event of the worker itself. */
  fail(kind: string, message?: string): void {
    this.dispatchEvent(Object.assign(new Event(kind), { message }));
  }

  #say(index: number, answer: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.#calls[index]!.id, ...answer } }));
  }
}
