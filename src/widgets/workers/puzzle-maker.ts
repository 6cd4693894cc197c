import type { MadeWish, MakeFunctions, MakeReply, PuzzleGrade } from './make.worker.ts';
import { RemoteWorker, type WorkerLike } from './rpc.ts';

const startWorker = () => new Worker(new URL('./make.worker.ts', import.meta.url), { type: 'module' });

/**
 * Makes puzzles, finds answers and grades in a worker; the next puzzle is made ahead. When the worker
 * cannot be had or fails, waiting calls are rejected, and the next call starts a new one.
 */
export class PuzzleMaker {
  readonly #start: () => WorkerLike;
  #worker: RemoteWorker<MakeFunctions> | undefined;
  #ahead: { key: string; reply: Promise<MakeReply> } | undefined;

  constructor(start: () => WorkerLike = startWorker) {
    this.#start = start;
  }

  async #call<Answer>(request: Parameters<RemoteWorker<MakeFunctions>['call']>[0]): Promise<Answer> {
    if (!this.#worker || this.#worker.broken) this.#worker = new RemoteWorker(this.#start());
    return this.#worker.call(request) as Promise<Answer>;
  }

  /** A puzzle of the wish; at once when it was prepared. Rejects when the worker fails. */
  make(wish: MadeWish): Promise<MakeReply> {
    const key = JSON.stringify(wish);
    const reply = this.#ahead?.key === key ? this.#ahead.reply : this.#call<MakeReply>((functions) => functions.make(wish));
    this.#ahead = undefined;
    return reply;
  }

  /** Starts to make a puzzle that may be requested. When that fails, it is started again on request. */
  prepare(wish: MadeWish): void {
    const reply = this.#call<MakeReply>((functions) => functions.make(wish));
    this.#ahead = { key: JSON.stringify(wish), reply };
    reply.catch(() => {
      if (this.#ahead?.reply === reply) this.#ahead = undefined;
    });
  }

  /** Two answers of a puzzle (compact text) if it has as many. Rejects when the worker fails. */
  answersOf(puzzle: string): Promise<MakeReply> {
    return this.#call((functions) => functions.answersOf(puzzle));
  }

  /** How hard a puzzle (compact text) with one answer is; undefined when that could not be found out. */
  gradeOf(puzzle: string): Promise<PuzzleGrade | undefined> {
    return this.#call<PuzzleGrade>((functions) => functions.gradeOf(puzzle)).catch(() => undefined);
  }
}
