import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { hasDrafts } from '../../engine/catalog.ts';
import { InputError } from '../../engine/errors.ts';
import type { Experiment } from './experiment.ts';
import type { ShardPuzzle } from './puzzles.ts';

/** What a thread gets to begin with. */
export interface ThreadStart extends Pick<Experiment, 'runTexts' | 'settings' | 'format' | 'counters'> {
  readonly port: MessagePort;
  /** One more after each answer, so that the reader can wait for one. */
  readonly answers: Int32Array<SharedArrayBuffer>;
  readonly drafts: boolean;
}

/** A puzzle for a thread, and its answer: all rows, what is wrong with somebody's program on a line, or what went wrong here. */
export type ThreadTask = Pick<ShardPuzzle, 'placed' | 'canonical'>;
export type ThreadAnswer = { readonly rows: string } | { readonly fault: string; readonly line: number } | { readonly error: string };

/** Tasks that wait in each thread, so that none has to wait for the reader. */
const AHEAD = 4;

/** Threads that measure puzzles while the reader goes on. Their rows come out in the order in which the puzzles went in. */
export class ThreadPool {
  readonly #answers = new Int32Array(new SharedArrayBuffer(4));
  readonly #threads: { readonly worker: Worker; readonly port: MessagePort; readonly order: number[] }[] = [];
  readonly #rows = new Map<number, string>();
  #next = 0;
  #taken = 0;

  constructor(experiment: Experiment) {
    const { runTexts, settings, format, counters } = experiment;
    // The program may be text for Node, or compiled.
    const file = new URL(`./thread${/\.\w+$/.exec(import.meta.url)?.[0]}`, import.meta.url);
    for (let index = 0; index < experiment.threads; index++) {
      const { port1, port2 } = new MessageChannel();
      const workerData: ThreadStart = { runTexts, settings, format, counters, port: port2, answers: this.#answers, drafts: hasDrafts() };
      const worker = new Worker(file, { workerData, transferList: [port2] });
      worker.unref();
      port1.unref();
      this.#threads.push({ worker, port: port1, order: [] });
    }
  }

  /** Whether another puzzle would have to wait. */
  get isFull(): boolean {
    return this.#threads.every(({ order }) => order.length >= AHEAD);
  }

  get isEmpty(): boolean {
    return this.#taken === this.#next;
  }

  add({ placed, canonical }: ShardPuzzle): void {
    const thread = this.#threads.reduce((least, each) => (each.order.length < least.order.length ? each : least));
    thread.order.push(this.#next++);
    thread.port.postMessage({ placed, canonical } satisfies ThreadTask);
  }

  /** The rows of the puzzle that has waited longest; undefined where they aren't there yet. Throws what a thread threw. */
  take(): string | undefined {
    this.#receive();
    const rows = this.#rows.get(this.#taken);
    if (rows === undefined) return undefined;
    this.#rows.delete(this.#taken++);
    return rows;
  }

  /** Waits until a thread has answered. */
  wait(): void {
    const seen = Atomics.load(this.#answers, 0);
    if (!this.#receive()) Atomics.wait(this.#answers, 0, seen, 1000);
  }

  async end(): Promise<void> {
    for (const { worker, port } of this.#threads) {
      port.close();
      await worker.terminate();
    }
  }

  /** Returns whether something had come. */
  #receive(): boolean {
    let some = false;
    for (const { port, order } of this.#threads) {
      for (let message = receiveMessageOnPort(port); message; message = receiveMessageOnPort(port)) {
        const answer = message.message as ThreadAnswer;
        if ('error' in answer) throw new Error(answer.error);
        if ('fault' in answer) throw new InputError(answer.fault, { place: { line: answer.line, column: 1 } });
        this.#rows.set(order.shift()!, answer.rows);
        some = true;
      }
    }
    return some;
  }
}
